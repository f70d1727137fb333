import { mentionsOf, type Term, termOfTopic } from "../knowledge/dictionary.ts";
import { isTechnology } from "../knowledge/terms.ts";
import { deniedRanges, isDenied } from "./negation.ts";
import { isMain, type Package } from "./packages.ts";
import { cut } from "./phrases.ts";
import type { Sentence } from "./readme.ts";
import type { CountedRepository } from "./repositories.ts";
import { type Finding, isNameOf, signalStrengths } from "./signals.ts";

/** Number of sentences from which a term outside the opening and the features counts. */
const repeatedFrom = 3;

export function topicFindings(repo: CountedRepository): Finding[] {
  return repo.repository.topics.flatMap((topic) => {
    const term = termOfTopic(topic);
    const note = `Tagged “${cut(topic, 60)}”`;
    return term && !isNameOf(term, repo)
      ? [{ term, in: repo, source: "topic" as const, note, strength: signalStrengths.topic }]
      : [];
  });
}

export function keywordFindings(repo: CountedRepository, packages: Package[]): Finding[] {
  return packages.filter(isMain).flatMap(({ keywords, path }) =>
    keywords.flatMap((keyword) => {
      const term = termOfTopic(keyword);
      const note = `Keyword “${cut(keyword, 60)}”`;
      return term && !isNameOf(term, repo)
        ? [{ term, in: repo, source: "keyword" as const, path, note, strength: signalStrengths.keyword }]
        : [];
    }),
  );
}

/** Terms affirmed by the description, the package's description and the README. */
export function textFindings(repo: CountedRepository): Finding[] {
  const described = repo.packageDescription === null ? [] : [repo.packageDescription];
  const fromDescription = [...(repo.description ? [{ text: repo.description }] : []), ...described].flatMap(
    ({ text, ...place }) =>
      termsIn(text, repo).map((term) => ({
        term,
        in: repo,
        source: "description" as const,
        ...place,
        note: cut(text, 160),
        strength: signalStrengths.description,
      })),
  );
  return repo.hasMovedOn ? fromDescription : [...fromDescription, ...readmeFindings(repo)];
}

/** "Statistics", "caching": ideas that many mention in passing. */
const isCommonIdea = (term: Term) => !isTechnology(term) && term.rarity <= 2;

function readmeFindings(repo: CountedRepository): Finding[] {
  const other = new Map<string, Finding[]>();
  const findings: (Finding & { isFeature: boolean })[] = [];
  for (const sentence of repo.sentences) {
    if (sentence.isLimit || sentence.zone === "excluded") continue;
    for (const term of termsIn(sentence.text, repo)) {
      const finding = fromSentence(sentence, term, repo);
      if (sentence.zone !== "other") findings.push({ ...finding, isFeature: sentence.zone === "features" });
      else other.getOrInsertComputed(term.name, () => []).push(finding);
    }
  }
  const count = (term: Term) => findings.filter((finding) => finding.term === term).length;
  const weighed = findings.map((finding) =>
    finding.isFeature && isCommonIdea(finding.term) && count(finding.term) < 2
      ? { ...finding, strength: signalStrengths.idea }
      : finding,
  );
  return [...weighed, ...[...other.values()].filter((same) => same.length >= repeatedFrom).flat()];
}

function fromSentence({ text, path, zone }: Sentence, term: Term, repo: CountedRepository): Finding {
  const strength = signalStrengths[zone === "opening" || zone === "features" ? zone : "repeated"];
  const note = repo.repository.isPrivate ? "Described in its README" : cut(text, 160);
  return { term, in: repo, source: "readme", path, note, strength };
}

/** "ESP32-S3" is not the storage S3; "Redux-like" and "Lisp-inspired" are not the technology itself. */
const likeness = /^-(?:like|style|inspired|esque|ish|flavou?red)\b/i;

/** A sentence with more technologies lists integrations rather than the stack. */
const maxTechnologiesInSentence = 4;

/** Terms a sentence affirms, without languages, which are counted from code, and without the project's own name. */
function termsIn(text: string, repo: CountedRepository): Term[] {
  const denied = deniedRanges(text);
  const mentions = mentionsOf(text).filter(
    ({ term, start, end }) =>
      !isDenied(denied, start) &&
      !likeness.test(text.slice(end, end + 12)) &&
      !(isTechnology(term) && /[A-Z\d]-$/.test(text.slice(Math.max(0, start - 2), start))),
  );
  const terms = [...new Set(mentions.map(({ term }) => term))].filter((term) => !isNameOf(term, repo));
  const technologies = terms.filter(isTechnology).length;
  return terms.filter(
    (term) => !isTechnology(term) || (term.kind !== "language" && technologies <= maxTechnologiesInSentence),
  );
}
