import { readFileSync } from "node:fs";

/** A trade of computing that neither ESCO nor O*NET tells apart from its neighbours; the first tool is what it is called after. */
type Kind = { name: string; titles: string[]; tools: string[] };
/** `of`: a title of the wider occupation, or the name of a kind further up. */
type Group = { reason: string; of: string; kinds: Kind[] };

/** Added by hand; each group says why. */
export const kindGroups = (): Group[] =>
  JSON.parse(readFileSync(new URL("../occupations/kinds.json", import.meta.url), "utf8")).groups;
