import type { CvPart } from "./cvParts.ts";
import type { DatedTitle } from "./datedTitles.ts";
import { closeness, isWide, type Node } from "./nodes.ts";
import { isListed, professionsOf } from "./occupationEvidence.ts";
import { singularName } from "./titleCase.ts";
import type { Weighted } from "./titleMatches.ts";
import { readTitle, sorted, titlesInText } from "./titles.ts";
import type { Skill } from "./vocabulary.ts";

// Reasons: docs/matching.md.
const strengths = {
  headline: 1,
  sought: 0.9,
  title: 0.8,
  undated: 0.4,
  undatedTwice: 0.6,
  summary: 0.7,
  laterInSummary: 0.25,
  onlyInText: 0.5,
  degree: 0.35,
  skills: 0.5,
  skillsBesideTitles: 0.35,
};
const guess = 0.6;
const halfLifeInYears = 8;
/**
 * Minimum closeness for a profession to be a kind of a wide one; minimum evidence from the skills; damping of weak evidence; the
 * share that the wide profession gives away.
 */
const kindFrom = 0.5;
const minEvidence = 1;
const evidenceDamping = 0.8;
const shareGivenAway = 0.4;
// "Bachelor of Science in Nursing" is about nursing.
const degreeNames =
  /\b(?:bachelors?|masters?|associates?|doctor(?:ate)?|diploma?s?|certificates?)(?:['’]s)?(?: degree)?(?: of| in)?(?: applied)?(?: (?:science|arts|business administration))?/gi;
/** The strongest profession's share of all skill weight from which it is fully trusted. */
const focus = 0.25;

/** A profession of the CV; the strongest has strength 1. `wording`: in the CV's own words, null when inferred from skills only. */
export type Profession = {
  node: Node;
  strength: number;
  wording: string | null;
  /** Years in jobs of this profession or a close one; null where the CV has no dates. */
  years: number | null;
};

type Evidence = {
  headline: string;
  /** What the person is looking for (`soughtTitle`). */
  sought: string;
  held: DatedTitle[];
  summary: CvPart[];
  /** All other lines about work. */
  workLines: string[];
  degrees: string[];
  skills: Map<Skill, number>;
  /** What the CV is about (`aboutOf`). */
  about: Float32Array | undefined;
};

export function professionsIn(cv: Evidence): Profession[] {
  const { headline, held, skills, about } = cv;
  const scores = new Map<Node, number>();
  const clear = new Set<Node>();
  const words = new Map<Node, string>();
  const add = (titles: Weighted[], strength: number) => {
    for (const { node, weight, isVague, wording } of titles) {
      if (wording !== undefined && strength * weight > (scores.get(node) ?? 0)) words.set(node, wording);
      scores.set(node, Math.max(scores.get(node) ?? 0, strength * weight));
      if (!isVague) clear.add(node);
    }
  };
  add(readTitle(headline, about), strengths.headline);
  add(readTitle(cv.sought, about), strengths.sought);
  const latest = Math.max(...held.map(({ ended }) => ended ?? Number.NEGATIVE_INFINITY));
  const undated = new Set<Node>();
  for (const { title, ended } of held) {
    const age = ended === null ? 0 : Math.max(0, latest - ended) / 12;
    for (const match of readTitle(title, about)) {
      const isSecond = ended === null && undated.has(match.node);
      if (ended === null) undated.add(match.node);
      const undatedStrength = isSecond ? strengths.undatedTwice : strengths.undated;
      add([match], ended === null ? undatedStrength : strengths.title * 0.5 ** (age / halfLifeInYears));
    }
  }
  for (const { lines } of cv.summary) {
    const first = (lines.join(" ").match(/^.{0,160}/)?.[0] ?? "").split(/(?<=[.!?])\s/)[0] ?? "";
    for (const node of titlesInText(first).keys()) add([named(node)], strengths.summary);
    for (const node of titlesInText(lines.join("\n")).keys()) add([named(node)], strengths.laterInSummary);
  }
  // Titles within the text are a fallback.
  if (scores.size === 0)
    for (const node of titlesInText(cv.workLines.join("\n")).keys()) add([named(node)], strengths.onlyInText);
  for (const line of cv.degrees)
    if (/\b(?:bachelor|master|associate|degree|diploma|b\.?[as]\b|m\.?[as]\b|ph\.?d|certificat)/i.test(line))
      add(fieldsOfStudy(line), strengths.degree);
  add(fromSkills(skills), headline || held.length ? strengths.skillsBesideTitles : strengths.skills);
  narrow(scores, clear, skills);
  // Normalises by the strongest, but never raises a weak guess to 1.
  const top = Math.max(guess, ...scores.values());
  return sorted(scores)
    .map(({ node, weight }) => ({
      node,
      strength: weight / top,
      wording: words.get(node) ?? null,
      years: null,
    }))
    .filter(({ strength }) => strength >= 0.1);
}

const named = (node: Node): Weighted => ({ node, weight: 1, wording: singularName(node) });

/**
 * Skills narrow a wide title ("Software Engineer") to a kind such as Ruby developer. A vague title ("Site Manager") may
 * become any profession that the skills support.
 */
function narrow(scores: Map<Node, number>, clear: Set<Node>, skills: Map<Skill, number>): void {
  const evidence = sorted(professionsOf(skills.keys()));
  for (const [wide, strength] of [...scores]) {
    const isVague = !clear.has(wide);
    if (!isWide(wide) && !isVague) continue;
    const kinds = evidence
      .filter(({ node }) => node !== wide && (isVague || closeness(node, wide) >= kindFrom))
      .slice(0, 3);
    const best = kinds[0]?.weight ?? 0;
    if (best < minEvidence) continue;
    const certainty = (best / (best + evidenceDamping)) * focusOf(best, skills);
    for (const { node, weight } of kinds) {
      const moved = strength * certainty * (weight / best) ** 2;
      scores.set(node, Math.max(scores.get(node) ?? 0, moved));
    }
    scores.set(wide, strength * (1 - shareGivenAway * certainty));
  }
}

/** ISCO unit group of university teachers: who studied computer science is no lecturer of it. */
const lecturers = "2310";
/** Removes the degree itself, so that "Bachelor of Science in Nursing" yields nursing and "Faculty of Arts and Science" nothing. */
const fieldsOfStudy = (line: string): Weighted[] =>
  readTitle(line.replace(degreeNames, " ")).filter(({ node }) => node.isco !== lecturers);

/** 1 when the strongest profession has at least `focus` of all skill weight, less when the skills are spread over many. */
function focusOf(best: number, skills: Map<Skill, number>): number {
  const total = [...skills.keys()]
    .filter(isListed)
    .map(({ weight }) => weight)
    .sort((a, b) => a - b)
    .reduce((sum, weight) => sum + weight, 0);
  return Math.min(1, best / (total * focus || 1));
}

/** The professions that most skills indicate. Few skills, or skills of many professions, give low weights. */
export function fromSkills(skills: Map<Skill, number>): Weighted[] {
  const evidence = sorted(professionsOf(skills.keys())).slice(0, 6);
  const best = evidence[0]?.weight ?? 0;
  const certainty = (best / (best + 3)) * focusOf(best, skills);
  return evidence
    .filter(({ weight }) => weight >= best * 0.5)
    .map(({ node, weight }) => ({ node, weight: (weight / best) * certainty }));
}
