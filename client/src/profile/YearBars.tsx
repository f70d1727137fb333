import "@mantine/charts/styles.layer.css";
import { BarChart } from "@mantine/charts";
import classes from "./CommitsByYear.module.css";
import type { Row } from "./CommitsByYear.tsx";

const height = 28;
/** The chart is scaled on paper: see CommitsByYear.module.css. The library's types omit this attribute. */
const scalable = { preserveAspectRatio: "none" };

/** A bar chart for each repository, hidden from screen readers, which have the table. */
export default function YearBars(props: { rows: Row[]; years: string[]; tallest: number }) {
  const { rows, years, tallest } = props;
  return (
    <div className="text-12" aria-hidden="true">
      {rows.map((row) => (
        <div key={row.name} className={classes.row}>
          <span className="mono truncate" title={row.name}>
            {row.name}
          </span>
          <BarChart
            h={height}
            data={years.map((year) => ({ year, commits: row.byYear[year] ?? 0 }))}
            dataKey="year"
            series={[{ name: "commits", color: "var(--ch-text-3)" }]}
            withXAxis={false}
            withYAxis={false}
            withTooltip={false}
            gridAxis="none"
            yAxisProps={{ domain: [0, tallest] }}
            barProps={{ isAnimationActive: false, radius: 1 }}
            barChartProps={{
              barCategoryGap: 2,
              margin: { top: 0, right: 0, bottom: 0, left: 0 },
              tabIndex: -1,
              ...scalable,
            }}
          />
          <b>{row.commits.toLocaleString("en")}</b>
        </div>
      ))}
      <div className={classes.row}>
        <span />
        <span className={classes.axis}>
          {years.map((year) => (
            <span key={year}>’{year.slice(2)}</span>
          ))}
        </span>
        <span />
      </div>
    </div>
  );
}
