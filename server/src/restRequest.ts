import type { FastifyRequest } from "fastify";
import { z } from "zod";

export const body = (request: FastifyRequest) => request.body as never;
export const query = (request: FastifyRequest) => request.query as never;
export const params = (request: FastifyRequest) => request.params as never;
/** What stands in the path wins over a body or query that says otherwise. */
export const within = (request: FastifyRequest) =>
  ({ ...(request.query as object), ...(request.body as object), ...(request.params as object) }) as never;

/** A key that is not a UUID still says "the same click": the procedure only knows UUIDs, so it is left out. */
export const idempotencyKey = (request: FastifyRequest) => {
  const key = z.uuid().safeParse(request.headers["idempotency-key"]);
  return key.success ? { requestKey: key.data } : undefined;
};

/** The same request with another place to go on from. */
export const linkToNext = (request: FastifyRequest, cursor: string) => {
  const next = new URL(request.url, "http://here");
  next.searchParams.set("cursor", cursor);
  return `<${next.pathname}${next.search}>; rel="next"`;
};
