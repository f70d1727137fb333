import type { FileText } from "../../server/src/text/fileText.ts";
import { invented } from "../../tests/cv/generated/person.ts";
import { randomOf } from "../../tests/cv/generated/random.ts";
import type { Job } from "./similarity.ts";

const companyEnds = ["", "", "", " Inc.", " Group", " Services", " Foods", " & Sons"];
/** Names of real employers contain ordinary words more often than invented ones, and surnames that are professions. */
const firsts = [
  "Lakeside",
  "Summit",
  "Blue River",
  "First",
  "North Valley",
  "Golden Gate",
  "Oak Hill",
  "Pioneer",
  "Metro",
  "Baker",
  "Carpenter",
  "Turner",
  "Driver",
];
const trades = [
  "Medical Center",
  "Bank",
  "Software",
  "School District",
  "Logistics",
  "Hotel",
  "Community College",
  "Construction",
  "Insurance Company",
  "Restaurant",
  "Health Services",
  "Foods",
];
const states = ["OR", "TX", "OH", "CA", "NY", "FL"];

/**
 * Replaces "Company Name" and "City, State", which occur in anonymised CVs only, with generated names. `names`: the
 * employers in text order.
 */
export function renamed(file: FileText, seed: number): { file: FileText; names: string[] } {
  const random = randomOf(seed);
  const names: string[] = [];
  const rename = (text: string) =>
    text
      .replace(/\bCompany Name\b/gi, () => {
        names.push(
          random.pick([true, false])
            ? invented(random) + random.pick(companyEnds)
            : `${random.pick(firsts)} ${random.pick(trades)}`,
        );
        return names.at(-1) ?? "";
      })
      .replace(
        /\bCity(\s*,\s*)State\b/g,
        (_, comma: string) => invented(random) + comma + random.pick(states),
      );
  return {
    file: { ...file, lines: file.lines.map((line) => ({ ...line, text: rename(line.text) })) },
    names,
  };
}

/** The truth with those names assigned in order, if there are as many names as placeholder jobs. */
export function renamedTruth(jobs: Job[], names: string[]): Job[] | null {
  const isPlaceholder = ({ company }: Job) => /^company name$/i.test(company);
  if (jobs.filter(isPlaceholder).length !== names.length) return null;
  const left = [...names];
  return jobs.map((job) => (isPlaceholder(job) ? { ...job, company: left.shift() ?? "" } : job));
}
