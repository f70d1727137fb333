import helmet from "@fastify/helmet";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { contentSecurityPolicy } from "./client.ts";

/** Milliseconds that a turn of the event loop may be late, on average, before calls are refused. */
export const maxLoopDelayMs = 2_000;

/** Headers of every answer. Ours where helmet's defaults do not fit: its policy would block the code host's avatars. */
export async function registerHeaders(app: FastifyInstance): Promise<void> {
  const https = app.services.env.publicUrl.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  const fixed = contentSecurityPolicy();
  app.addHook("onRequest", async (request, reply) => {
    reply.header("X-Request-Id", request.id);
    reply.header("Content-Security-Policy", fixed);
    if (/^\/(api|trpc|auth)\b/.test(request.url)) reply.header("Cache-Control", "no-store");
  });
}

/** Calls are refused while the process cannot keep up, rather than all of them answered late. Health is not asked. */
export async function registerPressure(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    retryAfter: 5,
    sampleInterval: 500,
  });
}

/** JSON, or nothing at all: an empty body with a JSON content type is how many clients post nothing. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    parse(request, body as string, done);
  });
}
