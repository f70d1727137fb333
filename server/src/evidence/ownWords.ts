import { isEnglish } from "./readme.ts";
import type { CountedRepository } from "./repositories.ts";

const year = 365 * 86_400_000;
const mostFeatures = 8;
const featureHeading = /\b(?:features?|highlights|capabilities)\b/i;
const announcesFeatures = /\bfeatures\b[^:]{0,30}:$/i;
/** The first person is not the profile's; marks of code and quotes cannot be quoted once more. */
const notPlain = /\b(?:we|our|us|I|my)\b|[{}<>|="“”]|: /i;

/** "This library provides …": what the sentence is about is the project itself. */
const selfNames =
  "(?:this|the) (?:\\w+ )?(?:library|package|crate|gem|module|project|tool|plugin|extension|app|application|framework|repository|service|program)";
const predicate =
  /^(?:is an? |is the |provides |offers |helps |lets |allows |makes |gives |adds |implements |generates |converts |turns |brings )/;

/**
 * Whether the README may be quoted as the person's: not where others wrote most of the code and went on for two years
 * after the person's last commit.
 */
const isTheirs = ({ ownShare, lastAt, repository }: CountedRepository) =>
  !repository.isPrivate &&
  (ownShare >= 0.5 || Date.parse(repository.pushedAt ?? lastAt) - Date.parse(lastAt) < 2 * year);

/** What an opening sentence of the README says of the project, without its subject: "provides a derive macro for …". */
export function introductionOf(one: CountedRepository): string | null {
  if (!isTheirs(one)) return null;
  const name = one.repository.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[-_]/g, "[-_ ]?");
  const subject = new RegExp(`^(?:${name}|${selfNames}) (?:\\([^()]{1,60}\\) )?`, "i");
  for (const { text, isLimit } of one.sentences.filter(({ zone }) => zone === "opening")) {
    const rest = text.replace(subject, "").replace(/[[\]]|[\s.!]+$/g, "");
    const isPredicate = rest.length < text.length - 1 && predicate.test(rest);
    if (isPredicate && !isLimit && isEnglish(text) && rest.length <= 150 && !notPlain.test(rest)) return rest;
  }
  return null;
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
