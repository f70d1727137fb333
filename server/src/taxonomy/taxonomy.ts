import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { lazy } from "../lazy.ts";

export const titleLanguages = ["en", "es", "de"] as const;
export type TitleLanguage = (typeof titleLanguages)[number];

/** One occupation of ESCO 1.2 or O*NET 29.2, as `npm run taxonomy` writes it. */
export type TaxonomyEntry = {
  /** The UUID of ESCO's URI, or O*NET's SOC code ("15-1252.00"). */
  id: string;
  source: "esco" | "onet";
  name: string;
  /** Four digits of ISCO-08. For O*NET, the group that most of the occupation's titles have in ESCO. */
  iscoGroup: string;
  /** Normalised words (`wordsOf`), space-separated, the preferred title first. */
  titles: Partial<Record<TitleLanguage, string[]>>;
  /** O*NET's job zone: 1 (little preparation) to 5 (extensive). */
  zone?: number;
  /** Ids of O*NET's related occupations, closest first. */
  related?: string[];
  /** O*NET's technology skills. */
  technologies?: string[];
};

/** All occupations. */
export const taxonomy = lazy((): TaxonomyEntry[] =>
  JSON.parse(
    brotliDecompressSync(readFileSync(new URL("data/occupations.json.br", import.meta.url))).toString(),
  ),
);
