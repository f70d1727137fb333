import { lazy } from "../lazy.ts";
import words from "./languageWords.json" with { type: "json" };
import { joinedScripts } from "./scripts.ts";

/** Locales whose names of languages are recognised, in addition to `names`. */
const locales =
  "de fr es it pt nl pl sv da nb fi cs sk hu ro tr ru uk el bg hr sr sl et lv lt zh ja ko ar he id vi ca".split(
    " ",
  );
const letters = [..."abcdefghijklmnopqrstuvwxyz"];
/** Shorter names are also other words ("Fins", "Ír"), but not in other scripts. */
const isLongEnough = (word: string) => word.length > 4 || !/\p{sc=Latn}/u.test(word);

/** Prepositions that Hebrew and Arabic attach to the name. */
const prefixes = "(?:[ובלהמש]{1,2}(?=\\p{sc=Hebr})|[وبل](?=\\p{sc=Arab}))?";
const withPrefix = /^[\p{sc=Hebr}\p{sc=Arab}]/u;

/** `atStart`: its names, at the start of a word; `anywhere`: its names in scripts without spaces. */
type LanguageNames = { name: string; atStart: RegExp; anywhere: RegExp | null };
const startLength = 3;
const startOf = (word: string) => word.slice(0, startLength).toLowerCase();

/** Names of languages, also in other languages ("Engleski", "inglese"), from the locale data of Unicode in Node. */
const patterns = lazy(() => {
  const displayNames = (locale: string) =>
    new Intl.DisplayNames(locale, { type: "language", fallback: "none" });
  const english = displayNames("en");
  const codes = new Map(
    letters.flatMap((first) => letters.map((last) => [english.of(first + last), first + last] as const)),
  );
  const byLocale = locales.map((locale) => [locale, displayNames(locale)] as const);
  const byStart = new Map<string, Set<LanguageNames>>();
  const languages = Object.entries(words.names).map(([name, own]): LanguageNames => {
    const code = codes.get(name);
    const foreign = byLocale.flatMap(([locale, display]) => {
      const word = code && display.of(code)?.toLocaleLowerCase(locale);
      return word && isLongEnough(word) && /^[\p{L}\p{M} ]+$/u.test(word) ? word : [];
    });
    const all = [...own, ...new Set(foreign)];
    const [unspaced, spaced] = [true, false].map((is) =>
      all.filter((word) => joinedScripts.test(word) === is),
    ) as [string[], string[]];
    const language = {
      name,
      atStart: new RegExp(`${prefixes}(?:${spaced.join("|")})(?!\\p{L})`, "iuy"),
      anywhere: unspaced.length ? new RegExp(unspaced.join("|"), "iu") : null,
    };
    for (const start of spaced.map(startOf)) {
      const sharing = byStart.get(start) ?? new Set();
      byStart.set(start, sharing.add(language));
    }
    return language;
  });
  return { languages, byStart };
});
const unspoken = new RegExp(`\\b(?:${words.subjects.join("|")})`, "i");
const spoken = new RegExp(`\\b(?:${words.skills.join("|")})\\b|${words.partsOfSkills.join("|")}`, "iu");

type NamedLanguage = { name: string; start: number; end: number };

/** The languages that a text names, each at its first mention. The start of a word narrows down the possible names. */
function namesIn(text: string): NamedLanguage[] {
  const { languages, byStart } = patterns();
  const found = new Map<string, NamedLanguage>();
  const add = ({ name }: LanguageNames, match: RegExpExecArray | null | undefined) => {
    const start = match?.index ?? 0;
    if (match && start < (found.get(name)?.start ?? Number.POSITIVE_INFINITY))
      found.set(name, { name, start, end: start + match[0].length });
  };
  // Only Turkish treats "İ" as a capital "i".
  const plain = text.replaceAll("İ", "I");
  for (const { 0: word, index } of plain.matchAll(/\p{L}+/gu))
    for (const start of withPrefix.test(word) ? [0, 1, 2] : [0])
      for (const language of byStart.get(startOf(word.slice(start))) ?? []) {
        language.atStart.lastIndex = index;
        add(language, language.atStart.exec(plain));
      }
  if (joinedScripts.test(plain))
    for (const language of languages) add(language, language.anywhere?.exec(plain));
  return [...found.values()].sort((a, b) => a.start - b.start);
}

