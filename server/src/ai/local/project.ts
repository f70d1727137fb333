import type { ProjectFacts } from "../../evidence/facts.ts";
import { figure, joined, overlap, withArticle } from "../../evidence/phrases.ts";
import { withoutPraise } from "../../evidence/praise.ts";
import { yearMs } from "../../evidence/years.ts";
import { counted } from "../../text/counted.ts";

/** Phrases from a project's description, as part of a sentence or quoted, and verifiable figures. */

/** "crane (“Crane maps”)": quotes the description. */
export const introduced = ({ name, subject }: ProjectFacts): string =>
  subject ? `${name} (${quoted(subject.text)})` : name;

export const quoted = (text: string) => `“${text}”`;

/** The README's first statement about the project: "It provides a table of tides." */
const introductionOf = ({ introduction }: ProjectFacts): string[] =>
  introduction
    .map((text) => text.replace(/^is an? (.+)/, (_, kind) => `is ${withArticle(withoutPraise(kind))}`))
    .map((text) => `It ${text}.`);

/** Longer definitions need no sentence beside them. */
const shortDefinition = 50;
const maxFeatures = 3;

/**
 * Up to two sentences of the README that add to the description, otherwise three features; shorter lists are left out.
 */
export function detailsOf(project: ProjectFacts): string[] {
  const { subject, description, features } = project;
  const described = `${subject?.text} ${description}`;
  const opening = introductionOf(project).filter(
    (text) => (subject?.text.length ?? 0) <= shortDefinition && overlap(text, described) < 0.5,
  );
  const listed = features.filter((text) => overlap(text, described) <= 0.6).slice(0, maxFeatures);
  if (opening.length > 0 || listed.length < maxFeatures) return opening;
  return [`Its README lists ${joined(listed.map(quoted))}.`];
}

/** Whether there were commits within a year of `now`. */
export const isActive = (projects: ProjectFacts[], now: Date): boolean =>
  projects.some(({ lastAt }) => now.getTime() - Date.parse(lastAt) < yearMs);

/** "since 2019" for active projects, else "from 2014 to 2023"; "in 2021" within one year. */
export function spanOf(projects: ProjectFacts[], now: Date): string {
  const times = projects.flatMap(({ firstAt, lastAt }) => [Date.parse(firstAt), Date.parse(lastAt)]);
  const [from, to] = [Math.min(...times), Math.max(...times)].map((time) => new Date(time).getUTCFullYear());
  if (from === to) return `in ${from}`;
  return isActive(projects, now) ? `since ${from}` : `from ${from} to ${to}`;
}

/** Mentions releases from three and stars from a hundred: smaller numbers do not impress. */
const reachOf = ({ releases, stars }: ProjectFacts): string[] => [
  ...(releases !== null && releases >= 3 ? [counted(releases, "release")] : []),
  ...(stars >= 100 ? [counted(stars, "star")] : []),
];

/**
 * "Wrote most of yard (“Plans a depot”): 800 of its 1,000 commits since 2024; it has 300 stars." A definition that the
 * headline gives is not repeated.
 */
export function ownershipOf(project: ProjectFacts, headline: string, now: Date): string {
  const { ownCommits, allCommits } = project;
  const name = headline.includes(introduced(project)) ? project.name : introduced(project);
  const [own, all, span] = [figure(ownCommits), counted(allCommits, "commit"), spanOf([project], now)];
  const share = ownCommits / allCommits;
  const reach = reachOf(project);
  const suffix = reach.length > 0 ? `; it has ${joined(reach)}.` : ".";
  if (share === 1) return `Wrote all of ${name}: ${all} ${span}${suffix}`;
  if (share < 0.5) return `Contributed to ${name}: ${own} of its ${all} ${span}${suffix}`;
  return `Wrote ${share >= 0.9 ? "nearly all" : "most"} of ${name}: ${own} of its ${all} ${span}${suffix}`;
}

/** "893 of 927 commits since 2019, 12 releases, 6,000 stars."; "All 90 commits in 2021." */
export function figuresOf(project: ProjectFacts, now: Date): string {
  const { ownCommits, allCommits } = project;
  const all = counted(allCommits, "commit");
  const only = allCommits === 1 ? "The only commit" : `All ${all}`;
  const commits = ownCommits === allCommits ? only : `${figure(ownCommits)} of ${all}`;
  return `${[`${commits} ${spanOf([project], now)}`, ...reachOf(project)].join(", ")}.`;
}
