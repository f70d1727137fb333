import { inEnglish } from "./glossary.ts";
import { readTitle, titleShare } from "./titles.ts";

const seeks =
  "seek\\p{L}*|looking for|obtain|secur\\p{L}+|desir\\p{L}+|interested in|apply\\p{L}*|such\\p{L}*|recherch\\p{L}*|cherch\\p{L}*|busc\\p{L}*|zoek\\p{L}*|procur\\p{L}*|cerc\\p{L}*";
const work =
  "position|role|job|career|work|internship|employment|opportunity|stelle|anstellung|tätigkeit|arbeit|praktikum|poste|emploi|travail|stage|puesto|empleo|trabajo|prácticas|functie|baan|stageplaats|vaga|emprego|lavoro|posizione";
const as = "as|als|comme|en tant qu(?:e\\s|['’])|como|come|of|de|di|d['’]";
const article = "(?:(?:an?|the|eine?[nr]?|une?|un[ao]?|een)\\s+)?";
/** At the start of a line or after a label ("Ziel: …"), where headings are gone, or after a word of seeking. */
const wish = `(?:^(?:[^:\\n]{3,30}:\\s*)?${article}|(?<!\\p{L})(?:${seeks})\\s(?:[^.\\n]{0,60}?\\s)?)`;
const patterns = [
  // "Seeking a position as an electrician", "Eine Stelle als Lagerist", "poste de comptable".
  new RegExp(`${wish}(?:${work})\\s+(?:${as})\\s*${article}(\\p{L}[^.,;:()|\\n]{2,60})`, "gimu"),
  // "Looking for a junior data analyst role".
  new RegExp(
    `(?<!\\p{L})(?:${seeks})\\s+${article}(\\p{L}[^.,;:()|\\n]{2,50}?)\\s+(?:position|role|job)(?!\\p{L})`,
    "giu",
  ),
];
/** What follows the title: "electrician in residential construction". */
const where = /\s+(?:in|at|with|within|where|to|for|bei|im|mit|en|chez|dans|con|bij)\s.*$/iu;
const leastTitle = 0.5;

/** The title that a person is looking for according to the text; "" without one. */
export function soughtTitle(text: string): string {
  const phrases = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, phrase = ""]) => phrase.replace(where, "").trim()),
  );
  const isSure = (title: string) => readTitle(title).some(({ isVague, isUnsure }) => !isVague && !isUnsure);
  return phrases.find((one) => titleShare(inEnglish(one)) >= leastTitle && isSure(one)) ?? "";
}
