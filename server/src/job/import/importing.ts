import { setImmediate as pause } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { createBatches } from "../../limits/batches.ts";
import { startThread } from "../../matching/thread/scoring.ts";
import { shortList } from "../../text/counted.ts";
import { addressKey, duplicateKeys } from "../duplicateKey.ts";
import { forgetFacets } from "../facets/facets.ts";
import { countBoard } from "../features/board.ts";
import { readUnreadJobs } from "../features/readJobs.ts";
import { ensureSource, findSource, recordRun } from "../source/queries.ts";
import { type Head, type ReadAd, readHead } from "./ad.ts";
import { type Candidate, isSourceFailure, type Listing, type Problem, sourceFailure } from "./candidates.ts";
import { closeUnlisted, databaseTime, keepListed } from "./queries.ts";
import { readAds } from "./readAds.ts";
import { tooComplex } from "./readListing.ts";
import { createSaver, type Item, type Saver } from "./saving.ts";
import { type FetchSettings, readSource, type Source } from "./sources.ts";

type ListingServices = Pick<Saver, "db" | "embedder" | "signal" | "onModelAway">;
export type ImportServices = ListingServices & { fetchSettings: FetchSettings };

export type Outcome = {
  source: string;
  failed: boolean;
  /** One sentence for the operator. */
  message: string;
  added: number;
  updated: number;
  unchanged: number;
  closed: number;
  problems: Problem[];
};

export type Progress = { source: string; done: number; total: number };
export type ImportOptions = {
  refreshMinutes?: number | null;
  onProgress?(progress: Progress): void;
};

const maxRowsNamed = 5;

const nothing = { added: 0, updated: 0, unchanged: 0, closed: 0 };

/** Imports a source. Faults of the source do not throw but are returned in the outcome. */
export async function importSource(services: ImportServices, source: Source, options: ImportOptions = {}) {
  let problems: Problem[] = [];
  try {
    const listing = await readSource(source, { ...services.fetchSettings, signal: services.signal });
    const isKnown = (await findSource(services.db, { source: source.name })) !== undefined;
    if (!isKnown && !listing.candidates.length && !listing.problems.length && source.kind !== "board")
      throw sourceFailure("No jobs were found in it.");
    problems = listing.problems;
    return await importListing(services, source.name, listing, options);
  } catch (error) {
    const message = reasonOf(error);
    if (message === null) throw error;
    return failed(services.db, source.name, message, problems);
  }
}

/** Why a source could not be read; null for faults of this program. */
function reasonOf(error: unknown): string | null {
  if (error instanceof RangeError && error.message.includes("call stack")) return tooComplex;
  return isSourceFailure(error) ? error.message : null;
}

/** Up to this number of ads are embedded and read for matching during the import; more in the background while the jobs are already listed. */
const embeddedAtOnce = 500;

/** What has happened to the ads of a listing so far. */
const newRun = (problems: Problem[]) => ({
  counts: { ...nothing },
  problems: [...problems],
  /** Addresses of ads that could not be parsed: their jobs stay open. */
  keptAddresses: [] as string[],
  seenKeys: new Set<string>(),
  done: 0,
  repeated: 0,
  /** The rows of the ads without a usable date. */
  misdated: [] as number[],
  /** The rows of the ads without a company, which feeds of a single company often leave out. */
  withoutCompany: [] as number[],
});
type Run = ReturnType<typeof newRun>;

export async function importListing(
  services: ListingServices,
  source: string,
  listing: Listing,
  options: ImportOptions = {},
): Promise<Outcome> {
  const { db, signal } = services;
  const { candidates, problems: unread } = listing;
  const embedder = candidates.length <= embeddedAtOnce ? services.embedder : null;
  // Loads while ads are parsed and saved.
  if (embedder) startThread();
  const run = newRun(unread);
  const { counts, problems } = run;
  const keys = await keysOf(candidates);
  const begin = () =>
    beginSaving({ ...services, embedder }, source, { keys, total: candidates.length }, options, run);
  let saving: Awaited<ReturnType<typeof begin>> | undefined;
  for await (const batch of readAds(candidates)) {
    if (signal?.aborted) throw stopped();
    const items = sortAds(batch, candidates, keys, run);
    if (!items.length) continue;
    saving ??= await begin();
    await saving.batches.add(items);
  }
  problems.sort((a, b) => a.row - b.row);
  const rows = candidates.length + unread.length;
  const [first] = problems;
  if (first && problems.length === rows) {
    const message = `None of its ${rows} rows could be used (row ${first.row}: ${first.reason}).`;
    return failed(db, source, message, problems);
  }
  const { sourceId, seenAt, batches } = saving ?? (await begin());
  await batches.finish();
  await keepListed(db, { sourceId, keys: run.keptAddresses.map(addressKey), seenAt });
  // An empty response is more likely a fault of the source than the end of all its jobs.
  if (candidates.length) counts.closed = await closeUnlisted(db, { sourceId, seenAt });
  forgetFacets(db);
  // The background job catches up on failures, large imports and the samples.
  if (embedder)
    await readUnreadJobs(db, signal)
      .then(() => countBoard(db))
      .catch(() => {});
  const message = rows === 0 ? "It lists no jobs: nothing was changed or closed." : sentenceOf(run);
  await recordRun(db, { source, outcome: message, failed: false });
  return { source, failed: false, message, ...counts, problems };
}