const levels = Object.entries(words.levels).map(
  ([level, some]) => [level, new RegExp(some.join("|"), "iu")] as const,
);
const framework = /(?<![\p{L}\p{N}])([ABC][12])\+?(?:\s*[-–/]\s*([ABC][12]))?(?![\p{L}\p{N}])/iu;

function levelNamed(text: string): string {
  const [, low, high] = framework.exec(text) ?? [];
  const word = levels.find(([, pattern]) => pattern.test(text))?.[0] ?? "";
  if (word === "native" || !low) return word;
  return high ? `${low}-${high}`.toUpperCase() : low.toUpperCase();
}

/** The level follows the name ("English: C1"), precedes it ("fluent in English"), or applies to several. */
function spokenIn(text: string): Map<string, string> {
  const byName = new Map<string, string>();
  const hits = namesIn(text);
  let previousLevel = "";
  hits.forEach(({ name, start, end }, index) => {
    const after = text.slice(end, hits[index + 1]?.start);
    const ahead = index === 0 ? text.slice(0, start) : "";
    const between = text.slice(hits[index - 1]?.end ?? 0, start);
    const isListed = index > 0 && /^[\s,&/]*(?:(?:and|und|et|y|e|и)\s*)?$/iu.test(between);
    // "Fluent in English, basic German": text after a comma belongs to the next language.
    const ownText = /[,;]/.test(after) && hits[index + 1] ? after.slice(0, after.search(/[,;]/)) : after;
    const leading = index > 0 && /[,;]/.test(between) ? between.slice(between.search(/[,;]/)) : ahead;
    previousLevel = levelNamed(ownText) || levelNamed(leading) || (isListed ? previousLevel : "");
    byName.set(name, previousLevel);
  });
  return byName;
}

/** "Język" in "Język angielski", "poziom" in "angielski (poziom C1)". */
const ofLanguages = new RegExp(`(?<!\\p{L})(?:${words.kinds.join("|")})(?!\\p{L})`, "giu");

/** "Język angielski", "level C1": words of languages and their levels. */
export const saysLanguage = (text: string): boolean => text.search(ofLanguages) >= 0;

export const namesLanguage = (text: string): boolean => namesIn(text).length > 0;

/** "English", "fluent German", "C1": only a language and its level. */
export function isOnlyLanguage(text: string): boolean {
  const [first, ...others] = namesIn(text);
  if (!first) return /^[abc][12]\+?$/i.test(text.trim());
  const rest = (text.slice(0, first.start) + text.slice(first.end)).replace(ofLanguages, "");
  return (
    others.length > 0 || rest.trim().length < 3 || (levelNamed(rest) !== "" && rest.split(/\s+/).length < 6)
  );
}

/**
 * Languages with levels where stated: "English (C1)", "German (native)", "French". In a section or after a label for
 * languages every mention counts, elsewhere only with a level.
 */
export function languagesIn(sectionTexts: string[], otherTexts: string[]): string[] {
  const byName = new Map<string, string>();
  const add = (languages: Map<string, string>) => {
    for (const [name, level] of languages) if (!byName.get(name)) byName.set(name, level);
  };
  let last: string | undefined;
  for (const text of sectionTexts) {
    const languages = spokenIn(text);
    add(languages);
    // The level on a separate line below the language.
    if (languages.size === 0 && last && !byName.get(last)) byName.set(last, levelNamed(text));
    last = [...languages.keys()].at(-1);
  }
  for (const text of otherTexts) {
    const sentences = text.split(/[.;\n•]/);
    for (const sentence of sentences)
      if (spoken.test(sentence) && !unspoken.test(sentence)) add(spokenIn(sentence));
  }
  return [...byName].map(([name, level]) => (level ? `${name} (${level})` : name));
}
