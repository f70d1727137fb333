import { bestPerPlace, type EvidenceBook, type Ground } from "./claims.ts";
import { inWords } from "./experience.ts";
import type { Claim } from "./facts.ts";
import { lowerFirst, upperFirst } from "./phrases.ts";
import { strengthRules } from "./strengthRules.ts";
import type { View } from "./view.ts";

type Candidate = { text: string; group: string; score: number; grounds: Ground[] };

/** Groups wide enough for two different strengths. */
const wideGroups = new Set([
  "testing",
  "storage",
  "security",
  "ml",
  "science",
  "embedded",
  "interface",
  "operations",
  "money",
]);
const least = 4;
const most = 7;

/** Four to seven, most specific and best proven first, no more than two of one group. */
export function strengthsOf(view: View, book: EvidenceBook): Claim[] {
  const candidates = [
    ...fromRules(view),
    ...fromRareTerms(view),
    ...fromDomains(view),
    ...fromYears(view),
  ].sort((a, b) => b.score - a.score || a.text.localeCompare(b.text));
  const best = candidates[0]?.score ?? 0;
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length >= most || (chosen.length >= least && candidate.score < best * 0.3)) break;
    const inGroup = chosen.filter(({ group }) => group === candidate.group).length;
    if (
      inGroup < (wideGroups.has(candidate.group) ? 2 : 1) &&
      !chosen.some((other) => overlaps(other, candidate))
    )
      chosen.push(candidate);
  }
  return chosen.map(({ text, score, grounds }) => ({
    text,
    weight: Math.round(score * 1000) / 1000,
    evidence: book.cite(grounds),
  }));
}

/** Two strengths that rest on the very same places are one strength said twice. */
function overlaps(one: Candidate, other: Candidate): boolean {
  if (one.text.toLowerCase() === other.text.toLowerCase()) return true;
  const key = (ground: Ground) =>
    `${ground.in.repository.nameWithOwner}\n${ground.path ?? ""}\n${ground.note}`;
  const known = new Set(one.grounds.map(key));
  return other.grounds.every((ground) => known.has(key(ground)));
}

/** Saturating: the tenth place adds little to what nine have shown. */
function proof(grounds: Ground[]): number {
  const sum = bestPerPlace(grounds).reduce((total, ground) => total + ground.strength * ground.in.weight, 0);
  return 1 - Math.exp(-sum / 14);
}

function fromRules(view: View): Candidate[] {
  return strengthRules.flatMap((rule) => {
    const grounds = uniqueGrounds(rule.grounds(view));
    const isRealWork = grounds.some((ground) => ground.in.ownCommits >= 8);
    if (grounds.length < rule.least || !isRealWork) return [];
    return [{ text: rule.text, group: rule.group, score: (1.2 + rule.specific) * proof(grounds), grounds }];
  });
}

function uniqueGrounds(grounds: Ground[]): Ground[] {
  return [
    ...new Map(
      grounds.map((ground) => [
        `${ground.in.repository.nameWithOwner}\n${ground.path ?? ""}\n${ground.note}`,
        ground,
      ]),
    ).values(),
  ];
}

/** What no rule foresaw: a rare idea that shows in more than one place is a strength under its own name. */
function fromRareTerms(view: View): Candidate[] {
  return view.weighed
    .filter(({ term, grounds }) => {
      const isIdea = term.kind === "concept" || term.kind === "practice";
      const places = grounds.filter(({ source }) => source !== "manifest");
      return isIdea && term.rarity >= 4 && places.length >= 2;
    })
    .slice(0, 6)
    .map(({ term, grounds }) => ({
      text: term.name,
      group: `idea ${term.area}`,
      score: (term.rarity - 0.4) * proof(grounds),
      grounds,
    }));
}

/** Knowing a field is worth as much as knowing a tool; it shows where the projects are named after it. */
function fromDomains(view: View): Candidate[] {
  return view.weighed
    .filter(
      ({ term, grounds }) =>
        term.kind === "domain" &&
        grounds.some(({ source }) => source === "description" || source === "topic"),
    )
    .slice(0, 2)
    .map(({ term, grounds }) => ({
      text: `Domain knowledge in ${lowerFirst(term.name)}`,
      group: "domain",
      score: 3 * proof(grounds),
      grounds,
    }));
}

const maxYears = 25;

/** "Nine years of Ruby on Rails": a main tool, in three repositories or more, from the first commit to the last. */
function fromYears(view: View): Candidate[] {
  const isMain = ({ term, repositories }: View["weighed"][number]) =>
    (term.kind === "language" || term.kind === "framework") &&
    term.rarity >= 2 &&
    repositories.filter((one) => one.ownCommits >= 20).length >= 3;
  return view.weighed
    .slice(0, 8)
    .filter(isMain)
    .slice(0, 2)
    .flatMap(({ term, grounds, repositories }) => {
      const worked = repositories.filter((one) => one.ownCommits >= 20);
      const first = Math.min(...worked.map((one) => Date.parse(one.firstAt)));
      const last = Math.max(...worked.map((one) => Date.parse(one.lastAt)));
      const years = Math.floor((last - first) / 31_557_600_000);
      if (years < 4 || years > maxYears) return [];
      const text = `${upperFirst(inWords(years))} years of ${term.name}`;
      return [
        {
          text,
          group: "years",
          score: (1.6 + years * 0.12) * proof(grounds),
          grounds: grounds.filter((ground) => worked.includes(ground.in)),
        },
      ];
    });
}
