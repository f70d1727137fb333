import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
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
