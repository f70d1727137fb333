import { cities, regions } from "./names.ts";

const firstWords =
  "(?:New|San|Santa|Los|Las|El|La|St\\.?|Saint|Fort|Ft\\.?|Mount|Mt\\.?|North|South|East|West|Port|Lake|Salt Lake|Grand|Palm|Long|Little|Baton|Des|Cedar|Colorado|Kansas|Oklahoma|Virginia|Jersey)";
/** "Brenwick , OR": a word (or two that often begin a city's name), a comma and a state's letters. Whatever stands around it is something else. */
export const cityAndState = new RegExp(
  `(?<![\\p{L}&])(?:${firstWords} )?\\p{Lu}[\\p{L}'’.-]{1,30} ?, ?(?:${regions})(?![\\p{L}&.])(?:,? (?:USA|US|United States))?(?: \\d{5}(?!\\d))?`,
  "gu",
);
const knownCity = new RegExp(`^(.*[\\p{L}\\p{N}.)]) (${cities})$`, "u");

/** "Acme Logistics London" → the name and its place; "Bank of London" is a name. */
export function beforeCity(text: string): string[] {
  const [, name, city] = knownCity.exec(text) ?? [];
  return name && city && !/(?:^| )(?:of|in|the|de|von|la)$/i.test(name) ? [name, city] : [text];
}
