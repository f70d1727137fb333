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
  const { people } = first;
  const essences = first.essence.flatMap((essence) => [
    `Builds ${essence}: ${names}${inIt}.`,
    `Works on ${essence}: ${names}${inIt}.`,
    ...(/ for /.test(essence) || sharesWord(essence, people)
      ? []
      : [`Builds ${essence}, for ${people}${mostly}.`]),
  ]);
  const general = generalOpenings(facts, names, first, languages);
  if (sharesWord(names, people)) return [...essences, ...general];
  return [
    ...essences,
    ...general,
    `Works on ${names} for ${people}${mostly}.`,
    `Most of the work is ${names}${inIt}, done for ${people}.`,
    `The commits go into ${names}${inIt}, and ${people} are the ones who notice.`,
    ...(fields.length > 1 && people.length <= 32
      ? [`Divides the commits between ${names}${mostly}, and has ${people} in mind.`]
      : []),
  ];
}

function generalOpenings(facts: Facts, names: string, first: Field, languages: string): string[] {
  const mostly = languages === "" ? "" : `, mostly in ${languages}`;
  const inIt = languages === "" ? "" : ` in ${languages}`;
  const years = Math.floor(facts.activeYears);
  const [main, other] = facts.projects.filter(({ isPrivate }) => !isPrivate);
  const [language] = facts.languages;
  return [
    `${upperFirst(names)}${inIt}: that is where the commits since ${facts.firstAt.slice(0, 4)} have gone.`,
    ...(main && other
      ? [
          `From ${main.name} to ${other.name}, the thread is ${names}${mostly}.`,
          `${upperFirst(first.essence[0] ?? names)}: that is the thread from ${main.name} to ${other.name}${mostly}.`,
        ]
      : []),
    ...(language && language.percent >= 40
      ? [`The code is ${language.percent}% ${language.name}, and the subject is ${names}.`]
      : []),
    ...(years >= 4
      ? [
          `${upperFirst(inWords(years))} years of own commits, most visibly in ${names}${mostly}.`,
          `After ${inWords(years)} years of own commits, the home ground is ${names}${inIt}.`,
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
