import type { OpenDb } from "@career-hub/db/client.ts";
import { withDeadline } from "@career-hub/db/deadline.ts";
import type { FastifyInstance } from "fastify";

const timeoutMs = 2_000;
/** Cache lifetime in milliseconds of a successful ping. */
const freshMs = 250;

/** Concurrent checks share one query. */
function sharedPing(database: OpenDb): OpenDb["ping"] {
  let pinging: ReturnType<OpenDb["ping"]> | undefined;
  let last: Awaited<typeof pinging>;
  let pingedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (last && performance.now() - pingedAt < freshMs) return last;
    pinging ??= withDeadline(database.ping(), timeoutMs).finally(() => {
      pinging = undefined;
    });
    last = await pinging;
    pingedAt = performance.now();
    return last;
  };
}

/**
 * `live`: the process responds. `ready`: it can serve requests, "read-only" while the database rejects changes; false
 * while stopping.
 */
export function registerHealth(app: FastifyInstance, database: OpenDb): void {
  const ping = sharedPing(database);
  app.get("/api/health/live", async () => ({ status: "live" }));
  app.get("/api/health/ready", async (request, reply) => {
    if (app.services.closing.aborted) return reply.code(503).send({ status: "stopping" });
    try {
      const { isReadOnly } = await ping();
      return { status: isReadOnly ? "read-only" : "ready", database: database.engine };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return reply.code(503).header("Retry-After", "5").send({ status: "waiting for the database" });
    }
  });
}
