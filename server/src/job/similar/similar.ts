import type { Db } from "@career-hub/db/client.ts";
import { inThread } from "../../matching/thread/scoring.ts";
import { readJobs } from "../features/readJobs.ts";
import { listNearest, listOpenJobsById } from "./queries.ts";

const maxSimilar = 4;
/** Minimum closeness of professions for a job to count as similar. */
const sameFamily = 0.55;

type Near = Awaited<ReturnType<typeof listNearest>>[number];

/**
 * Similar open jobs, by the mean of the vectors' cosine and the closeness of professions; by the vectors alone where the
 * ad's profession is unknown.
 */
export async function similarJobs(db: Db, params: { id: string; userId: string | null }) {
  const nearest = oncePerAd(await listNearest(db, params));
  if (!nearest.length) return [];
  const features = await readJobs(db, [params.id, ...nearest.map(({ id }) => id)]);
  const jobFeatures = features.get(params.id);
  if (jobFeatures === undefined) return [];
  const professions = await inThread("compareProfessions", {
    job: jobFeatures,
    others: nearest.map(({ id }) => features.get(id) ?? null),
  });
  const best = nearest
    .map((one, at) => ({ ...one, profession: professions?.[at] ?? null }))
    .filter(({ profession }) => professions === null || (profession ?? 0) >= sameFamily)
    .map(({ id, closeness, profession }) => ({ id, alike: (closeness + (profession ?? closeness)) / 2 }))
    .sort((a, b) => b.alike - a.alike || (a.id < b.id ? -1 : 1))
    .slice(0, maxSimilar);
  const jobs = await listOpenJobsById(db, { ids: best.map(({ id }) => id), userId: params.userId });
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return best.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Keeps the nearest of a company's ads with the same title for several places. */
function oncePerAd(near: Near[]): Near[] {
  const seenNames = new Set<string>();
  return near.filter(({ title, company }) => {
    const name = `${title}\n${company}`.toLowerCase();
    return !seenNames.has(name) && seenNames.add(name);
  });
}
