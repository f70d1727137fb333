import type { JobLevel } from "@career-hub/db/enums.ts";
import { languageOf } from "../../text/languageOf.ts";
import { levelOfYears } from "../../text/levelWords.ts";
import { requiredYears } from "../../text/requiredYears.ts";
import { withoutCaseEndings } from "./caseEndings.ts";
import { sampleOf } from "./copied.ts";
import { aboutOf, describedWork } from "./describedWork.ts";
import { isSingleWord } from "./incidentalMention.ts";
import { closeness, isWide, type Node } from "./nodes.ts";
import { professionsOf } from "./occupationEvidence.ts";
import { keyOf, wordsOf } from "./phrases.ts";
import { recognisedShare } from "./recognition.ts";
import { type Requirement, requirementsIn } from "./requirements.ts";
import { singularName } from "./titleCase.ts";
import { levelOfJob } from "./titleLevel.ts";
import type { Weighted } from "./titleMatches.ts";
import { readTitle, sorted, titlesInText } from "./titles.ts";
import { titleVectors } from "./titleVectors.ts";
import type { Skill } from "./vocabulary.ts";
import { thinWords } from "./weights.ts";
import { termsOf } from "./wordEvidence.ts";

export type JobText = {
  title: string;
  company?: string | null;
  descriptionText?: string | null;
  level?: JobLevel | null;
  postedAt?: Date | null;
};
export type JobFeatures = ReturnType<typeof readJobFeatures>;
/** Those that are not `isStated` count in the score, but no sentence names them. */
type JobProfession = { node: Node; weight: number; wording: string; isStated: boolean };

/** Weight of the text beside the title; higher for a vague title such as "Manager". */
const textShare = { clear: 0.2, vague: 0.6 };
/** The most weight that a wide title ("Software Engineer") passes on to the kinds that the text indicates. */
const mostMoved = 0.75;
/** Minimum evidence for the text to overrule the title: a "Product Engineer" who writes Ruby. */
const contradiction = 1.8;
/** Evidence of a title in the text, more than a skill's; each profession counts once. */
const namedInText = 1.5;
/** Minimum evidence to take a profession from the text; a single shared word may be chance. */
const minEvidence = 1.2;
/** Closeness from which two professions share their vocabulary. */
const sameField = 0.5;
const otherField = 0.3;
/** A word that the texts of this many ISCO minor groups use is an everyday one: "hiring", "concrete". */
const everydayFrom = 10;
/** "HACCP" is no everyday word. */
const abbreviation = /^\p{Lu}{4,}$/u;
const maxText = 20_000;
const occupationsOfTitle = 4;
const titleCounts = 4;

export function readJobFeatures(job: JobText) {
  const text = (job.descriptionText ?? "").normalize("NFKC").slice(0, maxText);
  const language = languageOf(`${job.title}\n${text}`);
  const plain = withoutCaseEndings(text, language);
  const { requirements, credentials } = requirementsIn(plain, job.title, language);
  const years = requiredYears(text, language)?.value ?? null;
  const isRecognised = readTitle(job.title).length > 0;
  const skills = requirements.map(({ skill }) => skill);
  const professions = professionsIn(job.title, text, skills);
  return {
    title: job.title,
    /** The weights add up to 1, or less where even the title is vague. */
    professions,
    /** Vectors of the titles as the ad words them. */
    titles: titleVectors(isRecognised ? professions : [...professions, { wording: job.title, weight: 1 }]),
    requirements: requirements.filter(
      (one) => isPlausible(one, professions) && (one.isTitle || !isEmployer(one, job.company)),
    ),
    /** What the ad says of licences, certificates and degrees that are not compared. */
    credentials,
    level: levelOfJob(job.title) ?? job.level ?? (years === null ? null : levelOfYears(years)),
    years,
    // The title is weighted more than the description because it is much denser.
    terms: termsOf({ text: job.title, times: titleCounts }, { text, times: 1 }),
    work: describedWork(job.title, text),
    /** Null when unknown. */
    language,
    /** 0 to 1: how much of the ad was parsed beyond plain words. */
    recognised: recognisedShare({
      text: `${job.title}\n${text}`,
      hasTitle: isRecognised,
      skills: requirements.length,
    }),
    /** Hashed runs of words, to detect a CV that copies them. */
    runs: sampleOf(text),
    /** Number of words in the description; thin ads get less weight. */
    length: wordsOf(text).length,
    postedAt: job.postedAt ?? null,
  };
}

