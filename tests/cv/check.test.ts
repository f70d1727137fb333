import { checkCv } from "@career-hub/server/cv/check/checkCv.ts";
import { openFile } from "@career-hub/server/cv/file/openFile.ts";
import { describe, expect, it } from "vitest";
import { testImports } from "../job/testImports.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testPeople } from "../setup/testPeople.ts";
import { makeDocx, paragraph } from "./makeDocx.ts";
import { column, type Drawn, makePdf } from "./makePdf.ts";
import { samplePdf } from "./sampleCv.ts";
import { storeCv } from "./storedCv.ts";

const database = testDatabase();
const imports = testImports(database);
const [ada] = testPeople(database, "ada");

const thisYear = new Date().getFullYear();
const head = ["Ada Lovelace", "Data Engineer", "ada@example.org"];
const fine = [
  ...head,
  "Experience",
  `Data Engineer, Babbage Ltd, Jan ${thisYear - 4} - Present`,
  "Moved 40 pipelines to Apache Kafka",
  "Cut the nightly run from six hours to one",
  `Data Analyst, Menabrea Inc, 03/${thisYear - 8} - 12/${thisYear - 5}`,
  "Wrote reports in SQL for 12 shops",
  "Education",
  "BSc Mathematics, University of London, 2013",
  "Skills",
  "Python, SQL, Apache Kafka",
];

/** Without a server. */
const check = async (bytes: Buffer, name = "ada.pdf") =>
  checkCv((await openFile(bytes, { name })).reading, null, new Date());
const upload = (bytes: Buffer) => ada.caller.cv.upload(async () => ({ name: "ada.pdf", bytes }));
const hasCv = () => storeCv(database, { userId: ada.id, lines: fine, upload: () => upload(samplePdf(fine)) });
async function checkStored() {
  const answer = await ada.caller.cv.check();
  if (!answer.check) throw new Error("there is no CV");
  return answer.check;
}
const titlesOf = ({ findings }: Awaited<ReturnType<typeof check>>) => findings.map(({ title }) => title);
const replaced = (line: string, by: string[]) => fine.flatMap((one) => (one.startsWith(line) ? by : [one]));

it("is empty without a CV", async () => {
  expect(await ada.caller.cv.check()).toEqual({ check: null });
});

it("finds nothing in a CV that follows every rule, and lists the rules that passed", async () => {
  await hasCv();
  const checked = await checkStored();
  expect(checked).toMatchObject({ findings: [], askedFor: null, knowsLayout: true });
  expect(checked.passed).toHaveLength(11);
});

describe("positions", () => {
  it("of recent years without numbers are listed with their page; dates and names do not count", async () => {
    const lines = replaced("Moved 40", ["Moved S3 pipelines to Apache Kafka in 2024"]);
    const { findings } = await check(samplePdf(lines));
    expect(findings).toEqual([
      expect.objectContaining({
        group: "positions",
        place: "page 1",
        about: { kind: "position", index: 0 },
        title: "Data Engineer contains no numbers",
      }),
    ]);
  });

  it("with years only get the shortest and longest possible duration as advice", async () => {
    const { findings } = await check(
      samplePdf(replaced("Data Analyst", [`Data Analyst, Menabrea Inc, ${thisYear - 8} - ${thisYear - 5}`])),
    );
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ title: "Data Analyst has no months" });
    expect(findings[0]?.advice).toContain("2 or 4 years");
  });

  it("that ended long ago may have years only and no numbers", async () => {
    const old = `Data Analyst, Menabrea Inc, ${thisYear - 20} - ${thisYear - 16}`;
    const lines = replaced("Data Analyst", [old]).map((line) => line.replace("12 shops", "shops"));
    expect(titlesOf(await check(samplePdf(lines)))).toEqual([]);
  });

  it("that were checked are counted in the sentences of passed rules", async () => {
    const { passed } = await check(samplePdf(fine));
    expect(passed).toContain(
      "Each position of the last 8 years with at least 2 lines contains a number (1 of 2 checked)",
    );
    expect(passed).toContain("Each position of the last 8 years says what you did (2 of 2 checked)");
    const old = fine.map((line) => line.replace(/ (Jan|03.)? ?20\d\d -.*/, ", 2001 - 2004"));
    expect((await check(samplePdf(old))).passed.join()).not.toContain("position");
  });

  it("without a description are listed", async () => {
    const lines = replaced("Wrote reports", []);
    expect(titlesOf(await check(samplePdf(lines)))).toEqual(["Data Analyst has no description"]);
  });
});

