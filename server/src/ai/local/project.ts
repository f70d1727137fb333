import type { ProjectFacts } from "../../evidence/facts.ts";
import { counted, figure, joined, overlap, shortened, withArticle } from "../../evidence/phrases.ts";
import { withoutPraise } from "../../evidence/praise.ts";

/** Phrases from a project's description, as part of a sentence or quoted, and verifiable figures. */

const longest = 160;
/** A bare kind without further information. */
export const bareKind =
  /^(?:packages?|librar(?:y|ies)|tools?|apps?|modules?|plugins?|extensions?|utilit(?:y|ies)|clients?|servers?|frameworks?|(?:example|demo|sample) \w+)$/i;

/**
 * The description verbatim, which may be longer than a subject: facts have verbs in base form ("make" for "Makes"),
 * quotations do not. A leading project name is removed.
 */
export function ownWordsOf({ subject, description, name }: ProjectFacts, max = longest): string | null {
  const original = description ?? "";
  if (!subject) return null;
  const rest = subject.text.slice(subject.text.search(/[^\p{L}]|$/u));
  const at = rest.length > 4 ? original.indexOf(rest) : -1;
  const text = at < 0 ? subject.text : `${/\p{L}*$/u.exec(original.slice(0, at))?.[0]}${rest}`;
  // Keeps the name in "Yard package for Go", which says nothing without it.
  const next = text.slice(name.length + 1).split(" ", 1)[0] ?? "";
  const isNamed = text.toLowerCase().startsWith(`${name.toLowerCase()} `) && !bareKind.test(next);
  return shortened(isNamed ? text.slice(name.length + 1) : text, max);
}

/** "a fast scheduler for depots"; null where only a quotation is safe. */
export function phraseOf(project: ProjectFacts): string | null {
  const { subject, description } = project;
  const text = ownWordsOf(project);
  const preceding = (description ?? "").slice(
    0,
    Math.max(0, (description ?? "").indexOf(subject?.text ?? "")),
  );
  const article = /\b(an?|the)\s+$/i.exec(preceding)?.[1]?.toLowerCase();
  if (!text || subject?.shape !== "noun" || !article) return null;
  return article === "the" ? `the ${text}` : withArticle(text);
}

export function quotationOf(project: ProjectFacts): string | null {
  const text = ownWordsOf(project);
  return text && `“${text}”`;
}

/** "yard, a fast scheduler for depots"; "crane (“Simple crane maps”)". */
export function introduced(project: ProjectFacts, phrase = phraseOf(project)): string {
  const quotation = quotationOf(project);
  if (phrase) return `${project.name}, ${phrase}`;
  return quotation ? `${project.name} (${quotation})` : project.name;
}

const featuresShown = { count: 5, characters: 240 };

/** Up to three sentences of the README's introduction and features that add to the description. */
export function detailsOf({ subject, description, introduction, features }: ProjectFacts): string[] {
  const described = `${subject?.text} ${description}`;
  const opening = introduction
    .map((text) => text.replace(/^is an? (.+)/, (_, kind) => `is ${withArticle(withoutPraise(kind))}`))
    .filter((text) => overlap(text, described) < 0.5)
    .map((text) => `It ${text}.`);
  const listed: string[] = [];
  for (const feature of features) {
    const isFull =
      listed.length === featuresShown.count ||
      [...listed, feature].join("").length > featuresShown.characters;
    if (isFull) break;
    if (overlap(feature, [described, ...opening, ...listed].join(" ")) <= 0.6) listed.push(feature);
  }
  if (listed.length < 2) return opening;
  return [...opening, `Its README lists ${joined(listed.map((feature) => `“${feature}”`))}.`];
}

const year = 365 * 86_400_000;

/** Whether there were commits within a year of `now`. */
export const isActive = (projects: ProjectFacts[], now: Date): boolean =>
  projects.some(({ lastAt }) => now.getTime() - Date.parse(lastAt) < year);

/** "since 2019" for active projects, else "from 2014 to 2023"; "in 2021" within one year. */
export function spanOf(projects: ProjectFacts[], now: Date): string {
  const times = projects.flatMap(({ firstAt, lastAt }) => [Date.parse(firstAt), Date.parse(lastAt)]);
  const [from, to] = [Math.min(...times), Math.max(...times)].map((time) => new Date(time).getUTCFullYear());
  if (from === to) return `in ${from}`;
  return isActive(projects, now) ? `since ${from}` : `from ${from} to ${to}`;
}

/** Mentions releases from three and stars from fifty. */
const reachOf = ({ releases, stars }: ProjectFacts): string[] => [
  ...(releases !== null && releases >= 3 ? [counted(releases, "release")] : []),
  ...(stars >= 50 ? [counted(stars, "star")] : []),
];

/** "Wrote most of yard: 800 of its 1,000 commits since 2024; it has 300 stars." */
export function ownershipOf(project: ProjectFacts, now: Date): string {
  const { name, ownCommits, allCommits } = project;
  const [own, all, span] = [figure(ownCommits), counted(allCommits, "commit"), spanOf([project], now)];
  const share = ownCommits / allCommits;
  const reach = reachOf(project);
  const has = reach.length > 0 ? `; it has ${joined(reach)}.` : ".";
  if (share === 1) return `Wrote ${name} alone, in ${all} ${span}${has}`;
  if (share < 0.5) return `Wrote ${own} of the ${all} of ${name} ${span}${has}`;
  return `Wrote ${share >= 0.9 ? `${name} almost alone` : `most of ${name}`}: ${own} of its ${all} ${span}${has}`;
}

/** "893 of 927 commits since 2019, 12 releases, 6,000 stars." */
export function figuresOf(project: ProjectFacts, now: Date): string {
  const { ownCommits, allCommits } = project;
  const all = counted(allCommits, "commit");
  const commits = ownCommits === allCommits ? `Sole author: ${all}` : `${figure(ownCommits)} of ${all}`;
  return `${[`${commits} ${spanOf([project], now)}`, ...reachOf(project)].join(", ")}.`;
}
