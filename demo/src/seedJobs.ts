import { readdir, readFile, stat } from "node:fs/promises";
import type { Db } from "@career-hub/db/client.ts";
import type { Services } from "@career-hub/server/context.ts";
import { importListing } from "@career-hub/server/job/import/importing.ts";
import { sampleSource } from "@career-hub/server/job/import/refresh.ts";
import { preparing } from "@career-hub/server/job/preparing.ts";
import { findSource } from "@career-hub/server/job/source/queries.ts";

type SampleJob = {
  title: string;
  company: string;
  url: string;
  location: string;
  remote?: string;
  employment_type?: string;
  salary?: string;
  posted_at: string;
  description_html: string;
};

const folder = new URL("./jobs/", import.meta.url);
const day = 24 * 3600 * 1000;
/** The date that the files treat as today. */
const writtenOn = Date.UTC(2026, 10, 20);

const daysSince = (from: number, now: Date) => Math.floor((now.getTime() - from) / day);

async function listFiles(): Promise<URL[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  return names.map((name) => new URL(name, folder));
}

/** Fictional jobs as of `now`, with dates shifted by whole days, so that demo data stays recent. */
export async function loadSampleJobs(now: Date): Promise<SampleJob[]> {
  const texts = await Promise.all((await listFiles()).map((file) => readFile(file, "utf8")));
  const days = daysSince(writtenOn, now);
  const jobs = texts.flatMap((text) => JSON.parse(text) as SampleJob[]);
  const dates = jobs.map((job) => Date.parse(job.posted_at)).sort((a, b) => b - a);
  return forDevelopersFirst(jobs).map((job, index) => ({
    ...job,
    posted_at: new Date((dates[index] ?? writtenOn) + days * day).toISOString(),
  }));
}

/** Assigns the newest dates to jobs for developers, who are likely to try the demo. */
function forDevelopersFirst(jobs: SampleJob[]): SampleJob[] {
  const newest = jobs.toSorted((a, b) => Date.parse(b.posted_at) - Date.parse(a.posted_at));
  const isForDevelopers = ({ title }: SampleJob) => /developer|engineer|programmer|devops/i.test(title);
  return [...newest.filter(isForDevelopers), ...newest.filter((job) => !isForDevelopers(job))];
}

/** Whether they were imported today, after the last change of their files. */
async function isCurrent(db: Db): Promise<boolean> {
  const last = (await findSource(db, { source: sampleSource }))?.lastRunAt;
  if (!last || daysSince(writtenOn, last) !== daysSince(writtenOn, new Date())) return false;
  const changed = await Promise.all((await listFiles()).map(async (file) => (await stat(file)).mtimeMs));
  return Math.max(...changed) < last.getTime();
}

/** Imports the sample jobs like any other source, once a day. Idempotent; jobs of other sources are not changed. */
export async function seedJobs({ db, env, closing }: Services): Promise<void> {
  if (!env.demoData) return;
  preparing.jobs = true;
  try {
    if (await isCurrent(db)) return;
    const jobs = await loadSampleJobs(new Date());
    const candidates = jobs.map((fields, index) => ({ row: index + 1, fields }));
    // Embedded and read for matching in the background, so that the board is complete sooner.
    await importListing({ db, embedder: null, signal: closing }, sampleSource, { candidates, problems: [] });
  } finally {
    preparing.jobs = false;
  }
}
