import type { FastifyInstance } from "fastify";
import { isLoopback } from "../env.ts";
import { fail, finishSignIn } from "./signIn.ts";

/**
 * "Sign in as the owner of this token": to try the product on one's own repositories without registering an app.
 * Only from a page of this very address: another site must neither start it nor, by a rebound name, read its answer.
 */
export function registerOwnerSignIn(app: FastifyInstance, hostToken: string): void {
  app.get("/api/auth/owner", async (request, reply) => {
    const site = request.headers["sec-fetch-site"];
    const fromHere = site === undefined || site === "same-origin" || site === "none";
    const { hostname } = new URL(`http://${request.headers.host ?? "invalid"}`);
    if (!fromHere || !isLoopback(hostname)) return fail(reply, "access_denied");
    const { include_private } = request.query as Record<string, unknown>;
    return finishSignIn(app, request, reply, {
      codeHost: "github",
      hostToken,
      includePrivate: include_private === "true",
    });
  });
}
