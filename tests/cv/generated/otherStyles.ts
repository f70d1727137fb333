import { type Block, bullet, type Row, row } from "./document.ts";
import type { School } from "./person.ts";
import type { Random } from "./random.ts";
import { rowsOf } from "./templates.ts";

/** The rows of one school, as in templates.ts. */
export const schoolStyles = {
  degreeYearsThenSchool: "*degree* >> years // institution",
  schoolThenDegree: "*institution* >> years // _degree_",
  oneLine: "degree, institution, to",
  yearFirst: "to   institution — degree",
  /** The years stand in a rail beside the rows. */
  rail: "*degree* // institution",
  /** A school with its dates and no degree. */
  nameless: "institution, place >> years",
  withMajor: "*institution* >> to // degree // Minor: Philosophy // - Certificate of Merit, Debating",
  bullets: "- degree (institution, years)",
  schoolPlaceLine: "*institution, place* // degree >> to",
};
export type SchoolStyle = keyof typeof schoolStyles;

export const yearsOf = ({ from, to }: School) => `${from} – ${to}`;
export const rowsOfSchool = (template: string, school: School): Row[] =>
  rowsOf(template, { ...school, from: String(school.from), to: String(school.to), years: yearsOf(school) });

export function schoolBlocks(style: SchoolStyle, schools: School[]): Block[] {
  const rows = schools.map((school) => rowsOfSchool(schoolStyles[style], school));
  return style === "rail"
    ? schools.map((school, index) => ({ rail: yearsOf(school), rows: rows[index] ?? [] }))
    : [{ rows: rows.flat() }];
}

const levels = ["advanced", "basic", "expert"];
const half = (skills: string[]) => Math.ceil(skills.length / 2);
const lines = (texts: string[]): Block[] => [{ rows: texts.map((text) => row(text)) }];
export const skillStyles = {
  commas: (skills) => lines([skills.join(", ")]),
  bullets: (skills) => [{ rows: skills.map(bullet) }],
  lines,
  pipes: (skills) => lines([skills.join(" | ")]),
  dots: (skills) => lines([skills.join(" • ")]),
  grouped: (skills) =>
    lines([
      `Main: ${skills.slice(0, half(skills)).join(", ")}`,
      `Also: ${skills.slice(half(skills)).join(", ")}`,
    ]),
  levels: (skills, random) => lines([skills.map((skill) => `${skill} (${random.pick(levels)})`).join(", ")]),
  percent: (skills, random) => [{ rows: skills.map((skill) => row(skill, `${random.between(5, 10)}0%`)) }],
  table: (skills) => [
    {
      rows: [],
      table: skills.slice(0, half(skills)).map((skill, index) => [skill, skills[half(skills) + index] ?? ""]),
    },
  ],
  stars: (skills) => lines(skills.map((skill) => `${skill} ●●●○○`)),
} satisfies Record<string, (skills: string[], random: Random) => Block[]>;
export type SkillStyle = keyof typeof skillStyles;
