import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureFolder } from "@career-hub/db/folder.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { reportCommandSchema, runReportCommand } from "../../connection/report/commands.ts";
import { toPublicError } from "../../errors.ts";
import { createToken, isSameSecret } from "../../token.ts";
import { fetchSettingsOf } from "../import/sources.ts";
import { commandSchema, type Event, runCommand } from "./commands.ts";

type AdminEndpoint = { address: string; key: string; pid: number };

export const endpointPath = "/api/admin/jobs";
export const reportsEndpointPath = "/api/admin/reports";
const fileOf = (dataDir: string) => join(dataDir, "jobs-endpoint.json");

/**
 * Only one process can open the embedded database, so `npm run jobs` and `npm run reports` delegate to a running server.
 * The key is in a file that only the owner of the data can read, and changes with each start.
 */
export function registerAdminEndpoint(app: FastifyInstance): void {
  const key = createToken();
  const { services } = app;
  const isAllowed = ({ headers }: FastifyRequest) =>
    isSameSecret(headers.authorization ?? "", `Bearer ${key}`);

  app.addHook("onListen", async () => {
    const address = app.addresses()[0];
    if (typeof address !== "object") return;
    const everywhere = address.address === "0.0.0.0" || address.address === "::";
    const listenHost = address.family === "IPv6" ? `[${address.address}]` : address.address;
    const host = everywhere ? "127.0.0.1" : listenHost;
    writeEndpoint(services.env.dataDir, { address: `http://${host}:${address.port}`, key, pid: process.pid });
  });
  app.addHook("preClose", async () => removeEndpoint(services.env.dataDir, key));

  app.post(endpointPath, { logLevel: "warn" }, async (request, reply) => {
    if (!isAllowed(request)) return reply.callNotFound();
    const parsed = commandSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: "This is not a command for jobs." });
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
    const emit = (event: Event) => reply.raw.write(`${JSON.stringify(event)}\n`);
    try {
      const { db, ai, env, closing: signal } = services;
      const fetchSettings = fetchSettingsOf(env);
      await runCommand({ db, embedder: ai.embedder, fetchSettings, signal }, parsed.data, emit);
      emit({ type: "end" });
    } catch (error) {
      request.log.error({ err: error }, "a command for the jobs failed");
      emit({ type: "failure", message: toPublicError(error).message });
    }
    reply.raw.end();
  });

  app.post(reportsEndpointPath, { logLevel: "warn" }, async (request, reply) => {
    if (!isAllowed(request)) return reply.callNotFound();
    const parsed = reportCommandSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: "This is not a command for reports." });
    return runReportCommand(services.db, parsed.data);
  });
}

function writeEndpoint(dataDir: string, endpoint: AdminEndpoint): void {
  ensureFolder(dataDir);
  const draft = `${fileOf(dataDir)}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, JSON.stringify(endpoint), { mode: 0o600, flag: "wx" });
  renameSync(draft, fileOf(dataDir));
}

export function readEndpoint(dataDir: string): AdminEndpoint | null {
  try {
    const { address, key, pid } = JSON.parse(readFileSync(fileOf(dataDir), "utf8")) as Partial<AdminEndpoint>;
    return address && key && pid ? { address, key, pid } : null;
  } catch {
    return null;
  }
}

/** Removes the file only if it is this server's: after a quick restart it may belong to the next one. */
function removeEndpoint(dataDir: string, key: string): void {
  if (readEndpoint(dataDir)?.key === key) rmSync(fileOf(dataDir), { force: true });
}
