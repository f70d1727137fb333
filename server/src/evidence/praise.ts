import { wordsOfPraise } from "../knowledge/knowledge.ts";

/** Words of praise that also have a plain meaning in software: "rich text", "positive numbers", "on success". */
const plain = new Set(["positive", "reward", "rich", "success", "successful", "wins"]);
const valued = new Set(wordsOfPraise().filter((word) => !plain.has(word)));

/** Words of praise for software that the list lacks or values less; not those that also begin names, such as "rich text". */
const praise = new Set(
  `adaptable all-in-one battle-tested better blazing blazing-fast clever comprehensive convenient cool
cutting-edge dead-simple decent developer-friendly easily easy easy-to-use effective efficient effortless
elegant enterprise-grade essential faster fastest feature-rich flexible friendly full-featured fun handy
hassle-free high-quality intuitive lightning lightning-fast modern neat next-generation nice no-frills painless
polished popular powerful practical pragmatic production-ready quick ready-to-use reliable robust robustly rock-solid
seamless simple simplified simply sleek slick state-of-the-art straightforward stunning superfast
top-notch ultimate ultra-fast useful user-friendly versatile well-designed well-documented well-tested`.split(
    /\s+/,
  ),
);

/** "Super-excellent" has only words of praise, unlike "super-linear". */
const isValued = (word: string) => word.split("-").every((part) => valued.has(part));
const isPraise = (word: string) => praise.has(word) || isValued(word);

/** Words that join or strengthen others. */
const joins = new Set(
  `a an and blazingly but extremely fully highly incredibly insanely my our quite really super the truly very yet
your`.split(/\s+/),
);

/** Common aims of projects, which a headline omits. */
const aims = new Set(
  `concise cross-platform customisable customizable experimental extensible fast free high-performance light
lightweight minimal minimalist minimalistic official open-source opensource opinionated optimised optimized
performant pluggable small tiny unofficial`.split(/\s+/),
);

/** "Simple, modern yard maps (beta)" → "yard maps (beta)". */
export const withoutPraise = (text: string): string =>
  withoutFirst(text, (word) => isPraise(word) || joins.has(word));

/** "Small, modern yard maps" → "yard maps". */
export const withoutAdjectives = (text: string): string =>
  withoutFirst(text, (word) => isPraise(word) || joins.has(word) || aims.has(word));

function withoutFirst(text: string, isLeftOut: (word: string) => boolean): string {
  const words = text.split(/\s+/);
  const isFirst = ([first = "", second = ""]: string[]) =>
    isLeftOut(first.toLowerCase().replace(/,$/, "")) && second !== "to" && !second.startsWith("(");
  while (words.length > 1 && isFirst(words)) words.shift();
  // "Light, portable, and strict maps": do not start in the middle of a list.
  return /^\S+, (?:and|or)\s/.test(words.join(" ")) ? text : words.join(" ");
}

const boast =
  /\b(?:award-\w+|\w{2,}iest|mak(?:es?|ing) [^.]{1,60} (?:eas(?:y|ier)|simpler?)|(?:made|done) (?:easy|simple|right)|insane\w*|nice(?:ly)?(?!-)|stunning|premier|ultimate|better|fastest|highest|simplest|smallest|world-class|revolutionary|excels?|legendary|magic(?:al(?:ly)?)?|wizards?|ninjas?|blazing\w*|lightning|incredibl[ey]|extremely?|exceptional(?:ly)?|elegant(?:ly)?|powerful|effortless(?:ly)?|painless(?:ly)?|seamless(?:ly)?|hassle\w*|rock[- ]solid|next[- ]generation|cutting[- ]edge|state[- ]of[- ]the[- ]art|batteries|with ease|(?:easy|simple) to use|easy way|for (?:[\w-]+ ){0,2}(?:humans|people|folks|everyone|everybody)|dead[- ]simple|high[- ]quality|'s \w+est|most (?:\w+ed|\w+ing|\w+ful|\w+[aei]nt|\w+[ai]ble|\w+ive|\w+ular|\w+plete))\b/i;

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z-]+/g) ?? [];

/** Whether any word is praise or a common aim: "small, fast and simple". */
export const hasPraise = (text: string): boolean =>
  wordsOf(text).some((word) => isPraise(word) || aims.has(word));

/** "Charts for Victory" */
const name = /(?<=\p{Ll} )\p{Lu}\p{Ll}+/gu;

/** Whether a text has praise that cannot be verified, which is not repeated. */
export const isBoast = (text: string): boolean =>
  boast.test(text) || wordsOf(text.replace(name, "")).some(isValued);
