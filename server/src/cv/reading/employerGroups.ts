import type { Entry } from "./entry.ts";
import { isPlace, titleScore } from "./names.ts";
import { piecesOf } from "./pieces.ts";
import { fromRole, withoutPlace } from "./roles.ts";

/**
 * "Acme, 2015 – 2021" above "Nurse, 2018 – 2021" and "Carer, 2015 – 2018": dates that span the positions below belong
 * to the employer and are not a position.
 */
export function applyGroupEmployers(entries: Entry[]): Entry[] {
  let group: { name: string; from: string; to: string } | undefined;
  return entries.flatMap((entry, index) => {
    const own = singleHeader(entry);
    if (own !== "" && titleScore(own) < 1 && spansPositions(entry, entries.slice(index + 1))) {
      group = { name: withoutPlace(own), from: entry.from, to: entry.to };
      return [];
    }
    if (!group || !isWithin(entry, group)) group = undefined;
    return group ? [{ ...entry, title: fromRole(own) || entry.title, company: group.name }] : [entry];
  });
}

/**
 * The text of a header that consists of one part and perhaps a place: on the line of its dates, or above a line of
 * dates only.
 */
const singleHeader = ({ header }: Entry) => {
  const textAt = (line: number) => header.find(({ offset }) => offset === line)?.text ?? "";
  const pieces = piecesOf(textAt(0) || textAt(-1)).filter((one) => !isPlace(one));
  return pieces.length === 1 ? (pieces[0] ?? "") : "";
};

const isWithin = (inner: { from: string; to: string }, outer: { from: string; to: string }) =>
  inner.from >= outer.from &&
  (outer.to === "present" || (inner.to !== "present" && inner.to <= outer.to)) &&
  (inner.from !== outer.from || inner.to !== outer.to);

/** Whether the following entries within these dates start and end on the same dates. */
function spansPositions(dates: Entry, following: Entry[]): boolean {
  const end = following.findIndex((one) => !isWithin(one, dates));
  const inner = end < 0 ? following : following.slice(0, end);
  return inner.some(({ from }) => from === dates.from) && inner.some(({ to }) => to === dates.to);
}

/** Copies an employer that is named once to all of its positions. */
export function withSharedEmployers(entries: Entry[]): Entry[] {
  let employer = "";
  return entries.map((entry) => {
    const company = entry.isInherited ? "" : entry.company;
    if (company) employer = company;
    return company || !entry.title ? entry : { ...entry, company: employer, isInherited: true };
  });
}
