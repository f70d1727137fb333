import { type Dated, datedLines } from "./datedLines.ts";
import { withSharedEmployers } from "./employerGroups.ts";
import type { Entry } from "./entry.ts";
import type { JobLine } from "./jobLabels.ts";
import { titleScore } from "./names.ts";
import { piecesAround } from "./piecesAround.ts";
import { isShort } from "./prose.ts";
import { rolesOf } from "./roles.ts";

/** Number of lines above and below the dates that headers of a section may include, simplest first. */
const windows = [0, 1, 2].flatMap((above) => [0, 1].map((below) => ({ above, below })));
type Window = (typeof windows)[number];

/** Parses jobs by rules, with the number of header lines that yields the most titles and employers. */
export function jobsByRules(variants: JobLine[][]): Entry[] {
  const readings = variants.flatMap((lines) =>
    windows.map((window) => withSharedEmployers(readWith(lines, window))),
  );
  return readings.toSorted((a, b) => countNames(b) - countNames(a))[0] ?? [];
}

/** The first known title below the dates: some CVs describe the employer before it. */
const titleBelow = (lines: JobLine[]) =>
  lines.slice(0, 6).find((one) => isShort(one) && titleScore(one.plain) >= 1)?.plain ?? "";

/** How many known titles there are, and employers that are not titles. */
const countNames = (entries: Entry[]) =>
  entries.filter(({ title }) => titleScore(title) >= 1).length +
  entries.filter(({ company }) => company !== "" && titleScore(company) < 1).length;

/** Jobs with this number of header lines. A header without title or employer includes up to two more lines below. */
function readWith(lines: JobLine[], { above, below }: Window): Entry[] {
  const used = new Set<number>();
  const dated = datedLines(lines);
  return dated.map(({ index, span }: Dated, position): Entry => {
    const next = dated[position + 1]?.index ?? lines.length;
    const previous = dated[position - 1]?.index ?? -1;
    const pieces = piecesAround(lines, { index, span, above, below, previous, next, used });
    const roles = rolesOf(pieces);
    return {
      ...roles,
      title: roles.title || (above === 0 ? titleBelow(lines.slice(index + 1, next)) : ""),
      from: span.from,
      to: span.to,
      lines: [],
      header: [],
    };
  });
}
