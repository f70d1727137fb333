import { hasPraise, isBoast, withoutPraise } from "./praise.ts";
import { isEnglish } from "./readme.ts";
import type { CountedRepository } from "./repositories.ts";

const maxFeatures = 8;
const featureHeading = /\b(?:features?|highlights|capabilities)\b/i;
const announcesFeatures = /\bfeatures\b[^:]{0,30}:$/i;
/** Profiles are not in the first person; marks of code and markup, quotes and labels cannot be quoted again. */
const notPlain = /\b(?:we|our|us|I|my)\b|[{}<>|="“”]|\*\*|__|[:?] |[?:,]$/i;

/** "This library provides …": the subject is the project itself. */
const selfNames =
  "it|(?:this(?: \\w+)?|the) (?:library|package|crate|gem|module|project|tool|plugin|extension|app|application|framework|repository|service|program)";
/** The predicate states what it is or does, not a condition, comparison, status, or something about other sentences. */
const predicate = /^(?:is an?|(?!is )\p{Ll}{2,}s) /u;
const uninformative =
  /^(?:requires|needs|depends|relies|uses|runs|supports|includes|was|has (?:been|moved)|does|works|exists|tries|attempts|aims|strives|seeks|hopes|brings|makes|adheres|follows|ships|contains a) |^is (?:not|no|in|under|maintained|developed|sponsored|supported|trusted|used by|currently|still|now|available|licensed|released|part|inspired|similar)\b|\b(?:inspired by|unlike|similar to|alternative|compared|instead of|replacement|successor|fork|the (?:only|first|leading|most)|below|above|following|it|its|this|them|these|those|such|same|but|just|more|is not|\w+n't)\b/;
const isDefinition =
  /^is an? .{0,60}\b(?:library|tool|toolkit|utility|framework|package|module|plugin|extension|app|application|server|client|service|platform|engine|language)\b/;
const sectionSentences = 2;
const minLength = 20;
const maxLength = 200;

/** Whether the README may be attributed to the person. */
const isTheirs = ({ hasMovedOn, repository }: CountedRepository) => !repository.isPrivate && !hasMovedOn;

/**
 * The README's first statements about the project, without the subject: "provides a derive macro for …". At most two;
 * "it" is the project after a sentence that names it, or if the sentence defines its kind.
 */
export function introductionOf(repo: CountedRepository): string[] {
  if (!isTheirs(repo)) return [];
  const name = repo.repository.name.split(/[-_]/).map(RegExp.escape).join("[-_ ]?");
  const subject = new RegExp(`^(?:${name}|${selfNames})(?:'s (?=an? )| (?:\\([^()]{1,60}\\) )?)`, "i");
  const namesItself = new RegExp(`\\b${name}\\b(?!::|\\.\\w)`, "i");
  const section = repo.sentences.find(({ zone }) => zone === "opening")?.heading;
  const intro: string[] = [];
  for (const { text, zone, heading, isLimit } of repo.sentences.slice(0, sectionSentences)) {
    const start = subject.exec(text)?.[0];
    if (!start || isLimit || zone === "excluded" || heading !== section || !isEnglish(text)) continue;
    const isIt = /^it/i.test(start);
    const verb = start.endsWith("'s ") ? "is " : "";
    const claim = `${verb}${text.slice(start.length)}`
      .replace(/\{(\w{1,40})\}/g, "$1")
      .replace(/[[\]]|[\s.!]+$/g, "");
    if (isIt && (/\byour?\b/.test(claim) || (intro.length === 0 && !isDefinition.test(claim)))) continue;
    const isInformative =
      predicate.test(claim) &&
      !/\byour\b/.test(claim) &&
      !uninformative.test(claim) &&
      !notPlain.test(claim) &&
      !isBoast(claim) &&
      !namesItself.test(claim);
    if (isInformative && claim.length >= minLength && claim.length <= maxLength) intro.push(claim);
  }
  return intro;
}

/** Whether brackets are balanced; otherwise text was cut off. */
const hasBrackets = (text: string) => text.split("(").length === text.split(")").length;

/** The entries of the README's feature list, without the full stop. */
export function featuresOf(repo: CountedRepository): string[] {
  if (!isTheirs(repo)) return [];
  const announced = repo.sentences.findIndex(({ text }) => announcesFeatures.test(text));
  const section = repo.sentences[announced]?.heading;
  return repo.sentences
    .filter(
      ({ heading, zone, isListItem, isFirst, isLimit }, index) =>
        (featureHeading.test(heading) || (announced >= 0 && index > announced && heading === section)) &&
        zone !== "excluded" &&
        isListItem &&
        isFirst &&
        !isLimit,
    )
    .map(({ text }) => withoutPraise(text.replace(endOfEntry, "")))
    .filter(isFeature)
    .slice(0, maxFeatures);
}

/** Punctuation, and the asterisk of a footnote. */
const endOfEntry = /[\s.!;,*]+$/;
/** No information about features: references, superlatives, plans, the licence. */
const withoutInformation =
  /\b(?:your?|them|these|those|more|below|above|see|bugs|deprecated|used by|well tested|most \w+|not (?:yet|implemented|supported)|licen[cs]ed?|open[- ]?source)\b/i;

/** Shorter entries name no fact ("zero dependencies", "simple interface"), longer ones explain, with an aim or a boast. */
const entryWords = { least: 3, most: 6 };

function isFeature(text: string): boolean {
  const words = text.split(" ").length;
  return (
    words >= entryWords.least &&
    words <= entryWords.most &&
    /^[\p{L}\d]/u.test(text) &&
    isEnglish(text) &&
    !notPlain.test(text) &&
    hasBrackets(text) &&
    !/[[\]]| [-–—] /.test(text) &&
    !isBoast(text) &&
    !hasPraise(text) &&
    !withoutInformation.test(text)
  );
}
