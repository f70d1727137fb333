import { rangesIn } from "../../text/dates.ts";
import { titleScore } from "./names.ts";

type HeadLine = { plain: string; bold: boolean; size: number; apart: boolean; startsColumn: boolean };

const breaks = /(?:,|\s[–—|·&/-])$/u;
const longest = 60;

/** "Nurse at Acme – Leeds," over "UK": the head of a job broken to fit a narrow column, on one line again. */
export function joinBrokenHeads<L extends HeadLine>(lines: L[]): L[] {
  const joined: L[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const [first = "", ...others] = before?.plain.split("\t") ?? [];
    const goesOn =
      before &&
      breaks.test(first) &&
      first.length < 95 &&
      (titleScore(first) >= 1 ||
        others.some((cell) => rangesIn(cell).length > 0) ||
        titleScore(line.plain) >= 1) &&
      /^\p{Lu}/u.test(first) &&
      /^[\p{Lu}\p{N}(]/u.test(line.plain) &&
      line.plain.length < longest &&
      !/[.;]$/.test(line.plain) &&
      (line.bold === before.bold || others.length > 0) &&
      line.size === before.size &&
      !line.apart &&
      !line.startsColumn &&
      rangesIn(line.plain.slice(0, 12)).length === 0;
    if (goesOn)
      joined[joined.length - 1] = { ...before, plain: [`${first} ${line.plain}`, ...others].join("\t") };
    else joined.push(line);
  }
  return joined;
}
