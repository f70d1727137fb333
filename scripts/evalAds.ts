/**
 * `npm run eval:ads -- FOLDER [--verbose]`: compares what is parsed from ads with what a person read in them. Each
 * NAME.json of the folder has `title`, `location`, `text` and `truth` (see the types below; null is "not stated").
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withLocalCurrency } from "../server/src/job/reading/currency.ts";
import { employmentOfText } from "../server/src/job/reading/employment.ts";
import { remoteOfText } from "../server/src/job/reading/remote.ts";
import { type Salary, salaryOfText } from "../server/src/job/reading/salary.ts";
import { termNamed } from "../server/src/knowledge/dictionary.ts";
import { readJobFeatures } from "../server/src/matching/jobs/readJobFeatures.ts";
import type { Requirement } from "../server/src/matching/jobs/requirements.ts";
import { languageOf } from "../server/src/text/languageOf.ts";
import { levelOf } from "../server/src/text/levelWords.ts";
import { requiredYears } from "../server/src/text/requiredYears.ts";

type Wish = { nice?: boolean };
type Truth = {
  remote: string | null;
  employment: string | null;
  pay: Salary | null;
  years: number | null;
  /** The level that the title says in words. */
  level: string | null;
  languages: (Wish & { name: string })[];
  /** Tools, standards and licences; `names` are alternatives. */
  skills: (Wish & { names: string[] })[];
};
type Ad = { title: string; location: string; text: string; truth: Truth };

const [folder = "", ...options] = process.argv.slice(2);
const isVerbose = options.includes("--verbose");
const counts = new Map<string, { right: number; all: number }>();

function count(what: string, isRight: boolean, file: string, words: string): void {
  const row = counts.getOrInsertComputed(what, () => ({ right: 0, all: 0 }));
  row.all++;
  if (isRight) row.right++;
  else if (isVerbose) console.log(`${file}: ${what}: ${words}`);
}

/** AWS is Amazon Web Services. */
const keyOf = (name: string) =>
  (termNamed(name)?.name ?? name).toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "");
const isAlike = (one: string, other: string) => one.includes(other) || other.includes(one);
const namesOf = ({ skill, oneOf }: Requirement) => [skill, ...oneOf].map(({ name }) => keyOf(name));

/** "From 3,000" and "3,000" are the same amount where an ad states one. */
function isSamePay(read: Salary | null, truth: Salary | null): boolean {
  if (!read || !truth) return !read && !truth;
  const [stated, found] = [truth, read].map(
    ({ min, max }) => new Set([min, max].filter((one) => one !== null)),
  );
  const isUnit = read.currency === truth.currency && read.period === truth.period;
  return isUnit && stated?.symmetricDifference(found ?? new Set()).size === 0;
}

for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const { title, location, text, truth } = JSON.parse(readFileSync(join(folder, file), "utf8")) as Ad;
  const values = {
    "place of work": [remoteOfText(`${title} | ${location}`, text)?.value, truth.remote],
    employment: [employmentOfText(title, text)?.value, truth.employment],
    years: [requiredYears(text)?.value, truth.years],
    level: [levelOf(title, "")?.value, truth.level],
  };
  for (const [what, [read = null, stated]] of Object.entries(values))
    count(what, read === stated, file, `${read}, stated ${stated}`);
  const stated = salaryOfText(text);
  const pay = stated && {
    ...stated.value,
    currency: withLocalCurrency(stated.value.currency, stated.words, {
      location,
      language: languageOf(text),
    }),
  };
  count(
    "pay",
    isSamePay(pay, truth.pay),
    file,
    `${JSON.stringify(pay)}, stated ${JSON.stringify(truth.pay)}`,
  );

  const { requirements } = readJobFeatures({ title, descriptionText: text });
  const [spoken, skills] = [true, false].map((is) =>
    requirements.filter(({ level }) => (level !== undefined) === is),
  );
  for (const { name, nice = false } of truth.languages) {
    const read = spoken?.find(({ skill, oneOf }) => [skill, ...oneOf].some((one) => one.name === name));
    count(
      "languages",
      read !== undefined && (read.necessity === "nice") === nice,
      file,
      `${name} ${read?.necessity}`,
    );
  }
  for (const { skill } of spoken ?? [])
    count(
      "languages read, asked",
      truth.languages.some(({ name }) => name === skill.name),
      file,
      skill.name,
    );
  for (const { names, nice = false } of truth.skills) {
    const keys = names.map(keyOf);
    const read = skills?.find((one) => namesOf(one).some((name) => keys.some((key) => isAlike(name, key))));
    count("skills", read !== undefined, file, names.join(" or "));
    if (read)
      count(
        "skills, how needed",
        (read.necessity === "nice") === nice,
        file,
        `${names.join(" or ")} ${read.necessity}`,
      );
  }
}

console.log("| of ads | right |\n| --- | --- |");
for (const [what, { right, all }] of counts) console.log(`| ${what} | ${right} of ${all} |`);
