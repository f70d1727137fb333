/** Words of praise, collected by hand; not those that also begin names, such as "rich text" and "smart contract". */
const praise = new Set(
  `adaptable all-in-one amazing awesome battle-tested beautiful best better blazing blazing-fast clever
comprehensive convenient cool cutting-edge dead-simple decent delightful developer-friendly easily easy
easy-to-use effective efficient effortless elegant enterprise-grade essential faster fastest feature-rich
flexible friendly full-featured fun gorgeous great handy hassle-free high-quality intuitive lightning
lightning-fast lovely modern neat next-generation nice no-frills painless polished popular powerful practical
pragmatic production-ready quick ready-to-use reliable robust robustly rock-solid seamless simple simplified
simply sleek slick sophisticated state-of-the-art straightforward stunning superfast top-notch ultimate
ultra-fast useful user-friendly versatile well-designed well-documented well-tested wonderful`.split(/\s+/),
);

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
  withoutFirst(text, (word) => praise.has(word) || joins.has(word));

/** "Small, modern yard maps" → "yard maps". */
export const withoutAdjectives = (text: string): string =>
  withoutFirst(text, (word) => praise.has(word) || joins.has(word) || aims.has(word));

function withoutFirst(text: string, isLeftOut: (word: string) => boolean): string {
  const words = text.split(/\s+/);
  const isFirst = ([first = "", second = ""]: string[]) =>
    isLeftOut(first.toLowerCase().replace(/,$/, "")) && second !== "to" && !second.startsWith("(");
  while (words.length > 1 && isFirst(words)) words.shift();
  // "Light, portable, and strict maps": do not start in the middle of a list.
  return /^\S+, (?:and|or)\s/.test(words.join(" ")) ? text : words.join(" ");
}

/** Praise that cannot be verified and is not repeated. */
export const boast =
  /\b(?:award-\w+|\w{2,}iest|mak(?:es?|ing) [^.]{1,60} eas(?:y|ier)|awesome|amazing|insane\w*|premier|ultimate|greatest|better|best|fastest|easiest|simplest|smallest|world-class|revolutionary|excels?|stunning|gorgeous|legendary|magic(?:al(?:ly)?)?|wizards?|ninjas?|blazing\w*|lightning|incredibl[ey]|extremely?|super|beautiful(?:ly)?|delight\w*|elegant(?:ly)?|powerful|effortless(?:ly)?|painless(?:ly)?|seamless(?:ly)?|hassle\w*|rock[- ]solid|next[- ]generation|cutting[- ]edge|state[- ]of[- ]the[- ]art|batteries|love[ds]?|joy\w*|made easy|with ease|(?:easy|simple) to use|easy way|for humans|dead[- ]simple|high[- ]quality|'s \w+est|most (?:\w+ed|\w+ful|\w+[aei]nt|\w+[ai]ble|\w+ive|\w+ular|\w+plete))\b/i;
