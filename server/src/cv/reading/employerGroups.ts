import { spansIn } from "../../text/dates.ts";
import { styleOf } from "../../text/headings.ts";
import type { JobLine } from "./jobLabels.ts";
import type { Entry } from "./layoutOfJobs.ts";
import { isPlace, titleScore } from "./names.ts";
import { piecesOf } from "./pieces.ts";
import { fromRole, withoutPlace } from "./roles.ts";

/**
 * "Acme, 2015 – 2021" above "Nurse, 2018 – 2021" and "Carer, 2015 – 2018": the dates of an employer are those of its
 * positions together, and no position of their own.
 */
export function withoutGroups(entries: Entry[], lines: JobLine[]): Entry[] {
  let group: { name: string; from: string; to: string } | undefined;
  return entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    const own = wholeHeader(entry);
    const isGroup =
      next !== undefined &&
      own !== "" &&
      titleScore(own) < 1 &&
      isWithin(next, entry) &&
      lines.indexOf(next.lines[0] as JobLine) - lines.indexOf(entry.lines[0] as JobLine) === 1;
    if (isGroup) {
      group = { name: withoutPlace(own), from: entry.from, to: entry.to };
      return [];
    }
    if (!group || !isWithin(entry, group)) group = undefined;
    return group ? [{ ...entry, title: fromRole(own) || entry.title, company: group.name }] : [entry];
  });
}

/**
 * "Consultant, Acme, 2015 – 2021" above "Oswick Mill, 2018 – 2019": what a job names with dates and an employer of its own,
 * in a style that no header outside of a longer job has, is a project of that job.
 */
export function withoutProjects(entries: Entry[]): Entry[] {
  const styles = entries.map(({ lines }) => {
    const line = lines.find(({ plain }) => spansIn(plain).length > 0) ?? lines[0];
    // "ACME" beside "Volvo" is no other style.
    return line ? styleOf({ ...line, text: "" }) : "";
  });
  let outer = 0;
  const projects = new Set<number>();
  entries.forEach((entry, index) => {
    const job = entries[outer] as Entry;
    const isNamed =
      job.title !== "" && job.company !== "" && !entry.isInherited && entry.company !== job.company;
    if (index > 0 && isNamed && styles[index] !== styles[outer] && isWithin(entry, job)) projects.add(index);
    else outer = index;
  });
  const others = new Set(styles.filter((_, index) => !projects.has(index)));
  return entries.filter((_, index) => !projects.has(index) || others.has(styles[index] ?? ""));
}

/** The text of a header on the line of its dates, if that has no parts but a place. */
const wholeHeader = ({ header }: Entry) => {
  const pieces = piecesOf(header.find(({ offset }) => offset === 0)?.text ?? "").filter(
    (one) => !isPlace(one),
  );
  return pieces.length === 1 ? (pieces[0] ?? "") : "";
};

const isWithin = (inner: { from: string; to: string }, outer: { from: string; to: string }) =>
  inner.from >= outer.from &&
  (outer.to === "present" || (inner.to !== "present" && inner.to <= outer.to)) &&
  (inner.from !== outer.from || inner.to !== outer.to);

/** Several positions with one employer name it once. */
export function withSharedEmployers(entries: Entry[]): Entry[] {
  let employer = "";
  return entries.map((entry) => {
    const company = entry.isInherited ? "" : entry.company;
    if (company) employer = company;
    return company || !entry.title ? entry : { ...entry, company: employer, isInherited: true };
  });
}
