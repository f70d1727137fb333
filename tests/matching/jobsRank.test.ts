import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ads, cvs } from "./jobsPeople.ts";

const command = fileURLToPath(new URL("../../scripts/rank.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "rank-"));
const out = join(folder, "run.tsv");
const lines = (rows: object[]) => rows.map((row) => JSON.stringify(row)).join("\n");
const run = (...more: string[]) => {
  execFileSync(process.execPath, [command, "--set", folder, "--out", out, ...more], { stdio: "pipe" });
  const [head, ...rows] = readFileSync(out, "utf8").trimEnd().split("\n");
  return { head, rows: rows.map((row) => row.split("\t")) };
};

beforeAll(() => {
  writeFileSync(join(folder, "cvs.jsonl"), lines(cvs.map(({ text }, at) => ({ id: `cv-${at}`, text }))));
  const asHtml = (text: string) => `<p>${text.replaceAll("\n", "</p><p>")}</p>`;
  const jobs = ads.map(({ title, descriptionText }, at) => ({
    id: `job-${at}`,
    title,
    company: "Acme",
    ...(at % 2 ? { description_text: descriptionText } : { description_html: asHtml(descriptionText ?? "") }),
  }));
  writeFileSync(join(folder, "jobs.jsonl"), `${lines(jobs)}\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("writes every job for every CV, best first, ranks from 1, the same on every run", () => {
  const { head, rows } = run();
  expect(head).toBe("cv_id\trank\tjob_id\tscore");
  expect(rows).toHaveLength(cvs.length * ads.length);
  for (const [at] of cvs.entries()) {
    const own = rows.filter(([cvId]) => cvId === `cv-${at}`);
    expect(own.map(([, rank]) => Number(rank))).toEqual(ads.map((_, index) => index + 1));
    const scores = own.map(([, , , score]) => Number(score));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  }
  expect(rows.find(([cvId, rank]) => cvId === "cv-0" && rank === "1")?.[2]).toBe("job-0");
  expect(run().rows).toEqual(rows);
});

it("ranks CVs for each job when asked to, with the same scores", () => {
  const scores = new Map(run().rows.map(([cvId, , jobId, score]) => [`${cvId} ${jobId}`, score]));
  const { rows } = run("--by", "job");
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
    const asked = spawnSync(process.execPath, [command, "--set", folder, "--out", out], { encoding: "utf8" });
    const [, ...rows] = readFileSync(out, "utf8").trimEnd().split("\n");
    return { status: asked.status, said: asked.stderr, rows: rows.map((row) => row.split("\t")) };
  };

  it("takes numbers for ids, ads with nothing but a title, and HTML with entities, escaped twice or not", () => {
    const html = "<p>ICU nurse &amp; charge nurse: telemetry,&nbsp;IV therapy. RN licence required.</p>";
    const escaped = html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const { rows, status } = put([
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

  it("names bad lines with their number and ranks the rest", () => {
    const { rows, said, status } = put([
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

  it("scores every CV, also empty or damaged ones, and orders equal jobs by id", () => {
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
    const { rows } = put(
      jobs,
      texts.map((text, at) => ({ id: at, text })),
    );
    expect(rows).toHaveLength(texts.length * jobs.length);
    for (const [, , , score] of rows) expect(score).toMatch(/^[01]\.\d{6}$/);
    for (const at of texts.keys())
      expect(rows.filter(([cv]) => cv === String(at)).map(([, , job]) => job)).toEqual(["10", "9", "a", "b"]);
  });

  it("explains why there is nothing to rank", () => {
    put([{ id: 1, title: "Cook" }]);
    rmSync(join(folder, "cvs.jsonl"));
    const asked = (...args: string[]) =>
      spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });
    const missing = asked("--set", folder, "--out", out);
    expect([missing.status, missing.stderr]).toEqual([1, expect.stringContaining("cvs.jsonl is missing")]);
    for (const args of [[], ["--set", folder], ["--set", folder, "--out", out, "--top", "x"], ["--nonsense"]])
      expect(asked(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining("Usage:") });
  });
});
