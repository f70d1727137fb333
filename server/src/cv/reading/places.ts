import { isCity } from "./cities.ts";
import { companyScore, regions, statesOfBrazil, titleScore } from "./names.ts";

const firstWords =
  "(?:New|San|Santa|Los|Las|El|La|St\\.?|Saint|Fort|Ft\\.?|Mount|Mt\\.?|North|South|East|West|Port|Lake|Salt Lake|Grand|Palm|Long|Little|Baton|Des|Cedar|Colorado|Kansas|Oklahoma|Virginia|Jersey)";
/**
 * "Brenwick, OR": a word (or two that often begin a city's name), a comma and a state code. The surrounding text
 * is separate, unless it is "University of".
 */
const cityAndState = new RegExp(
  `(?<![\\p{L}&]|(?<!\\p{L})of )(?:(?<=[,|·(–-] )(?:\\p{Lu}[\\p{L}.'’-]{1,20} ){0,2}|(?:${firstWords} )?)\\p{Lu}[\\p{L}'’.-]{1,30}(?: ?, ?(?:${regions}))(?![\\p{L}&.])(?:,? (?:USA|US|United States))?(?: \\d{5}(?!\\d))?`,
  "gu",
);
/** "Acme Freight-Denver, CO" and "Hotel Denver-Denver, CO", but not "University of Duisburg-Essen". */
function separateAtHyphen(cell: string): string {
  const at = cell.lastIndexOf("-");
  const [name, where] = [cell.slice(0, Math.max(0, at)), cell.slice(at + 1)];
  const [city = ""] = where.split(/,\s/);
  const [last = ""] = name.split(" ").slice(-1);
  return /\s/.test(name) && /\p{L}$/u.test(name) && isCity(city) && (!isCity(last) || last === city)
    ? `${name}\t${where}`
    : cell;
}

/** "Campo Verde – SP", "Campo Verde/SP": how places are written in Brazil. */
const cityAndStateOfBrazil = new RegExp(
  `(?<=^|[\\t(,;|–-] ?)(\\p{Lu}[\\p{L}'’]+(?: (?:d[aeo]s? )?\\p{Lu}[\\p{L}'’]+){0,3}) ?[–/-] ?(${statesOfBrazil})(?![\\p{L}\\d])`,
  "gu",
);

/** The text with tabs around such places. */
export const separatePlaces = (text: string): string =>
  text
    .split("\t")
    .map(separateAtHyphen)
    .join("\t")
    .replace(cityAndState, (place) =>
      titleScore(place) > 0 || companyScore(place.split(",")[0] ?? "") > 1 ? place : `\t${place}\t`,
    )
    .replace(cityAndStateOfBrazil, "\t$1, $2\t");
