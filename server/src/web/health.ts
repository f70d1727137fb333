import type { OpenDb } from "@career-hub/db/client.ts";
import { withDeadline } from "@career-hub/db/deadline.ts";
import type { FastifyInstance } from "fastify";

const answerMs = 2_000;

/** `live`: the process answers. `ready`: it can also do its work; not while it stops. */
export function registerHealth(app: FastifyInstance, database: OpenDb): void {
  app.get("/api/health/live", async () => ({ status: "live" }));
  app.get("/api/health/ready", async (request, reply) => {
    if (app.services.closing.aborted) return reply.code(503).send({ status: "stopping" });
    try {
      await withDeadline(database.ping(), answerMs);
      return { status: "ready", database: database.engine };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return reply.code(503).header("Retry-After", "5").send({ status: "waiting for the database" });
    }
  });
}
