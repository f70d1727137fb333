import { createHash } from "node:crypto";
import { z } from "zod";
import { termNamed } from "../../knowledge/dictionary.ts";
import { namedTerms } from "../../knowledge/namedTerms.ts";
import { isTechnology } from "../../knowledge/terms.ts";
import { withoutGenders } from "../../matching/jobs/titleForms.ts";
import { boundText } from "../../text/boundText.ts";
import { withoutInvisible } from "../../text/invisible.ts";
import { isObject } from "../../text/isObject.ts";
import { languageOf } from "../../text/languageOf.ts";
import { levelOf, levelOfField } from "../../text/levelWords.ts";
import { sanitizeHtml } from "../../text/markupLibraries.ts";
import {
  cleanHtml,
  htmlOfAnything,
  htmlOfLines,
  textOfHtml,
  unescapeOnce,
  webAddress,
} from "../description.ts";
import { currencyOf, withLocalCurrency } from "../reading/currency.ts";
import { employmentOfField, employmentOfText } from "../reading/employment.ts";
import { placesOf } from "../reading/places.ts";
import { isUnusable, postedAtOf } from "../reading/posted.ts";
import { remoteOfField, remoteOfText } from "../reading/remote.ts";
import { periodOf, type Salary, salaryOfField, salaryOfText, salaryWords } from "../reading/salary.ts";
import type { Candidate } from "./candidates.ts";

const safe = (text: string) => withoutInvisible(text.replace(/\r\n?/g, "\n"));

const flat = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(flat).filter(Boolean).join("; ");
  if (isObject(value) && !(value instanceof Date)) return flat(value.name ?? value.display_name ?? "");
  return typeof value === "number" || typeof value === "boolean" ? String(value) : value;
};
const words = z.preprocess((value) => flat(value) ?? "", z.string("it is not text").transform(safe));
/** One line of text: names contain tags and entities. */
const line = (max: number) =>
  words.transform((text) =>
    unescapeOnce(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }))
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, max),
  );
const amount = z.preprocess(
  (value) => (typeof value === "string" ? value.replace(/[^\d.]/g, "") : value),
  z.coerce.number().positive().finite().nullish().catch(null),
);
const parted = (value: unknown) => (typeof value === "string" ? value.split(/[,;|]/) : value);
const texts = z
  .preprocess(parted, z.array(line(80)).catch([]))
  .transform((all) => all.filter(Boolean).slice(0, 80));

const adSchema = z.object({
  title: line(300).pipe(z.string().min(1, "it has no title")),
  company: line(200).default(""),
  url: words
    .transform((text) => text.trim())
    .default("")
    .refine(
      (text) => text === "" || webAddress(text) !== null,
      "its address is not a web address (http or https)",
    )
    .refine((text) => text.length <= 2_000, "its address is longer than 2000 characters")
    .transform((text) => webAddress(text)),
  description: words.default(""),
  description_html: words.default(""),
  description_text: words.default(""),
  location: line(300).default(""),
  employment_type: words.default(""),
  remote: words.default(""),
  level: words.default(""),
  salary: line(200).default(""),
  salary_min: amount,
  salary_max: amount,
  salary_currency: words.default(""),
  salary_period: words.default(""),
  technologies: texts.default([]),
});

/** All columns of a job except key, source and vector. */
export type Ad = ReturnType<typeof contentOf>["ad"];

export type ReadAd =
  | ReturnType<typeof contentOf>
  /** The reason for rejection, and the URL if there is one: its job stays open. */
  | { reason: string; url: string | null }
  | { expired: true };

/** Parses a candidate of any source to a row with the matched words, or to a reason for rejection. */
export function readAd({ fields }: Candidate, now: Date): ReadAd {
  if (isExpired(fields.valid_through, now)) return { expired: true };
  const parsed = adSchema.safeParse(fields);
  if (!parsed.success) {
    const url = typeof fields.url === "string" ? webAddress(fields.url) : null;
    return { reason: [...new Set(parsed.error.issues.map((issue) => issue.message))].join("; "), url };
  }
  const descriptionHtml = htmlOf(parsed.data);
  const descriptionText = boundText(textOfHtml(descriptionHtml));
  if (!descriptionText && !parsed.data.url)
    return { reason: "it has neither a description nor an address", url: null };
  return contentOf(parsed.data, { descriptionHtml, descriptionText }, fields, now);
}

type Description = { descriptionHtml: string; descriptionText: string };

