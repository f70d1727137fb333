import { groupAdjacent } from "../../text/adjacent.ts";
import { numberWords, perLanguage } from "../../text/adWords.ts";
import { isEither } from "./implied.ts";
import type { Skill, SkillMention } from "./vocabulary.ts";

const separator = String.raw`,|\/|;|&|\+|、|，|；`;
const or = String.raw`(?:and\s*\/\s*)?or(?:\s*\/\s*and)?`;
/** "or another CRM", "or 3 years of Kotlin". */
const beforeItem = String.raw`(?:an?\s+|another\s+|any\s+other\s+|\d{1,2}\+?\s+years?\s+(?:of|with|in)\s+)?`;
const anyOf = String.raw`\b(?:(?:one|any|either)(?: or more| or several)? of(?: \p{L}{1,20}){0,3}|(?:one|either)(?: \p{L}{1,20}){1,3} ?[:(]|such as|e\.?\s?g\.?|for example|like)`;
const orSimilar = String.raw`or\s+(?:an?\s+|any\s+)?(?:(?:an)?other|similar|equivalents?|comparable|related|like)(?!\p{L})`;
const severalOf = (least: string, number: string, years: string) =>
  String.raw`(?:${least}\s(?<least>${number})(?!\s${years})(?: \p{L}{1,20})? (?:of|von|der|de|des|z|ze|dei|delle|das|dos|van|av|af|из|из|от|από|od|iš|no)(?: \p{L}{1,20}){0,3}|(?<more>${number}) or more of(?: \p{L}{1,20}){0,3}|(?<named>${number}) (?:of|der|de|des|van) (?:the |los |las |les |de )?(?:following|folgenden|siguientes|suivants|suivantes|volgende)(?: \p{L}{1,20}){0,2})\s*(?:[:(]\s*)?$`;
/** "(Kafka, RabbitMQ, etc.)": an open-ended list in brackets gives examples. */
const andSoOn = /^[\s,]*(?:etc|usw|u\.\s?a)\b\.?\s*\)/iu;
const patternsOf = perLanguage((words, language) => {
  const pattern = (source: string) => new RegExp(source, "iu");
  // Chinese, Japanese and Korean have no spaces around these words, Hebrew writes "ו-SQL".
  const [orWord, andWord] = [words("or"), words("and")].map((word) => String.raw`${word}-?\s*`);
  const counts = new Map([["2", 2], ["3", 3], ...numberWords(language)]);
  const numbersOf = (...values: number[]) =>
    [...counts]
      .filter(([, value]) => values.includes(value))
      .map(([word]) => word)
      .join("|");
  return {
    /** Separators between two items of a list, with at most three items in between that are no known skills. */
    between: pattern(
      String.raw`^-?\s*(?:(?:${separator})\s*)?(?:[\p{L}\p{N}.+#-]{1,20}(?:\s[\p{L}\p{N}.+#-]{1,20})?(?:\s*(?:${separator})\s*|\s+(?=${or}\s|${orWord}))){0,3}(?:(?:${or}|and)\s+|${orWord}|${andWord})?${beforeItem}$`,
    ),
    orBefore: pattern(String.raw`(?:(?:^|[\s,])${or}\s+|${orWord})${beforeItem}$`),
    andBefore: pattern(String.raw`(?:(?:^|[\s,])and\s+(?:an?\s+)?|${andWord})$`),
    /** Words before a list of which one item is enough: "like", "one of the following languages", "eine Sprache:". */
    anyOf: pattern(
      String.raw`(?:${anyOf}|${words("such as")}|${words("one of")}[\p{L} ]{0,24}|(?<!\p{L})(?:${numbersOf(1)}) \p{L}{1,20} ?[:：])\.?\s*(?:[,:(：（]\s*)?$`,
    ),
    /** Words before a list of which several items are needed: "at least two of", not "at least two years of". */
    severalOf: pattern(severalOf(words("at least"), numbersOf(2, 3), words("year", "month"))),
    counts,
    /** Words behind a list that make it a choice: "or similar", "のいずれか". */
    orSimilar: pattern(
      String.raw`^\s*(?:\)\s*)?(?:,\s*)?(?:${orSimilar}|(?:${orWord}|of\s)(?:\p{L}{1,4}[\s'’])?${words("similar", "other")}|(?:\p{L}{1,4}\s)?${words("similar")}|(?:\p{L}{1,20}\s){0,3}${words("one of these")})`,
    ),
  };
});
const contextLength = 60;
const maxGap = 40;

