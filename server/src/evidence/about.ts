import type { Repository } from "../codehost/reading.ts";
import { termNamed } from "../knowledge/dictionary.ts";
import { wordsKey } from "../text/tokens.ts";
import type { ProjectSubject } from "./facts.ts";
import { isHostile } from "./hostile.ts";
import { dependenciesOf } from "./manifests.ts";
import { isMain, isOwnManifest, type Package } from "./packages.ts";
import { capitalised } from "./phrases.ts";
import { praise, withoutPraise } from "./praise.ts";
import type { CountedRepository } from "./repositories.ts";
import { zoneOf } from "./sections.ts";
import { baseForm, subjectOf } from "./subject.ts";
import { isActivity, partsOf } from "./subjectParts.ts";
import { stemsOf } from "./subjects.ts";

/** A phrase for what a project is about, in its own words, with the place that says it. */
export type Phrase = {
  /** "Depot planning", "GPS tracking". */
  text: string;
  /** Equal for spellings of the same thing. */
  key: string;
  in: CountedRepository;
  path?: string;
  note: string;
  kind: "topic" | "keyword" | "description" | "feature";
  /** A topic whose words all stand in the description, or in the README's opening or features. */
  isDescribed: boolean;
  /** 0 to 1. */
  strength: number;
};

/** A README of nothing but list items must not cost more than another. */
const bounds = { speech: 20_000, listItems: 60, dependencies: 300 };
const strengths = { description: 0.9, topic: 0.7, keyword: 0.65, feature: 0.4 };

/** Behind two words and more, or a way of doing something, these add nothing: "depot map library". */
const artefacts = new Set(
  `library libraries package packages module modules plugin plugins util utils utility utilities helper helpers app apps application
applications project projects software code tool tools toolkit`.split(/\s+/),
);
/** What kind of thing it is, without what it is about. Topics of campaigns and of the host say nothing either. */
const generic = new Set(
  `library libraries framework tool tools toolkit app apps application applications package packages module modules plugin plugins
extension extensions crate gem cli api apis sdk project projects software code program programming utility utilities util utils
helper helpers open-source opensource oss free hacktoberfest awesome awesome-list good-first-issue github gitlab website web
hobby learning education beginner-friendly no-std rust-patterns development-tools linux macos windows unix android ios
platform client server service services system engine collection resources implementation wrapper bindings component
components script scripts template example examples demo test tests data file files type types value values function functions
list lists role roles playbook playbooks chart charts recipe recipes config configs configuration configurations setup boilerplate starter skeleton
internet architecture computer technology
user users version interface interfaces providing access database databases repository slides talk talks material exercises notes support simple work works`.split(
    /\s+/,
  ),
);

