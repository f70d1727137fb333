import { joinAdjacent } from "../../text/adjacent.ts";
import { point, rangePattern, rangesIn } from "../../text/dates.ts";
import { and, from, present, until } from "../../text/dateWords.ts";
import { anyMonth, execMarked, withMonthsMarked } from "../../text/months.ts";
import { titleScore } from "./names.ts";

const wholeRange = new RegExp(rangePattern.source, "iu");
const hasRange = (text: string) => wholeRange.test(withMonthsMarked(text));
// The missing part: the whole end, the year of "май 2020", or the date after "to".
const openEnd = new RegExp(
  `^(${point})\\s{0,9}(?:(?:-|–|—|to|bis)\\s{0,9})?(?:((?:${anyMonth})\\.?|${until})\\s{0,9})?(?:\\t(.*))?$|^(${point})\\s*(?:-|–|—)\\s+(\\p{Lu}.*)$`,
  "diu",
);
const otherEnd = new RegExp(`^(?:(?:${until}|-|–)\\s*)?(${point}|${present})(?![\\p{L}\\p{N}])(.*)$`, "disu");
const endsOpen = new RegExp(
  `(?:[-–—](?:\\s*(?:${anyMonth})\\.?)?|(?<!\\p{L})(?:${until}|to|bis))\\s*(?:\\t|$|\\s\\p{Lu})`,
  "iu",
);

/**
 * "Nurse ⇥ June 2020 –" above "July 2022" or "Acme ⇥ July 2022": dates that continue in the last cell of the next line.
 */
function joinedLastCells(line: string, below: string): [string, string] | null {
  const [cells, others] = [line.split("\t"), below.split("\t")];
  const [first = "", second = ""] = [cells.at(-1), others.at(-1)];
  if (cells.length < 2 || second.length > 20 || !/\d/.test(first)) return null;
  const dates = `${first} ${second}`;
  const [span] = rangesIn(dates);
  const isWhole = span && span.start === 0 && span.end === dates.length;
  if (!isWhole || rangesIn(first).some((one) => one.to !== "present") || rangesIn(second).length > 0)
    return null;
  return [[...cells.slice(0, -1), dates].join("\t"), others.slice(0, -1).join("\t")];
}

// The end of a line whose dates continue below: a dash, "to", "and", a month, or "de" before the year.
const unfinished = new RegExp(`(?:[-–—~]|(?<!\\p{L})(?:${until}|${and}|de|del|of|${anyMonth})\\.?)$`, "iu");

const endsInFrom = new RegExp(`[.,;(]\\s(?:${from})$`, "iu");

/** "Acme, between June 2015 and July" above "2017 (2 years)": the end of the range is moved to its start. */
function joinedRange(line: string, below: string): [string, string] | null {
  const [begins] = rangesIn(below);
  if (begins?.start === 0 && endsInFrom.test(line))
    return [`${line} ${below.slice(0, begins.end)}`, below.slice(begins.end).replace(/^[.,;\s]+/, "")];
  if (!unfinished.test(withMonthsMarked(line)) || rangesIn(below).length > 0) return null;
  const text = `${line} ${below}`;
  const span = rangesIn(text).find(({ start, end }) => start < line.length && end > line.length);
  return span ? [text.slice(0, span.end), text.slice(span.end).trim()] : null;
}

const bounds = `${from}|${until}|(?:start|end)(?: date)?|beginn|ende|début|fin|inicio|inizio|fine|início|fim|początek|koniec`;
const oneDate = new RegExp(`^(?:(?:${bounds})(?:[:：] ?| ))?(${point}|${present})$`, "diu");

/**
 * Start and end on two lines, as text or beside it: "from 03/2019" above "to 05/2021", "Present" above "May 2021". Only
 * if all single dates of the section form such pairs; in a pair without lines in between, the title is next to the
 * first date.
 */
function joinPairs<L extends { plain: string }>(lines: L[]): L[] {
  const cells = lines.map(({ plain }) => plain.split("\t"));
  const dates = cells.map(([first = ""]) => execMarked(oneDate, first)?.[1]);
  const besideOf = (index: number) => cells[index]?.slice(1).join("\t") ?? "";
  const starts: number[] = [];
  for (const index of dates.keys()) if (dates[index] && starts.at(-1) !== index - 1) starts.push(index);
  const rangeAt = (start: number) => {
    const [one, other] = [dates[start] ?? "", dates[start + 1] ?? ""];
    return [`${one} – ${other}`, `${other} – ${one}`].find((text) => rangesIn(text)[0]?.end === text.length);
  };
  const ranges = new Map(starts.map((start) => [start, rangeAt(start)]));
  const isTitled = (start: number) => titleScore(besideOf(start)) > titleScore(besideOf(start + 1));
  const areApart = starts.every((start) => !dates[start + 2]);
  const arePairs =
    [...ranges.values()].every(Boolean) && (areApart || starts.filter(isTitled).length > starts.length / 2);
  const isOpen = [...ranges.values()].some((text) => rangesIn(text ?? "")[0]?.to === "present");
  if (!arePairs || (starts.length < 2 && !isOpen)) return lines;
  return lines.flatMap((line, index) => {
    const beside = besideOf(index);
    if (ranges.has(index))
      return [{ ...line, plain: [ranges.get(index), beside].filter(Boolean).join("\t") }];
    if (!dates[index]) return [line];
    return beside ? [{ ...line, plain: beside }] : [];
  });
}

