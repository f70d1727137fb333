import { readFileSync } from "node:fs";

/** A computing occupation that neither ESCO nor O*NET distinguishes from its neighbours. The first tool is the one in its name. */
type Kind = { name: string; titles: string[]; tools: string[] };
/** `of`: a title of the wider occupation, or the name of a kind listed earlier. */
type Group = { reason: string; of: string; kinds: Kind[] };

/** Curated by hand; each group states its reason. */
export const kindGroups = (): Group[] =>
  JSON.parse(readFileSync(new URL("../occupations/kinds.json", import.meta.url), "utf8")).groups;
