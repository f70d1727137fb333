import type { FastifyInstance } from "fastify";

/** Warns once about an untrusted proxy in front, behind which all visitors would share one rate limit. */
export function warnAboutUntrustedProxy(app: FastifyInstance): void {
  if (app.services.env.trustProxy) return;
  let hasWarned = false;
  app.addHook("onRequest", async (request) => {
    if (hasWarned || request.headers["x-forwarded-for"] === undefined) return;
    hasWarned = true;
    request.log.warn(
      "X-Forwarded-For arrives, and TRUST_PROXY is not set: all visitors count as one address. Name the proxies in TRUST_PROXY.",
    );
  });
}
