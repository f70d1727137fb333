import { inEnglish } from "./glossary.ts";
import { readTitle, titleShare } from "./titles.ts";

const work =
  "position|role|job|career|work|internship|employment|opportunity|stelle|anstellung|tätigkeit|arbeit|praktikum|poste|emploi|travail|stage|puesto|empleo|trabajo|prácticas|functie|baan|stageplaats|vaga|emprego|lavoro|posizione";
const as = "as|als|comme|en tant qu(?:e\\s|['’])|como|come|of|de|di|d['’]";
/** "Seeking a position as an electrician", "eine Stelle als Lagerist", "poste de comptable". */
const sought = new RegExp(
  `(?<!\\p{L})(?:${work})\\s+(?:${as})\\s*(?:(?:an?|the|eine?[nr]?|une?|un[ao]?|een)\\s+)?(\\p{L}[^.,;:()|\\n]{2,60})`,
  "giu",
);
/** What follows the title: "electrician in residential construction". */
const where = /\s+(?:in|at|with|within|where|to|for|bei|im|mit|en|chez|dans|con|bij)\s.*$/iu;
const leastTitle = 0.5;

/** The title that a person says to be looking for; "" where the text says none. */
export function soughtTitle(text: string): string {
  const phrases = [...text.matchAll(sought)].map(([, phrase = ""]) => phrase.replace(where, "").trim());
  return phrases.find((one) => titleShare(inEnglish(one)) >= leastTitle && readTitle(one).some(isSure)) ?? "";
}

const isSure = ({ isVague, isUnsure }: ReturnType<typeof readTitle>[number]) => !isVague && !isUnsure;
