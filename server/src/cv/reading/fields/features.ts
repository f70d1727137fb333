import { countsOf, stepOf } from "../../../text/counts.ts";
import { wordsKey } from "../../../text/tokens.ts";
import { companyScore, isContract, isDescription, isPlace, isSelfEmployed, titleScore } from "../names.ts";
import { isDangling } from "../plausible.ts";
import { actionVerbs, isShort } from "../prose.ts";
import { isTeam } from "../teams.ts";
import type { Header } from "./headers.ts";
import type { Others } from "./others.ts";
import type { Segment } from "./segments.ts";

type Field = "t" | "c";
/** Fixed weights, not trained: for candidates from the rules. */
export const fixed: Record<string, number> = { "t.rules": 0.5, "c.rules": 0.3 };
export type Pair = { title?: Segment; company?: Segment };

const lengthOf = (text: string) => stepOf(text.split(/\s+/).length, [1, 2, 4, 7, 11]);
const kinds = new WeakMap<Segment, string>();
export const kindOf = (piece: Segment): string =>
  kinds.getOrInsertComputed(piece, ({ text }) => kindOfText(text));

const link = /^(?:https?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}(?:\/\S*)?$/u;
/** Words that occur in most headers are a label. */
export function findLabels(headers: { pieces: Segment[] }[]): void {
  const counts = countsOf(
    headers.flatMap(({ pieces }) => [...new Set(pieces.map(({ text }) => wordsKey(text)))]),
  );
  const least = Math.max(2, headers.length * 0.7);
  for (const piece of headers.flatMap(({ pieces }) => pieces))
    if ((counts.get(wordsKey(piece.text)) ?? 0) >= least && kindOf(piece) === "other")
      kinds.set(piece, "label");
}

const kindOfText = (text: string) =>
  link.test(text)
    ? "link"
    : isPlace(text)
      ? "place"
      : isContract(text)
        ? "contract"
        : titleScore(text) >= 1
          ? "title"
          : companyScore(text) > 1
            ? "company"
            : companyScore(text) === 1 || isTeam(text)
              ? "note"
              : "other";