type Patterns = ReturnType<typeof patternsOf>;
/** `at`: where its first skill is mentioned. `isExample`: named only as an example of something wider. */
type Demand = { skills: Skill[]; count: number; at: number; isExample: boolean };
/** How many items of a list the words before it require; null where they do not say. */
function countBefore(text: string, { severalOf, counts }: Patterns): number | null {
  const { least, more, named } = severalOf.exec(text)?.groups ?? {};
  return counts.get((least ?? more ?? named ?? "").toLowerCase()) ?? null;
}

/**
 * Groups the skills of a sentence into demands, of each of which `count` skills are enough. "A or B", "one of A, B and C",
 * "such as A, B", "A, B or similar" are one demand; "A, B and C" are three. In "A (B, C) or D" the brackets explain A.
 */
export function demandsIn(sentence: string, mentions: SkillMention[], language: string | null): Demand[] {
  const patterns = patternsOf(language);
  const brackets = [...sentence.matchAll(/\([^()]*\)/g)].map((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    return { start, end, inside: mentions.filter((one) => one.start > start && one.end < end) };
  });
  const explaining = new Set(brackets.flatMap(({ inside }) => inside));
  const outside = mentions.filter((one) => !explaining.has(one));
  const demands = runsOf(sentence, outside, patterns).flatMap((run) => demandsOfRun(sentence, run, patterns));
  const explained = brackets.flatMap(({ start, inside }) => {
    const head = outside.findLast(({ end }) => end <= start && sentence.slice(end, start).trim() === "");
    const isOfChoice = demands.some(({ skills }) => head && skills.length > 1 && skills.includes(head.skill));
    const others = isOfChoice ? [] : inside.filter(({ skill }) => skill !== head?.skill);
    return runsOf(sentence, others, patterns).flatMap((run) => demandsOfRun(sentence, run, patterns));
  });
  return [...demands, ...explained];
}

/** A Dutch "or" between names; in other languages a noun precedes "of". */
const dutchOr = /(?:\ben\s?\/\s?)?\bof\s+$/;
const hasNoun = /(?<!\p{L})\p{Ll}/u;
/** The text between two mentions without brackets. */
function gapOf(sentence: string, from: SkillMention | undefined, to: SkillMention): string {
  const gap = sentence.slice(from?.end ?? to.start, to.start).replace(/\s*\([^()]*\)/g, "");
  const areTools = from?.skill.term && to.skill.term;
  return areTools && !hasNoun.test(gap.replace(dutchOr, "")) ? gap.replace(dutchOr, "or ") : gap;
}

/** Lists of mentions with only separators between them. "A and B tools like C" are two lists. */
function runsOf(sentence: string, mentions: SkillMention[], { between, andBefore, anyOf }: Patterns) {
  return groupAdjacent(mentions, (last, mention, at) => {
    const gap = gapOf(sentence, last, mention);
    const isOfNext = andBefore.test(gap) && anyOf.test(sentence.slice(mention.end, mentions[at + 1]?.start));
    return gap.length <= maxGap && between.test(gap) && !isOfNext;
  });
}

function demandsOfRun(sentence: string, run: SkillMention[], patterns: Patterns): Demand[] {
  const { orSimilar, anyOf, andBefore, orBefore } = patterns;
  const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
  const before = sentence.slice(Math.max(0, start - contextLength), start);
  const after = sentence.slice(end, end + contextLength);
  const isOpen = orSimilar.test(after) || andSoOn.test(after);
  const unique = (some: SkillMention[]) => [...new Set(some.map(({ skill }) => skill))];
  const one = (some: SkillMention[], count = 1): Demand => ({
    skills: unique(some),
    count,
    at: some[0]?.start ?? 0,
    isExample: anyOf.test(before) && unique(run).length === 1,
  });
  const each = (some: SkillMention[]) => withEither(sentence, some).map((either) => one(either));
  const count = countBefore(before, patterns);
  if (count !== null) return unique(run).length > count ? [one(run, count)] : each(run);
  if (isOpen || anyOf.test(before)) return [one(run)];
  // "A, B and C or D": an "and" separates two lists.
  const lists = groupAdjacent(run, (last, mention) => !andBefore.test(gapOf(sentence, last, mention)));
  return lists.flatMap((list) => {
    const last = list.at(-1);
    const isChoice = last && list.length > 1 && orBefore.test(gapOf(sentence, list.at(-2), last));
    return isChoice ? [one(list)] : each(list);
  });
}

/** "AWS/GCP" and "TypeScript/JavaScript" are one item of a list, "HTML/CSS" are two. */
const withEither = (sentence: string, list: SkillMention[]): SkillMention[][] =>
  groupAdjacent(
    list,
    (last, mention) =>
      /^\s?\/\s?$/.test(sentence.slice(last.end, mention.start)) && isEither(last.skill, mention.skill),
  );
