import { perLanguage } from "../../text/adWords.ts";
import { isEither } from "./implied.ts";
import type { Skill, SkillMention } from "./vocabulary.ts";

const separator = String.raw`,|\/|;|&|\+|、|，|；`;
const or = String.raw`(?:(?:and|und|et|y|i)\s*\/\s*)?(?:or|oder|ou(?:\s+encore)?|o|u|lub|albo)(?:\s*\/\s*and)?`;
const and = "and|und|et|y|e|i|oraz";
/** "or another CRM", "or 3 years of Kotlin". */
const beforeItem = String.raw`(?:an?\s+|another\s+|any\s+other\s+|\d{1,2}\+?\s+years?\s+(?:of|with|in)\s+)?`;
const anyOf = String.raw`(?:\b(?:one|any|either)(?: or more| or several)? of(?: \p{L}{1,20}){0,3}|\b(?:one|either)(?: \p{L}{1,20}){1,3} ?[:(]|\b(?:une?|eine?[mnr]?|una|een) \p{L}{1,20} ?:|such as|\be\.?\s?g\.?|\bfor example|\blike|\bwie|z\.?\s?b\.?|zum beispiel|beispielsweise|\btell?e?s? que|\bzoals|\bbijv(?:oorbeeld)?\.?|\btaki(?:e|ch) jak|\beine[rsm]? (?:von|der)(?: \p{L}{1,20})?|\bcomme|par exemple|\bl['’]une? des?|\bcomo|por ejemplo|\bun[oa] de(?: \p{L}{1,20})?|\bnp\.)\s*(?:[,:(]\s*)?$`;
const orSimilar = String.raw`^\s*(?:\)\s*)?(?:,\s*)?(?:(?:or|oder|ou|o|u|lub)\s+(?:an?\s+|any\s+|(?:d['’]|une?\s))?(?:(?:an)?other|similar|equivalents?|comparable|related|like|andere\p{L}*|ähnlich\p{L}*|vergleichbar\p{L}*|autres?|équivalent\p{L}*|otr[oa]s?|inn\p{L}+|podobn\p{L}*)|of\s+(?:een\s+)?(?:andere?|vergelijkbare?|soortgelijke?|similair\p{L}*))(?!\p{L})`;
const severalOf = (years: string) =>
  String.raw`\b(?:(?:at least|(?:a )?minimum(?: of)?|mindestens|al menos|au moins|co najmniej) (?<least>two|three|2|3|zwei|drei|dos|tres|deux|trois|dwa|dwie|dwóch|trzy|trzech)(?! ${years})(?: \p{L}{1,20})? (?:of|von|der|de|des|z|spośród)(?: \p{L}{1,20}){0,3}|(?<more>two|three|2|3) or more of(?: \p{L}{1,20}){0,3}|(?<named>two|three|2|3|zwei|drei|dos|tres|deux|trois) (?:of|der|de|des) (?:the |los |las |les )?(?:following|folgenden|siguientes|suivants)(?: \p{L}{1,20}){0,2})\s*(?:[:(]\s*)?$`;
