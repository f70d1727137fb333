import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { badRequest } from "./errors.ts";

/** Input from the body (POST) or the query (GET, DELETE); path parameters take precedence. */
export const inputOf = ({ method, body, query, params }: FastifyRequest) =>
  ({ ...((method === "POST" ? body : query) as object), ...(params as object) }) as never;

/** The `Idempotency-Key` header. Throws 400 when it is not a UUID, since the request could not be repeated safely. */
export const idempotencyKey = (request: FastifyRequest) => {
  const header = request.headers["idempotency-key"];
  if (header === undefined) return undefined;
  const key = z.uuid().safeParse(header);
  if (!key.success) throw badRequest("The header Idempotency-Key must be a UUID.");
  return { requestKey: key.data };
};

/** URL of the next page. */
export const linkToNext = (request: FastifyRequest, cursor: string) => {
  const next = new URL(request.url, "http://here");
  next.searchParams.set("cursor", cursor);
  return `<${next.pathname}${next.search}>; rel="next"`;
};
