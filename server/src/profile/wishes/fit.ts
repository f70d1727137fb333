import type { AreaEvidence } from "../../matching/coverage.ts";
import { areaNames } from "../../matching/enums.ts";
import { levelNames } from "../../matching/portrait.ts";
import { counted, shortList } from "../../text/counted.ts";
import { countryName } from "../../text/countries.ts";
import type { PersonPortrait } from "../portraits.ts";
import { monthName, stageWords, togetherWords, wishText } from "./options.ts";
import { type Wish, type Wishes, type WishList, wishLists } from "./schema.ts";

/** What wishes are compared with: the person's statements and public evidence, null without a saved profile. */
export const sideOf = (wishes: Wishes, portrayed: PersonPortrait | undefined) => ({
  wishes,
  evidence: portrayed
    ? {
        areas: portrayed.areas,
        technologies: portrayed.technologies,
        fields: [...portrayed.portrait.fields.keys()],
        level: portrayed.portrait.level,
      }
    : null,
});
type Side = ReturnType<typeof sideOf>;

type WishResult = { list: WishList; kind: Wish["kind"]; text: string; met: boolean; because: string };
export type Fit = { met: number; total: number; failedMusts: number; wishes: WishResult[] };

/** "You": the other person's wishes are compared with the reader. */
type Who = "You" | "They";

/**
 * Compares the wishes of `asking` with `other`. Must and prefer are met when true, avoid when false; unknown is never met.
 * Published in docs/matching.md, "What both want".
 */
export function compareWishes(asking: Side, other: Side, who: Who, now: Date): Fit {
  const wishes = wishLists.flatMap((list) =>
    asking.wishes[list].map((wish) => {
      const result = rules[wish.kind](wish.value, { list, asking, other, who, now });
      const met = result.met !== null && (list === "avoid" ? !result.met : result.met);
      return { list, kind: wish.kind, text: wishText(list, wish), met, because: result.because };
    }),
  );
  return {
    met: wishes.filter(({ met }) => met).length,
    total: wishes.length,
    failedMusts: wishes.filter(({ list, met }) => list === "must" && !met).length,
    wishes,
  };
}

type Comparison = { list: WishList; asking: Side; other: Side; who: Who; now: Date };
/** `met`: null when unknown. */
type Result = { met: boolean | null; because: string };
type Rule = (value: string, comparison: Comparison) => Result;

const unknown = (because: string): Result => ({ met: null, because });
const notStated = (who: Who) => unknown(`${who} did not say`);
const noProfile = (who: Who) => unknown(`${who} have no saved profile`);
const their = (who: Who) => (who === "You" ? "your" : "their");
const answer = (met: boolean, because: string): Result => ({ met, because });

const rules: Record<Wish["kind"], Rule> = {
  role: (value, { other, who }) => {
    const evidence = other.evidence?.areas.find(({ area }) => area === value);
    if (!evidence) return noProfile(who);
    const enough = evidence.level === "Deep" || evidence.level === "Solid";
    if (evidence.level === "None")
      return answer(false, `Nothing found for ${areaNames[evidence.area]} in ${their(who)} repositories`);
    return answer(enough, `${evidence.level}: ${commitsIn(evidence)}`);
  },
  level: (value, { list, other, who }) => {
    if (!other.evidence) return noProfile(who);
    const { level } = other.evidence;
    if (level === null) return unknown("The level is not known");
    const [name, required] = [levelNames[level - 1], levelNames.indexOf(value) + 1];
    const isIt = list === "avoid" ? level === required : level >= required;
    return answer(isIt, `${who} are at the level ${name}`);
  },
  technology: (value, { other, who }) => {
    if (!other.evidence) return noProfile(who);
    const places = other.evidence.technologies.get(value);
    if (!places) return answer(false, `Not found in ${their(who)} repositories`);
    return answer(
      true,
      places.length > 0 ? `In ${shortList(places.map(repositoryName), 2)}` : "In private repositories",
    );
  },
  domain: (value, { other, who }) => {
    if (!other.evidence) return noProfile(who);
    const works = other.evidence.fields.includes(value);
    return answer(
      works,
      works ? `Shown by ${their(who)} projects` : `Not found in ${their(who)} repositories`,
    );
  },
  place: (value, { other, who }) => {
    const { country } = other.wishes;
    if (!country) return notStated(who);
    return answer(country === value, `${who} live in ${countryName(country)}`);
  },
  "time zone": (value, { asking, other, who, now }) => {
    const [own, zone] = [asking.wishes.timeZone, other.wishes.timeZone];
    if (!own || !zone)
      return zone ? unknown(`${who === "You" ? "They" : "You"} did not say`) : notStated(who);
    const [one, two] = [offsetOf(own, now), offsetOf(zone, now)];
    const hours = hoursBetween(one, two);
    const zones = who === "You" ? [two, one] : [one, two];
    return answer(hours <= Number(value), `${zones.map(offsetText).join(" and ")}: ${hours} hours apart`);
  },
  hours: (value, { other, who }) => {
    const { hours } = other.wishes;
    return hours === null
      ? notStated(who)
      : answer(hours >= Number(value), `${who} offer ${hours} hours a week`);
  },
  start: (value, { other, who }) => {
    const { start } = other.wishes;
    return start ? answer(start <= value, `${who} can start in ${monthName(start)}`) : notStated(who);
  },
  together: (value, { other, who }) => {
    const { together } = other.wishes;
    return together ? answer(together === value, `${who} said: ${togetherWords[together]}`) : notStated(who);
  },
  stage: (value, { other, who }) => {
    const stages = other.wishes.stages;
    if (stages.length === 0) return notStated(who);
    return answer(
      stages.some((stage) => stage === value),
      `${who} said: ${stages.map((stage) => stageWords[stage]).join(", ")}`,
    );
  },
  words: () => unknown("Not checked automatically"),
};

const repositoryName = (repository: string) => repository.split("/").at(-1) ?? repository;
const commitsIn = ({ commits, repositories, firstYear }: AreaEvidence) =>
  `${commits > 0 ? `${counted(commits, "commit")} ` : ""}in ${shortList(repositories.map(repositoryName), 2)} since ${firstYear}`;

/** Offset from UTC in hours at that time. */
export function offsetOf(timeZone: string, now: Date): number {
  const part = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(now)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})?/.exec(part ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
}
/** Hours between two offsets around the clock: -11 and +12 are one hour apart. */
export const hoursBetween = (one: number, two: number): number => {
  const hours = Math.abs(one - two);
  return Math.min(hours, 24 - hours);
};
export const offsetText = (hours: number) => {
  const minutes = Math.round((Math.abs(hours) % 1) * 60);
  return `UTC${hours < 0 ? "−" : "+"}${Math.trunc(Math.abs(hours))}${minutes ? `:${minutes}` : ""}`;
};