const lineOfTimeline = "|";
const longestTimeline = 4;

/** "Present ⇥ Nurse", "| ⇥ Acme" and "2018" below each other: the dates of a vertical timeline, the end above. */
function joinTimeline<L extends { plain: string }>(lines: L[]): L[] {
  const cells = lines.map(({ plain }) => plain.split("\t"));
  const isDate = ([first = ""]: string[]) => execMarked(oneDate, first) !== null;
  const joined: L[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [line, own = []] = [lines[index] as L, cells[index]];
    const next = cells.slice(index + 1, index + 1 + longestTimeline);
    const size = next.findIndex(isDate);
    const between = next.slice(0, Math.max(0, size));
    const range = `${next[size]?.[0]} – ${own[0]}`;
    const isTimeline = isDate(own) && between.some(([first]) => first === lineOfTimeline);
    if (!isTimeline || rangesIn(range)[0]?.end !== range.length) {
      joined.push(line);
      continue;
    }
    joined.push({ ...line, plain: [range, ...own.slice(1)].join("\t") });
    for (const [at, texts] of [...between, next[size] ?? []].entries()) {
      const rest = at === size || texts[0] === lineOfTimeline ? texts.slice(1) : texts;
      if (rest.length > 0) joined.push({ ...(lines[index + 1 + at] as L), plain: rest.join("\t") });
    }
    index += size + 1;
  }
  return joined;
}

const lastWord = /(?<=[\s|,(])\p{L}{3,}\.?$/u;
const isMonth = new RegExp(`^(?:${anyMonth})\\.?$`, "iu");

/** "Nurse | November" above "2021 – Present": the month belongs to the dates. */
function joinMonths<L extends { plain: string }>(lines: L[]): L[] {
  const joined: L[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const month = /^(?:19|20)\d\d/.test(line.plain) ? lastWord.exec(above?.plain ?? "") : null;
    const plain = `${month?.[0]} ${line.plain}`;
    if (!above || !month || !isMonth.test(withMonthsMarked(month[0])) || rangesIn(plain)[0]?.start !== 0) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = {
      ...above,
      plain: above.plain.slice(0, month.index).replace(/[\s|,(–—-]{1,9}$/u, ""),
    };
    joined.push({ ...line, plain });
  }
  return joined;
}

/** "Nurse ⇥ –" above "Present": the end of dates in a narrow cell, whose start is in the line above. */
function joinDashes<L extends { plain: string }>(lines: L[]): L[] {
  return joinAdjacent(lines, (line, below) =>
    /\t[-–—]$/.test(line.plain) && execMarked(oneDate, below.plain)
      ? { ...line, plain: `${line.plain} ${below.plain}` }
      : null,
  );
}

/** Rejoins dates wrapped in a narrow column: "June 2022 –" above "Present", or with "to" on a line between. */
export function joinBrokenDates<L extends { plain: string }>(section: L[]): L[] {
  const lines = joinPairs(joinTimeline(joinMonths(joinDashes(section))));
  const joined: L[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as L;
    const under = lines[index + 1]?.plain ?? "";
    const cells = joinedLastCells(line.plain, under) ?? joinedRange(line.plain, under);
    if (cells) {
      joined.push({ ...line, plain: cells[0] });
      if (cells[1]) joined.push({ ...(lines[index + 1] as L), plain: cells[1] });
      index += 1;
      continue;
    }
    const [next, third] = [lines[index + 1]?.plain ?? "", lines[index + 2]?.plain ?? ""];
    const start = execMarked(openEnd, line.plain);
    const hasTo = /^(?:to|bis|[-–—])$/i.test(next);
    const isOpen =
      start !== null && !hasRange(line.plain) && (hasTo || endsOpen.test(withMonthsMarked(line.plain)));
    const below = hasTo ? third : next;
    // A complete range belongs to the next job.
    const end = isOpen && !hasRange(below) ? execMarked(otherEnd, `${start[2] ?? ""} ${below}`.trim()) : null;
    if (!start || !end) {
      joined.push(line);
      continue;
    }
    const beside = start[3] ?? start[5] ?? "";
    joined.push({ ...line, plain: `${start[1] ?? start[4]} – ${end[1]}${beside ? `\t${beside}` : ""}` });
    index += hasTo ? 2 : 1;
    if (end[2]?.trim()) joined.push({ ...(lines[index] as L), plain: end[2].trim() });
  }
  return joined;
}
