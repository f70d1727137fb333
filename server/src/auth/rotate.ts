import { createHmac } from "node:crypto";
import type { Context } from "../context.ts";
import { hashToken } from "../token.ts";
import { findRotated, rotateSession } from "./sessions/queries.ts";

/** Needs the server's key: the old token, which was in an address, is not enough to compute the new one. */
const successorOf = (key: string, token: string) =>
  createHmac("sha256", key).update(`session rotation ${token}`).digest("base64url");

/**
 * A new token for the session of `token`, which ends. Asked again before the new one was used (a double call, an answer
 * that was lost), it answers the same one. Null when there is no such session.
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