function contentOf(row: Row, description: Description, fields: Candidate["fields"], now: Date) {
  const { descriptionText } = description;
  const posted = postedAtOf(fields.posted_at, now);
  const { values, readFrom } = readText(row, descriptionText);
  const content = {
    title: row.title,
    company: row.company,
    url: row.url,
    ...description,
    location: row.location || null,
    places: placesOf(row.location),
    ...values,
    technologies: technologiesOf(row.technologies, `${row.title}\n${descriptionText}`),
    readFrom,
  };
  return {
    ad: {
      ...content,
      postedAt: posted ?? postedAtOf(fields.updated_at, now),
      /** The source states only the last change, or no usable date: an earlier date in the database is kept. */
      postedAtIsGuess: posted === null,
    },
    /** Of the content, without the posting date: unchanged content needs no new vector. */
    hash: createHash("sha256").update(JSON.stringify(content)).digest("base64url"),
    misdated: isUnusable(fields.posted_at, now),
  };
}

type Row = z.infer<typeof adSchema>;

const headSchema = adSchema.pick({ title: true, company: true, url: true, location: true });
/** The fields that identify an ad, parsed separately. */
export type Head = z.infer<typeof headSchema>;
export const readHead = ({ fields }: Candidate): Head | null => headSchema.safeParse(fields).data ?? null;

function htmlOf(row: Row): string {
  if (row.description_html) return htmlOfAnything(row.description_html);
  if (row.description) return htmlOfAnything(row.description);
  return cleanHtml(htmlOfLines(row.description_text));
}

/** Uses the fields; what they do not state is extracted from the text, and the matched words are stored. */
function readText(row: Row, text: string) {
  const readFrom: Record<string, string> = {};
  const from = <T>(field: string, known: T | null, found: { value: T; words: string } | null): T | null => {
    if (known !== null || !found) return known;
    readFrom[field] = found.words.replace(/\s+/g, " ").trim().slice(0, 160);
    return found.value;
  };
  const pay = payOf(row);
  const language = languageOf(text);
  const inText = pay ? null : salaryOfText(text, language);
  const numbers = pay?.numbers ?? inText?.value;
  if (inText) readFrom.salary = inText.words;
  const salary = pay?.words ?? inText?.words ?? null;
  const values = {
    remote: from(
      "remote",
      remoteOfField(row.remote),
      remoteOfText(`${row.title} | ${row.location}`, text, language),
    ),
    employmentType: from<string>(
      "employment_type",
      employmentOfField(row.employment_type),
      employmentOfText(row.title, text, language),
    ),
    level: from("level", levelOfField(row.level), levelOf(row.title, text, language)),
    salary,
    salaryMin: numbers?.min ?? null,
    salaryMax: numbers?.max ?? null,
    salaryCurrency: withLocalCurrency(numbers?.currency ?? null, salary ?? "", {
      location: row.location,
      language,
    }),
    salaryPeriod: numbers?.period ?? null,
  };
  return { values, readFrom };
}

function payOf(row: Row): { numbers: Salary; words: string } | null {
  const period = periodOf(row.salary_period) ?? periodOf(`per ${row.salary_period}`);
  const currency = currencyOf(row.salary_currency);
  if (row.salary_min || row.salary_max) {
    const [min, max] = [row.salary_min ?? null, row.salary_max ?? null];
    const guess = salaryOfField(String(max ?? min)).period;
    const numbers = { min, max, currency, period: period ?? guess };
    const words = row.salary || salaryWords(numbers);
    return words ? { numbers, words } : null;
  }
  if (!row.salary) return null;
  const parsed = salaryOfField(row.salary);
  return {
    numbers: { ...parsed, currency: parsed.currency ?? currency, period: period ?? parsed.period },
    words: row.salary,
  };
}

const maxTechnologies = 40;

/** Technologies from the source's fields or the text, in the dictionary's spelling. Unknown names in the fields are dropped. */
function technologiesOf(named: string[], text: string): string[] {
  const fromFields = named.map((name) => termNamed(name)).filter((term) => term !== undefined);
  const fromText = namedTerms(withoutGenders(text)).map(({ term }) => term);
  const names = [...fromFields, ...fromText].filter(isTechnology).map((term) => term.name);
  return [...new Set(names)].slice(0, maxTechnologies);
}

function isExpired(value: unknown, now: Date): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}/.test(value)) return false;
  // A date without a time is valid to its end in every time zone.
  const end = Date.parse(value.length <= 10 ? `${value}T23:59:59-12:00` : value);
  return end < now.getTime();
}
