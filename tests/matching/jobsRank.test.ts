import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ads, cvs } from "./jobsPeople.ts";

const script = fileURLToPath(new URL("../../scripts/rank.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "rank-"));
const out = join(folder, "run.tsv");
const lines = (rows: object[]) => rows.map((row) => JSON.stringify(row)).join("\n");

/** Runs the command and returns its exit code and what it says. */
const command = (...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args]).then(
    ({ stderr }) => ({ status: 0, said: stderr }),
    ({ code, stderr }) => ({ status: code as number, said: String(stderr) }),
  );
async function rank(...more: string[]) {
  const outcome = await command("--set", folder, "--out", out, ...more);
  const [head, ...rows] = readFileSync(out, "utf8").trimEnd().split("\n");
  return { ...outcome, head, rows: rows.map((row) => row.split("\t")) };
}
let first: Awaited<ReturnType<typeof rank>>;

beforeAll(async () => {
  writeFileSync(join(folder, "cvs.jsonl"), lines(cvs.map(({ text }, at) => ({ id: `cv-${at}`, text }))));
  const asHtml = (text: string) => `<p>${text.replaceAll("\n", "</p><p>")}</p>`;
  const jobs = ads.map(({ title, descriptionText }, at) => ({
    id: `job-${at}`,
    title,
    company: "Acme",
    ...(at % 2 ? { description_text: descriptionText } : { description_html: asHtml(descriptionText ?? "") }),
  }));
  writeFileSync(join(folder, "jobs.jsonl"), `${lines(jobs)}\n`);
  first = await rank();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("writes every job for every CV, best first, ranks from 1, the same on every run", async () => {
  const { head, rows } = first;
  expect(head).toBe("cv_id\trank\tjob_id\tscore");
  expect(rows).toHaveLength(cvs.length * ads.length);
  for (const [at] of cvs.entries()) {
    const own = rows.filter(([cvId]) => cvId === `cv-${at}`);
    expect(own.map(([, rank]) => Number(rank))).toEqual(ads.map((_, index) => index + 1));
    const scores = own.map(([, , , score]) => Number(score));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  }
  expect(rows.find(([cvId, rank]) => cvId === "cv-0" && rank === "1")?.[2]).toBe("job-0");
  expect((await rank()).rows).toEqual(rows);
});

it("ranks CVs for each job when asked to, with the same scores", async () => {
  const scores = new Map(first.rows.map(([cvId, , jobId, score]) => [`${cvId} ${jobId}`, score]));
  const { rows } = await rank("--by", "job");
  expect(rows.filter(([, , jobId]) => jobId === "job-0").map(([, rank]) => Number(rank))).toEqual(
    cvs.map((_, index) => index + 1),
  );
  for (const [cvId, , jobId, score] of rows) expect(score).toBe(scores.get(`${cvId} ${jobId}`));
});

describe("sets as they come from outside", () => {
  const nurse =
    "Registered Nurse\nExperience\nICU Nurse, 2015 - 2024\nPatient assessment, IV therapy, telemetry.";
  const put = (jobs: (object | string)[], people: (object | string)[] = [{ id: 1, text: nurse }]) => {
    const text = (rows: (object | string)[]) =>
      rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row))).join("\r\n");
    writeFileSync(join(folder, "jobs.jsonl"), `\ufeff${text(jobs)}\n\n`);
    writeFileSync(join(folder, "cvs.jsonl"), text(people));
    return rank();
  };

  it("takes numbers for ids, ads with nothing but a title, and HTML with entities, escaped twice or not", async () => {
    const html = "<p>ICU nurse &amp; charge nurse: telemetry,&nbsp;IV therapy. RN licence required.</p>";
    const escaped = html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const { rows, status } = await put([
      { id: 7, title: "ICU Nurse", company: null, description_html: html },
      { id: 8, title: "ICU Nurse", description_html: escaped },
      { id: 9, title: "ICU Nurse", description_text: html },
      { id: 10, title: "RN - ICU - $10k sign on", description_text: "" },
      { id: 11, title: "", description_text: "We are looking for a registered nurse for our ICU." },
      { id: 12 },
      { id: 13, title: "Plumber", description_text: ["Pipes", "Boilers"] },
    ]);
    expect(status).toBe(0);
    const score = new Map(rows.map(([, , job, value]) => [job, value]));
    expect(score.get("7")).toBe(score.get("8"));
    expect(score.get("7")).toBe(score.get("9"));
    expect(
      rows
        .map(([, , job]) => job)
        .slice(0, 5)
        .toSorted(),
    ).toEqual(["10", "11", "7", "8", "9"]);
    expect(rows).toHaveLength(7);
  });

  it("names bad lines with their number and ranks the rest", async () => {
    const { rows, said, status } = await put([
      { id: "a", title: "Nurse" },
      '{"id": "b", "title":',
      "[1, 2]",
      { title: "Nobody" },
      { id: "a", title: "Nurse again" },
      { id: "t\tb", title: "Tab" },
      { id: "c", title: "Cook" },
    ]);
    expect(status).toBe(0);
    expect(rows.map(([, , job]) => job)).toEqual(["a", "c"]);
    for (const line of ["2: it is not JSON", "3: it is not an object", "4: it has no id"])
      expect(said).toContain(`jobs.jsonl line ${line}`);
    expect(said).toContain("jobs.jsonl line 5: its id stands further up");
    expect(said).toContain("jobs.jsonl line 6: its id holds a tab");
  });

  it("scores every CV, also empty or damaged ones, and orders equal jobs by id", async () => {
    const texts = [
      "",
      " \n\t ",
      nurse.toUpperCase(),
      nurse.replaceAll("\n", " "),
      "R e g i s t e r e d   N u r s e  1CU  p4tient",
      "Krankenpflegerin\nBerufserfahrung\nKlinikum, 2015 - heute\nPflege auf der Intensivstation",
      "注册护士 重症监护",
      ...["x", "#", "a@", "1", "[", "SummaryExperience", "-", "a."].map((part) => part.repeat(50_000)),
      "\ud800 \u0000 broken",
    ];
    const jobs = ["b", "a", "10", "9"].map((id) => ({
      id,
      title: "ICU Nurse",
      description_text: "Telemetry.",
    }));
    const { rows } = await put(
      jobs,
      texts.map((text, at) => ({ id: at, text })),
    );
    expect(rows).toHaveLength(texts.length * jobs.length);
    for (const [, , , score] of rows) expect(score).toMatch(/^[01]\.\d{6}$/);
    for (const at of texts.keys())
      expect(rows.filter(([cv]) => cv === String(at)).map(([, , job]) => job)).toEqual(["10", "9", "a", "b"]);
  });

  it("explains why there is nothing to rank", async () => {
    rmSync(join(folder, "cvs.jsonl"));
    const files = ["--set", folder, "--out", out];
    const [missing, ...misused] = await Promise.all(
      [files, [], files.slice(0, 2), [...files, "--top", "x"], ["--nonsense"]].map((args) =>
        command(...args),
      ),
    );
    expect(missing).toEqual({ status: 1, said: expect.stringContaining("cvs.jsonl is missing") });
    for (const one of misused) expect(one).toEqual({ status: 2, said: expect.stringContaining("Usage:") });
  });
});
