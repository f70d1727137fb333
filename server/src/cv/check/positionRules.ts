import type { Experience, Layout, Reading } from "../schema.ts";
import { checkConstants as limits } from "./constants.ts";
import type { Finding, Rule } from "./findings.ts";

/** Information missing in recent positions. */
export function positionRules(reading: Reading, layout: Layout, now: Date): Rule[] {
  const recent = reading.experience.flatMap((job, index) => {
    const place = layout.positions[index];
    return place && isRecent(job, now) ? [{ job, index, ...place }] : [];
  });
  type Position = (typeof recent)[number];
  const findingsOf = (
    positions: Position[],
    say: (position: Position) => { title: string; advice: string },
  ): Finding[] =>
    positions.map((position) => ({
      group: "positions",
      ...say(position),
      place: reading.kind === "pdf" ? `page ${position.page}` : "",
      about: { kind: "position", index: position.index },
    }));
  return [
    {
      passed: `Each position of the last ${limits.recentYears} years contains a number`,
      findings: findingsOf(
        recent.filter(({ lines, figures }) => lines >= limits.leastLines && figures === 0),
        ({ job, lines }) => ({
          title: `${nameOf(job)} contains no numbers`,
          advice: `None of its ${lines} lines has a number. Say how much, how many or how often where you can.`,
        }),
      ),
    },
    {
      passed: `Each position of the last ${limits.recentYears} years has months`,
      findings: findingsOf(
        recent.filter(({ job }) => isYear(job.from) || isYear(job.to)),
        ({ job }) => ({
          title: `${nameOf(job)} has no months`,
          advice: `${spanWords(job)} Add the months.`,
        }),
      ),
    },
    {
      passed: "Each position has a title and an employer",
      findings: findingsOf(
        recent.filter(({ job }) => !job.title || !job.company),
        ({ job }) => ({
          title: `${nameOf(job)} has no ${job.title ? "employer" : "title"}`,
          advice: "None was recognised. Write title, employer and dates close together.",
        }),
      ),
    },
    {
      passed: "Each position says what you did",
      findings: findingsOf(
        recent.filter(({ lines }) => lines === 0),
        ({ job }) => ({
          title: `${nameOf(job)} has no description`,
          advice: "Say in a few lines what you did and what came of it.",
        }),
      ),
    },
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
