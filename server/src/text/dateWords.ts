import words from "./dateWords.json" with { type: "json" };

// Ranges of one script, because "\\p{L}" in a case-insensitive pattern takes milliseconds to compile.
const [cyrillic, greek] = ["[а-яёіїєґ]*", "[α-ωά-ώ]*"];

/** Pattern sources of January to December. */
export const months: string[] = Object.values(words.months).map((names) =>
  names.join("|").replaceAll("{cyrillic}", cyrillic).replaceAll("{greek}", greek),
);

export const seasons: string = words.seasons.join("|");
export const present: string = words.present.join("|");
export const presentUnspaced: string = words.presentWithoutSpaces.join("|");
export const since: string = words.since.join("|");
export const sinceBehind: string = words.sinceBehind.join("|");
export const from: string = words.from.join("|");
export const until: string = words.until.join("|");
export const between: string = words.between.join("|");
export const and: string = words.and.join("|");

const units = words.units.join("|");
/** Durations: "2 years 3 months", "3 года 10 месяцев". */
export const duration = `(?:(?:(?:less than|weniger als|moins d['’]) ?)?(?:an?|ein|un) (?:year|month|jahr|monat|an|mois|año|mes)|\\d{1,2}(?:[.,]\\d)?\\+? ?(?:${units})\\.?(?:(?:,| and| und| et| y| e| и| i)? ?\\d{1,2} ?(?:${units})\\.?)?)`;
