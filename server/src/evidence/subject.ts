import { wordsKey } from "../text/tokens.ts";
import type { ProjectSubject } from "./facts.ts";
import { sentencesOf } from "./markdown.ts";
import { shortened } from "./phrases.ts";
import { withoutBoast } from "./praise.ts";

const verbs = new Set(
  `access add analyse analyze animate annotate apply archive assemble assign associate attach authenticate authorize automate avoid boost bring browse build bundle cache
calculate call capture catch change chat check clean collect combine compare compile compose compress compute configure
connect control convert copy crawl create customise customize debug declare decode define deliver deploy derive describe
design emulate detect develop discover display download draw edit embed enable encode encrypt enforce enjoy estimate evaluate execute
explore export expose extend extract fetch filter find fit fix format generate get give govern handle help host implement import
improve index infer inject inspect install integrate keep launch learn lint list listen load log make manage manipulate map
measure merge migrate mock model modify monitor move navigate open optimise optimize orchestrate organise organize package
parse persist plan play plot predict prevent preview print process profile protect prove provide provision publish pull query read
receive record reduce remove render replace report request resolve retrieve reverse review run save scaffold scale scan
schedule scrape search secure see sell send serve set share ship show simplify simulate solve sort speed split start stop
store stream study style summarise summarize support switch sync synchronise synchronize tag take test throttle track train
transfer transform translate trigger turn type understand unify update upload use validate verify view visualise visualize
watch work wrap write toggle determine strip discard ensure return enhance fire preserve emit normalise normalize patch pick
proxy require replay rewrite round select place shorten skip slice spawn strengthen stringify subscribe unzip wait walk flatten freeze clone
compare count cut decode delete diff escape expand give iterate join let mimic mount pad pass patch print rename reset
retry shuffle truncate uncompress unwrap visit append deduplicate delegate deserialize deserialise detach disable disconnect encapsulate hide hydrate
ignore insert intercept interpolate invoke isolate localise localize memoize minify mutate notify obfuscate observe override
paginate parallelise parallelize populate prefetch prepend recognise recognize restore revert sanitise sanitize serialise
serialize teach tokenise tokenize transpile traverse trim tweak undo unlock unpack reuse rebuild reload refactor`.split(
    /\s+/,
  ),
);

/** Verbs that are nouns as well: "format validation", "package manager detector". */
const alsoNouns = new Set(
  `access archive build cache call catch change chat check control copy design display download draw edit export filter fit fix format help
host import index install launch list load log map match measure merge mock model monitor package patch plan play plot preview process
profile proxy query record release replay report request review round run scan schedule search share show sort speed split start stop
store stream study style support switch tag test throttle track train transfer transform trigger turn type update upload use
view watch work`.split(/\s+/),
);
const actionOrAgent = /(?:tion|sion|ing|ment|ance|sis|ity|ers?|ors?)$/;

/** Nouns for what a repository can be: "build tool" is one although "build" is a verb. */
const kindNouns =
  /(?:^|[\s-])(?:\w+(?:ware|board|base|book|kit|box)|librar(?:y|ies)|frameworks?|tools?|toolkits?|toolchains?|engines?|servers?|clients?|modules?|plug-?ins?|extensions?|packages?|crates?|apps?|applications?|platforms?|services?|systems?|databases?|bindings?|wrappers?|implementations?|interfaces?|utilit(?:y|ies)|compilers?|parsers?|generators?|managers?|editors?|viewers?|runners?|bundlers?|linters?|formatters?|languages?|runtimes?|protocols?|drivers?|websites?|sites?|games?|bots?|scripts?|collections?|suites?|components?|themes?|templates?|providers?|operators?|controllers?|sdks?|apis?|clis?|guis?|uis?|models?|simulators?|emulators?)$/i;

