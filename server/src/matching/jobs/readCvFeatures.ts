import type { JobLevel } from "@career-hub/db/enums.ts";
import { monthOf, rangesIn, yearsCovered } from "../../cv/reading/dates.ts";
import { claimedYears } from "../../cv/reading/level.ts";
import { type Runs, runsOf } from "./copied.ts";
import { type CvPart, cvParts } from "./cvParts.ts";
import type { Node } from "./nodes.ts";
import { levelOfTitle, levelOfYears } from "./seniority.ts";
import { readTitle, sorted, titleShare, titlesInText, type Weighted } from "./titles.ts";
import { professionsOf, type Skill, skillsIn, skillsNamed } from "./vocabulary.ts";
import { type Bag, bagOf } from "./wordBag.ts";

export type CvFeatures = {
  headline: string;
  /** What the person has been, the strongest with strength 1. */
  professions: { node: Node; strength: number }[];
  /** 1 when the CV tells of it more than once, a little less when it is only listed. */
  skills: Map<Skill, number>;
  level: JobLevel | null;
  years: number;
  bag: Bag;
  runs: Runs;
};
/** What a person corrected replaces what was read. */
export type CvCorrections = {
  headline?: string | undefined;
  titles?: string[] | undefined;
  skills?: string[] | undefined;
  level?: JobLevel | undefined;
  years?: number | undefined;
};
type Options = { now?: Date; corrections?: CvCorrections };
type Held = { title: string; ended: number | null };

