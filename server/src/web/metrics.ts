import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { OpenDb } from "@career-hub/db/client.ts";
import type { FastifyInstance } from "fastify";
import { queueCounts } from "../limits/queue.ts";
import { isSameSecret } from "../token.ts";
import { type Call, callChannel } from "../trpc.ts";
import { observeUpstream } from "./upstreamRequests.ts";

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90];

/** Prometheus metrics at /metrics, protected by the configured token. They contain no name, address or text. */
export async function registerMetrics(app: FastifyInstance, database: OpenDb): Promise<void> {
  const { env } = app.services;
  if (!env.metricsToken) return;
  // Lazily loaded, to save memory where metrics are off.
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client");
  const expected = `Bearer ${env.metricsToken}`;
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const histogram = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name: `career_hub_${name}_seconds`, help, labelNames, buckets: seconds, registers });
  const requests = histogram("request", "Responses by route and status.", ["method", "route", "status"]);
  const calls = histogram("call", "Calls of procedures, by tRPC or REST.", ["procedure", "outcome"]);
  const upstream = histogram("upstream", "Responses of upstream services.", ["service", "status"]);
  const mails = new Counter({
    name: "career_hub_mails_total",
    help: "Attempts to send an e-mail, by kind and outcome.",
    labelNames: ["kind", "outcome"],
    registers,
  });
  new Gauge({
    name: "career_hub_queue",
    help: "Who is in a queue of this server.",
    labelNames: ["queue", "state"],
    registers,
    collect() {
      for (const { name, ...counts } of queueCounts())
        for (const [state, count] of Object.entries(counts)) this.set({ queue: name, state }, count);
    },
  });
  new Gauge({
    name: "career_hub_database_connections",
    help: "Connections to Postgres.",
    labelNames: ["state"],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections?.() ?? {})) this.set({ state }, count);
    },
  });

  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  const listeners: Record<string, (message: unknown) => void> = {
    [callChannel.name as string]: (message) => {
      const { procedure, outcome, ms } = message as Call;
      calls.observe({ procedure, outcome }, ms / 1_000);
    },
    "career-hub:mail": (message) => mails.inc(message as { kind: string; outcome: string }),
  };
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  const stopObserving = observeUpstream(env, () => ({ service, status, from, to }) => {
    upstream.observe({ service, status: String(status ?? "none") }, (to - from) / 1_000);
  });
  app.addHook("onClose", async () => {
    stopObserving();
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
  });

  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? "", expected)) return reply.callNotFound();
    return reply
      .header("Cache-Control", "no-store")
      .type(register.contentType)
      .send(await register.metrics());
  });
}
