import { rangesIn, type Span } from "../../text/dates.ts";
import { outside } from "./datedLines.ts";
import { withWholeTitle } from "./jobTitles.ts";
import { companyScore, isPlace, titleScore } from "./names.ts";
import { piecesOf } from "./pieces.ts";
import { rolesOf } from "./roles.ts";
import type { ReadLine } from "./sections.ts";
import { deeds, isShort } from "./story.ts";
import { isTeam } from "./teams.ts";

type Place = {
  index: number;
  span: Span;
  above: number;
  below: number;
  isShared: boolean;
  previous: number;
  next: number;
  used: Set<number>;
};

/** The lines around dates that name the job, and the pieces they fall into. */
export function headerAround(
  lines: ReadLine[],
  { index, span, above, below, isShared, previous, next, used }: Place,
) {
  const own = lines[index] as ReadLine;
  const taken: ReadLine[] = [];
  const beside = outside(own.plain, span);
  // "Oct 2018 - Mar 2022 Created from scratch …": the story begins on the line of the dates.
  const isStory =
    /^[•*]/.test(beside) ||
    (!beside.includes("\t") &&
      deeds.test(beside) &&
      titleScore(beside) < 2 &&
      beside.split(/\s+/).length > 3);
  const besides = isStory ? [] : piecesOf(beside);
  const inColumn = datesColumn(own.plain, span);
  const alone = rolesOf(besides);
  const isWhole = titleScore(alone.title) >= 1 && companyScore(alone.company) >= 1;
  for (let step = 1; step <= (isWhole ? 0 : above); step++) {
    const line = lines[index - step];
    if (index - step <= previous || used.has(index - step) || !isShort(line) || isIndented(line, own)) break;
    taken.unshift(line);
  }
  used.add(index);
  const pieces = [...taken.flatMap((line) => piecesOf(inColumn(line.plain))), ...besides];
  const isComplete = () => {
    const { title, company } = rolesOf(pieces, false);
    return titleScore(title) >= 1 && company !== "" && !isTeam(company);
  };
  const picked = [...taken, own];
  for (let step = 1; step <= 2 && !isShared && (step <= below || !isComplete()); step++) {
    const line = lines[index + step];
    if (index + step >= next || !isShort(line) || isIndented(line, own)) break;
    // With lines above the dates, what is above the next dates belongs to them.
    if (above > 0 && next < lines.length && index + step >= next - above) break;
    used.add(index + step);
    pieces.push(...piecesOf(inColumn(line.plain)));
    picked.push(line);
  }
  return { pieces: withWholeTitle(lines[index + 1], { beside, pieces, above }), lines: picked };
}

/** What stands over or under the dates, beside title and employer, says where: a place, unless its words say otherwise. */
function datesColumn(own: string, span: Span): (text: string) => string {
  const cells = own.split("\t");
  const hasPlace = cells.some((cell) => isPlace(cell));
  const at = own.slice(0, span.end).split("\t").length - 1;
  return (text) => {
    const others = text.split("\t");
    const cell = others[at] ?? "";
    const isBeside = cells.length > 1 && others.length === cells.length;
    if (!isBeside || hasPlace || titleScore(cell) > 0 || companyScore(cell) > 1) return text;
    return others.filter((_, index) => index !== at).join("\t");
  };
}

const isIndented = (line: ReadLine, header: ReadLine) =>
  line.left > 0 &&
  !isBesideDates(header) &&
  header.page === line.page &&
  line.column === header.column &&
  line.left > header.left + 8 &&
  header.left < header.column + 12;

/** Where the line begins with its dates, what they belong to begins further in. */
const isBesideDates = ({ plain }: ReadLine) => {
  const [first = "", ...others] = plain.split("\t");
  const [span] = rangesIn(first);
  return span !== undefined && (others.length > 0 || span.start === 0);
};
