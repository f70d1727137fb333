import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { Skeleton } from "../../components/Skeleton.tsx";
import { plural } from "../../text/plural.ts";
import { trpc } from "../../trpc.ts";
import classes from "./WishesSide.module.css";
import { hasWrongNumber } from "./WishFields.tsx";
import type { Wishes } from "./WishList.tsx";

const debounceMs = 500;

function Count({ name, count, of }: { name: string; count: number | null; of: number }) {
  return (
    <li>
      <span>{name}</span>
      <b className="figures">{count === null ? "fewer than 5" : `${count} of ${of}`}</b>
      <div className={`bar ${classes.bar}`} aria-hidden="true">
        <i style={{ width: `${of === 0 ? 0 : Math.round((100 * (count ?? 0)) / of)}%` }} />
      </div>
    </li>
  );
}

function Counts({ draft }: { draft: Wishes }) {
  const [debounced] = useDebouncedValue(draft, debounceMs);
  const { data, isError } = trpc.profile.countMeeting.useQuery(debounced, {
    placeholderData: keepPreviousData,
    retry: false,
    enabled: !hasWrongNumber(debounced),
  });
  if (hasWrongNumber(draft))
    return <p className="text-13 secondary">Correct the numbers to see how many people fit.</p>;
  if (isError) return <p className="text-13 secondary">People could not be counted.</p>;
  if (!data) return <Skeleton height={64} />;
  if (data.mostOf.total === 0)
    return <p className="text-13 secondary">Add a wish to see how many people meet it.</p>;
  return (
    <>
      <ul className={`text-13 ${classes.counts}`}>
        {draft.must.length > 0 && (
          <Count name="Meet all your must-haves" count={data.musts} of={data.people} />
        )}
        <Count
          name={`Meet at least ${data.mostOf.met} of ${plural(data.mostOf.total, "wish", "wishes")}`}
          count={data.most}
          of={data.people}
        />
      </ul>
      {data.hardest && draft.must.length > 1 && (
        <p className="text-13 secondary">
          “{data.hardest.text}” rules out the most people: {data.hardest.count} of the {data.hardest.of} who
          miss a must-have.
        </p>
      )}
    </>
  );
}

const visibility = [
  ["Availability, time, place, stage", "Everyone signed in"],
  ["Must-have, prefer, avoid", "Everyone signed in"],
  ["Money and equity", "Connections only"],
] as const;

export function WishesSide({ draft }: { draft: Wishes }) {
  return (
    <aside className="stack">
      <section className="card stack gap-12 pad" aria-live="polite">
        <h2>With these wishes</h2>
        <Counts draft={draft} />
      </section>
      <section className="card stack gap-12 pad">
        <h2>Who sees what</h2>
        <dl className={classes.seen}>
          {visibility.map(([what, who]) => (
            <div key={what} className="apart">
              <dt className="tertiary">{what}</dt>
              <dd>{who}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card stack gap-12 pad">
        <h2>Does this change my score?</h2>
        <p className="text-13 secondary">
          No. The match score compares evidence only. Wishes are counted separately: “You meet 5 of their 6
          wishes; they meet 4 of your 5”.
        </p>
      </section>
    </aside>
  );
}
