import { type Span, spansIn } from "../../text/dates.ts";
import type { JobLine } from "./jobLabels.ts";
import { companyScore, titleScore } from "./names.ts";
import { outside } from "./outside.ts";
import { piecesOf } from "./pieces.ts";
import { rolesOf } from "./roles.ts";
import type { ReadLine } from "./sections.ts";
import { actionVerbs, isShort } from "./story.ts";
import { isTeam } from "./teams.ts";

type Place = {
  index: number;
  span: Span;
  above: number;
  below: number;
  previous: number;
  next: number;
  used: Set<number>;
};

/** The header of a job: its dates and the lines around them, and the pieces they consist of. */
export function headerAround(lines: JobLine[], { index, span, above, below, previous, next, used }: Place) {
  const own = lines[index] as JobLine;
  const linesAbove: JobLine[] = [];
  const beside = outside(own.plain, span);
  // "Oct 2018 - Mar 2022 Created from scratch …": the description starts on the line of the dates.
  const isStory =
    /^[•*]/.test(beside) ||
    (!beside.includes("\t") &&
      actionVerbs.test(beside) &&
      titleScore(beside) < 2 &&
      beside.split(/\s+/).length > 3);
  const piecesBeside = isStory ? [] : piecesOf(beside);
  const alone = rolesOf(piecesBeside);
  const isWhole = titleScore(alone.title) >= 1 && companyScore(alone.company) >= 1;
  for (let step = 1; step <= (isWhole ? 0 : above); step++) {
    const line = lines[index - step];
    if (index - step <= previous || used.has(index - step) || !isShort(line) || isIndented(line, own)) break;
    linesAbove.unshift(line);
  }
  used.add(index);
  const pieces = [...linesAbove.flatMap((line) => piecesOf(line.plain)), ...piecesBeside];
  const isComplete = () => {
    const { title, company } = rolesOf(pieces, false);
    return titleScore(title) >= 1 && company !== "" && !isTeam(company);
  };
  const headerLines = [...linesAbove, own];
  for (let step = 1; step <= 2 && (step <= below || !isComplete()); step++) {
    const line = lines[index + step];
    if (index + step >= next || !isShort(line) || isIndented(line, own)) break;
    // With headers above the dates, lines above the next dates belong to the next job.
    if (above > 0 && next < lines.length && index + step >= next - above) break;
    used.add(index + step);
    pieces.push(...piecesOf(line.plain));
    headerLines.push(line);
  }
  return { pieces, lines: headerLines };
}

const isIndented = (line: ReadLine, header: ReadLine) =>
  line.left > 0 &&
  !isBesideDates(header) &&
  header.page === line.page &&
  line.column === header.column &&
  line.left > header.left + 8 &&
  header.left < header.column + 12;

/** If the line starts with its dates, the rest of the header is indented. */
const isBesideDates = ({ plain }: ReadLine) => {
  const [first = "", ...others] = plain.split("\t");
  const [span] = spansIn(first);
  return span !== undefined && (others.length > 0 || span.start === 0);
};
