import { datesOf } from "./dates.ts";
import { type Block, bullet, type Document, row, type Section } from "./document.ts";
import { jobBlocks } from "./jobStyles.ts";
import type { Layout } from "./layouts.ts";
import { schoolBlocks, skillStyles } from "./otherStyles.ts";
import { type Job, type Person, personOf } from "./person.ts";
import { randomOf } from "./random.ts";

export type Truth = {
  experience: { title: string; company: string; from: string; to: string }[];
  schools: string[];
  skills: string[];
};

const fonts = ["DejaVu Sans", "DejaVu Serif", "Liberation Sans", "Liberation Serif"];

/** The CV of an invented person in a layout, and what a reader should find in it. */
export function compose(layout: Layout, seed: number): { document: Document; truth: Truth } {
  const random = randomOf(seed + 7);
  const person = personOf(seed, layout.language);
  if (["rolesUnderCompany", "groupWithSpan"].includes(layout.jobs) && person.jobs[1])
    person.jobs[1].company = person.jobs[0]?.company ?? "";
  const isBare = layout.headings === "none";
  const headings = person.words.headings;
  const section = (kind: string, blocks: Block[], isSide = false): Section => ({
    heading: isBare ? null : random.pick(headings[kind] ?? []),
    blocks,
    isSide,
  });
  const work = jobSections(layout, person, isBare ? null : random.pick(headings.experience ?? []));
  const schools = section("education", schoolBlocks(layout.schools, person.schools));
  const main = layout.extras.includes("educationFirst") ? [schools, ...work] : [...work, schools];
  const skills = section("skills", skillStyles[layout.skills](person.skills, random), true);
  const extras = extraSections(layout, person, section);
  const document: Document = {
    name: person.name,
    headline: person.headline,
    contact: person.contact,
    look: {
      structure: layout.structure,
      size: random.between(9, 11),
      font: random.pick(fonts),
      heading: layout.look,
      ...(layout.extras.includes("railRight") && { railRight: true }),
    },
    sections: [...extras.before, ...main, skills, ...extras.after],
    ...(layout.extras.includes("footer") && {
      footer: `${person.name} · Curriculum Vitae · May 2024 · Page 1 of 1`,
    }),
  };
  const dates = datesOf(layout.dates, person.words);
  const experience = person.jobs.map(({ title, company, from, to }) => ({
    title,
    company,
    ...dates.truth(from, to),
  }));
  return {
    document,
    truth: { experience, schools: person.schools.map((school) => school.institution), skills: person.skills },
  };
}

function jobSections(layout: Layout, person: Person, heading: string | null): Section[] {
  const { write } = datesOf(layout.dates, person.words);
  const blocks = (jobs: Job[]) =>
    jobBlocks(
      layout.jobs,
      jobs.map((job) => ({ ...job, dates: write(job.from, job.to) })),
    );
  const [first = heading, second] = Array.isArray(layout.headings) ? layout.headings : [];
  if (!second) return [{ heading: first, blocks: blocks(person.jobs) }];
  return [
    { heading: first, blocks: blocks(person.jobs.slice(0, 1)) },
    { heading: second, blocks: blocks(person.jobs.slice(1)) },
  ];
}

type Make = (kind: string, blocks: Block[], isSide?: boolean) => Section;

function extraSections(
  layout: Layout,
  person: Person,
  section: Make,
): { before: Section[]; after: Section[] } {
  const has = (extra: Layout["extras"][number]) => layout.extras.includes(extra);
  const { words, volunteering, project } = person;
  const before = has("summary") ? [section("summary", [{ rows: [row(words.summary)] }])] : [];
  const after: Section[] = [];
  if (has("volunteering"))
    after.push(
      section("volunteering", [
        {
          rows: [
            row(`${volunteering.what}, ${volunteering.where}`, `${volunteering.from} – ${volunteering.to}`),
          ],
        },
      ]),
    );
  if (has("projects"))
    after.push(
      section("projects", [
        {
          rows: [
            row(project.name, String(project.year)),
            bullet("A small game for two players, made with friends."),
          ],
        },
      ]),
    );
  if (has("certificates"))
    after.push({
      heading: "Certificates",
      blocks: [
        { rows: [bullet("First Aid Certificate, 2019"), bullet("Project Management Certificate, 2021")] },
      ],
    });
  if (has("languages"))
    after.push(section("languages", [{ rows: words.spoken.map((one) => row(one)) }], true));
  if (has("interests"))
    after.push(section("interests", [{ rows: [row(words.interests.slice(0, 4).join(", "))] }], true));
  return { before, after };
}
