import { type Span, spansIn } from "../../text/dates.ts";
import type { JobLine } from "./jobLabels.ts";
import { isDangling } from "./plausible.ts";

/** Whether the first word of the next line did not fit into this one. */
function isWrapped(line: JobLine, next: JobLine): boolean {
  const cell = line.cells?.at(-1);
  if (!cell || line.edge === undefined || line.plain === "") return false;
  const [word = ""] = next.plain.split(" ");
  const letter = (cell.right - cell.left) / line.plain.length;
  return cell.right + letter * (word.length + 1) > line.edge;
}

/** In characters. Shorter lines end where their author ended them. */
const longEnough = 60;

function paragraphsOf(lines: JobLine[]): JobLine[][] {
  const paragraphs: JobLine[][] = [];
  for (const line of lines) {
    const previous = paragraphs.at(-1)?.at(-1);
    const goesOn =
      previous &&
      previous.plain.length > longEnough &&
      !line.hasGapAbove &&
      !line.startsColumn &&
      !/\t|^• /.test(line.plain) &&
      line.size === previous.size &&
      (isWrapped(previous, line) || isDangling(previous.plain) || /^\p{Ll}/u.test(line.plain));
    if (goesOn) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/** Characters that may follow the last dates: "(visiting position)". */
const longestRemark = 40;
/** The dates at the beginning or end of a paragraph. */
function datesAround(text: string): Span | undefined {
  const spans = spansIn(text);
  const last = spans.at(-1);
  return spans[0]?.start === 0 ? spans[0] : last && text.length - last.end < longestRemark ? last : undefined;
}

const firstSentence = /^.{20,}?[\p{Ll})]{2}[.:](?=\s\p{Lu}|\s*$)/u;
/** The first sentence beside the dates. */
function entryOf([first, ...others]: JobLine[]): JobLine | undefined {
  if (!first) return undefined;
  const text = [first, ...others].map(({ plain }) => plain).join(" ");
  const span = datesAround(text);
  if (!span) return undefined;
  const before = text.slice(0, span.start).replace(/[\s,(–-]+$/u, "");
  const rest = before || text.slice(span.end).replace(/^[\s:,)–-]+/u, "");
  const sentence = firstSentence.exec(rest)?.[0] ?? rest;
  const dates = text.slice(span.start, span.end);
  return { ...first, cells: undefined, isDated: true, plain: `${sentence.replace(/[.:]$/, "")}\t${dates}` };
}

const most = 0.7;
/** Entries that are paragraphs of running text, each as one line; undefined unless most paragraphs have their dates at an end. */
export function paragraphEntries(lines: JobLine[]): JobLine[] | undefined {
  const paragraphs = paragraphsOf(lines);
  const entries = paragraphs.flatMap((some) => entryOf(some) ?? []);
  const isText = paragraphs.filter((some) => some.length > 1).length > paragraphs.length / 2;
  return isText && entries.length > 1 && entries.length >= paragraphs.length * most ? entries : undefined;
}
