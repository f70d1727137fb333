/**
 * `npm run eval:cv`: evaluates the parsing of CVs. Words are compared with poppler's pdftotext, jobs and skills with human
 * readings of the same files (tests/cv/truth), and statuses with files made to break parsers. The files are not part of
 * this project: CAREER_HUB_DATA is their folder.
 */

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { openFile } from "../server/src/cv/file/openFile.ts";
import { type ReadCv, readFile } from "../server/src/cv/file/readFile.ts";
import { readPdf } from "../server/src/cv/pdf/readPdf.ts";
import { parseCv } from "../server/src/cv/reading/parseCv.ts";
import { toPublicError } from "../server/src/errors.ts";
import { countsOf } from "../server/src/text/counts.ts";
import { countReadings } from "./cvEval/countReadings.ts";
import { reportFolder } from "./cvEval/folder.ts";
import { reportGenerated } from "./cvEval/generated.ts";
import { renamed, renamedTruth } from "./cvEval/renamed.ts";
import { isSimilar, isSimilarSkill, percent } from "./cvEval/similarity.ts";
import { anonymisedCvs, cvsByHand, type Truth } from "./cvEval/truths.ts";
import { reportWritten } from "./cvEval/written.ts";
import { dataFolder } from "./project.ts";

/** Not every truth has skills. */
type Outcome = { file: string; cv?: ReadCv; status: number; ms: number };

const isVerbose = process.argv.includes("--verbose");

function filesIn(folder: string): string[] {
  if (!existsSync(join(dataFolder, folder))) return [];
  return readdirSync(join(dataFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataFolder.length + 1))
    .sort();
}

async function read(file: string): Promise<Outcome> {
  const began = performance.now();
  const outcome = await readFile({ name: basename(file), bytes: readFileSync(join(dataFolder, file)) }).then(
    (cv) => ({ cv, status: 200 }),
    (error: unknown) => ({ status: toPublicError(error).status }),
  );
  return { file, ...outcome, ms: Math.round(performance.now() - began) };
}

/** Parses in this process, because starting one per CV takes longer than parsing. */
async function readHere(file: string): Promise<Outcome> {
  const bytes = readFileSync(join(dataFolder, file));
  const cv = await openFile(bytes, { name: basename(file) }).catch(() => undefined);
  return { file, cv, status: cv ? 200 : 422, ms: 0 };
}

async function readAll(files: string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const worker = async () => {
    for (let file = files[next++]; file; file = files[next++]) outcomes.push(await read(file));
  };
  await Promise.all([worker(), worker()]);
  return outcomes.sort((a, b) => a.file.localeCompare(b.file));
}

const words = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}_]+/gu) ?? [];

function reportWords(outcomes: Outcome[]): void {
  let [all, missing, weak] = [0, 0, 0];
  for (const { file, cv } of outcomes) {
    if (!file.endsWith(".pdf") || !cv) continue;
    const { stdout, error } = spawnSync("pdftotext", [join(dataFolder, file), "-"], { encoding: "utf8" });
    if (error) {
      console.log("pdftotext is not installed: words are not compared");
      return;
    }
    const left = countsOf(words(cv.text));
    const wanted = words(stdout);
    const lost = wanted.filter((word) => {
      const count = left.get(word) ?? 0;
      left.set(word, count - 1);
      return count <= 0;
    });
    all += wanted.length;
    missing += lost.length;
    if (lost.length > wanted.length * 0.01) weak += 1;
    if (isVerbose && lost.length > wanted.length * 0.01)
      console.log(`  ${file}: ${lost.slice(0, 10).join(" ")}`);
  }
  console.log(
    `words of pdftotext found     ${percent(all - missing, all)} of ${all}; below 99 %: ${weak} files`,
  );
}

/** Reports jobs and skills compared with human readings. */
function reportTruths(name: string, truths: Truth[], read: Map<string, ReadCv>, isQuiet: boolean): void {
  const show = (text: string) => isVerbose && !isQuiet && console.log(text);
  const { jobs, skills, add, jobLines } = countReadings({ same: isSimilar, sameSkill: isSimilarSkill, show });
  for (const truth of truths) add(truth.file, truth, read.get(truth.file)?.reading);
  console.log(`${name}`);
  console.log(`jobs                         ${jobs.true} in ${truths.length} CVs; read ${jobs.read}`);
  for (const line of jobLines()) console.log(`  ${line}`);
  console.log(`  all three right            ${percent(jobs.whole, jobs.true)}`);
  if (skills.true === 0) return;
  console.log(
    `  skills precision           ${percent(skills.read - skills.wrong, skills.read)} of ${skills.read}`,
  );
  console.log(
    `  skills recall              ${percent(skills.true - skills.missing, skills.true)} of ${skills.true}`,
  );
}

