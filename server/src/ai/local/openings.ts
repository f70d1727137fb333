import { inWords } from "../../evidence/experience.ts";
import type { Facts } from "../../evidence/facts.ts";
import { upperFirst } from "../../evidence/phrases.ts";
import type { Field } from "./fields.ts";
import { mainFields, mainLanguages } from "./headline.ts";
import { joinedList } from "./language.ts";

/** What is built, for whom, in what. */
export function openingsOf(facts: Facts): string[] {
  const languages = joinedList(mainLanguages(facts));
  const since = facts.firstAt.slice(0, 4);
  const counted = facts.basis.repositoriesCounted;
  const repositories = `${inWords(counted)} ${counted === 1 ? "repository" : "repositories"}`;
  if (facts.experience === "Entry") return beginnings(repositories, since, languages);
  const fields = mainFields(facts).map(({ field }) => field);
  const [first] = fields;
  return first ? withFields(facts, fields, first, languages) : withoutField(repositories, since, languages);
}

function withFields(facts: Facts, fields: Field[], first: Field, languages: string): string[] {
  const names = joinedList(fields.map(({ name }) => name));
  const mostly = languages === "" ? "" : `, mostly in ${languages}`;
  const inIt = languages === "" ? "" : ` in ${languages}`;
  const since = facts.firstAt.slice(0, 4);
  const years = Math.floor(facts.activeYears);
  const { people } = first;
  const essences = first.essence.flatMap((essence) => [
    `Builds ${essence}: ${names}${inIt}.`,
    `Works on ${essence}: ${names}${inIt}.`,
    ...(/ for /.test(essence) || sharesWord(essence, people)
      ? []
      : [`Builds ${essence}, for ${people}${mostly}.`]),
  ]);
  if (sharesWord(names, people))
    return [...essences, `${upperFirst(names)}${inIt}: that is where the commits since ${since} have gone.`];
  return [
    ...essences,
    `Works on ${names} for ${people}${mostly}.`,
    `The subject is ${names}${inIt}, and the audience is ${people}.`,
    `${upperFirst(names)}${inIt}, for ${people}: that is where the commits since ${since} have gone.`,
    ...(years >= 4
      ? [
          `${upperFirst(inWords(years))} years of own commits, with ${names} for ${people} at the centre${mostly}.`,
        ]
      : []),
    ...(fields.length > 1
      ? [
          `Divides the commits between ${joinedList(fields.map(({ name }) => name))}${mostly}, and has ${people} in mind.`,
        ]
      : []),
  ];
}

function sharesWord(one: string, other: string): boolean {
  const stems = (text: string) =>
    text
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, 5));
  const known = new Set(stems(one));
  return stems(other).some((stem) => known.has(stem));
}

function beginnings(repositories: string, since: string, languages: string): string[] {
  const inIt = languages === "" ? "" : `, most of the code in ${languages}`;
  return [
    `At the beginning of the road: ${repositories} with own work since ${since}${inIt}.`,
    `The first ${repositories} date from ${since} and later${inIt}.`,
    `Early days, with ${repositories} since ${since}${inIt}.`,
  ];
}

function withoutField(repositories: string, since: string, languages: string): string[] {
  const inIt = languages === "" ? "" : `, mostly in ${languages}`;
  return [
    `Own commits in ${repositories} since ${since}${inIt}.`,
    `Since ${since}, the work has gone into ${repositories}${inIt}.`,
    `Keeps ${repositories} with own work since ${since}${inIt}.`,
  ];
}
