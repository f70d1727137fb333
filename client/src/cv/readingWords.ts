import type { Experience, Part, Reading } from "@career-hub/server/cv/schema.ts";
import { months } from "../text/dates.ts";
import { plural } from "../text/plural.ts";

/** "2016-09" is Sep 2016, "present" is today. */
function dateWord(date: string): string {
  if (date === "present") return "today";
  const [year = "", month] = date.split("-");
  const name = month ? months[Number(month) - 1] : undefined;
  return name ? `${name} ${year}` : year;
}

export function spanOf({ from, to }: Pick<Experience, "from" | "to">): string {
  if (!from && !to) return "No dates found";
  if (!from || !to || from === to) return dateWord(from || to);
  return `${dateWord(from)} – ${dateWord(to)}`;
}

export const partLabels: Record<Part["kind"], string> = {
  identity: "Identity",
  summary: "Summary",
  experience: "Experience",
  education: "Education",
  skills: "Skills",
  languages: "Languages",
  projects: "Projects",
  certifications: "Certifications",
  volunteering: "Volunteering",
  other: "Other",
};

export const hiddenReasons: Record<Reading["leftOut"][number]["reason"], string> = {
  sameColour: "text in the colour of its background",
  tooSmall: "text too small to read",
  offPage: "text outside the page",
  invisible: "text set to be invisible",
  covered: "text under something else",
  hiddenLayer: "text on a hidden layer",
};

/** Full years, as people state them: "8 years" for 8.6, "Under a year". */
export function yearsWord(years: number): string {
  const full = Math.floor(years);
  if (years <= 0) return "";
  return full < 1 ? "Under a year" : plural(full, "year");
}

type Work = { profession: { name: string; years: number } | null; years: number };
/** "2 years as backend developer (11 in total)", with the years as the score counts them. */
export function workWords({ profession, years }: Work): string {
  const inProfession = yearsWord(profession?.years ?? years);
  if (!profession || !inProfession || inProfession === yearsWord(years)) return yearsWord(years);
  return `${inProfession} as ${profession.name} (${Math.floor(years)} in total)`;
}
