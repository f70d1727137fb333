import type { TaxonomyEntry, TitleLanguage } from "../../server/src/taxonomy/taxonomy.ts";
import corrections from "./corrections.json" with { type: "json" };
import { folded } from "./read.ts";

/** Applies `corrections.json`, which states the reason for each moved or added title. Throws for an unknown ESCO occupation. */
export function corrected(entries: TaxonomyEntry[]): TaxonomyEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const titlesOf = (id: string) => {
    const entry = byId.get(id);
    if (!entry) throw new Error(`No occupation ${id}: see scripts/taxonomy/corrections.json.`);
    return entry.titles;
  };
  for (const { language, from, to, titles } of corrections) {
    const [own, moved] = [language as TitleLanguage, folded(titles)];
    const [source, target] = [from && titlesOf(from), titlesOf(to)];
    if (source) source[own] = source[own]?.filter((title) => !moved.includes(title)) ?? [];
    target[own] = [...new Set([...(target[own] ?? []), ...moved])];
  }
  return entries;
}
