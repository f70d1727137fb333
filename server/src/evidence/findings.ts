import {
  mentionsOf,
  type Term,
  termNamed,
  termOfTopic,
  termsOfPackage,
  termsOfPath,
} from "../matching/dictionary.ts";
import { sharesOf } from "./languages.ts";
import { type Dependency, dependenciesOf } from "./manifests.ts";
import { deniedRanges, isDenied } from "./negation.ts";
import { cut, list } from "./phrases.ts";
import type { CountedRepository } from "./repositories.ts";

export type FindingSource = "manifest" | "topic" | "language" | "path" | "description" | "readme";

/** One place that shows one term. */
export type Finding = {
  term: Term;
  in: CountedRepository;
  source: FindingSource;
  path?: string;
  note: string;
  /** 0 to 1: how much this kind of place proves, before the repository's own weight. */
  strength: number;
  /** Found under a name of four letters or fewer, which can stand for many things. */
  isShort?: boolean;
};

const ideas = new Set(["concept", "practice", "domain"]);
export const isTechnology = (term: Term): boolean => !ideas.has(term.kind);
const otherPeoplesCode =
  /(?:^|\/)(?:vendor|vendored|third[-_]party|thirdparty|node_modules|bower_components|dist|external|deps|generated)\//i;

export function findingsOf(one: CountedRepository): Finding[] {
  return [
    ...languageFindings(one),
    ...manifestFindings(one),
    ...topicFindings(one),
    ...pathFindings(one),
    ...textFindings(one),
  ];
}

const ownLanguages = new Map<string, Term>();

/** A language no dictionary knows may be the person's own: it counts all the same. */
function termOfLanguage(name: string): Term {
  const known = termNamed(name);
  if (known && (known.kind === "language" || isTechnology(known))) return known;
  const made = ownLanguages.get(name) ?? {
    name,
    kind: "language",
    area: "languages",
    rarity: 4,
    aliases: [],
    packages: [],
    roles: [],
    strict: true,
    color: null,
    near: [],
  };
  ownLanguages.set(name, made);
  return made;
}

function languageFindings(one: CountedRepository): Finding[] {
  return [...sharesOf(one)].flatMap(([name, share]) => {
    if (share < 0.04 || /^(?:Eagle|Smarty|Roff|Text|Markdown)$|HTML\+/.test(name)) return [];
    const percent = Math.round(share * 100);
    const note = percent >= 99 ? `Written in ${name}` : `${name}: ${percent}% of the code`;
    return [
      {
        term: termOfLanguage(name),
        in: one,
        source: "language" as const,
        note,
        strength: 0.35 + 0.65 * Math.sqrt(share),
      },
    ];
  });
}

function termsOfDependency({ name }: Dependency): Term[] {
  const found = termsOfPackage(name);
  if (found.length > 0) return found;
  const colon = name.indexOf(":");
  if (!/^(?:name|image|conan)$/.test(name.slice(0, colon))) return [];
  // Without a register only the name itself can speak, and only for a thing one installs.
  const term = termNamed(name.slice(colon + 1));
  return term && isTechnology(term) && term.kind !== "language" ? [term] : [];
}

function manifestFindings(one: CountedRepository): Finding[] {
  return one.repository.files
    .filter((file) => !otherPeoplesCode.test(file.path))
    .flatMap((file) => {
      const names = new Map<Term, Dependency[]>();
      for (const dependency of dependenciesOf(file, one.repository.files)) {
        for (const term of termsOfDependency(dependency))
          names.set(term, [...(names.get(term) ?? []), dependency]);
      }
      return [...names].map(([term, dependencies]): Finding => {
        const shown = [...new Set(dependencies.map(({ name }) => name.slice(name.indexOf(":") + 1)))];
        const isTool = dependencies.every(({ isForDevelopment }) => isForDevelopment);
        const isImage = dependencies.every(({ name }) => name.startsWith("image:"));
        const verb = isImage ? "Runs on" : isTool ? "Develops and tests with" : "Depends on";
        const note = cut(`${verb} ${list(shown.slice(0, 3))}`, 160);
        return { term, in: one, source: "manifest", path: file.path, note, strength: isTool ? 0.7 : 1 };
      });
    });
}

function topicFindings(one: CountedRepository): Finding[] {
  return one.repository.topics.flatMap((topic) => {
    const term = termOfTopic(topic);
    return term
      ? [
          {
            term,
            in: one,
            source: "topic" as const,
            note: `Tagged “${cut(topic, 60)}”`,
            strength: isTechnology(term) ? 0.75 : 0.9,
          },
        ]
      : [];
  });
}

function pathFindings(one: CountedRepository): Finding[] {
  const paths = [...new Set([...one.repository.tree, ...one.repository.files.map((file) => file.path)])];
  return paths
    .filter((path) => !otherPeoplesCode.test(path))
    .flatMap((path) =>
      termsOfPath(path).map(
        (term): Finding => ({
          term,
          in: one,
          source: "path",
          path,
          note: `Keeps ${path.split("/").filter(Boolean).at(-1) ?? path} in the repository`,
          strength: 0.6,
        }),
      ),
    );
}

/** A name in running text proves use only in a repository the person really worked in. */
const hasRealWork = (one: CountedRepository) =>
  one.ownCommits >= 15 && (one.ownShare >= 0.15 || one.ownCommits >= 150) && !one.isTrifle;

function textFindings(one: CountedRepository): Finding[] {
  const description = one.description;
  const fromDescription =
    description === null
      ? []
      : mentionsIn(description, one, { source: "description", note: cut(description, 160), strength: 0.8 });
  const fromReadme = one.sentences
    .filter((sentence) => !sentence.isLimit && !/\blicen[cs]ed?\b|\bCERN-OHL\b/i.test(sentence.text))
    .flatMap(({ text, path }) => {
      const note = one.repository.isPrivate ? "Described in its README" : cut(text, 160);
      return mentionsIn(text, one, { source: "readme", path, note, strength: 0.6 });
    });
  return [...fromDescription, ...fromReadme];
}

function mentionsIn(
  text: string,
  one: CountedRepository,
  place: Pick<Finding, "source" | "path" | "note" | "strength">,
): Finding[] {
  const denied = deniedRanges(text);
  const mentions = mentionsOf(text).filter(({ start }) => !isDenied(denied, start));
  const terms = [...new Set(mentions.map(({ term }) => term))];
  const isShort = (term: Term) =>
    mentions.every((mention) => mention.term !== term || mention.end - mention.start <= 4);
  const technologies = terms.filter(isTechnology).length;
  // A list of names is a list of names, whatever the project does.
  const dilution = technologies > 5 ? 3 / technologies : 1;
  return terms
    .filter((term) =>
      isTechnology(term) ? hasRealWork(one) && term.kind !== "language" && technologies <= 9 : true,
    )
    .map((term) => ({
      term,
      in: one,
      ...place,
      isShort: isShort(term),
      strength: place.strength * factorOf(term, place.source, dilution),
    }));
}

/** A domain is what the repository is for, seldom what one of its sentences mentions. */
function factorOf(term: Term, source: FindingSource, dilution: number): number {
  if (isTechnology(term)) return 0.75 * dilution;
  return term.kind === "domain" && source === "readme" ? 0.45 : 1;
}
