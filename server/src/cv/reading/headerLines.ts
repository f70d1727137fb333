import { countsOf } from "../../text/counts.ts";
import { rangesIn, spansIn } from "../../text/dates.ts";
import { titleScore } from "./names.ts";
import { longLine } from "./prose.ts";
import type { ReadLine } from "./sections.ts";

const twoFields = /(?<![\p{L}&])\p{Lu}[\p{L}.'’-]{1,30} , \p{Lu}\p{L}{1,20}(?![\p{L}&])/gu;

/** "Brenwick , Oregon" in two or more headers: form fields of a place. */
export function withoutRepeatedPlaces<L extends ReadLine>(lines: L[]): L[] {
  const placesIn = ({ plain }: L) => plain.match(twoFields) ?? [];
  const counts = countsOf(lines.flatMap(placesIn));
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

/** Removes the bullets of headers if nearly all lines have one, or most dates follow bullets. */
export function withoutHeaderBullets(lines: ReadLine[]): ReadLine[] {
  if (lines.filter(isBullet).length > lines.length * nearlyAll)
    return lines.map((line) => (isBullet(line) ? { ...line, plain: line.plain.slice(2) } : line));
  const dated = lines.filter((line) => line.plain.length < longLine + 30 && rangesIn(line.plain).length > 0);
  if (dated.filter(isBullet).length <= dated.length / 2) return lines;
  return lines.map((line) =>
    isBullet(line) && spansIn(line.plain).length > 0
      ? { ...line, plain: line.plain.slice(2), left: line.column }
      : line,
  );
}

const nearlyAll = 0.9;
const isBullet = (line: ReadLine) => line.plain.startsWith("• ");
