/** Words of praise, and words that join them. Collected by hand. */
const praise = new Set(
  `a adaptable advanced all-in-one amazing an and awesome battle-tested beautiful best better blazing blazing-fast
blazingly but clean clever complete comprehensive convenient cool cutting-edge dead dead-simple decent delightful
developer-friendly easily easy easy-to-use effective efficient effortless elegant enterprise-grade essential
extremely faster fastest feature-rich flexible friendly full-featured fully fun gorgeous great handy hassle-free
high-quality highly incredibly insanely intuitive lightning lightning-fast lovely modern my neat next-generation
nice no-frills our painless perfect polished popular powerful practical pragmatic pretty production-ready pure
quick quite ready-to-use really reliable rich robust robustly rock-solid sane seamless simple simplified simply
sleek slick smart sophisticated state-of-the-art straightforward stunning super superfast the top-notch truly
ultimate ultra-fast useful user-friendly versatile very well-designed well-documented well-tested wonderful yet your`.split(
    /\s+/,
  ),
);

/** Common aims of projects, which a headline omits. */
const aims = new Set(
  `concise cross-platform customisable customizable experimental extensible fast free high-performance light
lightweight minimal minimalist minimalistic official open-source opensource opinionated optimised optimized
performant pluggable small tiny unofficial`.split(/\s+/),
);

/** "Simple, modern yard maps (beta)" → "yard maps (beta)". */
export const withoutPraise = (text: string): string => withoutFirst(text, (word) => praise.has(word));

/** "Small, modern yard maps" → "yard maps". */
export const withoutAdjectives = (text: string): string =>
  withoutFirst(text, (word) => praise.has(word) || aims.has(word));

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
  /\b(?:award-\w+|\w{2,}iest|mak(?:es?|ing) [^.]{1,60} eas(?:y|ier)|awesome|amazing|insane\w*|premier|ultimate|greatest|better|best|fastest|easiest|simplest|smallest|world-class|revolutionary|excels?|stunning|gorgeous|legendary|magic(?:al(?:ly)?)?|wizards?|ninjas?|blazing\w*|lightning|incredibl[ey]|extremely?|super|beautiful(?:ly)?|delight\w*|elegant(?:ly)?|powerful|effortless(?:ly)?|painless(?:ly)?|seamless(?:ly)?|hassle\w*|rock[- ]solid|next[- ]generation|cutting[- ]edge|state[- ]of[- ]the[- ]art|batteries|love[ds]?|joy\w*|made easy|with ease|(?:easy|simple) to use|easy way|for humans|high[- ]quality|'s \w+est|most (?:\w+ed|\w+ful|\w+[aei]nt|\w+[ai]ble|\w+ive|\w+ular|\w+plete))\b/i;
