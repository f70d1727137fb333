import type { TRPCError } from "@trpc/server";
import { resolveResponse } from "@trpc/server/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { badRequest, toPublicError } from "../errors.ts";
import { appRouter } from "../router.ts";
import { plainCalls, respondToCalls } from "./plainCalls.ts";

const maxBatchSize = 10;

/**
 * A minimal Request for tRPC. The library's adapter creates a full Request and streams a Response, which costs more than
 * the call itself.
 */
function requestOf({ method, url, headers, body }: FastifyRequest, signal: AbortSignal): Request {
  const text = typeof body === "string" ? body : "";
  const header = (name: string) => headers[name.toLowerCase()];
  const request = {
    method,
    url: `http://server${url}`,
    signal,
    headers: {
      get: (name: string) => header(name)?.toString() ?? null,
      has: (name: string) => header(name) !== undefined,
    },
    text: async () => text,
    json: async () => JSON.parse(text),
  };
  return request as unknown as Request;
}

/** The typed procedures under /trpc: one call, a batch, or a stream of events. */
export async function registerTrpc(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (_: FastifyRequest, body: string) => body,
  );
  app.addHook("onRequest", async (request) => {
    const type = request.headers["content-type"];
    if (request.method === "POST" && type && !type.startsWith("application/json"))
      throw Object.assign(new Error("not JSON"), { statusCode: 415 });
  });
  app.all("/trpc/:path", async (request, reply) => {
    const closed = new AbortController();
    // Does not abort after a complete response: there is nothing to stop, and an abort costs as much as a small call.
    reply.raw.once("close", () => reply.raw.writableFinished || closed.abort());
    const { path } = request.params as { path: string };
    if (path.split(",").length > maxBatchSize)
      throw badRequest(`At most ${maxBatchSize} calls fit into one request.`);
    const plain = plainCalls(request);
    if (plain) {
      const context = { ...app.createContext(request), isBatch: plain.isBatch };
      const { status, body, errors } = await respondToCalls(plain, context, closed.signal);
      return reply
        .code(status)
        .headers({ "content-type": "application/json", vary: "trpc-accept, accept", ...waitOf(errors) })
        .send(body);
    }
    const response = await resolveResponse({
      router: appRouter,
      // Not decoded, because tRPC decodes it.
      path: request.url.slice("/trpc/".length).split("?", 1)[0] ?? "",
      req: requestOf(request, closed.signal),
      error: null,
      createContext: async ({ info }) => ({ ...app.createContext(request), isBatch: info.isBatchCall }),
      responseMeta: ({ errors }) => ({ headers: waitOf(errors) }),
    });
    return reply.send(response);
  });
}

function waitOf(errors: TRPCError[]): Record<string, string> {
  const wait = errors
    .map((error) => toPublicError(error).retryAfter)
    .find((seconds) => seconds !== undefined);
  return wait === undefined ? {} : { "retry-after": String(wait) };
}
