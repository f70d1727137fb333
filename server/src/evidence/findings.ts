import { type Term, termNamed } from "../knowledge/dictionary.ts";
import { isProgrammingLanguage, isWrittenInCode, sharesOf } from "./languages.ts";
import { commandFindings, isInItsLanguage, manifestFindings, pathFindings } from "./manifestFindings.ts";
import type { Package } from "./packages.ts";
import type { CountedRepository } from "./repositories.ts";
import { type Finding, isTechnology, languageStrength } from "./signals.ts";
import { baseForm } from "./subject.ts";
import { keywordFindings, textFindings, topicFindings } from "./textFindings.ts";

/** What a repository shows. A guest shows the languages alone; who left long ago, nothing that came later. */
export function findingsOf(one: CountedRepository, packages: Package[]): Finding[] {
  if (one.relation === "guest")
    return languageFindings(one).map((finding) => ({ ...finding, strength: finding.strength / 2 }));
  const stated = [
    ...languageFindings(one),
    ...topicFindings(one),
    ...keywordFindings(one, packages),
    ...commandFindings(one, packages),
    ...textFindings(one),
  ];
  const found = withoutDoubtful(
    one.hasMovedOn ? stated : [...manifestFindings(one), ...pathFindings(one), ...stated],
  );
  // Settings and exercises show what somebody uses, not what they are about.
  return one.isCollection ? found.filter(({ term }) => isTechnology(term)) : found;
}

/**
 * Languages are what the code is written in: a topic supports that and proves nothing alone, nor does a configuration
 * file. The tag "bundler" need not mean the program of that name: a name that is also an ordinary word needs a second sign.
 * "Altair" in a Go repository is not the Python library of that name.
 */
function withoutDoubtful(findings: Finding[]): Finding[] {
  const written = new Set(findings.flatMap(({ source, term }) => (source === "language" ? [term.name] : [])));
  const installed = new Set(
    findings.flatMap(({ source, term }) => (source === "manifest" || source === "path" ? [term.name] : [])),
  );
  return findings.flatMap((finding) => {
    const { term, source } = finding;
    if (source === "language") return [finding];
    if (term.kind === "language") {
      const supports = written.has(term.name) && source !== "manifest" && source !== "path";
      return supports ? [{ ...finding, strength: finding.strength / 2 }] : [];
    }
    if (installed.has(term.name)) return [finding];
    const isWord = isTechnology(term) && (term.strict || baseForm(term.name.toLowerCase()) !== null);
    const isForeign =
      (term.kind === "library" || term.kind === "framework") && !isInItsLanguage(term, finding.in);
    return isWord || isForeign ? [] : [finding];
  });
}

/** A language no dictionary knows may be the person's own: it counts all the same. */
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

const leastShareOfLanguage = 0.05;
/** What stands beside code taken over may be that code. */
const leastShareBesideVendored = 0.2;

function languageFindings(one: CountedRepository): Finding[] {
  if (!isWrittenInCode(one)) return [];
  return [...sharesOf(one)].flatMap(([name, share]) => {
    if (
      share < (one.hasVendored ? leastShareBesideVendored : leastShareOfLanguage) ||
      !isProgrammingLanguage(name)
    )
      return [];
    const percent = Math.round(share * 100);
    const note = percent >= 99 ? `Written in ${name}` : `${name}: ${percent}% of the code`;
    const strength = languageStrength(share);
    return [{ term: termOfLanguage(name), in: one, source: "language" as const, note, strength }];
  });
}
