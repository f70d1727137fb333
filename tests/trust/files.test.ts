import { loadPeople } from "@career-hub/demo/people.ts";
import { readFile } from "@career-hub/server/cv/file/readFile.ts";
import { toPublicError } from "@career-hub/server/errors.ts";
import { readFacts } from "@career-hub/server/profile/readFacts.ts";
import { stopSandboxes } from "@career-hub/server/sandbox/sandbox.ts";
import { afterAll, expect, it } from "vitest";
import { compose } from "../cv/generated/compose.ts";
import { layouts } from "../cv/generated/layouts.ts";
import { randomOf } from "../cv/generated/random.ts";
import { wordOf } from "../cv/generated/word.ts";
import { documentXml, frame, makeDocx, makeZip, paragraph } from "../cv/makeDocx.ts";
import { column, makePdf } from "../cv/makePdf.ts";
import { sampleLines, samplePdf } from "../cv/sampleCv.ts";
import { reading, repository } from "../evidence/sampleReading.ts";
import { ad, testImports } from "../job/testImports.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { mutate } from "./mutate.ts";
import { count, record, roundsOr } from "./record.ts";

/** A quarter each of PDF, Word, repositories' files and job ads. */
const each = Math.ceil(roundsOr(16) / 4);
const seed = Number(process.env.SEED ?? 1);
/** In milliseconds; long, so that a busy machine does not fail the test. */
const timeoutMs = 600_000;

const database = testDatabase({ keepsRows: true });
const imports = testImports(database);
afterAll(() => {
  stopSandboxes();
});

type Counts = Map<string, number>;
const add = (counts: Counts, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const inWords = (counts: Counts) => [...counts].map(([what, times]) => `${count(times)} ${what}`).join(", ");

/** Runs two at a time, the concurrency of the readers. */
async function inTwos<T>(values: T[], work: (value: T, index: number) => Promise<void>): Promise<void> {
  const rest = values.entries();
  await Promise.all(
    [1, 2].map(async () => {
      for (const [index, value] of rest) await work(value, index);
    }),
  );
}

async function readAll(files: { name: string; bytes: Buffer }[]): Promise<Counts> {
  const counts: Counts = new Map();
  const faults: string[] = [];
  await inTwos(files, async (file, index) => {
    const status = await readFile(file, { timeoutMs, who: String(index) }).then(
      () => 200,
      (error) => toPublicError(error).status,
    );
    add(counts, status === 200 ? "read" : `refused with ${status}`);
    if (![200, 415, 422].includes(status)) faults.push(`${index}: ${status}`);
  });
  expect(faults).toEqual([]);
  return counts;
}

const operators = sampleLines
  .map((line, n) => `BT /F1 10 Tf 50 ${790 - n * 14} Td (${line}) Tj ET`)
  .join("\n");
const pdfs = [
  samplePdf(),
  makePdf([column(sampleLines), column(sampleLines.toReversed())]),
  makePdf([[{ text: "Ада Лавлейс", x: 50, y: 700, unicode: true }, { picture: [0, 0, 90, 90] }]]),
  makePdf([[{ typed: "Python", at: [50, 600] }, ...column(sampleLines)]]),
];
const words = layouts.flatMap((layout, index) =>
  layout.printer === "docx" ? [wordOf(compose(layout, index * 100).document)] : [],
);

it("mutated PDF files are read or rejected with 415 or 422", async (context) => {
  const random = randomOf(seed);
  const files = Array.from({ length: each }, (_, n) => {
    // Every third mutates the content stream, since broken file structure is rejected earlier.
    const content = mutate(Buffer.from(operators), random.pick(pdfs), random);
    const bytes =
      n % 3 === 2
        ? makePdf([[]], { content })
        : mutate(random.pick(pdfs), random.pick([...pdfs, ...words]), random);
    return { name: "cv.pdf", bytes };
  });
  record(context, `${count(each)} PDF: ${inWords(await readAll(files))}`);
}, 3_600_000);

it("mutated Word files are read or rejected with 415 or 422", async (context) => {
  const random = randomOf(seed + 1);
  const text = Buffer.from(documentXml(sampleLines.map((line) => paragraph(line)).join("")));
  const bases = [...words, makeDocx(paragraph("Gardener"))];
  const files = Array.from({ length: each }, (_, n) => {
    const xml = () => mutate(text, random.pick(bases), random);
    const bytes =
      n % 2
        ? makeZip([...frame(), { name: "word/document.xml", content: xml() }])
        : mutate(random.pick(bases), random.pick(pdfs), random);
    return { name: "cv.docx", bytes };
  });
  record(context, `${count(each)} Word: ${inWords(await readAll(files))}`);
}, 3_600_000);

it("mutated READMEs and manifests are read without an error", async (context) => {
  const random = randomOf(seed + 2);
  const known = (await loadPeople(new Date())).flatMap(({ repositories }) =>
    repositories.flatMap(({ files }) => Object.entries(files)),
  );
  const changed = (path: string, text: string) => ({
    path,
    text: mutate(Buffer.from(text), Buffer.from(random.pick(known)[1]), random).toString(),
  });
  const files = Array.from({ length: each }, () => changed(...random.pick(known)));
  const groups = Array.from({ length: Math.ceil(each / 20) }, (_, n) => files.slice(n * 20, n * 20 + 20));
  let claims = 0;
  await inTwos(groups, async (group, index) => {
    const repositories = group.map((file, n) => repository({ name: `mutated-${n}`, files: [file] }));
    const facts = await readFacts(reading(repositories), { timeoutMs, who: String(index) });
    claims += facts.technologies.length;
  });
  expect(claims).toBeGreaterThan(0);
  record(context, `${count(each)} READMEs and manifests: all read`);
}, 3_600_000);

const ads = [ad(1), ad(2, { salary: "50 000 – 60 000 €", posted_at: "2026-11-01" }), ad(3, { remote: true })];
const feeds = [
  JSON.stringify(ads),
  ads.map((one) => JSON.stringify(one)).join("\n"),
  `title,company,url,description\n${ads.map((one) => `"${one.title}",Acme,${one.url},"<p>Work, ""really""</p>"`).join("\n")}`,
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Acme</title>${ads.map((one) => `<item><title>${one.title}</title><link>${one.url}</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate><description><![CDATA[${one.description}]]></description></item>`).join("")}</channel></rss>`,
  `<!doctype html><title>Acme</title><script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "JobPosting", title: "Cook", description: "<p>Cooks</p>", datePosted: "2026-11-01", hiringOrganization: { name: "Acme" }, url: "https://acme.example/cook" })}</script>`,
].map((text) => Buffer.from(text));

it("mutated job feeds are imported or rejected with a message", async (context) => {
  const random = randomOf(seed + 3);
  const counts: Counts = new Map();
  for (let n = 0; n < each; n++) {
    const bytes = mutate(random.pick(feeds), random.pick([...feeds, pdfs[0] as Buffer]), random);
    const outcome = await imports.import(imports.write(`ads-${n}`, bytes), { embedder: null });
    expect(outcome.message).toMatch(/[.)]$/);
    add(counts, outcome.failed ? "refused" : "imported");
  }
  record(context, `${count(each)} lists of ads: ${inWords(counts)}`);
}, 3_600_000);
