import type { Span } from "../../text/dates.ts";
import type { JobLine } from "./jobLabels.ts";
import { titleScore } from "./names.ts";
import { piecesOf } from "./pieces.ts";
import { isShort } from "./prose.ts";
import { rolesOf } from "./roles.ts";
import { isTeam } from "./teams.ts";
import { withoutDates } from "./withoutDates.ts";

type Place = {
  index: number;
  span: Span;
  above: number;
  below: number;
  previous: number;
  next: number;
  used: Set<number>;
};

/** The pieces of the header of a job: of its dates' line and the lines around it. */
export function piecesAround(
  lines: JobLine[],
  { index, span, above, below, previous, next, used }: Place,
): string[] {
  const piecesAbove: string[] = [];
  for (let step = 1; step <= above; step++) {
    const line = lines[index - step];
    if (index - step <= previous || used.has(index - step) || !isShort(line)) break;
    piecesAbove.unshift(...piecesOf(line.plain));
  }
  used.add(index);
  const beside = withoutDates(lines[index]?.plain ?? "", span);
  const pieces = [...piecesAbove, ...(/^[•*]/.test(beside) ? [] : piecesOf(beside))];
  const isComplete = () => {
    const { title, company } = rolesOf(pieces, false);
    return titleScore(title) >= 1 && company !== "" && !isTeam(company);
  };
  for (let step = 1; step <= 2 && (step <= below || !isComplete()); step++) {
    const line = lines[index + step];
    if (index + step >= next || !isShort(line)) break;
    // With headers above the dates, lines above the next dates belong to the next job.
    if (above > 0 && next < lines.length && index + step >= next - above) break;
    used.add(index + step);
    pieces.push(...piecesOf(line.plain));
  }
  return pieces;
}
