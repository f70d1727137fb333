import { occupationsFor } from "../../taxonomy/occupations.ts";
import { inSentence } from "./titleCase.ts";
import { readTitle, sorted, type Weighted } from "./titles.ts";

/** Likeness from which a title of ESCO or O*NET is the one that is meant: the same words, another gender or plural. */
const sure = 0.85;
const compared = 3;
const longestTitle = 80;

/**
 * The professions of a title that no entry here names, through ESCO and O*NET, whose titles are in English, Spanish and
 * German: the English name of the occupation is read in its place. Empty where nothing is alike enough.
 */
export function readByTaxonomy(title: string): Weighted[] {
  if (title.length < 4 || title.length > longestTitle || /\d{3}|@/.test(title)) return [];
  const found = new Map<Weighted["node"], number>();
  for (const { occupation, likeness } of occupationsFor(title, compared))
    if (likeness >= sure)
      for (const { node, weight } of readTitle(occupation.name))
        found.set(node, Math.max(found.get(node) ?? 0, weight * likeness));
  return sorted(found).map((one) => ({ ...one, said: inSentence(title, title) }));
}
