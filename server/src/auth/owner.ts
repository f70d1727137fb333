import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopback } from "../env.ts";
import { finishSignIn, redirectAfterFailure, redirectWithError } from "./signIn.ts";

/** Headers that only a proxy adds: behind one, a loopback socket does not prove that the caller is on this machine. */
const proxyHeaders = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+|fly-.+)$/;

/**
 * Whether the request comes from a browser on this machine and a page of this origin, not from another site, by DNS
 * rebinding or through a proxy.
 */
function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  const sameSite = site === undefined || site === "same-origin" || site === "none";
  const { hostname } = new URL(`http://${headers.host ?? "invalid"}`);
  const remote = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const proxied = Object.keys(headers).some((name) => proxyHeaders.test(name));
  return sameSite && isLoopback(hostname) && isLoopback(remote) && !proxied;
}

/** "Sign in as the owner of this token": tries the product on one's own repositories without an OAuth app. */
export function registerOwnerSignIn(app: FastifyInstance, hostToken: string): void {
  app.get("/api/auth/owner", async (request, reply) => {
    try {
      await app.services.limiter.take("signInStart", request.ip);
    } catch (error) {
      return redirectAfterFailure(error, request, reply, "sign-in could not be started");
    }
    if (!isFromThisMachine(request)) return redirectWithError(reply, "access_denied");
    const { include_private } = request.query as Record<string, unknown>;
    return finishSignIn(app, request, reply, {
      codeHost: "github",
      hostToken,
      includePrivate: include_private === "true",
    });
  });
}
