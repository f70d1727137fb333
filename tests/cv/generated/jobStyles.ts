import { type Block, bold, bullet, italic, row } from "./document.ts";
import type { Job } from "./person.ts";

/** `dates`: as they are written. All jobs of a section at once, since some layouts group them. */
type Style = (jobs: (Job & { dates: string })[]) => Block[];
type Dated = Job & { dates: string };
const deeds = (job: Dated) => job.deeds.map(bullet);
const each =
  (rows: (job: Dated) => Block["rows"], isTold = true): Style =>
  (jobs) =>
    jobs.map((job) => ({ rows: [...rows(job), ...(isTold ? deeds(job) : [])] }));
const rail =
  (rows: (job: Dated) => Block["rows"]): Style =>
  (jobs) =>
    jobs.map((job) => ({ rail: job.dates, rows: [...rows(job), ...deeds(job)] }));

export const jobStyles = {
  titleDatesThenCompany: each((job) => [
    row(bold(job.title), job.dates),
    row(italic(`${job.company}, ${job.place}`)),
  ]),
  companyPlaceThenTitleDates: each((job) => [
    row(bold(job.company), job.place),
    row(italic(job.title), job.dates),
  ]),
  datesTitleCompany: each((job) => [row(job.dates), row(bold(job.title)), row(job.company)]),
  titleCompanyDates: each((job) => [row(bold(job.title)), row(job.company), row(italic(job.dates))]),
  dotted: each((job) => [row(bold(`${job.title} · ${job.company} · ${job.team} Team`)), row(job.dates)]),
  titleCommaCompany: each((job) => [row(bold(`${job.title}, ${job.company}`), job.dates)]),
  railTitleComma: rail((job) => [row(bold(job.title), ""), row(`${job.company}, ${job.place}`)]),
  railCompanyTitle: rail((job) => [row(bold(job.company)), row(italic(job.title))]),
  oneLineAt: each((job) => [row(`${job.title} at ${job.company} (${job.dates})`)]),
  dashThenDatesPlace: each((job) => [
    row(bold(`${job.company} — ${job.title}`)),
    row(`${job.dates} | ${job.place}`),
  ]),
  datesThenBulletRole: (jobs) =>
    jobs.map((job) => ({ rows: [row(bold(job.dates)), bullet(`${job.title}, ${job.company}`)] })),
  companyDatesThenBulletRole: (jobs) =>
    jobs.map((job) => ({ rows: [row(bold(`${job.company}, ${job.place}`), job.dates), bullet(job.title)] })),
  datesColon: each((job) => [row(`${job.dates}: ${job.title}, ${job.company}, ${job.place}`)], false),
  datesCompanyTitle: each((job) => [row(`${job.dates}   ${job.company}, ${job.title}`)]),
  labels: each((job) => [
    row(`Position: ${job.title}`),
    row(`Employer: ${job.company}`),
    row(`Period: ${job.dates}`),
  ]),
  labelTable: (jobs) =>
    jobs.map((job) => ({
      rows: [],
      table: [
        ["Dates", job.dates],
        ["Occupation or position held", job.title],
        ["Name of employer", `${job.company}, ${job.place}`],
        ["Main activities", job.deeds.join(" ")],
      ],
    })),
  rolesUnderCompany: (jobs) => {
    const [first, second, ...others] = jobs;
    if (!first) return [];
    const pair = second ? [first, { ...second, company: first.company }] : [first];
    return [
      {
        rows: [
          row(bold(first.company), first.place),
          ...pair.flatMap((job) => [row(italic(job.title), job.dates), ...deeds(job)]),
        ],
      },
      ...others.map((job) => ({
        rows: [row(bold(job.company), job.place), row(italic(job.title), job.dates), ...deeds(job)],
      })),
    ];
  },
  stackedPlaceLast: each((job) => [row(bold(job.company)), row(job.title), row(job.dates), row(job.place)]),
  pipes: each((job) => [row(bold(`${job.title} | ${job.company} | ${job.place} | ${job.dates}`))]),
  fourLines: each((job) => [row(job.title), row(job.company), row(job.place), row(job.dates)]),
  companyPlaceDatesTitle: each((job) => [
    row(bold(job.company)),
    row(job.place),
    row(job.dates),
    row(italic(job.title)),
  ]),
  brackets: each((job) => [row(bold(`${job.title} (${job.company})`)), row(job.dates)]),
  table: (jobs) => [
    {
      rows: [],
      table: [["Period", "Employer", "Position"], ...jobs.map((job) => [job.dates, job.company, job.title])],
    },
  ],
  bareTable: (jobs) => [{ rows: [], table: jobs.map((job) => [job.title, job.company, job.dates]) }],
  companyPlaceOneLine: each((job) => [
    row(bold(job.title)),
    row(`${job.company} ${job.place}   ${job.dates}`),
  ]),
  companyPlaceTitleLine: each((job) => [row(bold(`${job.company}, ${job.place} — ${job.title}`), job.dates)]),
  sentence: each((job) => [row(`${job.dates} ${job.title} with ${job.company}, ${job.place}`)]),
  titleThenCompanyDates: each((job) => [row(bold(job.title)), row(`${job.company}, ${job.dates}`)]),
  bullets: (jobs) => [{ rows: jobs.map((job) => bullet(`${job.title}, ${job.company}, ${job.dates}`)) }],
  railRightStack: rail((job) => [row(bold(job.title)), row(`${job.company} · ${job.place}`)]),
  departmentLine: each((job) => [
    row(bold(job.title), job.dates),
    row(`${job.company}, ${job.team} Department`),
  ]),
  teamFirst: each((job) => [row(bold(job.title), job.dates), row(`${job.team} Team, ${job.company}`)]),
  companyDatesThenTitle: each((job) => [row(bold(job.company), job.dates), row(job.title)]),
  titlePlaceThenCompanyDates: each((job) => [row(bold(job.title), job.place), row(job.company, job.dates)]),
  titlePlaceThenDatesCompany: each((job) => [
    row(bold(`${job.title} — ${job.place}`)),
    row(job.company, job.dates),
  ]),
  stackedCompanyFirst: each((job) => [
    row(bold(job.company)),
    row(job.title),
    row(italic(`${job.dates}, ${job.place}`)),
  ]),
  companyBarPlace: each((job) => [
    row(bold(`${job.company} | ${job.place}`)),
    row(italic(`${job.title} | ${job.dates}`)),
  ]),
  datesCompanyTitleLines: each((job) => [
    row(bold(job.dates)),
    row(`${job.company}, ${job.place}`),
    row(italic(job.title)),
  ]),
  tableDatesTitle: (jobs) => [{ rows: [], table: jobs.map((job) => [job.dates, job.title, job.company]) }],
  titleDashCompany: each((job) => [row(bold(`${job.title} – ${job.company}`), job.dates)]),
  groupWithSpan: (jobs) => {
    const [first, second, ...others] = jobs;
    if (!first || !second)
      return jobs.map((job) => ({ rows: [row(bold(job.company)), row(job.title), row(job.dates)] }));
    return [
      {
        rows: [
          row(bold(first.company)),
          row("5 yrs 2 mos"),
          ...[first, { ...second, company: first.company }].flatMap((job) => [
            row(job.title),
            row(job.dates),
            ...deeds(job),
          ]),
        ],
      },
      ...others.map((job) => ({
        rows: [row(bold(job.company)), row(job.title), row(job.dates), ...deeds(job)],
      })),
    ];
  },
  companyBracketTitle: each((job) => [
    row(`${bold(job.company).text} (${job.place}): ${job.title}, ${job.dates}`),
  ]),
  titleUnderRail: rail((job) => [row(bold(`${job.title} / ${job.company}`))]),
  titleInCompany: each((job) => [
    row(bold(job.title), job.dates),
    row(job.team),
    row(`${job.company}, ${job.place}`),
  ]),
  datesDashTitle: each((job) => [row(`${job.dates} - ${job.title}`), row(italic(job.company))]),
  companyColonTitle: each((job) => [row(bold(`${job.company}: ${job.title}`), job.dates)]),
  titleCommaCompanyPlace: each((job) => [
    row(`${job.title}, ${job.company}, ${job.place}`),
    row(italic(job.dates)),
  ]),
  datesBarCompany: each((job) => [row(`${job.dates} | ${job.company}`), row(bold(job.title))]),
  titleThenCompanyBarDates: each((job) => [
    row(bold(job.title)),
    row(`${job.company} | ${job.dates} | ${job.place}`),
  ]),
  placeAboveRole: each((job) => [row(italic(job.place), job.dates), row(bold(job.company)), row(job.title)]),
  labelGrid: (jobs) =>
    jobs.map((job) => ({
      rows: [],
      table: [
        ["Role", job.title],
        ["Company", job.company],
        ["Location", job.place],
        ["Period", job.dates],
      ],
    })),
  titlePlaceCompanyDates: each((job) => [
    row(bold(job.title)),
    row(job.place),
    row(job.company),
    row(job.dates),
  ]),
  companyThenBulletRoleDates: (jobs) =>
    jobs.map((job) => ({
      rows: [row(bold(`${job.company} (${job.place})`)), bullet(`${job.title}, ${job.dates}`)],
    })),
  tableCompanyFirst: (jobs) => [{ rows: [], table: jobs.map((job) => [job.company, job.title, job.dates]) }],
  departmentOf: each((job) => [
    row(bold(job.title), job.dates),
    row(`Department of ${job.team}, ${job.company}`),
  ]),
  dashedLine: each((job) => [row(bold(`${job.company} - ${job.place} - ${job.title} - ${job.dates}`))]),
  datesBarTitleCompany: each((job) => [row(bold(`${job.dates} | ${job.title} | ${job.company}`))]),
  titleThenDatesCompany: each((job) => [
    row(bold(job.title.toUpperCase())),
    row(`${job.dates}, ${job.company}`),
  ]),
  datesTitleThenCompanyPlace: each((job) => [
    row(job.dates, job.place),
    row(bold(job.title)),
    row(job.company),
  ]),
  companyDatesPlaceThenTitle: each((job) => [
    row(bold(job.company.toUpperCase())),
    row(job.place, job.dates),
    row(italic(job.title)),
  ]),
} satisfies Record<string, Style>;
export type JobStyle = keyof typeof jobStyles;
