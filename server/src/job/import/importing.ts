import { setImmediate as pause } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import type { Embedder } from "../../ai/ai.ts";
import { addressKey, duplicateKeys } from "../duplicateKey.ts";
import { embedJobs } from "../embedding.ts";
import { forgetFacets } from "../facets/facets.ts";
import { countBoard } from "../features/board.ts";
import { readUnreadJobs } from "../features/readJobs.ts";
import { ensureSource, findSource, recordRun } from "../source/queries.ts";
import { type Ad, contentHash, readAd } from "./ad.ts";
import { type Listing, type Problem, sourceFailure } from "./candidates.ts";
import {
  type AdToSave,
  closeUnlisted,
  databaseTime,
  findKnown,
  type Known,
  keepListed,
  saveBatch,
} from "./queries.ts";
import { type Reach, readSource, type Source } from "./sources.ts";

export type ImportParts = {
  db: Db;
  /** Null: the background work makes the vectors. */
  embedder: Embedder | null;
  reach: Reach;
  signal?: AbortSignal | undefined;
  /** The model is away: told once an import. */
  onModelAway?(error: unknown): void;
};

export type Outcome = {
  source: string;
  failed: boolean;
  /** One sentence for people. */
  message: string;
  added: number;
  updated: number;
  unchanged: number;
  closed: number;
  problems: Problem[];
};

export type Progress = { source: string; done: number; total: number };
export type ImportOptions = {
  refreshMinutes?: number | null | undefined;
  onProgress?(progress: Progress): void;
};

/** Few at a time: on the embedded database a batch is a pause for everybody, and vectors are slow to index. */
const batchSize = 4;
const nothing = { added: 0, updated: 0, unchanged: 0, closed: 0 };

/** Reads a source and brings the jobs up to date. Never throws for what the source did: its failure is the outcome. */
export async function importSource(
  parts: ImportParts,
  source: Source,
  options: ImportOptions = {},
): Promise<Outcome> {
  let problems: Problem[] = [];
  try {
    const listing = await readSource(source, { ...parts.reach, signal: parts.signal });
    const isKnown = (await findSource(parts.db, { source: source.name })) !== undefined;
    if (!isKnown && !listing.candidates.length && !listing.problems.length && source.kind !== "board")
      throw sourceFailure("No jobs were found in it.");
    problems = listing.problems;
    return await importListing(parts, source.name, listing, options);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "TRPCError") throw error;
    const outcome = { source: source.name, failed: true, message: error.message, ...nothing, problems };
    // A source that never worked is not remembered: it was most likely a slip of the keyboard.
    await recordRun(parts.db, { source: source.name, outcome: error.message, failed: true });
    return outcome;
  }
}

type Read = { row: number; ad: Ad };

/** What a source lists, whatever kind it is: sample jobs come in by the same door. */
export async function importListing(
  parts: ImportParts,
  source: string,
  listing: Listing,
  { refreshMinutes, onProgress }: ImportOptions = {},
): Promise<Outcome> {
  const { db } = parts;
  const { read, problems, keptAddresses } = await readAll(listing, parts.signal);
  const rows = listing.candidates.length + listing.problems.length;
  if (rows > 0 && problems.length === rows) return allBad(db, source, problems);
  const sourceId = await ensureSource(db, { source, refreshMinutes });
  const seenAt = await databaseTime(db);
  const counts = { ...nothing };
  const keys = duplicateKeys(read.map(({ ad }) => ad));
  const unique = new Map<string, Ad>();
  read.forEach(({ ad }, index) => {
    const key = keys[index];
    if (key && !unique.has(key)) unique.set(key, ad);
  });
  const all = [...unique].map(([key, ad]) => ({ key, ad, hash: contentHash(ad) }));
  const saver = createSaver(parts, sourceId, seenAt);
  for (let start = 0; start < all.length; start += batchSize) {
    if (parts.signal?.aborted) throw sourceFailure("The import was stopped.");
    const done = await saver(all.slice(start, start + batchSize));
    counts.added += done.added;
    counts.updated += done.updated;
    counts.unchanged += done.unchanged;
    onProgress?.({ source, done: Math.min(start + batchSize, all.length), total: all.length });
    await pause();
  }
  await keepListed(db, { sourceId, keys: keptAddresses.map(addressKey), seenAt });
  // An empty answer is more often a fault of the source than the end of all its jobs.
  if (listing.candidates.length) counts.closed = await closeUnlisted(db, { sourceId, seenAt });
  forgetFacets(db);
  const message =
    rows === 0
      ? "It lists no jobs: nothing was changed or closed."
      : sentenceOf(counts, problems, read.length - all.length);
  // What fails here, the background work makes up for.
  await readUnreadJobs(db, parts.signal)
    .then(() => countBoard(db))
    .catch(() => {});
  await recordRun(db, { source, outcome: message, failed: false });
  return { source, failed: false, message, ...counts, problems };
}

