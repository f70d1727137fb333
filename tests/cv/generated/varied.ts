import type { Truth } from "./compose.ts";
import { variedDatesOf } from "./dates.ts";
import { type Block, bold, bullet, type Document, italic, type Look, row, type Section } from "./document.ts";
import type { Printer } from "./layouts.ts";
import { rowsOfSchool, skillStyles, yearsOf } from "./otherStyles.ts";
import type { School } from "./person.ts";
import { type Random, randomOf } from "./random.ts";
import { type HeadStyle, headOf, headStyleOf, inForm, type VariedJob } from "./variedHead.ts";
import { firstNames, type Language, list, type VariedWords, wordsOf } from "./words.ts";

/** `group`: what was drawn, in words. */
export type VariedCv = { group: string; name: string; printer: Printer; document: Document; truth: Truth };

const languages = list("en|en|en|en|de|de|es|fr|pl") as Language[];
const printers = list("docx|docx|chromium|chromium|chromium|weasyprint|libreoffice|groff") as Printer[];
const stories = list("bullets|bullets|bullets|prose|none|tradeAndBullets|bulletsAndTools");

/** A CV whose layout is drawn from its seed, field by field, and what a reader should find in it. */
export function varied(seed: number): VariedCv {
  const random = randomOf(seed * 31 + 5_000);
  const language = random.pick(languages);
  const words = wordsOf[language].varied;
  const printer = printerOf(random.pick(printers), language);
  const other = randomOf(seed * 97 + 3);
  const head = headStyleOf(random, other, words.at);
  const dates = variedDatesOf(random, language);
  const fill = filler(random, words);
  const story = random.pick(stories);
  const isNested = head.form === "rows" && random.next() < 0.15;
  let year = 2024 - random.between(0, 1);
  const count = random.between(2, 5);
  const titles = random.sample(words.titles, count);
  const graded = titles.map((title) =>
    random.next() < 0.15 ? random.pick(words.grades).replace("#", title) : title,
  );
  const posts = graded.map((title, index) => {
    const to = index === 0 && random.next() < 0.65 ? null : { year, month: random.between(6, 12) };
    year -= random.between(1, 4);
    const from = { year, month: random.between(1, 6) };
    return {
      title,
      company: fill(random.pick(words.companies)),
      place: fill(random.pick(words.regions)),
      from,
      to,
    };
  });
  if (isNested && posts[1]) Object.assign(posts[1], { company: posts[0]?.company, place: posts[0]?.place });
  const jobs = posts.map(({ from, to, ...post }): VariedJob & { truth: { from: string; to: string } } => ({
    ...post,
    team: random.pick(words.teams),
    department: other.pick(words.departments),
    contract: random.pick(words.contracts),
    trade: random.pick(words.trades),
    dates: dates.write(from, to),
    duration: words.duration
      .replace("#", String(random.between(1, 4)))
      .replace("@", String(random.between(1, 11))),
    deeds: random.sample(words.deeds, random.between(1, 4)),
    truth: dates.truth(from, to),
  }));
  const skills = random.sample(words.skills, random.between(5, 12));
  const schools = random.sample(words.degrees, random.between(1, 3)).map((degree) => {
    const to = year;
    year -= random.between(2, 4);
    return {
      degree,
      institution: fill(random.pick(words.schools)),
      place: fill(random.pick(words.regions)),
      from: year,
      to,
    };
  });
  const blocks = (some: typeof jobs, nested: boolean) =>
    jobBlocks(some, { head, story, nested, skills, random, labels: words.labels });
  const cut = count > 2 && random.next() < 0.2 ? random.between(1, count - 1) : count;
  const heading = (kind: string) => random.pick(words.headings[kind] ?? []);
  const work: Section[] = [
    {
      heading: random.next() < 0.1 ? words.odd : heading("experience"),
      blocks: blocks(jobs.slice(0, cut), isNested && cut > 1),
    },
    ...(cut < count ? [{ heading: heading("earlier"), blocks: blocks(jobs.slice(cut), false) }] : []),
  ];
  const education: Section = { heading: heading("education"), blocks: schoolBlocks(schools, head, random) };
  const skillStyle = random.pick(Object.values(skillStyles));
  const list: Section = { heading: heading("skills"), blocks: skillStyle(skills, random), isSide: true };
  const extras = extraSections(words, random, heading, fill);
  const isSchoolFirst = random.next() < 0.25;
  const isSkillsFirst = random.next() < 0.25;
  const main = isSchoolFirst ? [education, ...work] : [...work, education];
  const last = fill("#");
  const first = random.pick(firstNames);
  const isBare = cut === count && random.next() < 0.06;
  const document: Document = {
    name: `${first} ${last}`,
    headline: graded[0] ?? "",
    contact: [
      fill(random.pick(words.regions)),
      `${first}.${last}@example.org`.toLowerCase(),
      `+44 20 7946 0${random.between(100, 999)}`,
    ],
    look: lookOf(random, printer, head),
    sections: withHeadings(!isBare, [
      ...extras.before,
      ...(isSkillsFirst ? [list, ...main] : [...main, list]),
      ...(isBare ? [] : extras.after),
    ]),
    ...(random.next() < 0.1 && { footer: `${first} ${last} – Page 1 / 1` }),
  };
  const isUpper = (text: string, upper: boolean) => (upper ? text.toUpperCase() : text);
  return {
    printer,
    name: `varied-${String(seed).padStart(3, "0")}`,
    group: [
      printer,
      language,
      ...(head.form === "rows" ? [] : [`form:${head.form}`]),
      `first:${head.first}`,
      `join:${head.join.trim()}`,
      `dates:${head.dates}`,
      `place:${head.place}`,
      dates.name,
      story,
      document.look.structure,
      document.look.heading,
      ...(isNested ? ["nested"] : []),
      ...(head.contract === "none" ? [] : [head.contract]),
      ...(head.duration ? ["duration"] : []),
      ...(head.team === "none" ? [] : ["team"]),
      ...(head.isSentence ? ["sentence"] : head.hasDepartments ? ["departments"] : []),
      ...(cut < count ? ["two"] : []),
      ...(isBare ? ["bare"] : []),
    ].join(" "),
    document,
    truth: {
      experience: jobs.map(({ title, company, truth }) => ({
        title: isUpper(title, head.form === "rows" && head.isTitleUpper),
        company: isUpper(company, head.form === "rows" && head.isCompanyUpper),
        ...truth,
      })),
      schools: schools.map((school) => school.institution),
      skills,
    },
  };
}

