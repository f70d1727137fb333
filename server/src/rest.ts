import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { receiveFile } from "./cv/upload.ts";
import { feedOfJobs } from "./job/feed.ts";
import { type Procedure, restPaths } from "./restPaths.ts";
import { idempotencyKey, inputOf, linkToNext } from "./restRequest.ts";
import { type Caller, createCaller } from "./router.ts";

export const restRoutes = Object.entries(restPaths).map(([key, summary]) => {
  const [method, path, procedure] = key.split(" ") as ["GET" | "POST" | "DELETE", string, Procedure];
  return { route: `${method} ${path}`, method, path, procedure, summary };
});

type Handler = (caller: Caller, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Paths that need more than calling their procedure. */
const handlers: Record<string, Handler> = {
  "POST /profile/generate": async (caller, request) => {
    const { generationId: _, ...result } = await caller.profile.generate(idempotencyKey(request));
    return result;
  },
  "GET /jobs": async (caller, request, reply) => {
    const { jobs, nextCursor } = await caller.job.list(inputOf(request));
    if (nextCursor) reply.header("Link", linkToNext(request, nextCursor));
    return jobs;
  },
  "GET /jobs.rss": async (caller, request, reply) => {
    const search: object = inputOf(request);
    const { jobs } = await caller.job.list({ ...search, limit: 50, cursor: null });
    reply.type("application/rss+xml; charset=utf-8");
    return feedOfJobs(jobs, { ...request.server.services.env, search });
  },
  "GET /applications.csv": async (caller, _request, reply) => {
    const { csv } = await caller.job.applicationsCsv();
    reply.type("text/csv; charset=utf-8");
    reply.header("Content-Disposition", 'attachment; filename="applications.csv"');
    return csv;
  },
  "POST /cv/upload": (caller, request) => caller.cv.upload(() => receiveFile(request)),
};

/** tRPC's caller also takes the full name of a procedure as one key. */
const callProcedure = (caller: Caller, procedure: Procedure, input: unknown) =>
  (caller as unknown as Record<Procedure, (input: unknown) => Promise<unknown>>)[procedure](input);

/** Parses the request, calls the procedure and sends the result. Rules belong in the procedures. */
export function registerRest(app: FastifyInstance): void {
  for (const { route, method, path, procedure } of restRoutes)
    app.route({
      method,
      url: `/api${path}`,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const caller = createCaller(app.createContext(request));
        const handler = handlers[route];
        return reply.send(
          await (handler?.(caller, request, reply) ?? callProcedure(caller, procedure, inputOf(request))),
        );
      },
    });
}
