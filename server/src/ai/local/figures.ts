import type { ProjectFacts } from "../../evidence/facts.ts";
import { counted, figure, joined } from "./english.ts";

/** Figures that anybody can count again on the code host. */

const year = 365 * 86_400_000;
/** Fewer stars or releases than these say nothing. */
const leastStars = 50;
const leastReleases = 3;

/** Whether there was work within a year of `now`. */
export const isActive = (projects: ProjectFacts[], now: Date): boolean =>
  projects.some(({ lastAt }) => now.getTime() - Date.parse(lastAt) < year);

/** "since 2019" while there is work, else "from 2014 to 2023"; "in 2021" where it is all of one year. */
export function spanOf(projects: ProjectFacts[], now: Date): string {
  const times = projects.flatMap(({ firstAt, lastAt }) => [Date.parse(firstAt), Date.parse(lastAt)]);
  const [from, to] = [Math.min(...times), Math.max(...times)].map((time) => new Date(time).getUTCFullYear());
  if (from === to) return `in ${from}`;
  return isActive(projects, now) ? `since ${from}` : `from ${from} to ${to}`;
}

/** "Wrote most of yard: 800 of its 1,000 commits since 2024; it has 300 stars." */
export function ownershipOf(project: ProjectFacts, as: string, now: Date): string {
  const { ownCommits, allCommits } = project;
  const share = ownCommits / allCommits;
  const span = spanOf([project], now);
  const some = `${figure(ownCommits)} of its ${counted(allCommits, "commit")} ${span}`;
  const part =
    share === 1
      ? `Wrote ${as} alone, in ${counted(ownCommits, "commit")} ${span}`
      : share >= 0.9
        ? `Wrote ${as} almost alone: ${some}`
        : share >= 0.5
          ? `Wrote most of ${as}: ${some}`
          : `Wrote ${figure(ownCommits)} of the ${counted(allCommits, "commit")} of ${as} ${span}`;
  const reach = reachOf(project);
  return `${part}${reach.length > 0 ? `; it has ${joined(reach)}` : ""}.`;
}

/** "893 of 927 commits since 2019, 12 releases, 6,000 stars." */
export function figuresOf(project: ProjectFacts, now: Date): string {
  const { ownCommits, allCommits } = project;
  const all = counted(allCommits, "commit");
  const commits = ownCommits === allCommits ? `Sole author: ${all}` : `${figure(ownCommits)} of ${all}`;
  return `${[`${commits} ${spanOf([project], now)}`, ...reachOf(project)].join(", ")}.`;
}

const reachOf = ({ releases, stars }: ProjectFacts): string[] => [
  ...(releases !== null && releases >= leastReleases ? [counted(releases, "release")] : []),
  ...(stars >= leastStars ? [counted(stars, "star")] : []),
];
