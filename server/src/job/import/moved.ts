import type { Db } from "@career-hub/db/client.ts";
import { titleKey } from "../duplicateKey.ts";
import { listByCompany, renameJobs } from "./queries.ts";
import type { Item } from "./saving.ts";

/** Minimum likeness of two texts of the same ad: halfway between different ads of one title (0.25) and edited ones (0.85). */
const minLikeness = 0.5;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** Words in common as a share of all words, 0 to 1. */
function likenessOf(one: Set<string>, other: Set<string>): number {
  const all = one.union(other).size;
  return all === 0 ? 1 : one.intersection(other).size / all;
}

type Moved = { sourceId: string; items: Item[]; listedKeys: ReadonlySet<string | null> };

/**
 * Gives jobs of the source that it lists under another URL now their new key, so that they stay the same jobs: those with
 * the same title, company and place and a similar text. Returns these keys.
 */
export async function renameMoved(db: Db, { sourceId, items, listedKeys }: Moved): Promise<string[]> {
  const ads = items.map((item) => item.ad);
  const unlisted = (await listByCompany(db, { sourceId, ads }))
    .filter((job) => !listedKeys.has(job.key))
    .map((job) => ({ ...job, head: titleKey(job), words: wordsOf(job.descriptionText) }));
  const moved = new Map<string, string>();
  for (const { key, ad } of items) {
    const [head, words] = [titleKey(ad), wordsOf(ad.descriptionText)];
    const [best] = unlisted
      .filter((job) => job.head === head && !moved.has(job.id))
      .map((job) => ({ id: job.id, likeness: likenessOf(job.words, words) }))
      .filter(({ likeness }) => likeness >= minLikeness)
      .sort((a, b) => b.likeness - a.likeness);
    if (best) moved.set(best.id, key);
  }
  if (moved.size) await renameJobs(db, [...moved]);
  return [...moved.values()];
}
