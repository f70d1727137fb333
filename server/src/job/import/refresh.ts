import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../../context.ts";
import { claimSource, listSources } from "../source/queries.ts";
import { importSource } from "./importing.ts";
import { fetchSettingsOf, parseSource } from "./sources.ts";

/** Default refresh intervals in minutes. Files are refreshed by importing them again. */
const usualMinutes = { file: null, address: 60, board: 60 };
/** Part of the program, so it cannot be refreshed. */
export const sampleSource = "sample jobs";

type StoredSource = { source: string; refreshMinutes: number | null; lastRunAt: Date | null };

function isDue({ source, refreshMinutes, lastRunAt }: StoredSource, now: number): boolean {
  if (source === sampleSource) return false;
  const every = refreshMinutes ?? usualMinutes[parseSource(source, "/").kind];
  return every !== null && (lastRunAt === null || lastRunAt.getTime() + every * 60_000 <= now);
}

/** Refreshes all due sources. Errors are stored with the source and do not affect the others. */
export async function refreshDueSources(services: Services, log: FastifyBaseLogger): Promise<void> {
  const { db, ai, env, closing } = services;
  for (const source of await listSources(db)) {
    if (closing.aborted) return;
    if (!isDue(source, Date.now()) || !(await claimSource(db, source))) continue;
    const services = { db, embedder: ai.embedder, fetchSettings: fetchSettingsOf(env), signal: closing };
    const { failed, added, updated, closed } = await importSource(services, parseSource(source.source, "/"));
    if (failed) log.warn({ sourceId: source.id }, "a source of jobs could not be refreshed");
    else log.info({ sourceId: source.id, added, updated, closed }, "source of jobs refreshed");
  }
}
