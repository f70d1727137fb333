import type { Claim, Facts } from "../../evidence/facts.ts";
import { inSentence, joined, overlap } from "../../evidence/phrases.ts";
import { counted } from "../../text/counted.ts";
import { isPublic } from "../publicClaims.ts";
import { mainProjectOf } from "./headline.ts";
import { detailsOf, introduced, ownershipOf, spanOf } from "./project.ts";

/** The summary: figures, descriptions of projects, working style, and the co-founder they look for. */
export function summaryOf(facts: Facts, headline: string, now: Date): string {
  const main = mainProjectOf(facts);
  const others = facts.projects.filter((one) => one !== main && !one.isPrivate && one.subject !== null);
  const sentences = main ? [ownershipOf(main, headline, now), ...detailsOf(main)] : [];
  sentences.push(...conceptsOf(facts, [headline, ...sentences].join(" ")));
  if (others.length > 0)
    sentences.push(`Other projects: ${joined(others.slice(0, 2).map((one) => introduced(one)))}.`);
  sentences.push(...waysOf(facts), ...privateWork(facts, now));
  if (facts.wish && isPublic(facts, facts.wish)) sentences.push(`Looking for ${facts.wish.text}.`);
  return sentences.join(" ");
}

/**
 * Known concepts that the preceding text does not name. A concept with less than 0.4 of the first one's weight is a
 * detail and left out.
 */
function conceptsOf(facts: Facts, precedingText: string): string[] {
  const { concepts } = facts;
  const minWeight = (concepts[0]?.weight ?? 0) * 0.4;
  const topics = concepts
    .filter(({ text, weight }) => weight >= minWeight && !text.includes(" and "))
    // "Offline-first" is a property, not a topic.
    .filter(({ text }) => !/-(?:first|driven|based)$/.test(text))
    .filter((concept) => overlap(concept.text, precedingText) < 0.5 && isPublic(facts, concept))
    .filter((concept) => isOfMainWork(facts, concept))
    .slice(0, 2)
    .map(({ text }) => inSentence(text));
  // A single topic is already among the technologies.
  return topics.length > 1 ? [`Has worked with ${joined(topics)}.`] : [];
}

/** Whether the first project or at least two repositories are evidence for it. */
function isOfMainWork({ evidence, projects: [first] }: Facts, concept: Claim): boolean {
  const rows = evidence.filter(({ id }) => concept.evidence.includes(id));
  const repositories = new Set(rows.map(({ repository }) => repository));
  return repositories.size > 1 || (first !== undefined && repositories.has(first.repository));
}

const ways = ["Automated tests", "Regular releases", "Reviews other people's work"];

/** Working style, only with two strong signals, since a single one may be missing by chance. */
function waysOf({ strengths }: Facts): string[] {
  const matchedWays = ways.filter((way) => strengths.some(({ text }) => text === way));
  const labels = ["automated tests", "regular releases", "reviews of other people's work"];
  return matchedWays.length < 2
    ? []
    : [`Works with ${joined(labels.filter((_, index) => matchedWays.includes(ways[index] ?? "")))}.`];
}

/** Private work as counts, without names and texts. */
function privateWork(facts: Facts, now: Date): string[] {
  const hidden = facts.ownCommits.filter(({ isPrivate }) => isPrivate);
  if (hidden.length === 0 || facts.projects.length === 0) return [];
  const commits = hidden.reduce((sum, one) => sum + one.commits, 0);
  if (facts.projects.some(({ isPrivate }) => !isPrivate))
    return [`Has ${counted(commits, "commit")} in private repositories as well.`];
  const [first] = facts.languages;
  const mostly = first ? `, mostly in ${first.name}` : "";
  return [
    `Works in private repositories${mostly}: ${counted(commits, "commit")} ${spanOf(facts.projects, now)}.`,
  ];
}
