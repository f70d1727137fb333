/** npm run taxonomy -- FOLDER: builds the occupations of the product from ESCO and O*NET (FOLDER holds `esco` and `onet`). */
import { writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { meansOf } from "../server/src/taxonomy/occupationIndex.ts";
import { type TaxonomyEntry, taxonomy } from "../server/src/taxonomy/taxonomy.ts";
import { corrected } from "./taxonomy/corrected.ts";
import { withIscoGroups } from "./taxonomy/iscoGroups.ts";
import { readEsco, readOnet, skillsFolder } from "./taxonomy/read.ts";

const folder = skillsFolder(process.argv[2]);
const esco = corrected(readEsco(folder));
const all: TaxonomyEntry[] = [...esco, ...withIscoGroups(readOnet(folder), esco)];
const packed = brotliCompressSync(JSON.stringify(all), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL("../server/src/taxonomy/data/occupations.json.br", import.meta.url), packed);
writeFileSync(new URL("../server/src/taxonomy/data/occupations.bin", import.meta.url), meansOf(taxonomy()));
const titles = taxonomy().flatMap((one) => Object.values(one.titles).flat());
console.log(`${all.length} occupations, ${titles.length} titles, ${packed.length} bytes`);
