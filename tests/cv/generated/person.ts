import { type Random, randomOf } from "./random.ts";
import { endings, firstNames, type Language, syllables, type Words, wordsOf } from "./words.ts";

/** A month of a year; `month` counts from 1. */
export type Month = { year: number; month: number };
/** `to` is null where the job goes on. */
export type Job = {
  title: string;
  company: string;
  place: string;
  team: string;
  from: Month;
  to: Month | null;
  deeds: string[];
};
export type School = { degree: string; institution: string; place: string; from: number; to: number };
export type Person = {
  language: Language;
  words: Words;
  name: string;
  headline: string;
  contact: string[];
  jobs: Job[];
  schools: School[];
  skills: string[];
  volunteering: { what: string; where: string; from: number; to: number };
  project: { name: string; year: number };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const invented = (random: Random) =>
  capital(
    random.pick(syllables) + (random.next() < 0.4 ? random.pick(syllables) : "") + random.pick(endings),
  );

/** An invented person; newest job first. */
export function personOf(seed: number, language: Language): Person {
  const random = randomOf(seed);
  const { words } = wordsOf[language];
  const profession = random.pick(words.professions);
  const place = () => random.pick(words.places).replace("#", invented(random));
  const company = () => {
    const name = random.next() < 0.25 ? `${invented(random)} ${invented(random)}` : invented(random);
    return name + random.pick(words.companyEnds);
  };
  const titles = random.sample(profession.titles, random.between(2, 4));
  let year = 2024 - random.between(0, 2);
  const jobs = titles.map((title, index): Job => {
    const to = index === 0 && random.next() < 0.6 ? null : { year, month: random.between(1, 12) };
    year -= random.between(2, 4);
    const job = {
      title,
      company: company(),
      place: place(),
      team: random.pick(["Platform", "Operations", "Customer"]),
      from: { year, month: random.between(1, 12) },
      to,
      deeds: random.sample(profession.deeds, random.between(1, profession.deeds.length)),
    };
    year -= random.between(0, 1);
    return job;
  });
  const count = random.between(1, 2);
  const degrees = random.sample(words.degrees, count);
  const schools = degrees.map((degree): School => {
    const to = year;
    year -= random.between(2, 4);
    return {
      degree,
      institution: random.pick(words.schools).replace("#", invented(random)),
      place: place(),
      from: year,
      to,
    };
  });
  const last = invented(random);
  const first = random.pick(firstNames);
  return {
    language,
    words,
    jobs,
    schools,
    name: `${first} ${last}`,
    headline: titles[0] ?? "",
    contact: [place(), `${first}.${last}@example.org`.toLowerCase(), `+1 555 01${random.between(10, 99)}`],
    skills: random.sample(profession.skills, random.between(5, profession.skills.length)),
    volunteering: {
      what: random.pick(["Coach", "Treasurer", "Mentor"]),
      where: `${invented(random)} Club`,
      from: year + 2,
      to: year + 4,
    },
    project: { name: invented(random), year: year + 5 },
  };
}
