import type { Facts, ProjectFacts } from "../../evidence/facts.ts";
import { isPublic } from "../publicClaims.ts";
import { counted, inSentence, joined, overlap } from "./english.ts";
import { isActive, ownershipOf, spanOf } from "./figures.ts";
import { headlineOf } from "./headline.ts";
import { commonKind, mainLanguages, mainProjects } from "./mainProjects.ts";
import { detailsOf, introduced, ownWordsOf, phraseOf, quotationOf } from "./ownWords.ts";

/** Kinds of projects that other developers use in theirs. */
const building = ["library", "framework", "plugin", "infrastructure module"];
const reliedUponStars = 500;
const topicsShown = 4;
/** Of the weight of the first concept: what is slighter is a detail. */
const leastTopic = 0.4;

/** What they build, the proof in figures, what more the projects say of themselves, and whom they look for. */
export function summaryOf(facts: Facts, now: Date): string {
  const { main, others } = mainProjects(facts);
  const [first] = main;
  const headline = headlineOf(facts);
  const sentences: string[] = [];
  if (main.length > 1)
    sentences.push(
      severalOf(main, now),
      ...main.slice(0, 2).flatMap((one, place) => proofOf(one, now).slice(0, 3 - place)),
    );
  else if (first && headline.tells === "nothing" && ownWordsOf(first))
    sentences.push(
      `${isActive(main, now) ? "Builds" : "Built"} ${introduced(first)}.`,
      ownershipOf(first, "it", now),
      ...detailsOf(first, true),
    );
  else if (first) sentences.push(...proofOf(first, now, headline.tells === "part"));
  sentences.push(...topicsOf(facts, [headline.text, ...sentences].join(" ")));
  if (others.length > 0) sentences.push(`Other projects: ${joined(others.slice(0, 2).map(introduced))}.`);
  sentences.push(...privateWork(facts, now));
  if (facts.wish && isPublic(facts, facts.wish)) sentences.push(`Looks for ${facts.wish.text}.`);
  return sentences.join(" ");
}

/** "Writes Rust libraries that others build on: yard (“…”) and crane (“…”)." */
function severalOf(main: ProjectFacts[], now: Date): string {
  const isReliedUpon = main.every(
    ({ kind, stars }) => building.includes(kind ?? "") && stars >= reliedUponStars,
  );
  const list = main.map((one) => [one.name, quotationOf(one)].filter(Boolean).join(" (").concat(")"));
  const verb = isActive(main, now) ? "Writes" : "Wrote";
  return `${verb} ${commonKind(main)}${isReliedUpon ? " that others build on" : ""}: ${joined(list)}.`;
}

function proofOf(project: ProjectFacts, now: Date, isToBeDescribed = false): string[] {
  const phrase = phraseOf(project);
  const description = phrase ? `It is ${phrase}.` : `In its own words: ${quotationOf(project)}.`;
  return [
    ownershipOf(project, project.name, now),
    ...(isToBeDescribed ? [description] : []),
    ...detailsOf(project, isToBeDescribed),
  ];
}

/** Known concepts that nothing before has named. */
function topicsOf(facts: Facts, said: string): string[] {
  const { concepts, subjects } = facts;
  const own = new Set(subjects.map(({ text }) => text));
  const least = (concepts[0]?.weight ?? 0) * leastTopic;
  const topics = concepts
    .filter(({ text, weight }) => weight >= least && !own.has(text) && !text.includes(" and "))
    // "Offline-first" is no thing that work could cover.
    .filter(({ text }) => !/-(?:first|driven|based)$/.test(text))
    .filter((concept) => overlap(concept.text, said) < 0.5 && isPublic(facts, concept))
    .slice(0, topicsShown);
  return topics.length > 0
    ? [`The work also covers ${joined(topics.map(({ text }) => inSentence(text)))}.`]
    : [];
}

/** Private work is a count: no names, no words of theirs. */
function privateWork(facts: Facts, now: Date): string[] {
  const hidden = facts.projects.filter(({ isPrivate }) => isPrivate);
  if (hidden.length === 0) return [];
  const total = counted(
    hidden.reduce((sum, { ownCommits }) => sum + ownCommits, 0),
    "commit",
  );
  if (hidden.length < facts.projects.length) return [`Has ${total} in private repositories as well.`];
  const languages = mainLanguages(facts);
  const mostly = languages.length > 0 ? `, mostly in ${joined(languages)}` : "";
  return [`Works in private repositories${mostly}: ${total} ${spanOf(hidden, now)}.`];
}
