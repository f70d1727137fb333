import { figure } from "../text/plural.ts";
import { trpc } from "../trpc.ts";
import classes from "./Counts.module.css";

const minCount = 10;

/** Counts of this server's data; small ones are omitted. */
export default function Counts() {
  const { data } = trpc.about.counts.useQuery();
  const counts = data
    ? ([
        ["co-founder profiles", data.profiles],
        ["claims, each with its evidence", data.claims],
        ["repositories behind them", data.repositories],
        ["open jobs", data.jobs],
      ] as const)
    : [];
  const rows = counts.filter(([, count]) => count >= minCount);
  if (!data) return <div style={{ minHeight: 104 }} />;
  if (rows.length === 0) return null;
  const samples =
    data.samples === 0
      ? ""
      : data.samples === data.profiles
        ? " The profiles here belong to sample people."
        : ` ${data.samples} of the profiles belong to sample people.`;
  return (
    <div>
      <dl className={classes.counts}>
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt className="text-13 tertiary">{name}</dt>
            <dd>{figure(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-12 tertiary mt-8">Counted on this server today.{samples}</p>
    </div>
  );
}
