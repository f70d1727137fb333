import { type measureConcurrently, median, percentile } from "./measure.ts";

/** A row of the report: a measurement, the baseline of the same run, and the target. */
export type Row = {
  engine: string;
  what: string;
  measured: string;
  /** Value of the baseline; absent for figures without one. */
  baseline?: string;
  /** Compared with `wanted`. */
  value?: number;
  /** Target maximum, or minimum with `least`. */
  wanted?: number;
  least?: boolean;
};

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const isReached = ({ value, wanted, least }: Row): boolean | null =>
  value === undefined || wanted === undefined ? null : least ? value >= wanted : value <= wanted;

/** The median beside that of the baseline. */
export const compareMedians = (
  { base, own }: { base: number[]; own: number[] },
  { baseline, ...row }: Pick<Row, "engine" | "what" | "wanted"> & { baseline: string },
): Row => ({
  ...row,
  measured: ms(median(own)),
  baseline: `${ms(median(base))}: ${baseline}`,
  value: median(own) / median(base),
});

/** The p95 of several clients beside the p50 of one. */
export const compareLoad = (
  { times, perSecond, failed }: Awaited<ReturnType<typeof measureConcurrently>>,
  alone: number[],
  row: Pick<Row, "engine" | "what" | "wanted">,
): Row => ({
  ...row,
  what: `${row.what}, p95 relative to p50 of one client`,
  measured: `${ms(percentile(times, 0.95))}, ${perSecond.toFixed(0)} per second, ${failed} refused`,
  baseline: ms(median(alone)),
  value: percentile(times, 0.95) / median(alone),
});

const verdict = (row: Row) => ({ true: "yes", false: "**no**", null: "" })[String(isReached(row))];
const wantedOf = ({ wanted, least }: Row) =>
  wanted === undefined ? "" : `${least ? "≥" : "≤"} ${wanted.toLocaleString("en")}`;
const figure = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString("en") : String(+value.toFixed(2));

export const toTable = (rows: Row[]): string =>
  [
    "| database | scenario | measured | baseline | ratio or value | target | met |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows.map(
      (row) =>
        `| ${row.engine} | ${row.what} | ${row.measured} | ${row.baseline ?? ""} | ${row.value === undefined ? "" : figure(row.value)} | ${wantedOf(row)} | ${verdict(row)} |`,
    ),
  ].join("\n");
