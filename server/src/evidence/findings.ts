import { type Term, termNamed } from "../knowledge/dictionary.ts";
import { isTechnology } from "../knowledge/terms.ts";
import { isProgrammingLanguage, isWrittenInCode, mainLanguageOf, sharesOf } from "./languages.ts";
import { commandFindings, isInItsLanguage, manifestFindings, pathFindings } from "./manifestFindings.ts";
import type { Package } from "./packages.ts";
import type { CountedRepository } from "./repositories.ts";
import { type Finding, languageStrength } from "./signals.ts";
import { baseForm } from "./subject.ts";
import { keywordFindings, textFindings, topicFindings } from "./textFindings.ts";

/** The findings of a repository. For guests only languages; nothing newer than the person's departure. */
export function findingsOf(repo: CountedRepository, packages: Package[]): Finding[] {
  if (repo.relation === "guest")
    return languageFindings(repo).map((finding) => ({ ...finding, strength: finding.strength / 2 }));
  const stated = [
    ...languageFindings(repo),
    ...topicFindings(repo),
    ...keywordFindings(repo, packages),
    ...commandFindings(repo, packages),
    ...textFindings(repo),
  ];
  const findings = withoutDoubtful(
    repo.hasMovedOn ? stated : [...manifestFindings(repo, packages), ...pathFindings(repo), ...stated],
  );
  // Settings and exercises show tools, not topics.
  return repo.isCollection ? findings.filter(({ term }) => isTechnology(term)) : findings;
}

/**
 * Languages come from the code: a topic or a configuration file only supports them. A name that is also an ordinary
 * word, such as "bundler", needs a second signal. "Altair" in a Go repository is not the Python library of that name,
 * so technologies must match the languages of the repository.
 */
function withoutDoubtful(findings: Finding[]): Finding[] {
  const installed = new Set(
    findings.flatMap(({ source, term }) => (source === "manifest" || source === "path" ? [term.name] : [])),
  );
  return findings.flatMap((finding) => {
    const { term, source } = finding;
    if (source === "language") return [finding];
    if (term.kind === "language") {
      const isWritten = finding.in.repository.languages.some(({ name }) => termNamed(name) === term);
      const supports = isWritten && source !== "manifest" && source !== "path";
      return supports ? [{ ...finding, strength: finding.strength / 2 }] : [];
    }
    if (installed.has(term.name)) return [finding];
    const isWord = isTechnology(term) && (term.strict || baseForm(term.name.toLowerCase()) !== null);
    const isForeign =
      (term.kind === "library" || term.kind === "framework") && !isInItsLanguage(term, finding.in);
    return isWord || isForeign ? [] : [finding];
  });
}

/** Languages outside the dictionary, possibly the person's own, count too. */
function termOfLanguage(name: string): Term {
  const known = termNamed(name);
  if (known && isTechnology(known)) return known;
  return {
    name,
    kind: "language",
    area: "languages",
    rarity: 4,
    aliases: [],
    packages: [],
    roles: [],
    strict: true,
    everyday: false,
    near: [],
  };
}

const minShareOfLanguage = 0.05;
/** Beside vendored code and fixtures the language may come from those. */
const minShareBesideOthers = 0.2;
const fixtures = /(?:^|[/_.-])(?:fixtures?|test-?data|testing-?data|test-?suite|corpus|snapshots?|golden)\//i;

/** 0 to 1, as the code host shows it. */
function shareOfBytes(language: string, { repository: { languages } }: CountedRepository): number {
  const sum = languages.reduce((total, { bytes }) => total + bytes, 0);
  return (languages.find(({ name }) => name === language)?.bytes ?? 0) / sum;
}

function languageFindings(repo: CountedRepository): Finding[] {
  if (!isWrittenInCode(repo)) return [];
  const isBesideOthers = repo.hasVendored || repo.repository.tree.some((path) => fixtures.test(path));
  // Which languages the person wrote is not known where others wrote most of it.
  const [isOfOthers, main] = [repo.ownShare < 0.5, mainLanguageOf(repo)];
  return [...sharesOf(repo)].flatMap(([name, share]) => {
    if (
      share < (isBesideOthers ? minShareBesideOthers : minShareOfLanguage) ||
      !isProgrammingLanguage(name) ||
      (isOfOthers && name !== main)
    )
      return [];
    const percent = Math.round(shareOfBytes(name, repo) * 100);
    const note = percent >= 99 ? `Written in ${name}` : `${name}: ${percent}% of the code`;
    const strength = languageStrength(share);
    return [{ term: termOfLanguage(name), in: repo, source: "language" as const, note, strength }];
  });
}
