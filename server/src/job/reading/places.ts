import { englishCountryName } from "./countryNames.ts";

const arrangement =
  /\b(?:(?:fully|100 ?%|partly|partially)\s+)?(?:remote|hybrid|on-?\s?site|in-?office|work from home|home ?office|wfh|anywhere|telecommute)\b(?:\s*(?:only|first|friendly|ok|possible|in|within|from|based))?/gi;

/** "Remote - Berlin, Deutschland" → "Berlin" and "Germany", each a value of the filter. */
export function placesOf(location: string | null): string[] {
  const parts = (location ?? "")
    .replace(arrangement, ",")
    .replace(/[()[\]]/g, ",")
    .split(/\s*[,;/|•·]\s*|\s+[-–—]\s+|\s+(?:or|and)\s+/i)
    .map((part) => part.replace(/^[\s:&+-]+|[\s:&+-]+$/g, "").trim())
    .filter((part) => part.length > 1 && part.length <= 60 && /\p{L}/u.test(part))
    .map((part) => englishCountryName(part) ?? part);
  const unique = new Map(parts.map((part) => [part.toLowerCase(), part]));
  return [...unique.values()].slice(0, 12);
}
