import type { Area } from "../../matching/areas.ts";
import { areas } from "../../matching/enums.ts";
import { fieldNamed } from "../../matching/fields.ts";
import { countsOf } from "../../text/counts.ts";
import { hoursBetween, offsetOf } from "../wishes/fit.ts";
import type { ListedPerson } from "./people.ts";
import type { PeopleInput } from "./schema.ts";

export const owns = ({ portrayed }: ListedPerson): Area[] =>
  portrayed.areas.filter(({ level }) => level === "Deep" || level === "Solid").map(({ area }) => area);

type Filters = ReturnType<typeof filtersOf>;

const has = (values: Iterable<string>, value: string) =>
  [...values].some((one) => one.toLowerCase() === value.toLowerCase());

/** A predicate per filter; filters that are not set accept everybody. */
export function filtersOf(input: PeopleInput, zone: string | null, now: Date) {
  const words = input.q.toLowerCase().split(/\s+/).filter(Boolean);
  const ownOffset = zone === null ? null : offsetOf(zone, now);
  return {
    q: ({ username, portrayed: { card, portrait } }) => {
      const text = [
        username,
        card.headline,
        ...card.keyStrengths,
        ...card.potentialRoles,
        ...portrait.technologies.keys(),
        ...portrait.fields.keys(),
      ]
        .join("\n")
        .toLowerCase();
      return words.every((word) => text.includes(word));
    },
    looking: ({ wishes }) =>
      input.looking.length === 0 || input.looking.some((one) => one === wishes.looking),
    area: (one) => input.area.length === 0 || owns(one).some((area) => input.area.includes(area)),
    domain: ({ portrayed }) =>
      input.domain.every((one) => has(portrayed.portrait.fields.keys(), fieldNamed(one) ?? one)),
    technology: ({ portrayed }) => input.technology.every((one) => has(portrayed.technologies.keys(), one)),
    zone: ({ wishes }) =>
      input.zone === null ||
      (ownOffset !== null &&
        wishes.timeZone !== null &&
        hoursBetween(ownOffset, offsetOf(wishes.timeZone, now)) <= input.zone),
    hours: ({ wishes }) => input.hours === null || (wishes.hours ?? 0) >= input.hours,
    musts: ({ yours }) => !input.musts || yours.failedMusts === 0,
  } satisfies Record<string, (one: ListedPerson) => boolean>;
}

const maxValues = 60;

/** Facet counts: people for each value, with all other filters applied. */
export function facetsOf(listed: ListedPerson[], filters: Filters) {
  const passing = (...but: (keyof Filters)[]) =>
    listed.filter((one) =>
      Object.entries(filters).every(([name, test]) => but.some((other) => other === name) || test(one)),
    );
  const count = (people: ListedPerson[], valuesOf: (one: ListedPerson) => Iterable<string>) =>
    [...countsOf(people.flatMap((person) => [...valuesOf(person)]))]
      .map(([value, found]) => ({ value, count: found }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, maxValues);
  const byArea = new Map(count(passing("area"), owns).map(({ value, count: found }) => [value, found]));
  return {
    looking: count(passing("looking"), ({ wishes }) => (wishes.looking ? [wishes.looking] : [])),
    area: areas.map((value) => ({ value, count: byArea.get(value) ?? 0 })),
    domain: count(passing("domain"), ({ portrayed }) => portrayed.portrait.fields.keys()),
    technology: count(passing("technology"), ({ portrayed }) => portrayed.technologies.keys()),
    musts: passing("musts").filter(({ yours }) => yours.failedMusts === 0).length,
  };
}
