import type { JobLevel } from "@career-hub/db/enums.ts";
import { groupAdjacent, joinAdjacent } from "../../text/adjacent.ts";
import { countsOf } from "../../text/counts.ts";
import { languageOf } from "../../text/languageOf.ts";
import { claimedYears } from "../../text/level.ts";
import { runsOf } from "./copied.ts";
import { isLearning, levelOf, mainProfession, yearsIn, yearsOfPositions } from "./cvLevel.ts";
import { type CvPart, cvParts, wordsOfCv } from "./cvParts.ts";
import { professionsIn } from "./cvProfessions.ts";
import {
  correctedTitle,
  datedTitles,
  headlineOf,
  isStudy,
  namesEmployer,
  type Position,
  withPositions,
} from "./datedTitles.ts";
import { aboutOf, describedWork } from "./describedWork.ts";
import { heldJobs, likeliest, yearsApart, yearsAs } from "./heldJobs.ts";
import { recognisedShare } from "./recognition.ts";
import { soughtTitle } from "./sought.ts";
import { spokenLanguages } from "./spokenLanguages.ts";
import { titleShare } from "./titles.ts";
import { titleVectors } from "./titleVectors.ts";
import { isTechnicalText, type Skill, skillsByName, skillsIn } from "./vocabulary.ts";
import { termsOf } from "./wordEvidence.ts";

export type CvFeatures = ReturnType<typeof readCvFeatures>;
/** Corrections replace what was parsed. For skills, `added` and `removed` change the parsed list. */
export type CvCorrections = {
  headline?: string;
  titles?: string[];
  skills?: { added: string[]; removed: string[] };
  level?: JobLevel;
  years?: number;
};
/**
 * `headline`, `positions`: those of the uploaded file. `shown`: skills that the person's code shows. Absence is neutral: without any,
 * nothing changes.
 */
type Options = {
  now?: Date;
  corrections?: CvCorrections;
  headline?: string;
  positions?: Position[];
  shown?: Iterable<Skill>;
};

