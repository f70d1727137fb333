import type { FastifyInstance } from "fastify";

/** Warns once when a proxy seems to stand in front that is not trusted: all visitors would then share one rate limit. */
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
