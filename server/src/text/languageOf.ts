import { unspacedLetter } from "./scripts.ts";

/** Function words: articles, conjunctions, prepositions and pronouns, which occur in any three lines of text. */
const wordsOfLanguages: [string, string][] = [
  ["English", "the and of with for in to a an are is our we you your on at as or by from will this be"],
  ["German", "und der die das mit für bei von im wir sie ein eine einen den zu zum zur ist auf als oder"],
  ["French", "et de des du les la le avec pour en à un une au aux dans sur par nous vous ou"],
  ["Spanish", "y de del los las el la con para en un una por que se al su o"],
  ["Italian", "e di del della il la per con nel un che una da al alla dei delle si o le"],
  ["Portuguese", "e de do da dos das em com para um uma o a os as no na por que ou"],
  ["Catalan", "i de del dels la els les el amb per en un una que al als com o"],
  ["Romanian", "și de la în cu pe din pentru o un a ale al sau prin este nu fi"],
  ["Dutch", "en van de het een met voor op bij te in je wij als aan of naar ons onze is"],
  ["Swedish", "och i att på som med för till av är en ett den det jag har från vid inom samt"],
  [
    "Danish",
    "og i at på som med for til af er en et den det jeg har fra ved hos samt dig dine vores efter blive",
  ],
  [
    "Norwegian",
    "og i å på som med for til av er en et den det jeg har fra ved hos samt deg dine våre etter bli",
  ],
  ["Finnish", "ja on sekä että joka myös mutta tai kanssa olen ovat ei kun oli vuonna lisäksi mukaan"],
  ["Polish", "i w z na do oraz się od dla przy ze jest po pod lub o nad za to"],
  ["Czech", "a v na se s z do že je pro po k i jako ve o jsem při nebo od"],
  ["Slovak", "a v na sa s z do že je pre po k aj ako vo o som pri alebo od"],
  ["Slovenian", "in za na je se z od pri ter s kot v sem tudi po ali so iz"],
  ["Serbo-Croatian", "i u na za s je se od do kao te sa iz o po ili su"],
  ["Albanian", "dhe në për me të e i si nga një është që prej ose"],
  ["Lithuanian", "ir į iš su už kaip apie bei nuo yra ar arba iki"],
  ["Latvian", "un ar no par uz kā pie arī kas ir vai līdz"],
  ["Estonian", "ja on ning ka mis et kui või oli ei olen oma"],
  ["Icelandic", "og í á að sem með við fyrir af er um frá ég hef"],
  ["Hungarian", "a az és hogy is egy nem meg vagy mint ez de el ki után valamint által"],
  ["Turkish", "ve bir ile için bu da de olarak olan gibi daha çok veya en ise"],
  ["Indonesian", "dan di yang untuk dengan dari pada dalam ke sebagai ini adalah atau"],
  ["Tagalog", "ng sa ang mga at na para ay kung bilang ko ako"],
  ["Vietnamese", "và của các cho với trong là có được những một tại"],
];
/** The function words of a language, separated by spaces. */
export const functionWordsOf = (language: string): string =>
  wordsOfLanguages.find(([name]) => name === language)?.[1] ?? "";
const languagesOfWord = new Map<string, number[]>();
for (const [at, [, words]] of wordsOfLanguages.entries())
  for (const word of words.split(" ")) languagesOfWord.getOrInsertComputed(word, () => []).push(at);

/** Letters that only one of these languages has. */
const ownLetters = new Map<string, RegExp>([
  ["Polish", /[łśźż]/],
  ["Czech", /[ěřů]/],
  ["Slovak", /[ľĺŕ]/],
  ["Hungarian", /[őű]/],
  ["Romanian", /[țţ]/],
  ["Turkish", /[ğı]/],
  ["Icelandic", /[ðþ]/],
  ["Lithuanian", /[ėįų]/],
  ["Latvian", /[āēļņķģ]/],
  ["Vietnamese", /[ơưạảấầậắằặẹẻếềệỉịọỏốồộớờợụủứừựỳỵ]/],
]);
/**
 * Minimum number of function words for words with a language's own letters not to be just names in a text in another
 * language.
 */
const notJustNames = 2;

const minCount = 3;
/**
 * One-letter words occur in many languages, so a language needs this many distinct longer words, or words with its own
 * letters.
 */
const minLonger = 2;
/** Minimum share of all words, because other languages share some of these words. */
const minShare = 0.03;

/**
 * Languages of other scripts with their distinguishing letters; the one without letters is the default of its script.
 */
const scripts: [RegExp, [string, RegExp?][]][] = [
  [/\p{Script=Hangul}/gu, [["Korean"]]],
  [
    new RegExp(unspacedLetter, "gu"),
    [["Japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu], ["Chinese"]],
  ],
  [
    /\p{Script=Cyrillic}/gu,
    [
      ["Russian", /[ыэё]/giu],
      ["Ukrainian", /[іїєґ]/giu],
      ["Belarusian", /ў/giu],
      ["Bulgarian", /ъ/giu],
      ["Serbian", /[ђћ]/giu],
      ["Macedonian", /[ѓќѕ]/giu],
    ],
  ],
  [/\p{Script=Arabic}/gu, [["Urdu", /[ٹڈے]/gu], ["Persian", /[پچژگ]/gu], ["Arabic"]]],
  [/\p{Script=Greek}/gu, [["Greek"]]],
  [/\p{Script=Hebrew}/gu, [["Hebrew"]]],
  [/\p{Script=Thai}/gu, [["Thai"]]],
  [/\p{Script=Georgian}/gu, [["Georgian"]]],
  [/\p{Script=Armenian}/gu, [["Armenian"]]],
];
/** Minimum share of a script's letters for it, rather than the English terms, to decide the language. */
const minOfScript = 0.35;
/** Minimum share of distinguishing letters in a script, so that they are not just part of a name. */
const minOfLetters = 0.005;
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The language of a text in a non-Latin script, or undefined. */
function byScript(text: string): string | null | undefined {
  const letters = countOf(text, /\p{L}/gu);
  for (const [script, languages] of scripts) {
    const count = countOf(text, script);
    if (count <= letters * minOfScript) continue;
    const [best] = languages
      .map(([name, own]) => ({ name, count: own ? countOf(text, own) : count * minOfLetters }))
      .toSorted((a, b) => b.count - a.count);
    return best && best.count >= count * minOfLetters ? best.name : null;
  }
  return undefined;
}

/**
 * The language of a text by its script or function words; null if there are too few of them or two languages fit
 * equally.
 */
export function languageOf(text: string): string | null {
  const ofScript = byScript(text);
  if (ofScript !== undefined) return ofScript;
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const counts = wordsOfLanguages.map(([name]) => ({ name, count: 0 }));
  for (const word of words)
    for (const at of languagesOfWord.get(word) ?? []) (counts[at] as { count: number }).count++;
  for (const one of counts) {
    const letters = one.count >= notJustNames && ownLetters.get(one.name);
    if (letters) one.count += words.filter((word) => letters.test(word)).length;
  }
  const [best, next] = counts.toSorted((a, b) => b.count - a.count);
  const longer = new Set(words.filter((word) => word.length > 1));
  const telling = (name: string) =>
    functionWordsOf(name)
      .split(" ")
      .filter((word) => longer.has(word)).length +
    [...longer].filter((word) => ownLetters.get(name)?.test(word)).length;
  const isSure =
    best && best.count >= Math.max(minCount, words.length * minShare) && telling(best.name) >= minLonger;
  return isSure && best.count > (next?.count ?? 0) ? best.name : null;
}
