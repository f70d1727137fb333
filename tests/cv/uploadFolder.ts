/**
 * `npm run eval:uploads -- DIR`: every file of a folder through the upload of a server of its own, while others look at
 * the job board. Says which status each kind of file got, how long it took, what the others noticed, and what is left
 * behind: processes, files, memory. Beside an `index.tsv` (what poppler or a zip reader make of each file) it names the
 * files where the two differ. Ends with 1 when a file took more than ten seconds, got an odd status or left anything.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { limits } from "@career-hub/server/limits/limits.ts";
import { signInOverHttp, startProduct } from "../setup/product.ts";

type Outcome = { file: string; status: number; message: string; ms: number };
type Look = { path: string; ms: number; status: number; at: number };

const [given] = process.argv.slice(2);
if (!given || !existsSync(given)) {
  console.error("usage: npm run eval:uploads -- DIR");
  process.exit(2);
}
const folder = resolve(given);
const slowMs = 10_000;
const atOnce = 2;
const filesBelow = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const files = filesBelow(folder)
  .filter((path) => basename(path) !== "index.tsv")
  .sort();

const own = mkdtempSync(join(tmpdir(), "uploads-"));
const [temporary, data] = [join(own, "tmp"), join(own, "data")];
mkdirSync(temporary);
const product = await startProduct({ TMPDIR: temporary, DEMO_DATA: "true" }, data);
process.on("exit", () => rmSync(own, { recursive: true, force: true }));

/** Processes below the server, and the megabytes that it itself holds. */
const processes = () =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
const memory = () => Math.round((processes().find(([pid]) => pid === product.pid)?.[2] ?? 0) / 1024);
const children = () => processes().filter(([, parent]) => parent === product.pid).length;

const logins = readdirSync(new URL("../../demo/src/people", import.meta.url))
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));
const tokens = new Map<number, Promise<string>>();

/** Nobody may send more than so many in ten minutes: the next ones are sent by somebody else. */
function senderOf(index: number): Promise<string> {
  const person = Math.floor(index / limits.upload.max) % logins.length;
  const token = tokens.get(person) ?? signInOverHttp(product.url, logins[person] ?? "");
  tokens.set(person, token);
  return token;
}

async function send(path: string, token: string): Promise<Outcome> {
  const form = new FormData();
  form.append("cvFile", new File([readFileSync(path)], basename(path)));
  const began = performance.now();
  const answer = await fetch(`${product.url}/api/cv/upload`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { message = "" } = (await answer.json()) as { message?: string };
  const ms = Math.round(performance.now() - began);
  return { file: relative(folder, path), status: answer.status, message, ms };
}

async function sendAll(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < files.length; index = next++) {
      outcomes.push(await send(files[index] ?? "", await senderOf(index)));
      if (outcomes.length % 50 === 0) console.error(`${outcomes.length} of ${files.length}, ${memory()} MB`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes.sort((a, b) => a.file.localeCompare(b.file));
}

/** Somebody who only looks, four times a second, until told to stop. */
async function lookOn(stop: AbortSignal): Promise<Look[]> {
  const looks: Look[] = [];
  const start = performance.now();
  const watch = async (path: string) => {
    while (!stop.aborted) {
      const began = performance.now();
      const status = await fetch(product.url + path).then(
        async (answer) => (await answer.arrayBuffer()) && answer.status,
        () => 0,
      );
      looks.push({ path, ms: performance.now() - began, status, at: Math.round((began - start) / 1000) });
      await wait(250);
    }
  };
  await Promise.all(["/api/health/live", "/api/jobs?limit=50"].map(watch));
  return looks;
}

const failures: string[] = [];
const expect = (isFine: boolean, sentence: string) => {
  console.log(`${isFine ? "  " : "✗ "}${sentence}`);
  if (!isFine) failures.push(sentence);
};

/** What others read with text must be read here, too; what has another name or no text must not. */
function differences(outcomes: Outcome[]): string[] {
  const index = join(folder, "index.tsv");
  if (!existsSync(index)) return [];
  const rows = readFileSync(index, "utf8").trim().split("\n").slice(1);
  const known = new Map(rows.map((row) => [basename(row.split("\t")[0] ?? ""), row.split("\t")]));
  return outcomes.flatMap(({ file, status, message }) => {
    const [, , opened, encrypted, , characters] = known.get(basename(file)) ?? [];
    const isText = opened === "ok" && Number(characters) > 0 && /\.(?:pdf|docx)$/i.test(file);
    if (isText === (status === 200)) return [];
    return [
      `${file}: ${status} ${message} (elsewhere: ${opened}, encrypted ${encrypted}, ${characters} characters)`,
    ];
  });
}

const look = new AbortController();
await signInOverHttp(product.url, logins.at(-1) ?? "");
await wait(3_000);
const filesBefore = filesBelow(temporary).length;
const memoryBefore = memory();
const looking = lookOn(look.signal);
const outcomes = await sendAll();
look.abort();
const looks = await looking;
const memoryAfter = memory();
await wait(20_000);
const memoryLater = memory();

const times = outcomes.map((one) => one.ms).sort((a, b) => a - b);
const at = (numbers: number[], share: number) =>
  numbers[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
const statuses = Object.entries(Object.groupBy(outcomes, (one) => `${one.status} ${one.message}`));
console.log(`${outcomes.length} files`);
for (const [status, some = []] of statuses.sort())
  console.log(`  ${String(some.length).padStart(4)} × ${status}`);
console.log(
  `half within ${at(times, 0.5)} ms, 95 % within ${at(times, 0.95)} ms, slowest ${at(times, 1)} ms`,
);
for (const path of new Set(looks.map((one) => one.path))) {
  const some = looks.filter((one) => one.path === path);
  const waits = some.map((one) => Math.round(one.ms)).sort((a, b) => a - b);
  const failed = some.filter((one) => one.status !== 200).length;
  const slowest = some.toSorted((a, b) => b.ms - a.ms)[0];
  expect(
    failed === 0,
    `${path} meanwhile: ${some.length} times, ${failed} failed, half within ${at(waits, 0.5)} ms, 99 % within ${at(waits, 0.99)} ms, slowest ${at(waits, 1)} ms (after ${slowest?.at} s)`,
  );
}
expect(
  outcomes.every((one) => [200, 413, 415, 422].includes(one.status)),
  "every file was read or refused",
);
expect(at(times, 1) < slowMs, "no file took ten seconds");
expect(children() === 0, `${children()} processes left`);
expect(
  filesBelow(temporary).length === filesBefore,
  `${filesBelow(temporary).length - filesBefore} files left`,
);
expect(
  memoryLater < memoryBefore + 100,
  `memory: ${memoryBefore} MB before, ${memoryAfter} MB at the end, ${memoryLater} MB 20 seconds later`,
);
const differing = differences(outcomes);
if (differing.length) console.log(`${differing.length} differ from index.tsv:\n  ${differing.join("\n  ")}`);
const code = await product.end();
expect(code === 0, `the server ended with ${code}`);
process.exitCode = failures.length ? 1 : 0;
