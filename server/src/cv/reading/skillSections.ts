import { termNamed } from "../../knowledge/dictionary.ts";
import { namedTerms } from "../../knowledge/namedTerms.ts";
import { isTechnology } from "../../knowledge/terms.ts";
import { spansIn } from "../../text/dates.ts";
import { headingKinds } from "../../text/headings.ts";
import { namesLanguage } from "../../text/languages.ts";
import { titleScore } from "./names.ts";
import type { ReadLine, Section } from "./sections.ts";
import { withoutGroupNames } from "./skillGroups.ts";
import { itemsOf } from "./skillItems.ts";

/**
 * The sections that list skills. "Education & Qualifications" counts only without a better one; without any, the section
 * under an unknown heading that looks most like a list of skills does.
 */
export function skillSections(sections: Section[]): Section[] {
  const named = sections.filter(({ kinds, lines }) => kinds.includes("skills") && lines.length > 0);
  const alone = named.filter(({ kinds }) => !kinds.includes("education"));
  const unknown = sections.filter(hasUnknownHeading);
  const listed = unknown.filter(({ lines }) => areTechnologies(lines));
  const found = [...(alone.length > 0 ? alone : named), ...listed];
  return found.length > 0 ? found : mostLikeSkills(unknown);
}

export const hasUnknownHeading = ({ kinds, heading }: Section) =>
  kinds[0] === "other" && heading !== null && headingKinds(heading).length === 0;

/** "What I can do": text under an unknown heading with at least three technologies. */
export function namesTechnologies(section: Section): boolean {
  if (!hasUnknownHeading(section)) return false;
  const text = section.lines.map(({ plain }) => plain).join("\n");
  const terms = namedTerms(text).filter(({ term }) => isTechnology(term));
  return new Set(terms.map(({ term }) => term)).size > 2;
}

/** "Kompetenser": most items under an unknown heading are known technologies. */
function areTechnologies(lines: ReadLine[]): boolean {
  const items = itemsOf(withoutGroupNames(lines));
  const known = items.filter((item) => isTechnology(termNamed(item)));
  return known.length > 2 && known.length >= items.length / 2;
}

/** "Handy with": the list of short items with the largest share of known skills, or the first of equal ones. */
function mostLikeSkills(sections: Section[]): Section[] {
  const [best] = sections
    .map((section) => ({ section, items: itemsOf(withoutGroupNames(section.lines)) }))
    .filter(({ items }) => isList(items))
    .sort((a, b) => shareOfKnown(b.items) - shareOfKnown(a.items));
  return best ? [best.section] : [];
}
const maxItemWords = 4;

/** At least four of five items are short and no date, language or title. */
function isList(items: string[]): boolean {
  const others = items.filter(
    (item) =>
      item.split(/\s+/).length > maxItemWords ||
      spansIn(item).length > 0 ||
      namesLanguage(item) ||
      titleScore(item) >= 2,
  );
  return items.length > 2 && others.length <= items.length * 0.2;
}

const shareOfKnown = (items: string[]) => items.filter((item) => termNamed(item)).length / items.length;