/** Everything a repository says it is about, best first; technologies and kinds of thing are left out. */
export function phrasesOf(
  one: CountedRepository,
  subject: ProjectSubject | null,
  packages: Package[],
): Phrase[] {
  const { repository } = one;
  // What a private repository says of itself is not for others to read.
  if (repository.isPrivate) return [];
  const speech = `${one.description ?? ""}\n${one.sentences.map(({ text }) => text).join("\n")}`.slice(
    0,
    bounds.speech,
  );
  const add = (kind: Phrase["kind"], raw: string, note: string, path?: string): Phrase[] => {
    const isLabel = kind === "topic" || kind === "keyword";
    // Whose it is, is no part of what it is: "Sam's development environment".
    const praised = withoutPraise(
      withoutMarks(withoutFirst(raw, repository.name).replace(/^\p{Lu}\p{L}+['’]s /u, "")),
    );
    // "small business" is no praise of a business.
    const plain = isLabel && !praised.includes(" ") ? raw : isLabel ? praised : withoutArtefact(praised);
    // Sentences are spelt as they are meant; topics and keywords are all in lower case.
    const text = capitalised(isLabel ? respelt(plain, speech) : plain);
    const key = wordsKey(text);
    // "Plan" of "Easily plan (draw) depots" says too little alone.
    if (kind === "description" && !text.includes(" ") && !isActivity.test(text)) return [];
    if (kind === "feature" && !text.includes(" ")) return [];
    if (isLabel && (isProduct(raw) || isProduct(text))) return [];
    if (isHostile(raw) || !isTelling(text, key, repository)) return [];
    const isDescribed = kind === "topic" && stemsOf(text).every((stem) => described.has(stem));
    return [
      { text, key, in: one, note, kind, isDescribed, strength: strengths[kind], ...(path ? { path } : {}) },
    ];
  };
  const used = namesUsed(one);
  const isProduct = (label: string) =>
    used.has(wordsKey(label)) ||
    productEnding.test(label) ||
    // "Old Yard" of "old yard maps" as well.
    [
      label,
      label
        .split(/[-_ ]+/)
        .slice(0, 2)
        .join(" "),
    ].some((name) => isProperName(speech, name));
  const description = one.description ?? "";
  const packaged = one.packageDescription;
  const telling = one.sentences.filter(({ zone }) => zone === "opening" || zone === "features");
  const described = new Set(
    stemsOf(
      [description, packaged?.text, ...telling.map(({ text }) => text)].join(" ").slice(0, bounds.speech),
    ),
  );
  const ofPackage = packaged ? partsOf(subjectOf(packaged.text, repository.name)) : [];
  const found = [
    ...partsOf(subject).flatMap((part) => add("description", part, description)),
    ...ofPackage.flatMap((part) => add("description", part, packaged?.text ?? "", packaged?.path)),
    ...repository.topics
      .filter(
        (topic) => /[-_]/.test(topic) || isAgent(topic) || respelt(topic.slice(0, 60), speech).includes(" "),
      )
      .flatMap((topic) => add("topic", spaced(topic), `Tagged “${topic}”`)),
    ...packages.filter(isMain).flatMap(({ keywords, path }) =>
      keywords
        // Registries are searched by keywords, so packages list many: a single word says too little.
        .filter((keyword) => /[-_ ]/.test(keyword))
        .flatMap((keyword) => add("keyword", spaced(keyword), `Keyword “${keyword}”`, path)),
    ),
    ...one.sentences
      .filter(({ zone, isLimit }) => !isLimit && (zone === "opening" || zone === "features"))
      .slice(0, bounds.listItems)
      .flatMap(({ text, path, isListItem }) =>
        isListItem ? itemsOf(text).flatMap((item) => add("feature", item, text, path)) : [],
      ),
  ];
  return [
    ...new Map(found.reverse().map((phrase) => [`${phrase.key} ${phrase.kind}`, phrase])).values(),
  ].reverse();
}

/** "Compiler" and "parser" are what a thing is; any other single word says too little. */
const isAgent = (word: string) =>
  /(?:er|or)$/.test(word) && [word.slice(0, -1), word.slice(0, -2)].some((stem) => baseForm(stem) === stem);

/** How products are named: "crane-js", "yard ui". */
const productEnding = /^\S+[-_ ](?:ui|sdk|db|js|io)$/i;

/** The names of what the manifests depend on, and what two words and more in them say: "swagger ui" of "springfox-swagger-ui". */
function namesUsed({ repository }: CountedRepository): Set<string> {
  const names = repository.files
    .filter((file) => isOwnManifest(file.path))
    .flatMap((file) => dependenciesOf(file, repository.files).slice(0, bounds.dependencies))
    .filter(({ isForDevelopment }) => !isForDevelopment)
    .flatMap(({ name }) => name.slice(name.indexOf(":") + 1).split(/[/:@]/))
    .map(wordsKey);
  const ends = names.flatMap((name) => [name.split(" ")[0] ?? "", name.split(" ").slice(1).join(" ")]);
  return new Set(
    [...names, ...ends].filter((name) => name.length > 3 && !isActivity.test(name) && !/[eo]rs?$/.test(name)),
  );
}

/** Mostly written with a capital letter within its sentences: the name of a product or a company. */
function isProperName(speech: string, label: string): boolean {
  const word = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[-_ ]+/g, "[- ]");
  const spellings = speech.match(new RegExp(`(?<=[\\p{Ll},] )${word}(?=s?(?![\\p{L}\\p{N}]))`, "giu")) ?? [];
  const isName = (one: string) => one.split(/[- ]/).every((part) => /^\p{Lu}\p{Ll}/u.test(part));
  return spellings.filter(isName).length * 2 > spellings.length;
}

const spaced = (topic: string) => topic.slice(0, 60).replace(/[-_]+/g, " ").trim();

/** "Tree shaking, minification and source maps" → its items, where each is a short noun. */
function itemsOf(text: string): string[] {
  const items = text
    .replace(/[.!]$/, "")
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/)
    .map((item) => item.replace(/\ssupport$/i, "").trim());
  return items.every((item) => item.split(" ").length <= 3) ? items.filter(isNoun) : [];
}

const isNoun = (item: string) =>
  (isActivity.test(item) || /\s\S+[^s]s$/.test(item)) &&
  !/\p{Ll}\p{Lu}/u.test(item) &&
  zoneOf([item]) !== "excluded" &&
  !/^\w+ed (?:for|by|with|in|on|to|as)\b/i.test(item) &&
  baseForm(item.split(" ")[0]?.toLowerCase() ?? "") === null;

/** "Yard planning language" of "yard" → "planning language". */
function withoutFirst(text: string, name: string): string {
  const [first = "", ...rest] = text.split(" ");
  return rest.length > 1 && wordsKey(first) === wordsKey(name) ? rest.join(" ") : text;
}

const withoutMarks = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, "");

