import { rangesIn, spansIn } from "../../text/dates.ts";
import { companyScore, titleScore } from "./names.ts";
import type { ReadLine } from "./sections.ts";
import { longLine } from "./story.ts";

const twoFields = /(?<![\p{L}&])\p{Lu}[\p{L}.'’-]{1,30} , \p{Lu}\p{L}{1,20}(?![\p{L}&])/gu;

/** "Brenwick , Oregon" in two or more headers: form fields of a place. */
export function withoutRepeatedPlaces<L extends ReadLine>(lines: L[]): L[] {
  const placesIn = ({ plain }: L) => plain.match(twoFields) ?? [];
  const counts = new Map<string, number>();
  for (const place of lines.flatMap(placesIn)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const isRepeated = (place: string) => (counts.get(place) ?? 0) > 1 && titleScore(place) < 1;
  return lines
    .map((line) => {
      const plain = placesIn(line)
        .filter(isRepeated)
        .reduce((text, place) => text.replace(place, "\t"), line.plain);
      return { ...line, plain: plain.replace(/\s*\t\s*/g, "\t").replace(/^\t|\t$/g, "") };
    })
    .filter(({ plain }) => plain !== "");
}

/**
 * Removes bullets of headers: if nearly all lines have one, or most dates follow bullets, or most dated lines precede one with a title, or the section
 * begins with one above its dates and most dates have one above.
 */
export function withoutHeaderBullets(lines: ReadLine[]): ReadLine[] {
  if (lines.filter(isBullet).length > lines.length * nearlyAll)
    return lines.map((line) => (isBullet(line) ? { ...line, plain: line.plain.slice(2) } : line));
  const dated = lines.filter((line) => line.plain.length < longLine + 30 && rangesIn(line.plain).length > 0);
  const bulleted = dated.filter(isBullet);
  const below = dated
    .filter((line) => !isBullet(line))
    .flatMap((line) => lines[lines.indexOf(line) + 1] ?? [])
    .filter(isBullet);
  const titled = below.filter(
    (line) =>
      titleScore(line.plain.slice(2)) >= 1 && (!/[.;]$/.test(line.plain) || companyScore(line.plain) > 1),
  );
  const isMost = (some: ReadLine[]) => some.length > dated.length / 2;
  if (isMost(dated.filter(isBesideBullet)))
    return lines.map((line) =>
      dated.includes(line) ? { ...line, plain: line.plain.replace("\t• ", "\t") } : line,
    );
  const above = dated.flatMap((line) => lines[lines.indexOf(line) - 1] ?? []).filter(isBullet);
  const isFirst = above.includes(lines[0] as ReadLine) && isMost(above);
  const headers = new Set([
    ...(isMost(bulleted) ? lines.filter((line) => isBullet(line) && spansIn(line.plain).length > 0) : []),
    ...(isMost(titled) ? below : []),
    ...(isFirst ? above : []),
  ]);
  return lines.map((line) =>
    headers.has(line) ? { ...line, plain: line.plain.slice(2), left: line.column } : line,
  );
}

const nearlyAll = 0.9;
const isBesideBullet = ({ plain }: ReadLine) => plain.includes("\t• ") && rangesIn(plain)[0]?.start === 0;
const isBullet = (line: ReadLine) => line.plain.startsWith("• ");
