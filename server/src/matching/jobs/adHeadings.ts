import { type AdTopic, perLanguage } from "../../text/adWords.ts";
import type { Necessity } from "./requirements.ts";

/** What the lines below a heading say: how needed they are, or that they are about the employer and its offer. */
export type Below = Necessity | "aside";

const english: Record<Below, string> = {
  aside:
    "about (?:us|the company|our)|who we are|our company|company (?:overview|description|profile)|(?:our |the |your )?benefits|perks|(?:what|how) (?:we|you)(?:(?:'|’)?(?:re|ll)| will)? (?:offer(?:ing)?|get|grow)|we offer|what(?:'|’)s (?:on offer|in it for you)|compensation|(?:[a-z]+ ){0,2}pay (?:&|and) benefits|equal opportunity|eeo|(?:how )?to apply|(?:our )?recruitment process|the deal|our (?:values|mission|benefits)",
  nice: "(?:preferred|desired|desirable|nice[- ]to[- ]have|bonus|additional|optional|plus)|(?:would |it would )(?:also )?be nice|we would (?:also )?appreciate",
  must: "(?:(?:minimum|basic|required|key|job|essential|position|general|technical) )*(?:requirements?|qualifications?|must[- ]haves?|criteria|skills?(?: required| and (?:qualifications|experience))?|experience required)|what (?:you|u|we)(?:(?:'|’)ll|(?:'|’)re| will| are)? (?:need|bring|look(?:ing)? for|expect)|who (?:you are|(?:do )?we(?:(?:'|’)re| are)? look(?:ing)? for)|you (?:have|must (?:be|have))|your (?:profile|background)|about you",
  asked:
    "(?:(?:key|main|essential|primary|job|your) )*(?:responsibilities|duties|tasks)|what you(?:(?:'|’)ll| will) (?:do|be doing)|(?:about )?the (?:role|job|position)|in this (?:role|position)|role|day to day|(?:position|job) (?:summary|description)|description|overview|summary|the impact (?:you|u) will make",
};
const order: Below[] = ["aside", "nice", "must", "asked"];
/** In other languages. */
const topics: Record<Below, AdTopic> = { aside: "offers", nice: "wishes", must: "demands", asked: "duties" };
const headingsOf = perLanguage((words) =>
  order.map(
    (below) =>
      [
        below,
        new RegExp(
          `^(?:(?:${english[below]})\\b[^.]{0,30}|${words(topics[below])}[\\s:?!….]*(?:\\([^()]{1,30}\\))?)$`,
          "iu",
        ),
      ] as const,
  ),
);
const aboutEmployer = /^About (?!(?:the|this|your?) )\p{Lu}/u;
const longest = 60;

/** Without bullets, emoji and the marks of Markdown around it. */
const bare = (line: string) => line.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, "");

/** Undefined for a line that is no heading. */
export function headingOf(line: string, language: string | null): Below | undefined {
  const heading = bare(line);
  if (heading.length > longest) return undefined;
  if (aboutEmployer.test(heading)) return "aside";
  return headingsOf(language).find(([, pattern]) => pattern.test(heading))?.[0];
}

/** Words that give an English heading away, beside the phrases above; the first kind that one fits counts. */
const words: Record<Below, string> = {
  aside: "why|benefits?|perks|compensation|salary|offers?|you (?:will )?get|schedule|apply",
  nice: "prefer\\p{L}*|desir\\p{L}+|nice|bonus|plus|pluses|optional",
  must: "require\\p{L}*|qualif\\p{L}+|skills?|knowledge|abilit\\p{L}+|experience|education|certific\\p{L}+|criteria|expect\\p{L}*|you(?:['’]ll| will| should)? (?:have|bring|need)",
  asked: "responsib\\p{L}+|dut(?:y|ies)|tasks?|functions?|role|mission|you(?:['’]ll| will)",
};
const wordedOf = perLanguage((wordsOf) =>
  order.map(
    (below) =>
      [
        below,
        new RegExp(`(?<!\\p{L})(?:${words[below]})(?!\\p{L})|${wordsOf(topics[below])}`, "iu"),
      ] as const,
  ),
);
const mostWords = 8;
const item = /^(?:[•*●▪◦–-]|\p{Extended_Pictographic})/u;

/** A short line that ends in a colon or question mark, or one that precedes a list and ends no sentence. */
const isLaidOut = (line: string, next: string) =>
  line.length <= longest &&
  line.split(/\s+/).length <= mostWords &&
  !item.test(line) &&
  (/[:?：？]$/.test(line) || (!/[.,;!]$/.test(line) && item.test(next)));

/** The headings of a text by their lines: known ones, and lines laid out as headings that a word gives away. */
export function headingsIn(text: string, language: string | null): (line: string) => Below | undefined {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const laidOut = new Set(lines.filter((line, at) => isLaidOut(line, lines[at + 1] ?? "")).map(bare));
  return (line) =>
    headingOf(line, language) ??
    (laidOut.has(bare(line)) ? wordedOf(language).find(([, pattern]) => pattern.test(line))?.[0] : undefined);
}
