import type { JobLevel } from "@career-hub/db/enums.ts";
import { rangesIn, yearsCovered } from "../../text/dates.ts";
import { claimedYears } from "../../text/level.ts";
import { levelOfTitle, levelOfYears } from "../../text/seniority.ts";
import { runsOf } from "./copied.ts";
import { type CvPart, cvParts, wordsOfCv } from "./cvParts.ts";
import { type Profession, professionsIn } from "./cvProfessions.ts";
import { describedWork } from "./describedWork.ts";
import { type Held, headlineOf, heldBefore, titlesHeld } from "./heldTitles.ts";
import { closeness } from "./nodes.ts";
import { languageOf, languagesSpoken } from "./spoken.ts";
import { readTitle, titleShare } from "./titles.ts";
import { type TitleVector, titleVectors } from "./titleVectors.ts";
import { understandingOf } from "./understanding.ts";
import { isTechnicalText, type Skill, skillsIn, skillsNamed } from "./vocabulary.ts";
import { sameProfession } from "./weights.ts";
import { type Terms, termsOf } from "./wordEvidence.ts";

export type CvFeatures = {
  headline: string;
  /** What the person has been, the strongest with strength 1. */
  professions: Profession[];
  /** The titles in its own words. */
  titles: TitleVector[];
  /** 1 when the CV tells of it more than once, a little less when it is only listed. */
  skills: Map<Skill, number>;
  /** Spoken languages, each with how well, from 1 (A1) to 6 (C2 and native). */
  languages: Map<Skill, number>;
  level: JobLevel | null;
  /** In all jobs; how many in a profession, its own entry says. */
  years: number;
  terms: Terms;
  /** Where the work it tells of stands among all occupations. */
  work: number[];
  /** 0 to 1: how much of the text was understood beyond its plain words. */
  understood: number;
  /** What it is written in, null where that is not known. */
  language: string | null;
  runs: Set<number>;
};
/** What a person corrected replaces what was read; of the skills, what was put in comes and what was taken out goes. */
export type CvCorrections = {
  headline?: string | undefined;
  titles?: string[] | undefined;
  skills?: { added: string[]; removed: string[] } | undefined;
  level?: JobLevel | undefined;
  years?: number | undefined;
};
/** `shown`: what the person's code shows beside the CV. Nothing shown changes nothing: absence is neutral. */
type Options = { now?: Date; corrections?: CvCorrections; shown?: Iterable<Skill> };

/** A CV that claims more skills than anybody has is believed less about each. */
const believable = 60;
const skillOnce = 0.85;
const blockLimit = 40;
const beginner =
  /\b(?:first job|entry[- ]level|junior (?:programmer|developer|position|role)|recent(?:ly)? graduate[ds]?|fresher|no (?:commercial|work) experience|(?:developer|engineer) (?:student|trainee))\b/i;