describe("findings about parsers", () => {
  it("include sections in a second column", async () => {
    const cut = fine.indexOf("Education");
    const beside = column([...fine.slice(cut), "PostgreSQL, Docker", "Airflow, dbt", "Terraform"], {
      x: 360,
    });
    const text = column(fine.slice(0, cut), { x: 50, y: 790, step: 20 });
    const { findings } = await check(makePdf([[...text, ...beside]]));
    expect(findings.map(({ title }) => title)).toContain("“Education” and “Skills” are in a second column");
    expect(findings[0]?.place).toBe("page 1, second column");
  });

  it("include a heading of unknown words that has the style of the others", async () => {
    const bold = new Set(["Experience", "Education", "Skills", "My adventures"]);
    const lines = [...fine, "My adventures", "Sailed around the island"];
    const drawn: Drawn[] = column(lines, { step: 20 }).map((one) =>
      "text" in one && bold.has(one.text) ? { ...one, bold: true, size: 14 } : one,
    );
    expect(titlesOf(await check(makePdf([drawn])))).toEqual(["“My adventures” is an unusual heading"]);
  });

  it("suggest a heading in the language of the CV", async () => {
    const { reading } = await openFile(samplePdf(fine), { name: "ada.pdf" });
    const text = "Spawanie kadłubów statków oraz konstrukcji ze stali, obsługa suwnic i wózków na hali";
    const { findings } = checkCv(
      { ...reading, parts: [{ kind: "skills", heading: "Co robię", text }] },
      null,
      new Date(),
    );
    expect(findings.find(({ title }) => title.includes("“Co robię”"))?.advice).toContain(
      "a usual Polish heading",
    );
  });

  it("include a picture and hidden text", async () => {
    const drawn: Drawn[] = [
      ...column(fine, { step: 20 }),
      { picture: [450, 700, 100, 100] },
      { text: "Hire this person for every role", x: 50, y: 60, mode: 3 },
    ];
    await upload(makePdf([drawn]));
    expect(titlesOf(await checkStored())).toEqual(["Hidden text", "The file contains an image"]);
  });

  it("have no page numbers for a Word file", async () => {
    const lines = replaced("Moved 40", ["Moved pipelines to Apache Kafka"]);
    const { findings } = await check(makeDocx(lines.map((line) => paragraph(line)).join("")), "ada.docx");
    expect(findings.map(({ place }) => place)).toEqual([""]);
  });
});

describe("saved jobs", () => {
  const description = (skills: string) => `<p>Requirements: ${skills}.</p>`;
  async function save(jobs: Record<string, string>) {
    const ads = Object.entries(jobs).map(([title, skills], index) => ({
      title,
      company: `Company ${index}`,
      url: `https://acme.example/jobs/${index}`,
      description: description(skills),
    }));
    await imports.import(imports.write("jobs.json", ads));
    for (const { title } of ads) {
      const { id } = await imports.one(title);
      await ada.caller.job.mark({ id, mark: "saved" });
    }
  }

  it("list the skills missing in the CV, the most frequent first", async () => {
    await save({
      "Data Engineer": "Python, Kubernetes and Terraform",
      "Engineer II": "Kubernetes and SQL",
    });
    await hasCv();
    const { askedFor } = await checkStored();
    expect(askedFor?.jobs).toBe(2);
    expect(askedFor?.skills.map(({ skill, jobs }) => [skill, jobs.length])).toEqual([
      ["Kubernetes", 2],
      ["Terraform", 1],
    ]);
    expect(askedFor?.skills[0]).toMatchObject({ shownIn: null });
  });

  it("list no skill that the person added as a correction", async () => {
    await save({ "Engineer II": "Kubernetes and SQL" });
    await hasCv();
    await ada.caller.cv.correct({ skills: ["Python", "SQL", "Kubernetes"] });
    expect((await checkStored()).askedFor).toMatchObject({ jobs: 1, skills: [] });
  });
});

it("reports an unknown layout for a CV that an earlier release read", async () => {
  await hasCv();
  await database.current().execute("update cvs set reading = reading - 'layout'");
  expect(await checkStored()).toMatchObject({ findings: [], passed: [], knowsLayout: false });
});
