import type { FastifyRequest } from "fastify";
import { z } from "zod";

/** Input from the body (POST) or the query (GET, DELETE); path parameters take precedence. */
export const inputOf = ({ method, body, query, params }: FastifyRequest) =>
  ({ ...((method === "POST" ? body : query) as object), ...(params as object) }) as never;

/** The `Idempotency-Key` header; a key that is not a UUID is ignored. */
export const idempotencyKey = (request: FastifyRequest) => {
  const key = z.uuid().safeParse(request.headers["idempotency-key"]);
  return key.success ? { requestKey: key.data } : undefined;
};

/** URL of the next page. */
export const linkToNext = (request: FastifyRequest, cursor: string) => {
  const next = new URL(request.url, "http://here");
  next.searchParams.set("cursor", cursor);
  return `<${next.pathname}${next.search}>; rel="next"`;
};
