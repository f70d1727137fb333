import { allTerms, termNamed } from "../../knowledge/dictionary.ts";
import { isTechnology } from "../../knowledge/terms.ts";
import { areaNames, areas } from "../../matching/enums.ts";
import { fieldEntries } from "../../matching/fields.ts";
import { levelNames } from "../../matching/portrait.ts";
import { countryCodes, countryName } from "../../text/countries.ts";
import { lowerFirst, upperFirst } from "../../text/firstLetter.ts";
import { stages, togetherKinds, type Wish, type WishList, wishKinds } from "./schema.ts";

type Kind = Wish["kind"];
/** Display texts of a wish: `wanted` for must and prefer, `unwanted` for avoid, null where that makes no sense. */
export type Option = Wish & { wanted: string; unwanted: string | null };

export const togetherWords = {
  remote: "Works remotely",
  "some days": "Meets on some days",
  "same city": "Works in the same city",
} as const;
export const stageWords = {
  idea: "At the idea stage",
  prototype: "At the prototype stage",
  customers: "Has first customers",
} as const;
const hoursOffered = [5, 10, 15, 20, 30, 40];
const zoneHours = [1, 2, 3, 4, 6, 8];
const monthsAhead = 12;

/** "2027-03" → "March 2027" */
export const monthName = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });

const words: Record<Kind, (value: string) => [wanted: string, unwanted: string | null]> = {
  role: (area) => {
    const name = areaNames[area as keyof typeof areaNames] ?? area;
    return [`Owns ${name}`, `Does not own ${name}`];
  },
  level: (level) => [level === "Principal" ? level : `${level} or above`, `Not ${level}`],
  technology: (name) => [name, `No ${name}`],
  domain: (name) => [name, `No ${lowerFirst(name)}`],
  place: (code) => [`Lives in ${countryName(code)}`, `Not in ${countryName(code)}`],
  "time zone": (hours) => [`Within ${hours} ${hours === "1" ? "hour" : "hours"}`, null],
  hours: (hours) => [`${hours} hours a week or more`, null],
  start: (month) => [`Can start by ${monthName(month)}`, null],
  together: (kind) => [togetherWords[kind as keyof typeof togetherWords] ?? kind, null],
  stage: (stage) => [
    stageWords[stage as keyof typeof stageWords] ?? stage,
    `Not ${(stageWords[stage as keyof typeof stageWords] ?? stage).toLowerCase()}`,
  ],
  words: (text) => [text, null],
};

/** "An avoid is written as what is wanted." */
export const wishText = (list: WishList, { kind, value }: Wish): string => {
  const [wanted, unwanted] = words[kind](value);
  return upperFirst(list === "avoid" ? (unwanted ?? wanted) : wanted);
};

const isWholeUpTo = (max: number) => (value: string) =>
  /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= max;
const fieldNames = () => fieldEntries().map(({ name }) => name);

const isKnown: Record<Kind, (value: string) => boolean> = {
  role: (value) => areas.some((area) => area === value),
  level: (value) => levelNames.includes(value),
  technology: (value) => termNamed(value)?.name === value,
  domain: (value) => fieldNames().includes(value),
  place: (value) => countryCodes.includes(value),
  "time zone": isWholeUpTo(12),
  hours: isWholeUpTo(80),
  start: (value) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(value),
  together: (value) => togetherKinds.some((kind) => kind === value),
  stage: (value) => stages.some((stage) => stage === value),
  words: () => true,
};

/** Free text is only possible in Prefer; an avoid needs a negative text. */
export const isPossible = (list: WishList, wish: Wish): boolean =>
  isKnown[wish.kind](wish.value) &&
  (wish.kind !== "words" || list === "prefer") &&
  (list !== "avoid" || words[wish.kind](wish.value)[1] !== null);

export function wishOptions(now: Date): Option[] {
  const months = Array.from({ length: monthsAhead }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + index, 1)).toISOString().slice(0, 7),
  );
  const values: Record<Kind, readonly string[]> = {
    role: areas,
    level: levelNames.slice(1),
    technology: allTerms()
      .filter((term) => isTechnology(term) && !term.everyday)
      .map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b, "en")),
    domain: fieldNames().sort((a, b) => a.localeCompare(b, "en")),
    place: [...countryCodes].sort((a, b) => countryName(a).localeCompare(countryName(b), "en")),
    "time zone": zoneHours.map(String),
    hours: hoursOffered.map(String),
    start: months,
    together: togetherKinds,
    stage: stages,
    words: [],
  };
  return wishKinds.flatMap((kind) =>
    values[kind].map((value) => {
      const [wanted, unwanted] = words[kind](value);
      return { kind, value, wanted: upperFirst(wanted), unwanted: unwanted && upperFirst(unwanted) };
    }),
  );
}
