import { embedLocally } from "../../server/src/ai/local/embedding.ts";
import { embeddingText } from "../../server/src/job/embedding.ts";
import { keyOf } from "../../server/src/matching/jobs/phrases.ts";
import { readCvFeatures } from "../../server/src/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "../../server/src/matching/jobs/readJobFeatures.ts";
import { finalScoreOf } from "../../server/src/matching/jobs/scoreJob.ts";
import { searchTitles } from "../../server/src/matching/jobs/searchTitles.ts";
import type { RankingSet } from "./readSet.ts";

type Kept = { vector: number; both: number };
const dot = (a: number[], b: number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/**
 * Recall of candidate retrieval: the share of the best `wanted` jobs of a full comparison that remain when only the
 * `limit` nearest by vector and further ones by title are scored, mean over the CVs.
 */
export function keptOf(
  set: RankingSet,
  { limit, wanted, now = new Date() }: { limit: number; wanted: number; now?: Date },
): Kept {
  const jobs = set.jobs.map((job) => ({
    id: job.id,
    title: ` ${keyOf(job.title)} `,
    features: readJobFeatures(job),
    vector: embedLocally(
      embeddingText({ title: job.title, technologies: [], descriptionText: job.descriptionText ?? "" }),
    ),
  }));
  const sum = { vector: 0, both: 0 };
  for (const { text } of set.cvs) {
    const cv = readCvFeatures(text, { now });
    const own = embedLocally(text);
    const titles = searchTitles(cv).map((title) => ` ${keyOf(title)} `);
    const scored = jobs.map((job) => ({
      job,
      score: finalScoreOf(cv, job.features, { now }),
      similarity: dot(own, job.vector),
    }));
    const best = scored.toSorted((a, b) => b.score - a.score).slice(0, wanted);
    const near = scored.toSorted((a, b) => b.similarity - a.similarity).map(({ job }) => job);
    const byVector = new Set(near.slice(0, limit));
    const byTitle = new Set(
      near.filter((job) => titles.some((title) => job.title.includes(title))).slice(0, limit),
    );
    sum.vector += best.filter(({ job }) => byVector.has(job)).length / wanted;
    sum.both += best.filter(({ job }) => byVector.has(job) || byTitle.has(job)).length / wanted;
  }
  const count = Math.max(1, set.cvs.length);
  return { vector: sum.vector / count, both: sum.both / count };
}