/** "At Nextcloud, we …": the employer's own name is no requirement unless it is in the title. */
const isEmployer = ({ skill }: Requirement, company: string | null | undefined): boolean =>
  ` ${wordsOf(company ?? "")
    .map(({ word }) => word)
    .join(" ")} `.startsWith(` ${keyOf(skill.name)} `);

/**
 * A single word is a skill only in its own trade: farmers and sailors know rotation, an on-call rotation is no skill. An
 * everyday word without a word of demand must match the minor group of occupations, other words the sub-major group; where
 * the trade is unknown, it is no skill.
 */
const isPlausible = ({ skill, necessity }: Requirement, professions: JobProfession[]): boolean => {
  const isVague = necessity === "asked" && skill.groups.length >= everydayFrom;
  const digits = isVague ? 3 : 2;
  const isOfGroup = (isco: string) =>
    skill.groups.some((group) => group.slice(0, digits) === isco.slice(0, digits));
  return (
    !isSingleWord(skill) ||
    abbreviation.test(skill.name) ||
    skill.groups.length === 0 ||
    (professions.length === 0 && !isVague) ||
    professions.some(({ node }) => isOfGroup(node.isco))
  );
};

function professionsIn(title: string, text: string, skills: Skill[]): JobProfession[] {
  const titled = readTitle(title, aboutOf(text));
  const certainty = Math.min(1, titled[0]?.weight ?? 0);
  const evidence = fromText(text, skills, titled);
  const fromTitle = narrowed(shares(titled, occupationsOfTitle), evidence);
  const inText = shares(evidence, 3);
  // A thin ad leaves part of the weight unassigned: the title alone never counts in full.
  const share = fromTitle.length ? textShare.vague + (textShare.clear - textShare.vague) * certainty : 1;
  const words = wordsOf(text).length;
  const textTrust = (Math.min(0.8, 0.4 + skills.length / 10) * words) / (words + thinWords);
  const weights = new Map<Node, number>();
  const add = (list: Weighted[], part: number) => {
    for (const { node, weight } of list) weights.set(node, (weights.get(node) ?? 0) + weight * part);
  };
  add(fromTitle, (1 - share) * Math.max(0.6, certainty));
  add(inText, share * textTrust);
  const fromWords = new Map(titled.map((one) => [one.node, one]));
  return sorted(weights).map(({ node, weight }) => ({
    node,
    weight,
    wording: fromWords.get(node)?.wording ?? singularName(node),
    // The text can confirm what the title alone leaves uncertain.
    isStated:
      !fromWords.get(node)?.isUnsure || evidence.some((one) => closeness(one.node, node) >= sameField),
  }));
}

/** Moves weight from a wide or contradicted title to the professions that the text indicates. */
function narrowed(titled: Weighted[], evidence: Weighted[]): Weighted[] {
  return titled.flatMap(({ node, weight }) => {
    const isContradictory = isContradicted(titled, evidence);
    const kinds = isWide(node) ? evidence.filter((one) => closeness(one.node, node) >= sameField) : [];
    const indicated = isContradictory ? evidence : kinds;
    const squared = indicated.map((one) => ({ ...one, weight: one.weight ** 2 }));
    const targets = shares(squared, 3);
    const best = indicated[0]?.weight ?? 0;
    const moved = targets.length ? (mostMoved * best) / (best + 1) : 0;
    return [
      { node, weight: weight * (1 - moved) },
      ...targets.map((one) => ({ node: one.node, weight: weight * moved * one.weight })),
    ];
  });
}

const isContradicted = (titled: Weighted[], [best]: Weighted[]): boolean =>
  best !== undefined &&
  best.weight >= contradiction &&
  titled.every(({ node }) => closeness(node, best.node) < otherField);

/** A profession that the text names must be in the title's field: "carpenters" may be colleagues, and an "accounting major" is a degree. */
function fromText(text: string, skills: Skill[], titled: Weighted[]): Weighted[] {
  const evidence = professionsOf(skills);
  for (const node of titlesInText(text).keys())
    if (titled.some((one) => closeness(one.node, node) >= sameField))
      evidence.set(node, (evidence.get(node) ?? 0) + namedInText);
  return sorted(evidence).filter(({ weight }) => weight >= minEvidence);
}

/** The best `count`, with weights normalised to sum 1. */
function shares(list: Weighted[], count: number): Weighted[] {
  const best = list.filter(({ weight }) => weight >= (list[0]?.weight ?? 0) * 0.3).slice(0, count);
  const sum = best.reduce((all, { weight }) => all + weight, 0);
  return best.map(({ node, weight }) => ({ node, weight: weight / sum }));
}
