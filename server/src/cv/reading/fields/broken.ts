import type { JobLine } from "../jobLabels.ts";
import { isDangling } from "../plausible.ts";
import { wordWidth } from "../wordWidth.ts";
import { type Segment, segmentsOf } from "./segments.ts";

type Around = { line: JobLine; offset: number; text: string };

/** The cells of a line without its dates, with their positions in the line. */
const cellsOf = ({ line, text }: Around) => {
  const all = line.plain.split("\t");
  return text.split("\t").map((cell, index) => {
    const at = all.findIndex((one) => cell !== "" && one.includes(cell));
    const edges = line.cells?.length === all.length ? line.cells[at] : undefined;
    const isWhole = edges !== undefined && all[at]?.replace(/^• /, "") === cell;
    return { cell, index, edges, isWhole, next: line.cells?.[at + 1]?.left };
  });
};

/** Segments that continue from a cell into the line below, in the same column and font size. */
export function brokenSegments(above: Around, below: Around | undefined): Segment[] {
  if (!below || below.line.startsColumn || below.line.size !== above.line.size) return [];
  return cellsOf(above).flatMap((first) =>
    cellsOf(below).flatMap((second) => {
      const areAligned =
        first.edges && second.edges && Math.abs(first.edges.left - second.edges.left) < tolerance;
      if (!areAligned || !first.cell || !second.cell || second.cell.startsWith("•")) return [];
      return joined({ ...above, ...first }, { ...below, ...second });
    }),
  );
}

/** For segments that end or begin at a line break within a text: the features that indicate the break. */
export function signsOfBreaks(broken: Segment[], segments: Segment[]): Map<Segment, string[]> {
  const isIn = (one: Segment, other?: Segment) => one.line === other?.line && one.cell === other.cell;
  return new Map(
    broken.flatMap((whole) =>
      segments
        .filter(
          (one) =>
            (isIn(one, whole) && one.end >= whole.end) || (isIn(one, whole.continuation) && one.start === 0),
        )
        .map((one) => [one, whole.isBroken?.map((sign) => `torn.${sign}`) ?? []] as const),
    ),
  );
}

const tolerance = 3;

type Cell = Around & ReturnType<typeof cellsOf>[number];

function joined(above: Cell, below: Cell): Segment[] {
  const text = `${above.cell} ${below.cell}`;
  if (text.length > 160 || !isFull(above, below)) return [];
  const { line } = above;
  const end = above.cell.length;
  const nearest = below.offset <= 0 ? below : above;
  const isBroken = ["broken", ...signsOf(above, below).map((sign) => `broken.${sign}`)];
  const part = (segment: Segment, of: Cell, from: number, to: number): Segment => ({
    ...segment,
    line: of.line,
    cell: of.index,
    start: from,
    end: to,
  });
  return segmentsOf({ ...line, plain: text }, text, nearest.offset)
    .segments.filter((segment) => segment.start < end && segment.end > end + 1)
    .map((segment) => ({
      ...part(segment, above, segment.start, end),
      keys: segment.keys.map((key) => key.replace(":0", `:${nearest.index}`)),
      cellKey: `${nearest.offset}:${nearest.index}`,
      isBroken,
      continuation: part(segment, below, 0, segment.end - end - 1),
    }));
}

/** Whether the first word of the line below would not have fit on the line above. */
function isFull(above: Cell, below: Cell): boolean {
  const [word = ""] = below.cell.split(" ");
  const space = (above.next ?? above.line.edge ?? 0) - (above.edges?.right ?? 0);
  return space < wordWidth(word, below.cell, below.edges ?? { left: 0, right: 0 });
}

/** Features that indicate whether the text continues on the next line. */
const signsOf = (above: Cell, below: Cell): string[] => [
  above.line.face === below.line.face ? "face" : "faces",
  ...(below.line.hasGapAbove ? ["apart"] : []),
  ...(/^[\p{Ll}(/&–-]/u.test(below.cell) ? ["on"] : []),
  ...(/[,/&–-]$/u.test(above.cell) || isDangling(above.cell) ? ["open"] : []),
  ...(/[.:;]$/u.test(above.cell) ? ["stop"] : []),
  ...(above.offset === 0 || below.offset === 0 ? ["dates"] : []),
];