// docs/matching.md says why.
const strengths = {
  headline: 1,
  title: 0.8,
  undated: 0.4,
  summary: 0.7,
  laterInSummary: 0.25,
  degree: 0.35,
  skills: 0.5,
  skillsBesideTitles: 0.35,
};
const guess = 0.6;
const halfLifeInYears = 8;
const skillOnce = 0.85;
// "Bachelor of Science in Nursing" is about nursing.
const degreeNames =
  /\b(?:bachelors?|masters?|associates?|doctor(?:ate)?)(?:['’]s)?(?: degree)?(?: of| in)?(?: applied)?(?: (?:science|arts|business administration))?/gi;
/** A CV that claims more skills than anybody has is believed less about each. */
const believable = 60;
const blockLimit = 40;
/** The share of all that a CV knows from which its strongest trade is believed. */
const focus = 0.25;

export function readCvFeatures(
  text: string,
  { now = new Date(), corrections = {} }: Options = {},
): CvFeatures {
  const parts = cvParts(text);
  const linesOf = (...kinds: CvPart["kind"][]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
  const headline = corrections.headline ?? headlineOf(linesOf("identity"));
  const held = corrections.titles?.map(heldBefore) ?? parts.flatMap((part) => titlesHeld(part, now));
  const skills = skillsOf(parts, corrections.skills);
  const ranges = parts
    .filter(({ kind }) => kind !== "education")
    .flatMap(({ lines }) => lines.flatMap((line) => (line.length <= 160 ? rangesIn(line) : [])));
  const whole = parts.flatMap(({ lines }) => lines);
  const years =
    corrections.years ?? Math.min(45, yearsCovered(ranges, now) || claimedYears(whole.join("\n")));
  return {
    headline,
    professions: professionsIn({
      headline,
      held,
      summary: parts.filter(({ kind }) => kind === "summary"),
      degrees: linesOf("education"),
      skills,
    }),
    skills,
    level: corrections.level ?? levelOf(headline, held, years),
    years,
    bag: bagOf(whole.join("\n")),
    runs: runsOf(parts.map(({ lines }) => lines.join("\n"))),
  };
}

/** Corrected titles come without dates, the newest first: each is taken for two years older than the one before. */
const heldBefore = (title: string, index: number): Held => ({ title, ended: -24 * index });

/** The first line at the head that names a profession; one that only names a field must be short. */
function headlineOf(lines: string[]): string {
  const isHeadline = (line: string) =>
    line.length <= 90 &&
    !/[.!?]$|\b(?:19|20)\d\d\b/.test(line) &&
    (titleShare(line) >= 0.25 || (line.split(" ").length <= 4 && readTitle(line).length > 0));
  return lines.slice(0, 8).find(isHeadline) ?? "";
}

/** Lines that are a title, with the month the job ended, from dates on the line or beside it. */
function titlesHeld({ kind, lines }: CvPart, now: Date): Held[] {
  if (kind === "education" || kind === "skills" || kind === "languages" || kind === "identity") return [];
  return lines.flatMap((line, at) => {
    if (line.length > 110 || /[.;]$/.test(line)) return [];
    const spans = rangesIn(line);
    const title = spans
      .reduceRight((rest, { start, end }) => `${rest.slice(0, start)} – ${rest.slice(end)}`, line)
      .replace(/^[\s,–-]+|[\s,–-]+$/g, "");
    if (titleShare(title) < 0.4 || title.split(/\s+/).length > 9) return [];
    const beside = [spans, rangesIn(lines[at + 1] ?? ""), rangesIn(lines[at - 1] ?? "")].find(
      (one) => one.length > 0,
    );
    const ends = (beside ?? []).map(({ to }) => monthOf(to, now, true));
    if (!ends.length && kind !== "experience") return [];
    return [{ title, ended: ends.length ? Math.max(...ends) : null }];
  });
}

function skillsOf(parts: CvPart[], corrected: string[] | undefined): Map<Skill, number> {
  const counts = new Map<Skill, number>();
  if (corrected) {
    for (const name of corrected) for (const skill of skillsNamed(name)) counts.set(skill, 1);
    return counts;
  }
  for (const { lines } of parts) {
    for (const block of blocksOf(lines)) {
      for (const skill of [...skillsIn(block)].slice(0, blockLimit))
        counts.set(skill, (counts.get(skill) ?? 0) + 1);
    }
  }
  const trust = Math.min(1, believable / Math.max(1, counts.size));
  return new Map([...counts].map(([skill, count]) => [skill, (count > 1 ? 1 : skillOnce) * trust]));
}

/** Lines that run on ("knowledge of⏎accounting software") are one; a long section is looked at in pieces. */
function blocksOf(lines: string[]): string[] {
  const blocks: string[] = [];
  lines.forEach((line, at) => {
    const before = lines[at - 1] ?? "";
    const runsOn = before.length >= 60 && /^[a-z(]/.test(line) && !/[.;:]$/.test(before);
    if (runsOn) blocks.push(`${blocks.pop() ?? ""} ${line}`);
    else blocks.push(line);
  });
  const pieces: string[] = [];
  for (const block of blocks) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + block.length < 600)
      pieces[pieces.length - 1] = `${last}\n\n${block}`;
    else pieces.push(block);
  }
  return pieces;
}

type Evidence = {
  headline: string;
  held: Held[];
  summary: CvPart[];
  degrees: string[];
  skills: Map<Skill, number>;
};

function professionsIn({ headline, held, summary, degrees, skills }: Evidence): CvFeatures["professions"] {
  const found = new Map<Node, number>();
  const add = (titles: Weighted[], strength: number) => {
    for (const { node, weight } of titles) found.set(node, Math.max(found.get(node) ?? 0, strength * weight));
  };
  add(readTitle(headline), strengths.headline);
  const latest = Math.max(...held.map(({ ended }) => ended ?? Number.NEGATIVE_INFINITY));
  for (const { title, ended } of held) {
    const age = ended === null ? 0 : Math.max(0, latest - ended) / 12;
    const strength = ended === null ? strengths.undated : strengths.title * 0.5 ** (age / halfLifeInYears);
    add(readTitle(title), strength);
  }
  for (const { lines } of summary) {
    const first = (lines.join(" ").match(/^.{0,160}/)?.[0] ?? "").split(/(?<=[.!?])\s/)[0] ?? "";
    for (const node of titlesInText(first).keys()) add([{ node, weight: 1 }], strengths.summary);
    for (const node of titlesInText(lines.join("\n")).keys())
      add([{ node, weight: 1 }], strengths.laterInSummary);
  }
  for (const line of degrees)
    if (/\b(?:bachelor|master|associate|degree|diploma|b\.?[as]\b|m\.?[as]\b|ph\.?d|certificat)/i.test(line))
      add(fieldsOfStudy(line), strengths.degree);
  add(fromSkills(skills), headline || held.length ? strengths.skillsBesideTitles : strengths.skills);
  // Where even the best is a guess, it stays one.
  const top = Math.max(guess, ...found.values());
  return sorted(found)
    .map(({ node, weight }) => ({ node, strength: weight / top }))
    .filter(({ strength }) => strength >= 0.1);
}

/** "Faculty of Arts and Science" names no profession; "Bachelor of Science in Nursing" does. */
const fieldsOfStudy = (line: string): Weighted[] =>
  readTitle(line.replace(degreeNames, " ")).filter(
    ({ node }) =>
      !(node.isFamily && /^(?:science|arts|social|teaching|training|management)$/.test(node.name)),
  );

/** The professions most skills speak for. A handful of words proves little, and so does a bit of every trade. */
export function fromSkills(skills: Map<Skill, number>): Weighted[] {
  const votes = sorted(professionsOf(skills.keys())).slice(0, 6);
  const best = votes[0]?.weight ?? 0;
  const all = [...skills.keys()]
    .filter(({ occupations }) => occupations.length > 0)
    .map(({ weight }) => weight)
    .sort((a, b) => a - b)
    .reduce((sum, weight) => sum + weight, 0);
  const sure = (best / (best + 3)) * Math.min(1, best / (all * focus || 1));
  return votes
    .filter(({ weight }) => weight >= best * 0.5)
    .map(({ node, weight }) => ({ node, weight: (weight / best) * sure }));
}

function levelOf(headline: string, held: Held[], years: number): JobLevel | null {
  const newest = held.toSorted((a, b) => (b.ended ?? 0) - (a.ended ?? 0) || (a.title < b.title ? -1 : 1))[0];
  const said = levelOfTitle(headline) ?? (newest ? levelOfTitle(newest.title) : null);
  if (said && !(said === "junior" && years >= 8)) return said;
  return years > 0 ? levelOfYears(years) : null;
}
