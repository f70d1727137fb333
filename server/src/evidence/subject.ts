import { wordsKey } from "../text/tokens.ts";
import type { ProjectSubject } from "./facts.ts";
import { sentencesOf } from "./markdown.ts";
import { isBoast, withoutAdjectives, withoutPraise } from "./praise.ts";
import { isEnglish } from "./readme.ts";

/** Verbs for what software does, collected by hand. Verbs of slogans ("bring", "improve", "enjoy") are left out. */
const verbs = new Set(
  `access add analyse analyze animate annotate append apply archive assemble assign associate attach authenticate
authorize automate build bundle cache calculate call capture catch change chat check clean clone collect combine
compare compile compose compress compute configure connect control convert copy count crawl create customise
customize cut debug declare decode deduplicate define delegate delete deliver deploy derive describe deserialise
deserialize design detach detect determine develop diff disable discard disconnect discover display download
draw edit embed emit emulate enable encapsulate encode encrypt enforce ensure escape estimate evaluate execute
expand explore export expose extend extract fetch filter find fire fit fix flatten format freeze generate handle
hide host hydrate ignore implement import index infer inject insert inspect install integrate intercept
interpolate invoke isolate iterate join lint list listen load localise localize log make manage manipulate map
measure memoize merge migrate mimic minify mock model modify monitor mount move mutate navigate normalise
normalize notify obfuscate observe open optimise optimize orchestrate organise organize override package pad
paginate parallelise parallelize parse pass patch persist pick place plan play plot populate predict prefetch
prepend preserve prevent preview print process profile protect provide provision proxy publish pull query read
rebuild receive recognise recognize record reduce refactor reload remove rename render replace replay report
request require reset resolve restore retrieve retry return reuse reverse revert review rewrite round run
sanitise sanitize save scaffold scale scan schedule scrape search secure select send serialise serialize serve
set share shorten show shuffle simulate skip slice sort spawn speed split start stop store stream strengthen
stringify strip study style subscribe summarise summarize support switch sync synchronise synchronize tag take
teach test throttle toggle tokenise tokenize track train transfer transform translate transpile traverse trigger
trim truncate turn tweak type uncompress undo unify unlock unpack unwrap unzip update upload use validate verify
view visit visualise visualize wait walk watch wrap write`.split(/\s+/),
);

/** Verbs that are nouns as well: "format validation", "package manager detector". */
const alsoNouns = new Set(
  `access archive build cache call catch change chat check control copy design display download draw edit export
filter fit fix format host import index install list load log map match measure merge mock model monitor package
patch plan play plot preview process profile proxy query record release replay report request review round run
scan schedule search share show sort speed split start stop store stream study style support switch tag test
throttle track train transfer transform trigger turn type update upload use view watch`.split(/\s+/),
);

/** Nouns for software, hardware, their parts and documents about them. Collected by hand: no taxonomy here lists them. */
const kinds = new Set(
  `addon algorithm api app application archive artifact backend benchmark board book bot bundle catalog catalogue
chart cheatsheet circuit cli client codebase collection command component config configuration connector console
core corpus course crate daemon dashboard database dataset demo desktop device dialect distribution
documentation driver emulator engine environment example exporter extension firmware font format framework
frontend function game gem generator grammar gui guide header helper hook icon image implementation importer
index integration interface interpreter kernel language lib library list machine macro manager map model module
node notebook operator package parser pipeline platform playbook playground plug-in plugin port preset processor
program project protocol provider proxy queue recipe reference registry renderer repository robot role router
runtime sandbox schema scheme script sdk sensor server service shader sheet shell simulator site skeleton
software solver specification stack standard starter station store style suite system table task template
terminal theme tool toolbox toolchain toolset tracker translation tree tui tutorial type ui utility utils viewer
vm web website widget wiki wizard workbench workflow wrapper`.split(/\s+/),
);
/** Agents and activities: "scheduler", "rendering", "calculation". */
const agentOrActivity = /\w{3}(?:ers?|ors?|tions?|sions?|ings?|ments?|sis|ware|kit|base|bindings)$/;

