/** Says that something is good, not what it is. */
const praise = new Set(
  `simple simply concise but easy easily fast faster fastest quick tiny small lightweight light minimal minimalist minimalistic modern powerful
flexible beautiful elegant extremely blazing blazingly super very highly comprehensive complete robust reliable
efficient effective awesome amazing great best better next-generation straightforward intuitive friendly user-friendly
developer-friendly feature-rich advanced ultimate unofficial official open-source opensource free new experimental
opinionated popular production-ready well-tested battle-tested cross-platform high-performance high-quality performant
customizable customisable extensible independent useful built-in convenient practical pragmatic clean nice cool just another yet pure concrete own personal basic common various multiple & silly sample maintained missing
modernized modernised sophisticated adaptable versatile optimized optimised pluggable polished sleek slick stunning gorgeous delightful
seamless effortless painless hassle-free rock-solid sane handy incredibly insanely truly really quite fully all-in-one full-featured
state-of-the-art cutting-edge top-notch enterprise-grade well-designed well-documented most correct second
several useful based a an the my your our and of for with lightning rich all same familiar streaming-first drop-in ready-to-use`.split(
    /\s+/,
  ),
);

/** "Simple, fast yard maps (beta)" → "yard maps (beta)". */
export function withoutPraise(text: string): string {
  const words = text.split(/\s+/);
  const isPraise = ([first = "", second = ""]: string[]) =>
    praise.has(first.toLowerCase().replace(/,$/, "")) && !second.startsWith("(");
  while (words.length > 1 && isPraise(words)) words.shift();
  // "Light, portable, and strict maps": a list is not begun in its middle.
  return /^\S+, (?:and|or)\s/.test(words.join(" ")) ? text : words.join(" ");
}

/** Says how good it is in words that nobody can check: not repeated. */
export const boast =
  /\b(?:award-\w+|\w{2,}iest|mak(?:es?|ing) [^.]{1,60} eas(?:y|ier)|awesome|amazing|insane\w*|premier|ultimate|greatest|better|best|fastest|easiest|simplest|smallest|world-class|revolutionary|excels?|stunning|gorgeous|legendary|magic(?:al(?:ly)?)?|wizards?|ninjas?|blazing\w*|lightning|incredibl[ey]|extremely?|super|beautiful(?:ly)?|delight\w*|elegant(?:ly)?|powerful|effortless(?:ly)?|painless(?:ly)?|seamless(?:ly)?|hassle\w*|rock[- ]solid|next[- ]generation|cutting[- ]edge|state[- ]of[- ]the[- ]art|batteries|love[ds]?|joy\w*|made easy|with ease|most (?:\w+ed|\w+ful|\w+[aei]nt|\w+[ai]ble|\w+ive|\w+ular|\w+plete))\b/i;