const stopped = () => sourceFailure("The import was stopped.");

async function beginSaving(
  services: ListingServices,
  source: string,
  { keys, total }: { keys: (string | null)[]; total: number },
  { refreshMinutes, onProgress }: ImportOptions,
  run: Run,
) {
  const { db, signal } = services;
  const listedKeys = (await findSource(db, { source })) ? new Set(keys) : null;
  const sourceId = await ensureSource(db, { source, refreshMinutes });
  const seenAt = await databaseTime(db);
  const save = createSaver({ ...services, sourceId, listedKeys, seenAt });
  const batches = createBatches<Item>(async (batch) => {
    if (signal?.aborted) throw stopped();
    const saved = await save(batch);
    for (const name of ["added", "updated", "unchanged"] as const) run.counts[name] += saved[name];
    onProgress?.({ source, done: run.done, total });
  });
  return { sourceId, seenAt, batches };
}

/** The ads to save; the others are noted as repeated or as problems. */
function sortAds(batch: ReadAd[], candidates: Candidate[], keys: (string | null)[], run: Run): Item[] {
  const items: Item[] = [];
  for (const parsed of batch) {
    const { row } = candidates[run.done] as Candidate;
    const key = keys[run.done++];
    if ("reason" in parsed) {
      run.problems.push({ row, reason: parsed.reason });
      if (parsed.url) run.keptAddresses.push(parsed.url);
    } else if ("ad" in parsed && key) {
      if (run.seenKeys.has(key)) run.repeated += 1;
      else {
        items.push({ key, ad: parsed.ad, hash: parsed.hash });
        if (parsed.misdated) run.misdated.push(row);
        if (!parsed.ad.company) run.withoutCompany.push(row);
      }
      run.seenKeys.add(key);
    }
  }
  return items;
}

async function keysOf(candidates: Candidate[]): Promise<(string | null)[]> {
  const heads: (Head | null)[] = [];
  for (const [index, candidate] of candidates.entries()) {
    if (index % 100 === 99) await pause();
    heads.push(readHead(candidate));
  }
  const keys = duplicateKeys(heads.filter((head) => head !== null));
  let at = 0;
  return heads.map((head) => (head ? (keys[at++] ?? null) : null));
}

/** A source that never worked is not stored: it is most likely a typing error. */
async function failed(db: Db, source: string, message: string, problems: Problem[]): Promise<Outcome> {
  await recordRun(db, { source, outcome: message, failed: true });
  return { source, failed: true, message, ...nothing, problems };
}

/** "row 3", "rows 3, 5 and 4 more" */
const rowsOf = (rows: number[]): string =>
  `${rows.length === 1 ? "row" : "rows"} ${shortList(rows.map(String), maxRowsNamed)}`;

function sentenceOf({ counts, problems, repeated, misdated, withoutCompany }: Run): string {
  const parts = [
    `${counts.added} new`,
    `${counts.updated} updated`,
    `${counts.unchanged} unchanged`,
    `${counts.closed} closed`,
    ...(repeated ? [`${repeated} listed twice`] : []),
    ...(misdated.length ? [`${misdated.length} with an unusable date (${rowsOf(misdated)})`] : []),
    ...(withoutCompany.length
      ? [`${withoutCompany.length} without a company (${rowsOf(withoutCompany)})`]
      : []),
    ...(problems.length ? [`${problems.length} left out`] : []),
  ];
  return `${parts.join(", ")}.`;
}
