import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { type ImportServices, importSource, type Outcome, type Progress } from "../import/importing.ts";
import { sampleSource } from "../import/refresh.ts";
import { parseSource } from "../import/sources.ts";
import { listJobs } from "../queries.ts";
import { listSources, removeSource } from "../source/queries.ts";

const sources = z.array(z.string().min(1).max(2_000)).max(200);
/** Relative paths are resolved against the folder of the caller, not of the server. */
const folder = z.string().min(1).max(4_000);

/** Commands of `npm run jobs`, run by itself or by a running server. */
export const commandSchema = z.discriminatedUnion("name", [
  z.object({
    name: z.literal("import"),
    sources: sources.min(1),
    folder,
    refreshMinutes: z.number().int().min(5).max(525_600).nullish(),
  }),
  z.object({ name: z.literal("refresh"), sources: sources.default([]), folder }),
  z.object({ name: z.literal("remove"), sources: sources.min(1), folder }),
  z.object({ name: z.literal("sources") }),
  z.object({
    name: z.literal("list"),
    q: z.string().max(200).optional(),
    limit: z.number().int().min(1).max(500),
  }),
]);
export type Command = z.infer<typeof commandSchema>;

export type Event =
  | ({ type: "progress" } & Progress)
  | ({ type: "outcome" } & Outcome)
  | { type: "removed"; source: string; jobs: number | null }
  | { type: "modelAway" }
  | { type: "sources"; sources: Awaited<ReturnType<typeof listSources>> }
  | { type: "jobs"; jobs: Awaited<ReturnType<typeof jobsOf>> }
  | { type: "failure"; message: string }
  | { type: "end" };

export async function runCommand(services: ImportServices, command: Command, emit: (event: Event) => void) {
  if (command.name === "sources") emit({ type: "sources", sources: await listSources(services.db) });
  else if (command.name === "list") emit({ type: "jobs", jobs: await jobsOf(services, command) });
  else if (command.name === "remove")
    for (const source of command.sources) emit(await remove(services, source, command.folder));
  else await importAll(services, command, emit);
}

async function jobsOf({ db }: ImportServices, { q, limit }: { q?: string; limit: number }) {
  const jobs = await listJobs(db, { q, limit, after: null, userId: null, withoutHiddenOf: null });
  return jobs.map(({ id, job_title, company_name, location, posted_at }) => {
    return { id, job_title, company_name, location, posted_at };
  });
}

async function remove({ db }: ImportServices, given: string, folder: string): Promise<Event> {
  const source = given === sampleSource ? given : parseSource(given, folder).name;
  return { type: "removed", source, jobs: (await removeSource(db, { source })) ?? null };
}

type ImportOrRefresh = Extract<Command, { name: "import" | "refresh" }>;

async function importAll(services: ImportServices, command: ImportOrRefresh, emit: (event: Event) => void) {
  const sources =
    command.name === "refresh" && !command.sources.length ? await allSources(services) : command.sources;
  const refreshMinutes = command.name === "import" ? (command.refreshMinutes ?? undefined) : undefined;
  const reporting = { ...services, onModelAway: () => emit({ type: "modelAway" }) };
  for (const source of sources) {
    const onProgress = (progress: Progress) => emit({ type: "progress", ...progress });
    try {
      const outcome = await importSource(reporting, parseSource(source, command.folder), {
        refreshMinutes,
        onProgress,
      });
      emit({ type: "outcome", ...outcome });
    } catch (error) {
      if (!(error instanceof TRPCError)) throw error;
      const nothing = { added: 0, updated: 0, unchanged: 0, closed: 0, problems: [] };
      emit({ type: "outcome", source, failed: true, message: error.message, ...nothing });
    }
  }
}

const allSources = async ({ db }: ImportServices) =>
  (await listSources(db)).map(({ source }) => source).filter((source) => source !== sampleSource);
