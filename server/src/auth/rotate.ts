import { createHmac } from "node:crypto";
import type { Context } from "../context.ts";
import { hashToken } from "../token.ts";
import { findRotated, rotateSession } from "./sessions/queries.ts";

/** Derived with the server's key: the old token, which was in a URL, does not suffice to compute the new one. */
const successorOf = (key: string, token: string) =>
  createHmac("sha256", key).update(`session rotation ${token}`).digest("base64url");

/**
 * Replaces the token of a session. Idempotent until the new token is used (a repeated call, a lost response). Null when
 * there is no such session.
 */
export async function rotate({ db, env }: Context, token: string): Promise<string | null> {
  const successors = env.secretKeys.map((key) => successorOf(key, token));
  const [next] = successors;
  if (!next) return null;
  const from = hashToken(token);
  if (await rotateSession(db, { from, to: hashToken(next) })) return next;
  const pending = await findRotated(db, { from });
  return successors.find((one) => hashToken(one) === pending) ?? null;
}