/** Parses the anonymised CVs with generated names for placeholders. */
async function readRenamed(truths: Truth[]) {
  const renamedTruths: Truth[] = [];
  const renamedRead = new Map<string, ReadCv>();
  for (const [index, truth] of truths.entries()) {
    if (!truth.file.startsWith("livecareer/")) continue;
    const { file, names } = renamed(await readPdf(readFileSync(join(dataFolder, "cv", truth.file))), index);
    const experience = renamedTruth(truth.experience, names);
    if (!experience) continue;
    renamedTruths.push({ file: truth.file, experience });
    renamedRead.set(truth.file, parseCv(file, new Date()));
  }
  return { renamedTruths, renamedRead };
}

/** The results of poppler or zipfile determine the expected status. */
function reportNasty(outcomes: Outcome[]): void {
  const index = readFileSync(join(dataFolder, "nasty/index.tsv"), "utf8").trim().split("\n").slice(1);
  const rows = new Map(index.map((line) => [line.split("\t")[0] ?? "", line.split("\t")] as const));
  const statuses = Object.entries(Object.groupBy(outcomes, (one) => String(one.status))).map(
    ([status, some]) => `${status}: ${some?.length ?? 0}`,
  );
  const odd = outcomes.filter(({ file, status }) => {
    const [, , opened, , , characters] = rows.get(file) ?? [];
    const isReadable = opened === "ok" && Number(characters) > 0 && /\.(pdf|docx)$/.test(file);
    return ![200, 415, 422].includes(status) || (isReadable && status !== 200);
  });
  const slowest = Math.max(...outcomes.map((one) => one.ms));
  console.log(
    `files made to break readers  ${outcomes.length}; ${statuses.join(", ")}; slowest ${(slowest / 1000).toFixed(1)} s`,
  );
  console.log(`  others find text in        ${odd.length} of the refused ones`);
  if (isVerbose)
    for (const { file, status } of odd)
      console.log(`  ${file}: ${status} ${rows.get(file)?.slice(2).join(" ")}`);
}

const folder = process.argv.indexOf("--folder");
if (folder > 0) {
  await reportFolder(process.argv[folder + 1] ?? ".", isVerbose);
  process.exit(0);
}
const isOnlyWork = process.argv.includes("--work");
await reportWritten(isVerbose, isOnlyWork);
if (process.argv.includes("--written")) process.exit(0);
if (!process.argv.includes("--no-generated")) await reportGenerated(isVerbose, isOnlyWork);
if (process.argv.includes("--generated")) process.exit(0);
const cvs = filesIn("cv").filter((file) => /\.(pdf|docx)$/.test(file));
if (cvs.length === 0) {
  console.error(
    `There are no CVs in ${join(dataFolder, "cv")}: set CAREER_HUB_DATA to the folder that has them.`,
  );
  process.exit(1);
}
const outcomes: Outcome[] = [];
for (const file of cvs) outcomes.push(await readHere(file));
const read200 = new Map(outcomes.flatMap(({ file, cv }) => (cv ? [[file.slice(3), cv] as const] : [])));
console.log(`CVs read                     ${read200.size} of ${cvs.length}`);
reportWords(outcomes);
for (const [name, some] of [
  ["by hand", cvsByHand()],
  ["anonymised, for work", anonymisedCvs("work")],
  ["anonymised, only counted", anonymisedCvs("counted")],
] as const) {
  const isQuiet = name.endsWith("counted");
  reportTruths(name, some, read200, isQuiet);
  const { renamedTruths, renamedRead } = await readRenamed(some);
  reportTruths(`${name}, employers and places renamed`, renamedTruths, renamedRead, isQuiet);
}
const nasty = filesIn("nasty").filter((file) => !file.endsWith(".tsv"));
if (nasty.length && !process.argv.includes("--no-nasty")) reportNasty(await readAll(nasty));
