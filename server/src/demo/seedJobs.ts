import { readdir, readFile } from "node:fs/promises";
import type { Services } from "../context.ts";
import { importListing } from "../job/import/importing.ts";
import { reachOf } from "../job/import/reach.ts";
import { sampleSource } from "../job/import/refresh.ts";

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
/** The day on which the files were written to be today. */
const writtenOn = Date.UTC(2026, 10, 20);

/** Fictional jobs as of `now`: every date moved by whole days, so that a demo never looks abandoned. */
export async function loadSampleJobs(now: Date): Promise<SampleJob[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));
  const days = Math.floor((now.getTime() - writtenOn) / day);
  return texts
    .flatMap((text) => JSON.parse(text) as SampleJob[])
    .map((job) => ({ ...job, posted_at: new Date(Date.parse(job.posted_at) + days * day).toISOString() }));
}

/**
 * Brings the sample jobs in by the door of every other source: again is an update, and what other sources brought is
 * not theirs to touch.
 */
export async function seedJobs({ db, env, closing }: Services): Promise<void> {
  if (!env.demoData) return;
  const jobs = await loadSampleJobs(new Date());
  const candidates = jobs.map((fields, index) => ({ row: index + 1, fields }));
  // A start does not wait for vectors: on the embedded database, putting them in order takes most of the time.
  const parts = { db, embedder: null, reach: reachOf(env), signal: closing };
  await importListing(parts, sampleSource, { candidates, problems: [] });
}
