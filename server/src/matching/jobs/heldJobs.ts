import { type Span, yearsCovered } from "../../text/dates.ts";
import type { DatedTitle } from "./datedTitles.ts";
import { closeness, type Node } from "./nodes.ts";
import type { Weighted } from "./titleMatches.ts";
import { readTitle } from "./titles.ts";
import { sameProfession } from "./weights.ts";

/** A job with dates; `nodes` are what its title most likely means, none if it is not recognised. */
export type HeldJob = { nodes: Node[]; spans: Span[] };

/** Minimum weight, relative to the best match, of a further meaning of a title. */
const likely = 0.5;
export const likeliest = (matches: Pick<Weighted, "node" | "weight">[]): Node[] =>
  matches.filter(({ weight }) => weight >= likely * (matches[0]?.weight ?? 0)).map(({ node }) => node);

export const heldJobs = (held: DatedTitle[], about: Float32Array | undefined): HeldJob[] =>
  held
    .filter(({ spans }) => spans.length > 0)
    .map(({ title, spans }) => ({ spans, nodes: likeliest(readTitle(title, about)) }));

function yearsOf(jobs: HeldJob[], now: Date): number {
  const spans = jobs.flatMap((job) => job.spans);
  return yearsCovered(spans, now);
}

/** Years in jobs of one of these professions or a close one; null where no dated job is recognised. */
export function yearsAs(nodes: Node[], jobs: HeldJob[], now: Date): number | null {
  if (jobs.every((job) => job.nodes.length === 0)) return null;
  const isRelated = (job: HeldJob) =>
    job.nodes.some((one) => nodes.some((node) => closeness(one, node) >= sameProfession));
  return yearsOf(jobs.filter(isRelated), now);
}

/** Years in jobs that are clearly of another profession. Time in jobs whose title is not recognised may be in this one. */
export function yearsApart(nodes: Node[], jobs: HeldJob[], now: Date): number {
  const isApart = (job: HeldJob) =>
    job.nodes.length > 0 &&
    !job.nodes.some((one) => nodes.some((node) => closeness(one, node) >= sameProfession));
  return yearsOf(jobs.filter(isApart), now);
}