/** "Depot map library" → "depot map"; "web tools" stays. */
function withoutArtefact(text: string): string {
  const words = text.split(" ");
  while (words.length > 1 && artefacts.has((words.at(-1) ?? "").toLowerCase())) {
    const rest = words.slice(0, -1).join(" ");
    // "Yard2 library" says its name only.
    if (!rest.includes(" ") && /\p{Ll}\d|\d\p{Ll}|\p{Ll}\p{Lu}/u.test(rest)) return "";
    if (!rest.includes(" ") && !isActivity.test(rest)) break;
    words.pop();
  }
  return words.join(" ");
}

/**
 * As the repository's own text mostly spells it: "gps tracking" → "GPS tracking", "depotplan" → "depot plan"; word by word
 * where it never says the whole ("xqz scanner" → "XQZ scanner").
 */
function respelt(plain: string, speech: string): string {
  if (plain !== plain.toLowerCase() || plain.length < 2) return plain;
  const whole = spellingIn(speech, plain);
  // "mergePlans" is what a function is called.
  if (whole !== null && !(plain.includes(" ") && isIdentifier(whole))) return whole;
  return plain
    .split(" ")
    .map((word) => (word.length < 2 ? word : (spellingIn(speech, word) ?? word)))
    .join(" ");
}

const isIdentifier = (text: string) => !text.includes(" ") && /^\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);

/** Null where the text does not say it. A capital letter alone may be the start of a sentence. */
function spellingIn(speech: string, plain: string): string | null {
  const letters = [...plain.replaceAll(" ", "")].map((letter) =>
    letter.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${letters.join("[ -]?")}(?=s?(?![\\p{L}\\p{N}]))`, "giu");
  const spellings = (speech.match(pattern) ?? []).map((one) => one.replaceAll("-", " "));
  if (spellings.length === 0) return null;
  const capital = spellings.find((one) => /\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(one));
  const isUsual = spellings.filter((one) => one === capital).length * 2 >= spellings.length;
  if (capital && isUsual) return capital;
  return plain.includes(" ") ? plain : (spellings[0] ?? plain).toLowerCase();
}

/** Clauses, counts of things and what belongs to somebody: "nine maps", "what it costs", "plans of their own". */
const notNoun =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s|\b(?:what|who|whom|how|why|their|his|her|own|always|never|almost|nearly|nobody|somebody|we|you|your|our|my)\b|^(?:home of|slides|talks?|material|exercises?|exercices|notes)\b|\s(?:slides|material|site|website|examples?|samples?|demo|fork|mirror|clone|repository)$/i;

function isTelling(text: string, key: string, { name, owner }: Repository): boolean {
  const words = key.split(" ");
  if (key.length < 4 || text.length > 48 || words.length > 6 || !/\p{L}{3}/u.test(text)) return false;
  if (/[{}<>|=`"@/\\()?!:]|https?|\s[-–—]\s|\b(?:19|20)\d\d\b/.test(text)) return false;
  if (
    /^(?:it|its|what|which|who|how|where|when|that|there|not|no|zero|without)\b|\b(?:itself|nothing|them|it|in|on|up|out|for|to|as|under|an?|the|means?|way|problem|problems|approach|solution|relative|related|based|such|due|according|able|prior)$/i.test(
      text,
    )
  )
    return false;
  if (/(?:^|\s)['"‘“]|\b(?:is|are|was|be|isn't)\b/.test(text) || notNoun.test(text)) return false;
  if (words.every((word) => word.length < 4) || /^\w+ly$/.test(words[0] ?? "")) return false;
  if (words.every((word) => generic.has(word) || praise.has(word))) return false;
  if (key.replaceAll(" ", "") === wordsKey(name).replaceAll(" ", "")) return false;
  if (` ${key} `.includes(` ${wordsKey(owner)} `)) return false;
  const term = termNamed(key);
  // Technologies have a list of their own; a term for an idea is found by its name.
  if (term) return false;
  return !words.every((word) => termNamed(word) !== undefined || generic.has(word) || praise.has(word));
}
