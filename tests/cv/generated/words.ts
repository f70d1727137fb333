import { readFileSync } from "node:fs";

export type Language = "en" | "de" | "es" | "fr" | "pl";
type Profession = { titles: string[]; skills: string[]; deeds: string[] };
/** Of the fixed layouts' people. In places, schools and companies "#" stands for an invented name. */
export type Words = {
  months: string[];
  /** None where the first three letters do. */
  shortMonths?: string[];
  /** From winter. */
  seasons?: string[];
  present: string;
  until: string;
  companyEnds: string[];
  headings: Record<string, string[]>;
  summary: string;
  professions: Profession[];
} & Record<"degrees" | "schools" | "places" | "interests" | "spoken", string[]>;
/**
 * Of the varied layouts' people: "#" stands for a surname, "@" for a city; in `grades` "#" is the title, in `duration`
 * the years and "@" the months. `labels`: of title, employer and dates. `odd`: a heading over jobs that no list has.
 * `trades`: what an employer does. `military`: a heading and a line.
 */
export type VariedWords = {
  headings: Record<string, string[]>;
  labels: [string, string, string];
  military: [string, string];
} & Record<
  | "since"
  | "from"
  | "at"
  | "odd"
  | "duration"
  | "volunteering"
  | "courses"
  | "publications"
  | "summary"
  | "reference",
  string
> &
  Record<
    "surnames" | "cities" | "regions" | "titles" | "grades" | "companies" | "schools" | "degrees",
    string[]
  > &
  Record<
    "skills" | "deeds" | "trades" | "teams" | "departments" | "contracts" | "present" | "spoken" | "hobbies",
    string[]
  >;

export const list = (text: string) => text.split("|");

/** Lines of a block: "key: a|b" is a list, "key = text" a text, "headings.key" a list of `headings`. */
function blockOf(text: string): Record<string, unknown> {
  const headings: Record<string, string[]> = {};
  const block: Record<string, unknown> = { headings };
  for (const [, heading, key = "", sign, value = ""] of text.matchAll(/^(headings\.)?(\w+)(: | = )(.*)$/gm))
    if (heading) headings[key] = list(value);
    else block[key] = sign === ": " ? list(value) : value;
  return block;
}

/** A file of `words/`: a block for the fixed layouts, one for each profession, one for the varied layouts. */
function readWords(language: Language): { words: Words; varied: VariedWords } {
  const file = readFileSync(new URL(`words/${language}.txt`, import.meta.url), "utf8");
  const [first = {}, ...professions] = file.split("\n\n").map(blockOf);
  const varied = professions.pop() as VariedWords;
  return { words: { ...first, professions } as Words, varied };
}

const languages: Language[] = ["en", "de", "es", "fr", "pl"];
/** Written for these generators: nothing is taken from a data set. */
export const wordsOf = Object.fromEntries(languages.map((one) => [one, readWords(one)])) as Record<
  Language,
  ReturnType<typeof readWords>
>;

/** Invented names are put together of these. */
export const syllables = list(
  "bren|tal|vel|mor|kes|lun|dar|fen|hol|quin|ros|sel|tor|ul|wex|yar|zan|gar|nim|pol",
);
export const endings = list("a|ford|wick|mere|ton|ia|en|is|ova|dale|ow|ane");
export const firstNames = list(
  "Anna|Ben|Clara|David|Elena|Farid|Greta|Hugo|Ines|Jonas|Karla|Leo|Mina|Noah|Olga|Pavel",
);