async function readAll(listing: Listing, signal: AbortSignal | undefined) {
  const now = new Date();
  const read: Read[] = [];
  const problems = [...listing.problems];
  const keptAddresses: string[] = [];
  for (const [index, candidate] of listing.candidates.entries()) {
    // Reading is computing: the server this may run in answers others meanwhile.
    if (index % 20 === 19) await pause();
    if (signal?.aborted) throw sourceFailure("The import was stopped.");
    const result = readAd(candidate, now);
    if ("ad" in result) read.push({ row: candidate.row, ad: result.ad });
    else if ("reason" in result) {
      problems.push({ row: candidate.row, reason: result.reason });
      if (result.url) keptAddresses.push(result.url);
    }
  }
  problems.sort((a, b) => a.row - b.row);
  return { read, problems, keptAddresses };
}

async function allBad(db: Db, source: string, problems: Problem[]): Promise<Outcome> {
  const first = problems[0];
  const message = `None of its ${problems.length} rows could be used${first ? ` (row ${first.row}: ${first.reason})` : ""}.`;
  await recordRun(db, { source, outcome: message, failed: true });
  return { source, failed: true, message, ...nothing, problems };
}

type Item = { key: string; ad: Ad; hash: string };

/** Sorts a batch into new, changed, same and another source's, and stores each as it has to be. */
function createSaver({ db, embedder, signal, onModelAway }: ImportParts, sourceId: string, seenAt: Date) {
  let modelAway = false;
  const onFailure = (error: unknown) => {
    modelAway = true;
    onModelAway?.(error);
  };
  return async (items: Item[]) => {
    const known = new Map(
      (await findKnown(db, { keys: items.map((item) => item.key) })).map((one) => [one.key, one]),
    );
    const [fresh, keep, list]: [Item[], { id: string; postedAt: Date | null }[], string[]] = [[], [], []];
    let [added, updated, unchanged] = [0, 0, 0];
    for (const item of items) {
      const before = known.get(item.key);
      if (before && isAnothers(before, sourceId)) list.push(before.id);
      else if (before?.contentHash === item.hash)
        keep.push({ id: before.id, postedAt: postedAtOf(item.ad, before) });
      else fresh.push(item);
      if (!before) added++;
      else if (before.isClosed || fresh.at(-1) === item) updated++;
      else unchanged++;
    }
    const ads = fresh.map((item) => item.ad);
    const vectors = modelAway || !embedder ? [] : await embedJobs(embedder, ads, { signal, onFailure });
    const save = fresh.map(
      ({ key, hash, ad }, index): AdToSave => ({
        key,
        hash,
        ad,
        postedAt: postedAtOf(ad, known.get(key)),
        vector: vectors[index] ?? null,
      }),
    );
    await saveBatch(db, { sourceId, seenAt, save, keep, list });
    return { added, updated, unchanged };
  };
}

/** Whoever listed a job first keeps its text until it drops it: two sources would otherwise rewrite it in turn. */
const isAnothers = (before: Known, sourceId: string) =>
  before.sourceId !== null && before.sourceId !== sourceId && before.isListedByOwner && !before.isClosed;

const postedAtOf = (ad: Ad, before: Known | undefined) =>
  ad.postedAtIsGuess ? (before?.postedAt ?? ad.postedAt) : ad.postedAt;

function sentenceOf(counts: typeof nothing, problems: Problem[], repeated: number): string {
  const parts = [
    `${counts.added} new`,
    `${counts.updated} updated`,
    `${counts.unchanged} unchanged`,
    `${counts.closed} closed`,
    ...(repeated ? [`${repeated} listed twice`] : []),
    ...(problems.length ? [`${problems.length} left out`] : []),
  ];
  return `${parts.join(", ")}.`;
}
