import { useState } from "react";
import { ButtonSwitch } from "../components/ButtonSwitch.tsx";
import { TableHead } from "../components/TableHead.tsx";
import { figure, plural } from "../text/plural.ts";
import type { RouterOutputs } from "../trpc.ts";
import classes from "./CommitsByYear.module.css";
import { repositoryName } from "./claims.ts";

type OwnCommits = NonNullable<RouterOutputs["profile"]["pair"]["they"]>["ownCommits"];
type Row = NonNullable<OwnCommits>["rows"][number];
type Person = { name: string; commits: OwnCommits };

const maxRows = 8;
const maxYears = 12;

function sumOf(name: string, rows: Row[]): Row {
  const byYear: Record<string, number> = {};
  for (const row of rows)
    for (const [year, commits] of Object.entries(row.byYear)) byYear[year] = (byYear[year] ?? 0) + commits;
  return { name, commits: rows.reduce((sum, { commits }) => sum + commits, 0), byYear };
}

/** "2,163 own commits in 8 repositories"; private commits have their own row. */
function totalText({ rows, privateRow }: NonNullable<OwnCommits>): string {
  const { commits } = sumOf("", privateRow ? [...rows, privateRow] : rows);
  const total = plural(commits, "own commit");
  return privateRow ? total : `${total} in ${plural(rows.length, "repository", "repositories")}`;
}

/** At most eight rows, most commits first; the last one sums up the others. */
function rowsOf(commits: NonNullable<OwnCommits>): Row[] {
  const all = [...commits.rows, ...(commits.privateRow ? [commits.privateRow] : [])]
    .map((row) => ({ ...row, name: repositoryName(row.name) }))
    .sort((a, b) => b.commits - a.commits);
  if (all.length <= maxRows) return all;
  const rest = all.slice(maxRows - 1);
  return [...all.slice(0, maxRows - 1), sumOf(`${rest.length} more`, rest)];
}

type BarsProps = { rows: Row[]; years: string[]; tallest: number };

/** Hidden from screen readers, which have the table. */
const YearBars = ({ rows, years, tallest }: BarsProps) => (
  <div className="text-12" aria-hidden="true">
    {rows.map(({ name, byYear, commits }) => (
      <div key={name} className={classes.row}>
        <span className="mono truncate" title={name}>
          {name}
        </span>
        <span className={classes.bars}>
          {years.map((year) => (
            <i key={year} style={{ height: `${(100 * (byYear[year] ?? 0)) / tallest}%` }} />
          ))}
        </span>
        <b className="text-right figures">{figure(commits)}</b>
      </div>
    ))}
    <div className={classes.row}>
      <span />
      <span className={`tertiary ${classes.axis}`}>
        {years.map((year) => (
          <span key={year}>’{year.slice(2)}</span>
        ))}
      </span>
    </div>
  </div>
);

function YearTable({ name, rows, years }: { name: string; rows: Row[]; years: string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
    <section style={{ overflowX: "auto" }} aria-label={`Commits by ${name}`} tabIndex={0}>
      <table className={`text-13 figures table ${classes.table}`}>
        <caption>{name}</caption>
        <TableHead columns={["Repository", ...years, "All"]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="mono">
                {row.name}
              </th>
              {years.map((year) => (
                <td key={year}>{row.byYear[year]?.toLocaleString("en") ?? "–"}</td>
              ))}
              <td>
                <b>{figure(row.commits)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const views = [
  ["bars", "Bars"],
  ["table", "Table"],
] as const;

export function CommitsByYear({ people }: { people: Person[] }) {
  const [asTable, setAsTable] = useState(false);
  const charts = people.flatMap(({ name, commits }) =>
    commits ? [{ name, rows: rowsOf(commits), total: totalText(commits) }] : [],
  );
  const allYears = charts.flatMap(({ rows }) =>
    rows.flatMap(({ byYear }) => Object.keys(byYear).map(Number)),
  );
  if (allYears.length === 0) return null;
  const last = Math.max(...allYears);
  const earliest = Math.min(...allYears);
  const first = Math.max(earliest, last - maxYears + 1);
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  const tallest = Math.max(
    ...charts.flatMap(({ rows }) => rows.flatMap(({ byYear }) => years.map((year) => byYear[year] ?? 0))),
  );
  const withoutYears = people.filter(({ commits }) => !commits).map(({ name }) => name);
  return (
    <section className={`stack gap-12 pad-20 ${classes.part}`} aria-labelledby="commits-by-year">
      <div className="apart">
        <h3 id="commits-by-year">Own commits by repository and year</h3>
        <ButtonSwitch
          label="Show commits as"
          options={views}
          value={asTable ? "table" : "bars"}
          onChange={(view) => setAsTable(view === "table")}
        />
      </div>
      <div className={classes.people} data-table={asTable || undefined}>
        {charts.map(({ name, rows, total }) =>
          asTable ? (
            <YearTable key={name} name={name} rows={rows} years={years} />
          ) : (
            <div key={name}>
              <p className="text-13 apart">
                <b>{name}</b>
                <span className="tertiary">{total}</span>
              </p>
              <YearBars rows={rows} years={years} tallest={tallest} />
            </div>
          ),
        )}
      </div>
      <p className="text-12 tertiary">
        Includes repositories that are not evidence for any claim. All bars share one scale; the tallest is{" "}
        {figure(tallest)} commits in a year.
        {earliest < first && ` Totals include commits before ${first}.`}
        {withoutYears.length > 0 &&
          ` The profile of ${withoutYears.join(" and ")} was made before years were recorded.`}
      </p>
    </section>
  );
}
