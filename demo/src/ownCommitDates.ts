import type { DemoRepository } from "./people.ts";

const month = 30 * 24 * 3600 * 1000;

/** ISO times of own commits, latest first, spread over each month; null where only first and last are given. */
export function ownCommitDates({ commits }: DemoRepository): string[] | null {
  const { ownByMonth, first, last } = commits;
  if (!ownByMonth || !first || !last) return null;
  const times = Object.entries(ownByMonth).flatMap(([start, count]) =>
    Array.from(
      { length: count },
      (_, i) => Date.parse(`${start}-01T00:00:00Z`) + ((i + 0.5) / count) * 0.9 * month,
    ),
  );
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const inside = times
    .map((time) => Math.min(to, Math.max(from, time)))
    .sort((a, b) => b - a)
    .map((time) => new Date(time).toISOString().replace(/\.\d+Z/, "Z"));
  return inside.length > 1 ? [last, ...inside.slice(1, -1), first] : inside;
}
