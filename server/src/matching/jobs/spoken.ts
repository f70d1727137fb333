import { languagesIn } from "../../text/languages.ts";
import type { CvPart } from "./cvParts.ts";
import { type Skill, skillApart } from "./vocabulary.ts";

/** How well, on the scale of the European framework: A1 is 1, C2 and native 6. */
const ranks: Record<string, number> = {
  a1: 1,
  a2: 2,
  b1: 3,
  b2: 4,
  c1: 5,
  c2: 6,
  basic: 2,
  intermediate: 3,
  "upper intermediate": 4,
  advanced: 5,
  fluent: 5,
  native: 6,
};
/** A language that is listed without a level, and the one in which the CV is written. */
const unsaid = 4;
const written = 5;
/** What knowing a language so many steps below the level asked for is worth. */
const below = [1, 0.6, 0.3, 0.1];

const rankOf = (level: string): number | null => ranks[level.toLowerCase().split("-")[0] ?? ""] ?? null;

function named(found: string[]): Map<Skill, number | null> {
  return new Map(
    found.map((one) => {
      const [, name = one, level = ""] = /^(.*?)(?: \((.*)\))?$/.exec(one) ?? [];
      return [skillApart(name), rankOf(level)];
    }),
  );
}

// Articles, conjunctions, prepositions and pronouns: nobody can write three lines without.
const small: [string, RegExp][] = [
  ["English", /\b(?:the|and|of|with|for|in|to|an|are|is|our|we|you|your|on|at|as|or|by|from|will)\b/gi],
  [
    "German",
    /\b(?:und|der|die|das|mit|für|bei|von|im|wir|sie|ein|eine|einen|den|zu|zum|zur|ist|auf|als|oder)\b/gi,
  ],
  ["French", /\b(?:et|de|des|du|les|la|le|avec|pour|en|à|un|une|au|aux|dans|sur|par|nous|vous|ou)\b/gi],
  ["Spanish", /\b(?:y|de|del|los|las|el|la|con|para|en|un|una|por|que|se|al|su|o)\b/gi],
  ["Italian", /\b(?:e|di|del|della|il|la|per|con|nel|un|che|una|da|al|alla|dei|delle|si|o|le)\b/gi],
  ["Portuguese", /\b(?:e|de|do|da|dos|das|em|com|para|um|uma|o|a|os|as|no|na|por|que|ou)\b/gi],
  ["Dutch", /\b(?:en|van|de|het|een|met|voor|op|bij|te|in|je|wij|als|aan|of|naar|ons|onze|is)\b/gi],
  ["Polish", /(?<!\p{L})(?:i|w|z|na|do|oraz|się|od|dla|przy|ze|jest|po|pod|lub|o|nad|za|to)(?!\p{L})/giu],
];
const enough = 3;
/** Other languages have some of these words too: they need to be so large a share of a text. */
const leastShare = 0.03;

/** The language a text is written in, of those whose small words are known here; null where too few of them stand in it. */
export function languageOf(text: string): string | null {
  const counts = small.map(([name, words]) => ({ name, count: text.match(words)?.length ?? 0 }));
  const [best, next] = counts.toSorted((a, b) => b.count - a.count);
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const isSure = best && best.count >= Math.max(enough, words * leastShare);
  return isSure && best.count > (next?.count ?? 0) ? best.name : null;
}

/** The languages of a CV, each with how well (1 to 6); the one it is written in is among them. */
export function languagesSpoken(parts: CvPart[]): Map<Skill, number> {
  const linesOf = (isOwn: boolean) =>
    parts.filter(({ kind }) => (kind === "languages") === isOwn).flatMap(({ lines }) => lines);
  const found = new Map<Skill, number>();
  for (const [language, rank] of named(languagesIn(linesOf(true), linesOf(false))))
    found.set(language, rank ?? unsaid);
  const own = languageOf(parts.flatMap(({ lines }) => lines).join("\n"));
  if (own) found.set(skillApart(own), Math.max(written, found.get(skillApart(own)) ?? 0));
  return found;
}

const requestPattern =
  /\b(?:fluent|fluency|native|bilingual|command of|proficien\w+|speak\w*|spoken|written|language skills|working knowledge|knowledge of|at work|welcome|an? (?:plus|must|advantage|asset)|required|essential|[ABC][12]\b|kenntnisse|fließend|verhandlungssicher|sehr gute?s?|muttersprach\w+|in wort und schrift|courant|bilingue|maîtrise|exigée?|indispensable|lu, écrit|niveau|fluido|nivel|imprescindible|dominio|hablado)(?!\p{L})/iu;
// Customers, kitchens and laws have a country; "teach English" asks for the craft.
const otherwise =
  /\b(?:teach\w*|taught|translat\w+)\b|\b\p{Lu}\p{L}+\s+(?:literature|cuisine|restaurants?|customers?|clients?|market|company|law|tax(?:es)?|lessons?|class(?:es)?)\b/u;
const kenntnisse = /(?<=\p{L}isch|deutsch)(?:-?kenntnisse|-?sprachkenntnisse|sprachig\w*)/giu;
const parting = /\s*[,;]\s*|\s+(?:and|und|et|y|sowie|plus)\s+/i;

export type Asked = { language: Skill; level: number | null; words: string };

/** The languages that a sentence of an ad asks for, how well (1 to 6, null where it does not say), and in which words. */
export function languagesAsked(sentence: string): Asked[] {
  const text = sentence.replace(kenntnisse, " Kenntnisse");
  if (!requestPattern.test(text)) return [];
  const all = languagesIn([text], []);
  // "Fluent English and basic German": each with its own words, and a bare name with the level of the one before.
  const pieces = all.length > 1 ? text.split(parting) : [text];
  let last: number | null = null;
  return pieces
    .filter((words) => !otherwise.test(words))
    .flatMap((words) =>
      [...named(languagesIn([words], []))].map(([language, level]) => {
        const isBare = words.trim().split(/\s+/).length <= 2;
        last = level ?? (isBare ? last : null);
        return { language, level: last, words };
      }),
    );
}

/** How far a language that somebody knows meets what is asked; any level does where none is. */
export const languageShare = (known: number | undefined, wanted: number | null): number =>
  known === undefined ? 0 : (below[Math.max(0, (wanted ?? 1) - known)] ?? 0);