export function readCvFeatures(
  text: string,
  { now = new Date(), corrections = {}, shown = [] }: Options = {},
): CvFeatures {
  const parts = cvParts(text);
  const linesOf = (...kinds: CvPart["kind"][]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
  const words = wordsOfCv(text);
  const headline = corrections.headline ?? (headlineOf(linesOf("identity")) || firstTitleIn(words));
  const held = corrections.titles?.map(heldBefore) ?? parts.flatMap((part) => titlesHeld(part, now));
  const skills = withChanges(skillsOf(parts), corrections.skills, shown);
  const summary = parts.filter(({ kind }) => kind === "summary");
  const workLines = linesOf("identity", "other", "experience", "projects");
  const degrees = linesOf("education");
  const found = professionsIn({ headline, held, summary, workLines, degrees, skills });
  const whole = parts.flatMap(({ lines }) => lines);
  const claimed = corrections.years ?? claimedYears(linesOf("summary", "identity", "other").join("\n"));
  const years = claimed || Math.min(45, yearsIn(parts, held, now));
  const professions = claimed ? found : withYears(found, held, now);
  return {
    headline,
    professions,
    titles: titleVectors(professions.map(({ wording, strength }) => ({ wording, weight: strength }))),
    skills,
    languages: languagesSpoken(parts),
    level: corrections.level ?? levelOf(headline, held, professions[0]?.years ?? years, whole),
    years,
    terms: termsOf({ text: words, times: 1 }),
    work: describedWork(headline, describedIn(parts)),
    language: languageOf(words),
    understood: understandingOf({
      text: whole.join("\n"),
      hasTitle: professions.some(({ wording }) => wording !== null),
      skills: skills.size,
    }),
    runs: runsOf(parts.map(({ lines }) => lines.join("\n"))),
  };
}

/** A line above the first heading with fewer words may be a place or what is left of contacts. */
const wordsOfSentence = 8;
/** What a CV tells of work: a list of skills describes none, and neither do name, place and contacts. */
const describedIn = (parts: CvPart[]): string =>
  parts
    .filter(({ kind }) => kind !== "skills" && kind !== "languages")
    .flatMap(({ kind, lines }) =>
      kind === "identity"
        ? lines.filter((line) => (line.match(/\p{L}{2,}/gu)?.length ?? 0) >= wordsOfSentence)
        : lines,
    )
    .join("\n");

function skillsOf(parts: CvPart[]): Map<Skill, number> {
  const counts = new Map<Skill, number>();
  const isTechnical = isTechnicalText(parts.flatMap(({ lines }) => lines).join("\n"));
  for (const { lines } of parts) {
    for (const block of blocksOf(lines)) {
      for (const skill of [...skillsIn(block, { isTechnical })].slice(0, blockLimit))
        counts.set(skill, (counts.get(skill) ?? 0) + 1);
    }
  }
  const trust = Math.min(1, believable / Math.max(1, counts.size));
  return new Map([...counts].map(([skill, count]) => [skill, (count > 1 ? 1 : skillOnce) * trust]));
}

/** A skill that the person added by hand counts like one the CV tells of in full, one that code shows like one named once. */
function withChanges(
  read: Map<Skill, number>,
  changes: CvCorrections["skills"],
  shown: Iterable<Skill>,
): Map<Skill, number> {
  const skills = new Map(read);
  for (const skill of changes?.removed.flatMap(skillsNamed) ?? []) skills.delete(skill);
  for (const skill of changes?.added.flatMap(skillsNamed) ?? []) skills.set(skill, 1);
  for (const skill of shown) if (!skills.has(skill)) skills.set(skill, skillOnce);
  return skills;
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

const linesForTitle = 3;
/** At the head of a CV in a language whose titles are known from ESCO alone. */
const firstTitleIn = (words: string): string =>
  words.split("\n", linesForTitle).find((line) => titleShare(line) >= 0.5) ?? "";

/** The time of all jobs; of all dated work where no job could be recognised. */
function yearsIn(parts: CvPart[], held: Held[], now: Date): number {
  const worked = held.flatMap(({ spans }) => spans);
  const all = parts
    .filter(({ kind }) => kind !== "education")
    .flatMap(({ lines }) => lines.flatMap((line) => (line.length <= 600 ? rangesIn(line) : [])));
  return yearsCovered([...worked, ...all], now);
}

function withYears(professions: Profession[], held: Held[], now: Date): Profession[] {
  const dated = held
    .filter(({ spans }) => spans.length > 0)
    .map(({ title, spans }) => ({ spans, nodes: readTitle(title).map(({ node }) => node) }));
  if (!dated.length) return professions;
  return professions.map((profession) => {
    const isRelated = ({ nodes }: (typeof dated)[number]) =>
      nodes.some((node) => closeness(node, profession.node) >= sameProfession);
    const spans = dated.filter(isRelated).flatMap((one) => one.spans);
    return { ...profession, years: Math.min(45, yearsCovered(spans, now)) };
  });
}

function levelOf(headline: string, held: Held[], years: number, lines: string[]): JobLevel | null {
  const newest = held.toSorted((a, b) => (b.ended ?? 0) - (a.ended ?? 0) || (a.title < b.title ? -1 : 1))[0];
  const stated = levelOfTitle(headline) ?? (newest ? levelOfTitle(newest.title) : null);
  if (stated && !(stated === "junior" && years >= 8)) return stated;
  if (years < 2 && lines.some((line) => beginner.test(line))) return "junior";
  return years > 0 ? levelOfYears(years) : null;
}
