import type { Db } from "@career-hub/db/client.ts";
import { type Embedder, embedIfPossible } from "../../ai/ai.ts";
import { embeddingText } from "../embedding.ts";
import type { Ad } from "./ad.ts";
import { renameMoved } from "./moved.ts";
import { type AdToSave, findStoredJobs, type StoredJob, saveBatch } from "./queries.ts";

export type Item = { key: string; ad: Ad; hash: string };
export type Counts = { added: number; updated: number; unchanged: number };

export type Saver = {
  db: Db;
  /** Null: a background job embeds the ads. */
  embedder: Embedder | null;
  sourceId: string;
  /** The keys of all ads that the source lists now; null on its first import, when none can have moved. */
  listedKeys: ReadonlySet<string | null> | null;
  seenAt: Date;
  signal?: AbortSignal;
  /** Called once when the model is unavailable. */
  onModelAway?: (error: unknown) => void;
};

/** Classifies ads as new, changed, unchanged or another source's, and stores them. */
export function createSaver({ db, embedder, sourceId, listedKeys, seenAt, signal, onModelAway }: Saver) {
  let modelAway = false;
  const onFailure = (error: unknown) => {
    modelAway = true;
    onModelAway?.(error);
  };
  return async (items: Item[]): Promise<Counts> => {
    const existing = await findStoredJobs(db, { keys: items.map((item) => item.key) });
    const existingByKey = new Map(existing.map((one) => [one.key, one]));
    const unknown = items.filter((item) => !existingByKey.has(item.key));
    if (listedKeys && unknown.length) {
      const keys = await renameMoved(db, { sourceId, items: unknown, listedKeys });
      for (const one of await findStoredJobs(db, { keys })) existingByKey.set(one.key, one);
    }
    const [fresh, keep, list]: [Item[], { id: string; postedAt: Date | null }[], string[]] = [[], [], []];
    let [added, updated, unchanged] = [0, 0, 0];
    for (const item of items) {
      const existing = existingByKey.get(item.key);
      if (existing && belongsToAnother(existing, sourceId)) list.push(existing.id);
      else if (existing?.contentHash === item.hash)
        keep.push({ id: existing.id, postedAt: postedAtOf(item.ad, existing) });
      else fresh.push(item);
      if (!existing) added++;
      else if (existing.isClosed || fresh.at(-1) === item) updated++;
      else unchanged++;
    }
    const texts = modelAway ? [] : fresh.map(({ ad }) => embeddingText(ad));
    const vectors = embedder ? await embedIfPossible(embedder, texts, { signal, onFailure }) : [];
    const save = fresh.map(
      ({ key, hash, ad }, index): AdToSave => ({
        key,
        hash,
        ad,
        postedAt: postedAtOf(ad, existingByKey.get(key)),
        vector: vectors[index] ?? null,
      }),
    );
    await saveBatch(db, { sourceId, seenAt, save, keep, list });
    return { added, updated, unchanged };
  };
}

/** The first source of a job owns its content until it drops the job; otherwise two sources would overwrite each other. */
const belongsToAnother = (existing: StoredJob, sourceId: string) =>
  existing.sourceId !== null &&
  existing.sourceId !== sourceId &&
  existing.isListedByOwner &&
  !existing.isClosed;

const postedAtOf = (ad: Ad, existing: StoredJob | undefined) =>
  ad.postedAtIsGuess ? (existing?.postedAt ?? ad.postedAt) : ad.postedAt;
