import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../../context.ts";
import { claimSource, listSources } from "../source/queries.ts";
import { importSource } from "./importing.ts";
import { reachOf } from "./reach.ts";
import { parseSource } from "./sources.ts";

const minute = 60_000;
/** Files change when somebody imports them again; what stands on the network changes by itself. */
const usualMinutes = { file: null, address: 60, board: 60 };
/** Comes with the program: nowhere to read it from. */
export const sampleSource = "sample jobs";

type Kept = { source: string; refreshMinutes: number | null; lastRunAt: Date | null };

export function isDue({ source, refreshMinutes, lastRunAt }: Kept, now: number): boolean {
  if (source === sampleSource) return false;
  const every = refreshMinutes ?? usualMinutes[parseSource(source, "/").kind];
  return every !== null && (lastRunAt === null || lastRunAt.getTime() + every * minute <= now);
}

/** Brings every source up to date whose time has come. Its failure is written beside it and ends nothing else. */
export async function refreshDueSources(services: Services, log: FastifyBaseLogger): Promise<void> {
  const { db, ai, env, closing } = services;
  for (const kept of await listSources(db)) {
    if (closing.aborted) return;
    if (!isDue(kept, Date.now()) || !(await claimSource(db, kept))) continue;
    const parts = { db, embedder: ai.embedder, reach: reachOf(env), signal: closing };
    const { failed, added, updated, closed } = await importSource(parts, parseSource(kept.source, "/"));
    if (failed) log.warn({ sourceId: kept.id }, "a source of jobs could not be refreshed");
    else log.info({ sourceId: kept.id, added, updated, closed }, "source of jobs refreshed");
  }
}