// Text after these words qualifies the noun and is not part of its name.
const endOfHead =
  /\s\w{2,}(?:ed|lt|lled)\s(?:on|by|for|in|with|after|to|from|at)\s|\s(?:for|that|which|who|to|with|without|of|in|on|from|built|written|made|based|using|used|done|designed|intended|meant|provided|enhanced|implemented|preserving|making|allowing|by|powered|inspired|at|as|into|like|where|when|and then|is|are|has|have|can|it|across|over|behind|between|via|showing|demonstrating|explaining|how)(?:\s|$)|\s[-–—]+\s|[,;:(]/i;
const article = /^(?:an?|my|our|the(?! same\b)|this is an?|it is an?|it's an?|yet another)\s+/i;

const functionWord =
  /^(?:this|that|these|those|to|when|while|if|given|for|with|from|in|on|all|both|not|no|one|any|each|every|it|its|here|there|how|what|why|who|which|where|because|everything|things|stuff|is|are|do|does|done|most|different|various|several|some|many|miscellaneous|random)$/;

/** "Yard-Master" is written "Yard Master" in a sentence. */
const namePattern = (name: string) =>
  name
    .split(/[-_ ]+/)
    .map(RegExp.escape)
    .join("[-_ ]?");

function withoutName(text: string, name: string): string {
  const [firstWord = ""] = name.toLowerCase().split(/[-_ ]+/);
  if (!text.toLowerCase().includes(firstWord)) return withoutTitle(text, name);
  const source = namePattern(name);
  const opening = new RegExp(
    `^(?:the\\s)?["'“*]?${source}["'”*]?(?:\\.(?:js|py|rs|net))?\\s*(?:,\\s*|\\s[-–—|]+\\s|:\\s*|\\s(?:is|are|provides|offers)\\s)`,
    "i",
  );
  return withoutTitle(text, name)
    .replace(opening, "")
    .replace(new RegExp(`^${source}\\s(?=(\\w+)\\s)`, "i"), (match, next) =>
      isOnlyVerb(next) && baseForm(firstWord) === null ? "" : match,
    )
    .replace(new RegExp(`\\s(?:with|by|using|via)\\s${source}$`, "i"), "");
}

/** "yard.vim: Plans for depots" of "vim-yard": a prefix that only repeats the name is removed. */
function withoutTitle(text: string, name: string): string {
  const title = /^(.{1,80}?)(?:: | [-–—] )(?=.)/.exec(text);
  const words = [...wordsKey(name).split(" "), "for", "the"];
  return title &&
    wordsKey(title[1] ?? "")
      .split(" ")
      .every((word) => words.includes(word))
    ? text.slice(title[0].length)
    : text;
}

const maxLength = 160;
const minLength = 8;
const maxHeadWords = 8;

/** Questions, exclamations, comparisons, and text in the first or second person: often jokes, not definitions. */
const spoken =
  /^[Ll]ike\b|[?!{}<>|="“”→]|, (?:it|they) |\w\(|\bI\b|\b(?:[Mm]y|[Mm]e|[Ww]e|[Oo]ur|us|[Yy]our?|[Yy]ou'll|[Ll]et's|but|just|isn't|don't|\w+n't|stuff|[Dd]eprecated)\b/;
/** "Code for": truncated text. */
const cutOff = /\b(?:for|of|to|with|by|from|and|or|the|an?)$|[…:]$/i;
/** Verbs of a full sentence, which is not a name. */
const finiteVerb =
  /\b(?:is|are|was|were|contains?|provides?|allows?|helps?|lets?|makes?|has|have|can(?:not)?|will|do(?:es)?|wants?|needs?)\b/i;
const clauseEnd =
  /[;:] | [-–—]+ | \(| that | which |, (?=(?:\w+ing|with|which|built|written|made|designed|based|using) )/;
/** The first clause of a longer text must state a purpose. */
const purpose = /\s(?:for|of|to|from|between|in|with|on|by|over|behind|across)\s/;
const isOfPurpose = new RegExp(`^(?:${purpose.source}|\\s(?:that|which)\\s)`);

/**
 * A project's definition of itself: the first sentence if it is a definition ("scheduler for depots", "plans depots"),
 * otherwise its first clause if that is one. Null for slogans, jokes, boasts and truncated text.
 */
export function subjectOf(text: string, name: string): ProjectSubject | null {
  const [first = ""] = sentencesOf(text.slice(0, 300), name);
  if (first.endsWith("!")) return null;
  const sentence = withoutName(first.replace(/[\s.!…]+$/, ""), name)
    .replace(/\s+/g, " ")
    .trim();
  const clause = sentence.slice(0, clauseEnd.exec(sentence)?.index ?? sentence.length);
  // "The Yard planner for depots" of "yard" is a planner.
  const start = new RegExp(`^(?:the\\s+)?${namePattern(name)}\\s+(?!and\\b)`, "i");
  const unnamed = definition(sentence.replace(start, ""));
  if (unnamed?.head && isThing(unnamed.head)) return unnamed;
  return definition(sentence) ?? (purpose.test(clause) ? definition(clause) : null);
}

/** A description in another language, whole and unchanged: its grammar is not known. */
export function foreignSubjectOf(text: string | null, name: string): ProjectSubject | null {
  if (text === null || isEnglish(text)) return null;
  const plain = text.replace(/[\s.。]+$/, "");
  const isFitting = wordsBeside(name, plain).join("").length >= minLength && plain.length <= maxLength;
  return isFitting && !/[!?！？“”]|https?:/.test(plain) ? { text: plain, head: null } : null;
}

function wordsBeside(name: string, text: string): string[] {
  const joined = wordsKey(name).replaceAll(" ", "");
  return wordsKey(text)
    .split(" ")
    .filter((word) => !empty.has(word) && !joined.includes(word));
}

/** Words that every project can say of itself. */
const empty = new Set(
  `a addon an and api app application at by client code collection component components extension for framework from
helper helpers implementation in is it its lib libraries library module modules my new of official on or package packages
plugin plugins program project repo repository runtime sdk simple software source system the this to tool tools toolkit
used using utilities utility utils version via web website with`.split(/\s+/),
);

const minWords = 2;

/** Whether it adds to name and kind, unlike "Yard for Obsidian" of "yard" and "Svelte version of the Yard" of "yard-svelte". */
export const isInformative = (text: string, name: string): boolean =>
  wordsBeside(name, text).length >= minWords;

function definition(text: string): ProjectSubject | null {
  const withoutArticle = text.replace(article, "");
  const plain = withoutPraise(withoutArticle).replace(/^ways? to /, "");
  const isFitting = plain.length >= minLength && plain.length <= maxLength;
  if (!isFitting || spoken.test(plain) || isBoast(plain) || cutOff.test(plain)) return null;
  const head = headOf(withoutAdjectives(plain));
  const words = head.toLowerCase().split(/[\s/]+/);
  const isName = /^[\p{L}\d]/u.test(head) && !finiteVerb.test(head) && words.length <= maxHeadWords;
  // A noun follows an article: "a clean planner".
  if (withoutArticle === text && isActionOf(plain)) return { text: plain, head: null };
  const isDefined = isThing(head) || isOfPurpose.test(plain.slice(plain.indexOf(head) + head.length));
  return isDefined && isName && plain.includes(" ") && !functionWord.test(words[0] ?? "")
    ? { text: plain, head }
    : null;
}

function isThing(head: string): boolean {
  const last = (/[^\s/]*$/.exec(head)?.[0] ?? "").replaceAll("-", "").toLowerCase();
  return isKind(last) || agentOrActivity.test(last);
}

const isKind = (word: string) =>
  [word, word.replace(/s$/, ""), word.replace(/ies$/, "y")].some((one) => kinds.has(one));

/** "Recursively searches folders", "toggle the gate", "load, sort and ship crates"; not "format validation". */
function isActionOf(text: string): boolean {
  const [first = "", next = "", ...rest] = text
    .toLowerCase()
    .replace(/^\w+ly /, "")
    .replace(/^open source\b/, "open-source")
    .split(" ");
  const word = first.replace(/,$/, "");
  if (baseForm(word) === null || next === "" || rest.length === 0) return false;
  return isOnlyVerb(word) || /^(?:an?|the|all|and|each|every|[\w-]+[^s]s)$/.test(next) || first.endsWith(",");
}

/** "a library implementing …", "a tool made …": the noun phrase ends there, unlike "an image processing library". */
const endOfKind =
  /\b(?:librar(?:y|ies)|frameworks?|tools?|toolkits?|engines?|servers?|clients?|modules?|plug-?ins?|extensions?|packages?|apps?|applications?|platforms?|services?|systems?)(?= \w+(?:ing|ed) )/;

/** "Light, portable and strict planner" is a planner. */
const qualifiers =
  /^(?:[\w.+#/-]+, ){1,4}(?:(?:and|or) )?(?=[\w.+#-]+ [\w-])|^[\w.+#/-]+, (?=[\w.+#-]+ (?:and|or) \w)/;

function headOf(phrase: string): string {
  const text = phrase.replace(qualifiers, "");
  const head = text.slice(0, endOfHead.exec(text)?.index ?? text.length).trim();
  const kind = endOfKind.exec(`${head} `);
  return kind ? head.slice(0, kind.index + kind[0].length) : head;
}

const isOnlyVerb = (word: string): boolean => {
  const base = baseForm(word);
  return base !== null && !alsoNouns.has(base);
};

/** "make" for "make" and "makes"; null if it is not a known verb. */
export function baseForm(word: string): string | null {
  if (verbs.has(word)) return word;
  for (const end of ["s", "es"]) {
    if (word.endsWith(end) && verbs.has(word.slice(0, -end.length))) return word.slice(0, -end.length);
  }
  return word.endsWith("ies") && verbs.has(`${word.slice(0, -3)}y`) ? `${word.slice(0, -3)}y` : null;
}
