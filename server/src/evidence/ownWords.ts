import { isEnglish } from "./readme.ts";
import type { CountedRepository } from "./repositories.ts";

const year = 365 * 86_400_000;
const mostFeatures = 8;
const featureHeading = /\b(?:features?|highlights|capabilities)\b/i;
const announcesFeatures = /\bfeatures\b[^:]{0,30}:$/i;
/** The first person is not the profile's; marks of code and quotes cannot be quoted once more. */
const notPlain = /\b(?:we|our|us|I|my)\b|[{}<>|="“”]|[:?] |\?$/i;

/** "This library provides …": what the sentence is about is the project itself. */
const selfNames =
  "it|(?:this(?: \\w+)?|the) (?:library|package|crate|gem|module|project|tool|plugin|extension|app|application|framework|repository|service|program)";
/** What follows the subject is a verb, and no condition, comparison or state of the project. */
const predicate = /^(?:is|\p{Ll}{2,}s) /u;
const notTelling =
  /^(?:requires|needs|depends|was|has been|does|works) |^is (?:not|no|in|under|currently|still|now|available|licensed|released|part|inspired|similar)\b|\b(?:inspired by|unlike|similar to|alternative|compared|instead of|replacement|successor|fork|them|these|those)\b/;
const shortest = 20;
const longest = 200;

/**
 * Whether the README may be quoted as the person's: not where others wrote most of the code and went on for two years
 * after the person's last commit.
 */
const isTheirs = ({ ownShare, lastAt, repository }: CountedRepository) =>
  !repository.isPrivate &&
  (ownShare >= 0.5 || Date.parse(repository.pushedAt ?? lastAt) - Date.parse(lastAt) < 2 * year);

/**
 * What the opening sentences of the README say of the project, without their subject: "provides a derive macro for …". At
 * most two; "it" counts as the project only after a sentence that names it.
 */
export function introductionOf(one: CountedRepository): string[] {
  if (!isTheirs(one)) return [];
  const name = one.repository.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[-_]/g, "[-_ ]?");
  const subject = new RegExp(`^(?:${name}|${selfNames})(?:'s (?=an? )| (?:\\([^()]{1,60}\\) )?)`, "i");
  const found: string[] = [];
  for (const { text, isLimit } of one.sentences.filter(({ zone }) => zone === "opening")) {
    const start = subject.exec(text)?.[0];
    if (!start || isLimit || !isEnglish(text) || (/^it/i.test(start) && found.length === 0)) continue;
    const isShort = /'s $/.test(start);
    const rest = `${isShort ? "is " : ""}${text.slice(start.length)}`.replace(/[[\]]|[\s.!]+$/g, "");
    const isTelling = predicate.test(rest) && !notTelling.test(rest) && !notPlain.test(rest);
    if (/^it/i.test(start) && /\byour?\b/.test(rest)) continue;
    if (isTelling && rest.length >= shortest && rest.length <= longest) found.push(rest);
  }
  return found.slice(0, 2);
}

/** The entries of the README's list of features, as they stand there without their full stop. */
export function featuresOf(one: CountedRepository): string[] {
  if (!isTheirs(one)) return [];
  const announced = one.sentences.findIndex(({ text }) => announcesFeatures.test(text));
  const section = one.sentences[announced]?.heading;
  return one.sentences
    .filter(
      ({ heading, zone, isListItem, isFirst, isLimit }, index) =>
        (featureHeading.test(heading) || (announced >= 0 && index > announced && heading === section)) &&
        zone !== "excluded" &&
        isListItem &&
        isFirst &&
        !isLimit,
    )
    .map(({ text }) => text.replace(/[\s.!;,]+$/, ""))
    .filter(
      (text) =>
        text.length >= 10 &&
        text.length <= 80 &&
        /^[\p{L}\d]/u.test(text) &&
        isEnglish(text) &&
        !notPlain.test(text),
    )
    .slice(0, mostFeatures);
}