/** Features of a segment as title or employer, independent of its words. */
export function unary(field: Field, segment: Segment | undefined, header: Header): string[] {
  const byRules = header.byRules?.[field === "t" ? "title" : "company"];
  const isByRules = byRules !== undefined && wordsKey(segment?.text ?? "") === wordsKey(byRules);
  const rules = isByRules ? [`${field}.rules`] : [];
  if (!segment) return [...rules, `${field}.none`, ...(header.position === 0 ? [`${field}.none.first`] : [])];
  const { text, line, offset, left, right, depth } = segment;
  const [title, company] = [titleScore(text), companyScore(text)];
  // Text that the rules found elsewhere has no position.
  if (segment.cell < 0) return title >= 2 ? [...rules, `${field}.title=2`] : rules;
  const own = header.lines[0]?.line;
  const seen: (string | false | undefined)[] = [
    `title=${title >= 2 ? 2 : title >= 1 ? 1 : title > 0 ? 0.3 : 0}`,
    `company=${company > 1 ? 1.5 : company >= 1 ? 1 : company >= 0.5 ? 0.5 : company > 0 ? 0.3 : 0}`,
    `both=${Number(title >= 1)}${Number(company > 1)}`,
    `words=${lengthOf(text)}`,
    `depth=${depth}`,
    `offset=${offset}`,
    `offset=${Math.sign(offset)}${header.isAlone ? "alone" : "beside"}`,
    left && `left=${left}`,
    right && `right=${right}`,
    isPlace(text) && "place",
    isContract(text) && (isSelfEmployed(text) ? "contract" : "employment"),
    isTeam(text) && "team",
    isDescription(text) && "description",
    actionVerbs.test(text) && "deeds",
    /\d/.test(text) && "digit",
    /^\p{Ll}/u.test(text) && "small",
    /^[\p{Lu}\P{L}]+$/u.test(text) && /\p{Lu}{3}/u.test(text) && "capitals",
    /[,،，]/.test(text) && "has.comma",
    /\s[–—-]\s/.test(text) && "has.dash",
    /[([]/.test(text) && "has.bracket",
    /[([]\p{Ll}/u.test(text) && "has.remark",
    /[([]\p{Lu}[\p{Lu}\d&.-]*[)\]]/u.test(text) && "has.short",
    /[([][^()[\]\s]+\s[^()[\]]*[)\]]$/u.test(text) && "has.aside",
    /\s[/|·•]\s/.test(text) && "has.mark",
    /[:：]/.test(text) && "has.colon",
    /[.!?]$/.test(text) && "stop",
    /\p{L}[.!?]\s+\p{Lu}/u.test(text) && "has.stop",
    /\s\p{Lu}{2,3}$/u.test(text) && "code",
    line.isHeader && "header",
    line.isText && "text",
    line.bold && "bold",
    line.plain.startsWith("•") && "bullet",
    line.plain.length > 95 && "long",
    !isShort(line) && "body",
    line.field && `field=${line.field}`,
    own && offset !== 0 && line.left > own.left + 8 && "indented",
    own && offset !== 0 && line.left < own.left - 8 && "outdented",
    segment.cell > 0 && "cell",
    isDangling(text) && "dangling",
    ...(segment.isBroken ?? header.breakSigns.get(segment) ?? []),
    ...besideOthers(header.others.get(segment)),
  ];
  return [...rules, ...seen.flatMap((one) => (one ? `${field}.${one}` : []))];
}

const share = (part: number) =>
  part === 0 ? "0" : part < 0.35 ? "1" : part < 0.7 ? "2" : part < 1 ? "3" : "4";

/** Features of the text at the same position in the other headers. */
function besideOthers(others: Others | undefined): string[] {
  if (!others) return ["lone"];
  const { there, title, company, place, same, cuts } = others;
  return [
    ...new Set(cuts.map((cut) => `others.cut=${share(cut)}`)),
    `others.there=${share(there)}`,
    ...(there > 0
      ? [
          `others.title=${share(title)}`,
          `others.company=${share(company)}`,
          `others.place=${share(place)}`,
          `others.same=${share(same)}`,
        ]
      : []),
  ];
}

/** "Sachsenheim": most such words next to a name are places missing from the lists. */
const isWord = (text: string) => /^\p{Lu}[\p{L}'’]+(?:[- ]\p{Lu}[\p{L}'’]+)?$/u.test(text);

export const covers = (one: Segment | undefined, piece: Segment) => one !== undefined && overlap(one, piece);

export const overlap = (one: Segment, other: Segment): boolean =>
  (one.line === other.line && one.cell === other.cell && one.start < other.end && one.end > other.start) ||
  (one.continuation !== undefined && overlap(one.continuation, other)) ||
  (other.continuation !== undefined && overlap(one, other.continuation));

/** Features of the text beyond the separators around a field: the other field, or the kind of unused text. */
function beside(
  field: Field,
  one: Segment | undefined,
  other: Segment | undefined,
  { pieces }: Header,
): string[] {
  if (!one) return [];
  const near = pieces.filter((piece) => piece.line === one.line && piece.cell === one.cell);
  const before = near.findLast(({ end }) => end <= one.start);
  const after = near.find(({ start }) => start >= one.end);
  const kind = (piece: Segment) =>
    covers(other, piece) ? "field" : kindOf(piece) === "other" && isWord(piece.text) ? "word" : kindOf(piece);
  const held = near.filter((piece) => covers(one, piece)).map(kindOf);
  return [
    ...(held.length > 1
      ? new Set(held.filter((kind) => kind !== "other").map((kind) => `${field}.holds.${kind}`))
      : []),
    ...(before ? [`${field}<${kind(before)}`, `${field}.${one.left}<${kind(before)}`] : []),
    ...(after ? [`${field}>${kind(after)}`, `${field}.${one.right}>${kind(after)}`] : []),
  ];
}

/** Features of title and employer as a pair: their order and the unused text. */
export function binary({ title, company }: Pair, header: Header): string[] {
  const used = [title, company].filter((one) => one !== undefined);
  if (used.length === 0) return ["nothing"];
  const offsets = used.map(({ offset }) => offset);
  const [top, bottom] = [Math.min(0, ...offsets), Math.max(0, ...offsets)];
  const left = header.pieces.flatMap((piece) => {
    if (covers(title, piece) || covers(company, piece)) return [];
    const zone =
      piece.offset < top
        ? piece.offset < top - 1
          ? ""
          : "up"
        : piece.offset > bottom
          ? piece.offset > bottom + 1
            ? ""
            : "down"
          : "in";
    return zone ? `left.${zone}.${kindOf(piece)}` : [];
  });
  const unused = header.lines.flatMap(({ line, offset }) => {
    const own = header.pieces.filter((piece) => piece.line === line);
    const kind = own.length === 1 ? kindOf(own[0] as Segment) : "more";
    if (
      own.length === 0 ||
      kind === "place" ||
      own.some((piece) => covers(title, piece) || covers(company, piece))
    )
      return [];
    const zone =
      offset < top - 1 || offset > bottom + 1 ? "" : offset < top ? "up" : offset > bottom ? "down" : "in";
    return zone
      ? [`unused.${zone}`, `unused.${zone}.${line.isHeader ? "header" : line.isText ? "text" : "line"}`]
      : [];
  });
  const isSameLine = title && company && title.line === company.line;
  const inner = header.lines.filter(({ offset }) => offset > top && offset <= bottom);
  const first = header.lines.find(({ offset }) => offset === top)?.line;
  return [
    ...left,
    ...unused,
    ...beside("t", title, company, header),
    ...beside("c", company, title, header),
    ...(title && company && title.cell >= 0 && company.cell >= 0
      ? [
          isSameLine
            ? title.cell === company.cell
              ? `order.cell=${title.start < company.start}`
              : `order.line=${title.cell < company.cell}`
            : `order.lines=${title.offset < company.offset}`,
          `apart=${Math.min(3, Math.abs(title.offset - company.offset))}`,
        ]
      : []),
    ...(title && company && (title.text.includes(company.text) || company.text.includes(title.text))
      ? ["equal"]
      : []),
    ...(title && company && !isSameLine && title.line.face !== company.line.face ? ["faces"] : []),
    ...(inner.some(({ line }) => line.hasGapAbove) ? ["gap.in"] : []),
    ...(first?.hasGapAbove ? ["gap.before"] : []),
    ...(top < 0 ? ["above"] : []),
    ...(bottom > 0 ? ["below"] : []),
    ...(top < 0 && bottom > 0 ? ["above.below"] : []),
  ];
}
