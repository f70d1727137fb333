import type { JobLevel } from "@career-hub/db/enums.ts";
import { levelOfTitle, levelOfYears, yearsAskedIn } from "../../text/seniority.ts";
import { sampleOf } from "./copied.ts";
import { describedWork } from "./describedWork.ts";
import { isSingleWord } from "./namedInPassing.ts";
import { closeness, isWide, type Node } from "./nodes.ts";
import { wordsOf } from "./phrases.ts";
import { type Requirement, requirementsIn } from "./requirements.ts";
import { languageOf } from "./spoken.ts";
import { inSentence } from "./titleCase.ts";
import { readTitle, sorted, titlesInText, type Weighted } from "./titles.ts";
import { type TitleVector, titleVectors } from "./titleVectors.ts";
import { understandingOf } from "./understanding.ts";
import type { Skill } from "./vocabulary.ts";
import { professionsOf } from "./votes.ts";
import { thinWords } from "./weights.ts";
import { type Terms, termsOf } from "./wordEvidence.ts";

export type JobText = {
  title: string;
  descriptionText?: string | null | undefined;
  level?: JobLevel | null | undefined;
  postedAt?: Date | null | undefined;
};
export type JobFeatures = {
  title: string;
  /** What the job is; the weights add up to 1, or to less where even the title is vague. */
  professions: { node: Node; weight: number; wording: string }[];
  /** The same in the words of the ad. */
  titles: TitleVector[];
  requirements: Requirement[];
  level: JobLevel | null;
  years: number | null;
  terms: Terms;
  /** Where the work it describes stands among all occupations. */
  work: number[];
  /** 0 to 1: how much of the ad was understood beyond its plain words. */
  understood: number;
  /** What it is written in, null where that is not known. */
  language: string | null;
  /** Runs of its words, to tell a CV that copies them. */
  runs: number[];
  /** Words of the description: a thin ad says little, and is trusted little. */
  length: number;
  postedAt: Date | null;
};

/** What the text adds to the title. A vague title ("Manager") leaves it more to say. */
const textShare = { clear: 0.2, vague: 0.6 };
/** The most that a wide title ("Software Engineer") gives to the kind that the text tells. */
const mostMoved = 0.75;
/** What a text needs to say so often before it is believed against the title: a "Product Engineer" who writes Ruby. */
const contradiction = 1.8;
/** A title in the text outweighs a skill; one mention of each profession counts. */
const namedInText = 1.5;
/** One shared word is chance: what a profession needs to be taken from the text. */
const enough = 1.2;
/** Closeness above which the words of one profession mean the same in another. */
const sameField = 0.5;
const otherField = 0.3;
/** Minor groups of ISCO whose texts name a word from which it is an everyday one: "hiring", "concrete". */
const everydayFrom = 10;
const maxText = 20_000;
const occupationsOfTitle = 4;
const titleCounts = 4;

export function readJobFeatures(job: JobText): JobFeatures {
  const text = (job.descriptionText ?? "").normalize("NFKC").slice(0, maxText);
  const named = requirementsIn(text, job.title);
  const years = yearsAskedIn(text);
  const professions = professionsIn(
    job.title,
    text,
    named.map(({ skill }) => skill),
  );
  return {
    title: job.title,
    professions,
    titles: titleVectors(professions),
    requirements: named.filter((requirement) => isMeantHere(requirement, professions)),
    level: levelOfTitle(job.title) ?? job.level ?? (years === null ? null : levelOfYears(years)),
    years,
    // The title says in three words what the description says in three hundred.
    terms: termsOf({ text: job.title, times: titleCounts }, { text, times: 1 }),
    work: describedWork(job.title, text),
    language: languageOf(`${job.title}\n${text}`),
    understood: understandingOf({
      text: `${job.title}\n${text}`,
      hasTitle: readTitle(job.title).length > 0,
      skills: named.length,
    }),
    runs: sampleOf(text),
    length: wordsOf(text).length,
    postedAt: job.postedAt ?? null,
  };
}

/**
 * A single word is a skill in its own trade: farmers and sailors know rotation, an on-call rotation is none. An everyday
 * word that is only named must be of the very group of occupations, any other one of a group beside it.
 */
const isMeantHere = ({ skill, necessity }: Requirement, professions: JobFeatures["professions"]): boolean => {
  const digits = necessity === "asked" && skill.groups.length >= everydayFrom ? 3 : 2;
  const isOfGroup = (isco: string) =>
    skill.groups.some((group) => group.slice(0, digits) === isco.slice(0, digits));
  return (
    !isSingleWord(skill) ||
    skill.groups.length === 0 ||
    professions.length === 0 ||
    professions.some(({ node }) => isOfGroup(node.isco))
  );
};

function professionsIn(title: string, text: string, skills: Skill[]): JobFeatures["professions"] {
  const named = readTitle(title);
  const clarity = Math.min(1, named[0]?.weight ?? 0);
  const votes = fromText(text, skills);
  const fromTitle = narrowed(shares(named, occupationsOfTitle), votes);
  const inText = shares(votes, 3);
  // What a thin ad leaves unsaid is nobody's: the title alone never counts for the whole.
  const share = fromTitle.length ? textShare.vague + (textShare.clear - textShare.vague) * clarity : 1;
  const words = wordsOf(text).length;
  const believed = (Math.min(0.8, 0.4 + skills.length / 10) * words) / (words + thinWords);
  const all = new Map<Node, number>();
  const add = (list: Weighted[], part: number) => {
    for (const { node, weight } of list) all.set(node, (all.get(node) ?? 0) + weight * part);
  };
  add(fromTitle, (1 - share) * Math.max(0.6, clarity));
  add(inText, share * believed);
  const ownWords = new Map(named.map((one) => [one.node, one.wording]));
  return sorted(all).map(({ node, weight }) => ({
    node,
    weight,
    wording: ownWords.get(node) ?? inSentence(node.name, node.name),
  }));
}

/** What a wide title leaves open, or what the text speaks against, goes to the professions in the text. */
function narrowed(named: Weighted[], votes: Weighted[]): Weighted[] {
  return named.flatMap(({ node, weight }) => {
    const isOther = isContradicted(named, votes);
    const kinds = isWide(node) ? votes.filter((vote) => closeness(vote.node, node) >= sameField) : [];
    const likely = shares((isOther ? votes : kinds).map(squared), 3);
    const best = (isOther ? votes : kinds)[0]?.weight ?? 0;
    const moved = likely.length ? (mostMoved * best) / (best + 1) : 0;
    return [
      { node, weight: weight * (1 - moved) },
      ...likely.map((one) => ({ node: one.node, weight: weight * moved * one.weight })),
    ];
  });
}

const squared = ({ node, weight }: Weighted): Weighted => ({ node, weight: weight ** 2 });

const isContradicted = (named: Weighted[], [best]: Weighted[]): boolean =>
  best !== undefined &&
  best.weight >= contradiction &&
  named.every(({ node }) => closeness(node, best.node) < otherField);

function fromText(text: string, skills: Skill[]): Weighted[] {
  const votes = professionsOf(skills);
  for (const node of titlesInText(text).keys()) votes.set(node, (votes.get(node) ?? 0) + namedInText);
  return sorted(votes).filter(({ weight }) => weight >= enough);
}

/** The best few, their weights made to add up to 1. */
function shares(list: Weighted[], count: number): Weighted[] {
  const best = list.filter(({ weight }) => weight >= (list[0]?.weight ?? 0) * 0.3).slice(0, count);
  const sum = best.reduce((all, { weight }) => all + weight, 0);
  return best.map(({ node, weight }) => ({ node, weight: weight / sum }));
}
