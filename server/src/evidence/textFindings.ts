import { mentionsOf, type Term, termOfTopic } from "../knowledge/dictionary.ts";
import { deniedRanges, isDenied } from "./negation.ts";
import { isMain, type Package } from "./packages.ts";
import { cut } from "./phrases.ts";
import type { Sentence } from "./readme.ts";
import type { CountedRepository } from "./repositories.ts";
import { type Finding, isNameOf, isTechnology, signalStrengths } from "./signals.ts";

/** Prose outside the opening and the features counts when this many sentences say the same. */
const repeatedFrom = 3;

export function topicFindings(one: CountedRepository): Finding[] {
  return one.repository.topics.flatMap((topic) => {
    const term = termOfTopic(topic);
    const note = `Tagged “${cut(topic, 60)}”`;
    return term && !isNameOf(term, one)
      ? [{ term, in: one, source: "topic" as const, note, strength: signalStrengths.topic }]
      : [];
  });
}

export function keywordFindings(one: CountedRepository, packages: Package[]): Finding[] {
  return packages.filter(isMain).flatMap(({ keywords, path }) =>
    keywords.flatMap((keyword) => {
      const term = termOfTopic(keyword);
      const note = `Keyword “${cut(keyword, 60)}”`;
      return term && !isNameOf(term, one)
        ? [{ term, in: one, source: "keyword" as const, path, note, strength: signalStrengths.keyword }]
        : [];
    }),
  );
}

/** What the description, the package's own description and the README affirm. */
export function textFindings(one: CountedRepository): Finding[] {
  const described = one.packageDescription === null ? [] : [one.packageDescription];
  const fromDescription = [...(one.description ? [{ text: one.description }] : []), ...described].flatMap(
    ({ text, ...place }) =>
      termsIn(text, one).map((term) => ({
        term,
        in: one,
        source: "description" as const,
        ...place,
        note: cut(text, 160),
        strength: signalStrengths.description,
      })),
  );
  return one.hasMovedOn ? fromDescription : [...fromDescription, ...readmeFindings(one)];
}

/** "Statistics", "caching": words that many say in passing. */
const isCommonIdea = (term: Term) => !isTechnology(term) && term.rarity <= 2;

function readmeFindings(one: CountedRepository): Finding[] {
  const other = new Map<string, Finding[]>();
  const found: (Finding & { isFeature: boolean })[] = [];
  for (const sentence of one.sentences) {
    if (sentence.isLimit || sentence.zone === "excluded") continue;
    for (const term of termsIn(sentence.text, one)) {
      const finding = fromSentence(sentence, term, one);
      if (sentence.zone !== "other") found.push({ ...finding, isFeature: sentence.zone === "features" });
      else other.set(term.name, [...(other.get(term.name) ?? []), finding]);
    }
  }
  const count = (term: Term) => found.filter((finding) => finding.term === term).length;
  const weighed = found.map((finding) =>
    finding.isFeature && isCommonIdea(finding.term) && count(finding.term) < 2
      ? { ...finding, strength: signalStrengths.idea }
      : finding,
  );
  return [...weighed, ...[...other.values()].filter((same) => same.length >= repeatedFrom).flat()];
}

function fromSentence({ text, path, zone }: Sentence, term: Term, one: CountedRepository): Finding {
  const strength =
    zone === "opening"
      ? signalStrengths.opening
      : zone === "features"
        ? signalStrengths.features
        : signalStrengths.repeated;
  const note = one.repository.isPrivate ? "Described in its README" : cut(text, 160);
  return { term, in: one, source: "readme", path, note, strength };
}

/** "ESP32-S3" names no storage. "Redux-like", "Lisp-inspired": it is something else. */
const likeness = /^-(?:like|style|inspired|esque|ish|flavou?red)\b/i;

/** Whoever lists many names says what it works with, not what it is made of. */
const mostTechnologiesInSentence = 4;

/** The terms a sentence affirms. Languages are counted from the code, and the project's own name is none. */
function termsIn(text: string, one: CountedRepository): Term[] {
  const denied = deniedRanges(text);
  const mentions = mentionsOf(text).filter(
    ({ term, start, end }) =>
      !isDenied(denied, start) &&
      !likeness.test(text.slice(end, end + 12)) &&
      !(isTechnology(term) && /[A-Z\d]-$/.test(text.slice(Math.max(0, start - 2), start))),
  );
  const terms = [...new Set(mentions.map(({ term }) => term))].filter((term) => !isNameOf(term, one));
  const technologies = terms.filter(isTechnology).length;
  return terms.filter(
    (term) => !isTechnology(term) || (term.kind !== "language" && technologies <= mostTechnologiesInSentence),
  );
}
