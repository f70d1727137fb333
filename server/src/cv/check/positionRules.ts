import type { Experience, Layout, Reading } from "../schema.ts";
import { checkConstants as limits } from "./constants.ts";
import type { Rule } from "./findings.ts";

/** Information missing in recent positions. A sentence of a passed rule says how many positions were checked. */
export function positionRules(reading: Reading, layout: Layout, now: Date): Rule[] {
  const recent = reading.experience.flatMap((job, index) => {
    const place = layout.positions[index];
    return place && isRecent(job, now) ? [{ job, index, ...place }] : [];
  });
  type Position = (typeof recent)[number];
  type Said = { title: string; advice: string };
  const all = reading.experience.length;
  /** `say` returns what is missing in a position, null where nothing is. */
  const rule = (what: string, checked: Position[], say: (position: Position) => Said | null): Rule => ({
    passed: checked.length
      ? `Each position of the last ${limits.recentYears} years ${what} (${checked.length} of ${all} checked)`
      : null,
    findings: checked.flatMap((position) => {
      const said = say(position);
      const place = reading.kind === "pdf" ? `page ${position.page}` : "";
      const about = { kind: "position", index: position.index } as const;
      return said ? [{ group: "positions", ...said, place, about }] : [];
    }),
  });
  return [
    rule(
      `with at least ${limits.leastLines} lines contains a number`,
      recent.filter(({ lines }) => lines >= limits.leastLines),
      ({ job, lines, figures }) =>
        figures > 0
          ? null
          : {
              title: `${nameOf(job)} contains no numbers`,
              advice: `None of its ${lines} lines has a number. Say how much, how many or how often where you can.`,
            },
    ),
    rule("has months", recent, ({ job }) =>
      isYear(job.from) || isYear(job.to)
        ? { title: `${nameOf(job)} has no months`, advice: `${spanWords(job)} Add the months.` }
        : null,
    ),
    rule("has a title and an employer", recent, ({ job }) =>
      job.title && job.company
        ? null
        : {
            title: `${nameOf(job)} has no ${job.title ? "employer" : "title"}`,
            advice: "None was recognised. Write title, employer and dates close together.",
          },
    ),
    rule("says what you did", recent, ({ job, lines }) =>
      lines > 0
        ? null
        : {
            title: `${nameOf(job)} has no description`,
            advice: "Describe in a few lines what you did and what you achieved.",
          },
    ),
  ];
}

const isYear = (date: string) => /^\d{4}$/.test(date);

const nameOf = ({ title, company, from }: Experience) =>
  title || (company && `The position at ${company}`) || `The position from ${from}`;

const isRecent = ({ from, to }: Experience, now: Date) => {
  const end = to || from;
  return end === "present" || Number(end.slice(0, 4)) >= now.getFullYear() - limits.recentYears;
};

/** "2019 – 2022" may be just over two years or just under four. */
function spanWords({ from, to }: Experience): string {
  if (!isYear(from) || !isYear(to)) return "A month is missing, so its length is not known.";
  const years = Number(to) - Number(from);
  if (years === 0) return `“${from}” can be a month or a year.`;
  return `“${from} – ${to}” can mean ${years > 1 ? years - 1 : "two months"} or ${years + 1} years.`;
}
