import { type Block, bold, bullet, italic, row } from "./document.ts";
import type { School } from "./person.ts";
import type { Random } from "./random.ts";

type Schools = (schools: School[]) => Block[];
const years = (school: School) => `${school.from} – ${school.to}`;
const each =
  (rows: (school: School) => Block["rows"]): Schools =>
  (schools) => [{ rows: schools.flatMap(rows) }];

export const schoolStyles = {
  degreeYearsThenSchool: each((school) => [row(bold(school.degree), years(school)), row(school.institution)]),
  schoolThenDegree: each((school) => [
    row(bold(school.institution), years(school)),
    row(italic(school.degree)),
  ]),
  oneLine: each((school) => [row(`${school.degree}, ${school.institution}, ${school.to}`)]),
  yearFirst: each((school) => [row(`${school.to}   ${school.institution} — ${school.degree}`)]),
  rail: (schools) =>
    schools.map((school) => ({
      rail: years(school),
      rows: [row(bold(school.degree)), row(school.institution)],
    })),
  /** A school with its dates and no degree. */
  nameless: each((school) => [row(`${school.institution}, ${school.place}`, years(school))]),
  withMajor: each((school) => [
    row(bold(school.institution), String(school.to)),
    row(school.degree),
    row("Minor: Philosophy"),
    bullet("Certificate of Merit, Debating"),
  ]),
  bullets: each((school) => [bullet(`${school.degree} (${school.institution}, ${years(school)})`)]),
  schoolPlaceLine: each((school) => [
    row(bold(`${school.institution}, ${school.place}`)),
    row(school.degree, String(school.to)),
  ]),
} satisfies Record<string, Schools>;
export type SchoolStyle = keyof typeof schoolStyles;

type Skills = (skills: string[], random: Random) => Block[];
const half = (skills: string[]) => Math.ceil(skills.length / 2);
export const skillStyles = {
  commas: (skills) => [{ rows: [row(skills.join(", "))] }],
  bullets: (skills) => [{ rows: skills.map(bullet) }],
  lines: (skills) => [{ rows: skills.map((skill) => row(skill)) }],
  pipes: (skills) => [{ rows: [row(skills.join(" | "))] }],
  dots: (skills) => [{ rows: [row(skills.join(" • "))] }],
  grouped: (skills) => [
    {
      rows: [
        row(`Main: ${skills.slice(0, half(skills)).join(", ")}`),
        row(`Also: ${skills.slice(half(skills)).join(", ")}`),
      ],
    },
  ],
  levels: (skills, random) => [
    {
      rows: [
        row(skills.map((skill) => `${skill} (${random.pick(["advanced", "basic", "expert"])})`).join(", ")),
      ],
    },
  ],
  percent: (skills, random) => [{ rows: skills.map((skill) => row(skill, `${random.between(5, 10)}0%`)) }],
  table: (skills) => [
    {
      rows: [],
      table: skills.slice(0, half(skills)).map((skill, index) => [skill, skills[half(skills) + index] ?? ""]),
    },
  ],
  stars: (skills) => [{ rows: skills.map((skill) => row(`${skill} ●●●○○`)) }],
} satisfies Record<string, Skills>;
export type SkillStyle = keyof typeof skillStyles;