/** A CV that lists more skills than this gets less trust for each of them. */
const maxTrustedSkills = 60;
const skillOnce = 0.85;
const blockLimit = 40;
export function readCvFeatures(text: string, options: Options = {}) {
  const { now = new Date(), corrections = {}, headline: ofFile = "", positions = [], shown = [] } = options;
  const parts = cvParts(text);
  const linesOf = (...kinds: CvPart["kind"][]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
  const words = wordsOfCv(text);
  const sought = soughtTitle([...words.split("\n", linesForSought), ...linesOf("summary")].join("\n"));
  // Readings by earlier versions may have the owner's name as headline.
  const isName = text.includes(ofFile) && !words.includes(ofFile);
  const headline =
    corrections.headline ??
    (headlineOf(linesOf("identity").filter((line) => !soughtTitle(line))) ||
      (isName ? "" : ofFile) ||
      sought ||
      firstTitleIn(words, positions));
  const inText = parts.flatMap((part) => datedTitles(part, now));
  const held = corrections.titles?.map(correctedTitle) ?? withPositions(inText, positions, now);
  const skills = withChanges(skillsOf(parts), corrections.skills, shown);
  const summary = parts.filter(({ kind }) => kind === "summary");
  const workLines = linesOf("identity", "other", "experience", "projects");
  const degrees = linesOf("education");
  const described = describedIn(parts);
  const about = aboutOf(described);
  const undated = professionsIn({ headline, sought, held, summary, workLines, degrees, skills, about });
  const allLines = parts.flatMap(({ lines }) => lines);
  const datedYears = Math.min(45, Math.max(yearsIn(parts, held, now), yearsOfPositions(positions, now)));
  const claimed = claimedYears(linesOf("summary", "identity", "other").join("\n"));
  const years = corrections.years ?? Math.max(claimed, datedYears);
  const undatedYears = Math.max(0, years - datedYears);
  const worked = corrections.years === undefined ? held.filter((one) => !isLearning(one)) : [];
  const jobs = heldJobs(worked, about);
  const professions = undated.map((one) => {
    // One title may mean several occupations.
    const sameWords = undated.filter(({ wording }) => wording !== null && wording === one.wording);
    const alike = likeliest(sameWords.map(({ node, strength }) => ({ node, weight: strength })));
    const related = yearsAs([one.node, ...alike], jobs, now);
    return { ...one, years: related === null ? null : Math.min(years, related + undatedYears) };
  });
  const main = mainProfession(professions);
  const yearsForLevel = main ? Math.max(main.years ?? 0, years - yearsApart([main.node], jobs, now)) : years;
  return {
    headline,
    /** Professions of the person; the strongest has strength 1. */
    professions,
    /** Vectors of the titles as the CV words them. */
    titles: titleVectors(professions.map(({ wording, strength }) => ({ wording, weight: strength }))),
    /** 1 for a skill mentioned more than once, a little less for a single mention. */
    skills,
    /** Spoken languages with their level, from 1 (A1) to 6 (C2 and native). */
    languages: spokenLanguages(parts),
    level: corrections.level ?? levelOf(headline, held, yearsForLevel, allLines),
    /** Years in all jobs; each profession has its own `years`. */
    years,
    /** Of these, what the person claims beyond the dated jobs. */
    undatedYears,
    jobs,
    terms: termsOf({ text: words, times: 1 }),
    work: describedWork(headline, described),
    /** Null when unknown. */
    language: languageOf(words),
    /** 0 to 1: how much of the text was parsed beyond plain words. */
    recognised: recognisedShare({
      text: allLines.join("\n"),
      hasTitle: professions.some(({ wording }) => wording !== null),
      skills: skills.size,
    }),
    runs: runsOf(parts.map(({ lines }) => lines.join("\n"))),
  };
}

/** A shorter line above the first heading may be a place or a remnant of contacts. */
const wordsOfSentence = 8;
/** The lines that describe work, without lists of skills, name, place and contacts. */
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
  const isTechnical = isTechnicalText(parts.flatMap(({ lines }) => lines).join("\n"));
  const blocks = parts.flatMap(({ lines }) => blocksOf(lines));
  const counts = countsOf(
    blocks.flatMap((block) => [...skillsIn(block, { isTechnical })].slice(0, blockLimit)),
  );
  const trust = Math.min(1, maxTrustedSkills / Math.max(1, counts.size));
  return new Map([...counts].map(([skill, count]) => [skill, (count > 1 ? 1 : skillOnce) * trust]));
}

/** A skill added by hand counts in full; one that code shows counts like a single mention. */
function withChanges(read: Map<Skill, number>, changes: CvCorrections["skills"], shown: Iterable<Skill>) {
  const skills = new Map(read);
  for (const skill of changes?.removed.flatMap(skillsByName) ?? []) skills.delete(skill);
  for (const skill of changes?.added.flatMap(skillsByName) ?? []) skills.set(skill, 1);
  for (const skill of shown) if (!skills.has(skill)) skills.set(skill, skillOnce);
  return skills;
}

/** Joins continuation lines ("knowledge of⏎accounting software") and splits long sections into blocks. */
function blocksOf(lines: string[]): string[] {
  const paragraphs = groupAdjacent(
    lines,
    (previous, line) => previous.length >= 60 && /^[a-z(]/.test(line) && !/[.;:]$/.test(previous),
  ).map((group) => group.join(" "));
  return joinAdjacent(paragraphs, (block, next) =>
    block.length + next.length < 600 ? `${block}\n\n${next}` : null,
  );
}

/** Lines at the head of a CV that may say what is sought. */
const linesForSought = 6;
const linesForTitle = 3;
/** A title at the head of a CV in a language whose titles come from ESCO only. */
const firstTitleIn = (words: string, positions: Position[]): string =>
  words
    .split("\n", linesForTitle)
    .find(
      (line) =>
        titleShare(line) >= 0.5 && !isStudy(line) && !positions.some((one) => namesEmployer(line, one)),
    ) ?? "";
