/**
 * `npm run eval:cv`: how well CVs are read. Words against poppler's pdftotext, jobs and skills against what people read
 * in the same files (tests/cv/truth), and the status of files made to break readers. The files are not part of this
 * project: CAREER_HUB_DATA names their folder.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openFile } from "../server/src/cv/file/openFile.ts";
import { type ReadCv, readFile } from "../server/src/cv/file/readFile.ts";
import { toPublicError } from "../server/src/errors.ts";
import { termNamed } from "../server/src/matching/dictionary.ts";
import { wordsKey } from "../server/src/matching/tokens.ts";

type Job = { title: string; company: string; from: string; to: string };
/** Skills are not told of every CV. */
type Truth = { file: string; experience: Job[]; skills?: string[] };
type Outcome = { file: string; cv?: ReadCv; status: number; ms: number };

const root = fileURLToPath(new URL("..", import.meta.url));
const data = process.env.CAREER_HUB_DATA ?? join(root, "../shared/data");
const isVerbose = process.argv.includes("--verbose");
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function filesIn(folder: string): string[] {
  if (!existsSync(join(data, folder))) return [];
  return readdirSync(join(data, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(data.length + 1))
    .sort();
}

async function read(file: string): Promise<Outcome> {
  const began = performance.now();
  const outcome = await readFile({ name: basename(file), bytes: readFileSync(join(data, file)) }).then(
    (cv) => ({ cv, status: 200 }),
    (error: unknown) => ({ status: toPublicError(error).status }),
  );
  return { file, ...outcome, ms: Math.round(performance.now() - began) };
}

/** Real CVs are read in this process: one for each would cost more time than the reading. */
async function readHere(file: string): Promise<Outcome> {
  const bytes = readFileSync(join(data, file));
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
    const { stdout } = spawnSync("pdftotext", [join(data, file), "-"], { encoding: "utf8" });
    const left = new Map<string, number>();
    for (const word of words(cv.text)) left.set(word, (left.get(word) ?? 0) + 1);
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

const same = (one: string, other: string) => {
  const [a, b] = [wordsKey(one), wordsKey(other)];
  return (
    a === b ||
    (a !== "" &&
      b !== "" &&
      (a.includes(b) || b.includes(a)) &&
      Math.min(a.length, b.length) > 0.6 * Math.max(a.length, b.length))
  );
};
const sameTo = (read: Job, truth: Job) => read.to === truth.to || (truth.to === "" && read.to === read.from);

/** Each true job against the one that was read in its place: the same beginning, then the likest. */
function reportJobs(truths: Truth[], read: Map<string, ReadCv>): void {
  const count = { jobs: 0, titles: 0, titled: 0, companies: 0, named: 0, dates: 0, whole: 0, read: 0 };
  for (const truth of truths) {
    const left = [...(read.get(truth.file)?.reading.experience ?? [])];
    count.read += left.length;
    for (const job of truth.experience) {
      const likeness = (one: Job) =>
        Number(one.from === job.from) * 3 +
        Number(sameTo(one, job)) +
        Number(same(one.title, job.title)) * 2 +
        Number(same(one.company, job.company));
      const best = left.toSorted((a, b) => likeness(b) - likeness(a))[0];
      const found = best && likeness(best) > 1 ? best : undefined;
      if (found) left.splice(left.indexOf(found), 1);
      const title = job.title === "" || (found !== undefined && same(found.title, job.title));
      const company = job.company === "" || (found !== undefined && same(found.company, job.company));
      const dates = found !== undefined && found.from === job.from && sameTo(found, job);
      count.jobs += 1;
      count.titled += Number(job.title !== "");
      count.titles += Number(job.title !== "" && title);
      count.named += Number(job.company !== "");
      count.companies += Number(job.company !== "" && company);
      count.dates += Number(dates);
      count.whole += Number(title && company && dates);
      if (isVerbose && !(title && company && dates))
        console.log(`  ${truth.file}: ${JSON.stringify(job)} read as ${JSON.stringify(found)}`);
    }
    if (isVerbose)
      for (const job of left) console.log(`  ${truth.file}: read but not there ${JSON.stringify(job)}`);
  }
  console.log(`jobs by hand                 ${count.jobs} in ${truths.length} CVs; read ${count.read}`);
  console.log(`titles right                 ${percent(count.titles, count.titled)}`);
  console.log(`employers right              ${percent(count.companies, count.named)}`);
  console.log(`dates right                  ${percent(count.dates, count.jobs)}`);
  console.log(`all three right              ${percent(count.whole, count.jobs)}`);
}

const keysOf = (skill: string) => [wordsKey(skill), wordsKey(termNamed(skill)?.name ?? skill)];
/** The same word, the same entry of the dictionary, or one within the other with at least half of its words. */
function sameSkill(one: string, other: string): boolean {
  return keysOf(one).some((a) =>
    keysOf(other).some((b) => {
      const [short = [], long = []] = [a.split(" "), b.split(" ")].sort((x, y) => x.length - y.length);
      return a === b || (short.every((word) => long.includes(word)) && short.length >= long.length * 0.5);
    }),
  );
}

function reportSkills(truths: Truth[], read: Map<string, ReadCv>): void {
  let [named, found, told, right] = [0, 0, 0, 0];
  for (const truth of truths) {
    const wanted = truth.skills;
    if (!wanted) continue;
    const skills = read.get(truth.file)?.reading.skills ?? [];
    const missing = wanted.filter((skill) => !skills.some((one) => sameSkill(one, skill)));
    const wrong = skills.filter((skill) => !wanted.some((one) => sameSkill(one, skill)));
    named += wanted.length;
    found += wanted.length - missing.length;
    told += skills.length;
    right += skills.length - wrong.length;
    if (isVerbose && missing.length + wrong.length > 0)
      console.log(`  ${truth.file}: missing [${missing.join("; ")}] wrong [${wrong.join("; ")}]`);
  }
  console.log(`skills precision             ${percent(right, told)} of ${told}`);
  console.log(`skills recall                ${percent(found, named)} of ${named}`);
}

/** What poppler or zipfile made of each file says which status is right. */
function reportNasty(outcomes: Outcome[]): void {
  const index = readFileSync(join(data, "nasty/index.tsv"), "utf8").trim().split("\n").slice(1);
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

const truths = JSON.parse(readFileSync(join(root, "tests/cv/truth/cvs.json"), "utf8")) as Truth[];
const cvs = filesIn("cv").filter((file) => /\.(pdf|docx)$/.test(file));
if (cvs.length === 0) {
  console.error(`There are no CVs in ${join(data, "cv")}: set CAREER_HUB_DATA to the folder that has them.`);
  process.exit(1);
}
const outcomes: Outcome[] = [];
for (const file of cvs) outcomes.push(await readHere(file));
const read200 = new Map(outcomes.flatMap(({ file, cv }) => (cv ? [[file.slice(3), cv] as const] : [])));
console.log(`CVs read                     ${read200.size} of ${cvs.length}`);
reportWords(outcomes);
reportJobs(truths, read200);
reportSkills(truths, read200);
const nasty = filesIn("nasty").filter((file) => !file.endsWith(".tsv"));
if (nasty.length && !process.argv.includes("--no-nasty")) reportNasty(await readAll(nasty));
