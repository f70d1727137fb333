import { termNamed } from "../../knowledge/dictionary.ts";
import { spansIn } from "../../text/dates.ts";
import { headingKinds } from "../../text/headings.ts";
import { namesLanguage } from "../../text/languages.ts";
import { titleScore } from "./names.ts";
import type { Section } from "./sections.ts";
import { itemsOf } from "./skills.ts";

type Line = Section["lines"][number];

/**
 * "Experience Skills" over text that a converter took out of two columns line by line: what is made of names of skills
 * goes to the one, the rest to the other. "Education and Skills" is one section and stays whole.
 */
export function unmixed(section: Section): Section[] {
  const [first, second] = section.kinds;
  const isPair = section.heading !== null && !/[&/,+|]|(?:\s(?:and|und|et|y|e|и)\s)/iu.test(section.heading);
  if (!isPair || !second || !section.kinds.includes("skills")) return [section];
  const rest = first === "skills" ? second : first;
  if (rest !== "experience" && rest !== "education") return [section];
  const [skills, others]: [Line[], Line[]] = [[], []];
  for (const line of section.lines) (isListOfSkills(line) ? skills : others).push(line);
  return [
    { ...section, kinds: [rest], lines: others },
    { ...section, kinds: ["skills"], lines: skills },
  ];
}

function isListOfSkills(line: Line): boolean {
  const text = line.plain;
  if (/:$/.test(text)) return headingKinds(text).length > 0;
  if (titleScore(text) >= 1 || spansIn(text).length > 0 || namesLanguage(text) || text.length > 70)
    return false;
  const items = itemsOf([line]);
  const known = items.filter((item) => termNamed(item) !== undefined).length;
  return known > 0 && known >= items.length / 2;
}