const isThree = /^(?:3|three|drei|tres|trois|trzy|trzech)$/i;
/** "(Kafka, RabbitMQ, etc.)": an open-ended list in brackets gives examples. */
const andSoOn = /^[\s,]*(?:etc|usw|u\.\s?a)\b\.?\s*\)/iu;
const patternsOf = perLanguage((words) => {
  const pattern = (source: string) => new RegExp(source, "iu");
  // Chinese, Japanese and Korean have no spaces around these words, Hebrew writes "ו-SQL".
  const [orWord, andWord] = [words("or"), words("and")].map((word) => String.raw`${word}-?\s*`);
  return {
    /** Separators between two items of a list, with at most three items in between that are no known skills. */
    between: pattern(
      String.raw`^-?\s*(?:(?:${separator})\s*)?(?:[\p{L}\p{N}.+#-]{1,20}(?:\s[\p{L}\p{N}.+#-]{1,20})?(?:\s*(?:${separator})\s*|\s+(?=${or}\s|${orWord}))){0,3}(?:(?:${or}|${and})\s+|${orWord}|${andWord})?${beforeItem}$`,
    ),
    orBefore: pattern(String.raw`(?:(?:^|[\s,])${or}\s+|${orWord})${beforeItem}$`),
    andBefore: pattern(String.raw`(?:(?:^|[\s,])(?:${and})\s+(?:an?\s+)?|${andWord})$`),
    /** Words before a list of which one item is enough. */
    anyOf: pattern(String.raw`${anyOf}|${words("such as")}\s*(?:[,:(]\s*)?$`),
    /** Words before a list of which several items are needed: "at least two of", not "at least two years of". */
    severalOf: pattern(severalOf(words("year", "month"))),
    orSimilar: pattern(
      String.raw`${orSimilar}|^\s*(?:\)\s*)?(?:,\s*)?(?:${orWord})?(?:\p{L}{1,4}\s)?${words("similar")}`,
    ),
  };
});
const contextLength = 60;
const maxGap = 40;

type Patterns = ReturnType<typeof patternsOf>;
/** `at`: where its first skill is mentioned. `isExample`: named only as an example of something wider. */
type Demand = { skills: Skill[]; count: number; at: number; isExample: boolean };
/** How many items of a list the words before it require; null where they do not say. */
function countBefore(text: string, severalOf: RegExp): number | null {
  const { least, more, named } = severalOf.exec(text)?.groups ?? {};
  const number = least ?? more ?? named;
  return number === undefined ? null : isThree.test(number) ? 3 : 2;
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
  const outside = mentions.filter((one) => !brackets.some(({ inside }) => inside.includes(one)));
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
function runsOf(
  sentence: string,
  mentions: SkillMention[],
  { between, andBefore, anyOf }: Patterns,
): SkillMention[][] {
  const runs: SkillMention[][] = [];
  mentions.forEach((mention, at) => {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const gap = gapOf(sentence, last, mention);
    const isOfNext = andBefore.test(gap) && anyOf.test(sentence.slice(mention.end, mentions[at + 1]?.start));
    if (run && last && gap.length <= maxGap && between.test(gap) && !isOfNext) run.push(mention);
    else runs.push([mention]);
  });
  return runs;
}

function demandsOfRun(
  sentence: string,
  run: SkillMention[],
  { orSimilar, anyOf, severalOf, andBefore, orBefore }: Patterns,
): Demand[] {
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
  const count = countBefore(before, severalOf);
  if (count !== null) return unique(run).length > count ? [one(run, count)] : each(run);
  if (isOpen || anyOf.test(before)) return [one(run)];
  // "A, B and C or D": an "and" separates two lists.
  const lists: SkillMention[][] = [];
  run.forEach((mention, at) => {
    const gap = gapOf(sentence, run[at - 1], mention);
    if (at === 0 || andBefore.test(gap)) lists.push([mention]);
    else lists.at(-1)?.push(mention);
  });
  return lists.flatMap((list) => {
    const last = list.at(-1);
    const isChoice = last && list.length > 1 && orBefore.test(gapOf(sentence, list.at(-2), last));
    return isChoice ? [one(list)] : each(list);
  });
}

/** "AWS/GCP" and "TypeScript/JavaScript" are one item of a list, "HTML/CSS" are two. */
function withEither(sentence: string, list: SkillMention[]): SkillMention[][] {
  const items: SkillMention[][] = [];
  for (const mention of list) {
    const last = items.at(-1)?.at(-1);
    const isSlash = last && /^\s?\/\s?$/.test(sentence.slice(last.end, mention.start));
    if (isSlash && isEither(last.skill, mention.skill)) items.at(-1)?.push(mention);
    else items.push([mention]);
  }
  return items;
}