// What follows says more about the noun, but is not part of its name.
const endOfHead =
  /\s\w{2,}(?:ed|lt|lled)\s(?:on|by|for|in|with|after|to|from|at)\s|\s(?:for|that|which|who|to|with|without|of|in|on|from|built|written|made|based|using|used|done|designed|intended|meant|provided|enhanced|implemented|preserving|making|allowing|by|powered|inspired|at|as|into|like|where|when|and then|is|are|has|have|can|it|across|via|showing|demonstrating|explaining|how)(?:\s|$)|\s[-–—]+\s|[,;:(]/i;
const article = /^(?:an?|my|our|the(?! same\b)|this is an?|it is an?|it's an?|yet another)\s+/i;

const functionWord =
  /^(?:this|that|these|those|when|while|if|given|for|with|from|in|on|all|both|not|no|any|each|every|it|its|here|there)$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** "Yard-Master" is written "Yard Master" in a sentence. */
const namePattern = (name: string) =>
  name
    .split(/[-_ ]+/)
    .map(escaped)
    .join("[-_ ]?");

function withoutName(text: string, name: string): string {
  const named = namePattern(name);
  const opening = new RegExp(
    `^(?:the\\s)?["'“*]?${named}["'”*]?(?:\\.(?:js|py|rs|net))?\\s*(?:,\\s*|\\s[-–—|]+\\s|:\\s*|\\s(?:is|are|provides|offers)\\s)`,
    "i",
  );
  return withoutTitle(text, name)
    .replace(opening, "")
    .replace(titled, "")
    .replace(/, v(?:ersion|\.)? ?\d[\d.]*$/i, "")
    .replace(new RegExp(`\\s(?:with|by|using|via)\\s${named}$`, "i"), "");
}

/** "yard.vim: Plans for depots" of "vim-yard": what stands before the colon says the name only. */
function withoutTitle(text: string, name: string): string {
  const [title = "", ...rest] = text.split(": ");
  const words = wordsKey(name).split(" ");
  return rest.length > 0 &&
    wordsKey(title)
      .split(" ")
      .every((word) => words.includes(word))
    ? rest.join(": ")
    : text;
}

/** "Zealous Yard Planner – Small scheduling library": what stands in capitals before the dash is a name. */
const titled = /^(?:\p{Lu}\p{Ll}+ ){1,4}\p{Lu}\p{Ll}+ [-–—] (?=\p{Lu}\p{Ll}+ (?:\S+ ){0,5}\S+$)/u;

const longest = 160;
const shortest = 8;

/** "Build great depots" asks for something to be done; "Build tools for …" names a thing. */
const praised =
  /^[A-Za-z]+ (?:great|simple|beautiful|fast|modern|powerful|amazing|awesome|better|robust|easy|reliable|flexible|elegant)\s/i;

/** "Code for": what followed was an address. */
const cutOff = /\b(?:for|of|to|with|by|from|and|or|the|an?)$/i;
/** Comparisons, questions, exclamations and what the author says of themselves: a joke as often as a description. */
const spoken = /^[Ll]ike\b|[?!]|\s=\s|\bI\b|\b(?:[Ww]e|[Oo]ur|us|[Ll]et's|[Yy]ou'll)\b/;

/**
 * What a project says it is, read from its description or the first sentence of its README. `shape` tells a writer how
 * it can stand in a sentence. Null where the text is too short or too long to say it.
 */
export function subjectOf(text: string, name: string): ProjectSubject | null {
  const subject = shapeOf(text, name);
  if (!subject || spoken.test(subject.text)) return null;
  const plain = withoutBoast(subject.text);
  return plain === null || plain.length < shortest || cutOff.test(plain) ? null : { ...subject, text: plain };
}

function shapeOf(text: string, name: string): ProjectSubject | null {
  const [first = ""] = sentencesOf(text.slice(0, 300), name);
  const whole = withoutName(first.replace(/[\s.!…]+$/, ""), name)
    .replace(/^(?:an?|the)\s(?=an?\s)/i, "")
    .replace(/\s+/g, " ")
    .trim();
  const plain = shortened(whole, longest);
  if (plain.length < shortest || plain.endsWith("…")) return null;
  const isNoun = article.test(plain);
  // "Easily parse dates" does what "Parse dates" does.
  const adverb = /^(?:[A-Za-z]+ly|just) (?=([A-Za-z]+) )/i.exec(plain);
  const isAdverb = adverb !== null && verbs.has((adverb[1] ?? "").toLowerCase());
  const bare = isAdverb ? plain.slice(adverb[0].length) : plain.replace(article, "");
  // "Small, strict planner of depots" is a planner.
  const head = headOf(bare.replace(/^(?:[\w-]+, ){1,2}(?!and |or )(?=[\w-]+ (?!and\b|or\b)[\w-]+)/, ""));
  // "Get, unpack and build crates" is a list of verbs.
  const word = (/^[A-Za-z]+(?=(?:, [a-z]+)* (?!of\b))/.exec(bare)?.[0] ?? "").toLowerCase();
  // "Toggle the cursor": whatever stands before an article is done to something.
  const isImperative =
    !isNoun && /^[A-Za-z]+[^s] (?:an?|the|your|whether|all)\b/.test(bare) && !functionWord.test(word);
  const base = baseForm(word) ?? (isImperative ? word : null);
  const isCompound =
    !praised.test(bare) &&
    ((kindNouns.test(head) && (alsoNouns.has(word) || !head.endsWith("s"))) ||
      (alsoNouns.has(word) && actionOrAgent.test(head)));
  // "Catch log for boats": a noun or a verb before another noun.
  const isUnclear =
    alsoNouns.has(word) &&
    !isImperative &&
    !praised.test(bare) &&
    !/^[A-Za-z]+ (?:[A-Za-z-]+s|and)\b/.test(bare);
  if (!isNoun && base !== null && !isCompound && isUnclear)
    return { shape: "quote", text: plain, head: null };
  if (!isNoun && base !== null && !isCompound)
    return { shape: "verb", text: base + bare.slice(word.length), head: null };
  const isPhrase =
    /^[\p{L}\d]/u.test(bare) &&
    !/\b(?:you|your|we|our|my|i|is|are|was|let's|isn't|aren't|contains?|provides?|allows?|(?<!to )helps?|lets)\b|[{}<>=`]|\w\(/i.test(
      bare,
    ) &&
    !functionWord.test(word);
  // "yard introduces cranes to depots" is a sentence.
  const isSentence = new RegExp(`^${namePattern(name)} [a-z]+s `, "i").test(bare);
  if (isNoun || (isPhrase && !isSentence && head.replace(/ \/ \S+/g, "").split(" ").length <= 8))
    return { shape: "noun", text: bare, head: head.length >= 3 ? head : null };
  return { shape: "quote", text: plain, head: null };
}

/** "HTML, CSS and JS toolkit": what is listed qualifies a noun that stands at its end. */
const listing = /^[^,;:(.]{1,40}(?:, [\w.#+-]+(?: [\w.#+-]+)?){1,3},? (?:and|or) [\w.#+-]+ \w/;
/** "a library implementing …", "a tool made …": the noun ends there, other than in "an image processing library". */
const endOfKind =
  /\b(?:librar(?:y|ies)|frameworks?|tools?|toolkits?|engines?|servers?|clients?|modules?|plug-?ins?|extensions?|packages?|apps?|applications?|platforms?|services?|systems?)(?= \w+(?:ing|ed) )/;

function headOf(text: string): string {
  const end = endOfHead.exec(text)?.index ?? text.length;
  if (text[end] === "," && listing.test(text)) return "";
  const head = text.slice(0, end).trim();
  const kind = endOfKind.exec(`${head} `);
  return kind ? head.slice(0, kind.index + kind[0].length) : head;
}

/** Certainly a verb: no noun is spelt so. */
export const isOnlyVerb = (word: string): boolean => verbs.has(word) && !alsoNouns.has(word);

/** "make" of "make" and "makes"; null where it is no verb that is known. */
export function baseForm(word: string): string | null {
  if (verbs.has(word)) return word;
  for (const end of ["s", "es"]) {
    if (word.endsWith(end) && verbs.has(word.slice(0, -end.length))) return word.slice(0, -end.length);
  }
  return word.endsWith("ies") && verbs.has(`${word.slice(0, -3)}y`) ? `${word.slice(0, -3)}y` : null;
}