const withHeadings = (isHeaded: boolean, sections: Section[]): Section[] =>
  isHeaded ? sections : sections.map((section) => ({ ...section, heading: null }));

/** groff's own fonts lack most Polish letters. */
const printerOf = (printer: Printer, language: Language): Printer =>
  printer === "groff" && language === "pl" ? "docx" : printer;

const filler = (random: Random, words: VariedWords) => (pattern: string) =>
  pattern.replace(/[#@]/g, (sign) => random.pick(sign === "@" ? words.cities : words.surnames));

function lookOf(random: Random, printer: Printer, head: HeadStyle): Look {
  const isRail = head.dates === "leftRail" || head.dates === "rightRail";
  // Tabs and tables within a table run off LibreOffice's page.
  const isFlat = printer === "groff" || printer === "libreoffice";
  const structures: Look["structure"][] = isFlat
    ? ["single"]
    : isRail
      ? ["single", "single", "sideLeft"]
      : ["single", "single", "single", "sideLeft", "sideRight", "labelRail"];
  return {
    structure: random.pick(structures),
    size: random.between(9, 11),
    font: random.pick(["DejaVu Sans", "DejaVu Serif", "Liberation Sans", "Liberation Serif"]),
    heading: random.pick(["bold", "caps", "spaced", "plain", "boxed"]),
    ...(head.dates === "rightRail" && { railRight: true }),
  };
}

type Kind = {
  labels: VariedWords["labels"];
  head: HeadStyle;
  story: string;
  nested: boolean;
  skills: string[];
  random: Random;
};

function jobBlocks(jobs: VariedJob[], kind: Kind): Block[] {
  const told = (job: VariedJob) => storyOf(job, kind);
  const { head, nested } = kind;
  const formed = inForm(head, jobs, kind.labels);
  if (formed) return formed;
  const [first, second, ...others] = jobs;
  if (!nested || !first || !second)
    return jobs.map((job) => {
      const { rail, rows } = headOf(head, job);
      return { ...(rail !== undefined && { rail }), rows: [...rows, ...told(job)] };
    });
  // Several posts under one employer: its name once, then each with its own dates.
  const posts = [first, second].flatMap((job) => [row(bold(job.title), job.dates), ...told(job)]);
  return [
    { rows: [row(bold(first.company), first.place), ...posts] },
    ...others.map((job) => ({
      rows: [row(bold(job.company), job.place), row(bold(job.title), job.dates), ...told(job)],
    })),
  ];
}

function storyOf(job: VariedJob, { story, skills, random }: Kind) {
  if (story === "none") return [];
  if (story === "prose") return [row(job.deeds.map((deed) => deed.replace(/[.;]?$/, ".")).join(" "))];
  const bullets = job.deeds.map(bullet);
  if (story === "tradeAndBullets") return [row(italic(job.trade)), ...bullets];
  return story === "bulletsAndTools"
    ? [...bullets, row(`Tools: ${random.sample(skills, 2).join(", ")}`)]
    : bullets;
}

const schoolRows = [
  "*degree* >> years // institution",
  "*institution* >> years // degree",
  "degree – institution >> to",
  "years  degree, institution",
  "*institution* >> place // _degree_ >> to",
  "institution | degree | years",
  "*degree* // institution // years",
  "- degree, institution (to)",
];

function schoolBlocks(schools: School[], head: HeadStyle, random: Random): Block[] {
  const isRail = head.dates === "leftRail" || head.dates === "rightRail";
  const template = random.pick(schoolRows);
  return schools.map((school) =>
    isRail
      ? { rail: yearsOf(school), rows: rowsOfSchool("*degree* // institution, place", school) }
      : { rows: rowsOfSchool(template, school) },
  );
}

function extraSections(
  words: VariedWords,
  random: Random,
  heading: (kind: string) => string,
  fill: (pattern: string) => string,
): { before: Section[]; after: Section[] } {
  const has = (share: number) => random.next() < share;
  const one = (title: string, text: string, isSide = false): Section => ({
    heading: title,
    blocks: [{ rows: [row(text)] }],
    isSide,
  });
  const rows = (title: string, texts: string[], isSide = false): Section => ({
    heading: title,
    blocks: [{ rows: texts.map((text) => row(text)) }],
    isSide,
  });
  return {
    before: has(0.5) ? [one(heading("summary"), words.summary)] : [],
    after: [
      ...(has(0.15) ? [rows(words.courses, [`${fill("#")} Academy – 2019`, "First Aid, 2021"])] : []),
      ...(has(0.15) ? [one(words.volunteering, `${fill("#")} Foundation, 2015 – 2017`)] : []),
      ...(has(0.1)
        ? [
            one(
              words.publications,
              `${fill("#")}, A. (2018). On the growth of small towns. Journal of Places, 12(3), 45–61.`,
            ),
          ]
        : []),
      ...(has(0.12) ? [one(...words.military)] : []),
      ...(has(0.5) ? [rows(heading("languages"), words.spoken, true)] : []),
      ...(has(0.4) ? [one(heading("hobbies"), random.sample(words.hobbies, 3).join(", "), true)] : []),
      ...(has(0.15) ? [one(heading("references"), words.reference)] : []),
    ],
  };
}
