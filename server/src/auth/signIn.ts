import oauth2, { type OAuth2Namespace } from "@fastify/oauth2";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isReadOnly, toPublicError } from "../errors.ts";
import { createToken, hashToken, isSameSecret } from "../token.ts";
import { deviceOf, placeOf } from "./device.ts";
import { createAttempt, signIn, takeAttempt } from "./queries.ts";

/** The codes of `/auth/callback?error=…`; the home page has a message for each. */
type SignInError =
  | "access_denied"
  | "invalid_state"
  | "github_unavailable"
  | "exchange_failed"
  | "rate_limited"
  | "read_only"
  | "busy"
  | "server_error";

export type Provider = {
  /** The name stored with accounts of this code host. */
  name: string;
  clientId: string;
  clientSecret: string;
  /** URL for the browser. */
  authorizeUrl: string;
  /** URL for the server's code exchange; differs when the code host is this process. */
  tokenUrl: string;
};

declare module "fastify" {
  interface FastifyInstance {
    publicSignIn: OAuth2Namespace;
    privateSignIn: OAuth2Namespace;
  }
}

const callbackPath = "/api/auth/github/callback";
const exchangeMs = 8_000;
/** Statuses that reject a code. Others, such as 406 for HTML instead of JSON, are an outage. */
const refusals = new Set([400, 401, 403, 404, 422]);
const isPrivate = (request: FastifyRequest) =>
  (request.query as Record<string, unknown>).include_private === "true";
const text = (value: unknown) => (typeof value === "string" ? value : "");

/** OAuth 2 authorization code flow with PKCE. The redirect URI comes from the settings, never from a request. */
export async function registerSignIn(app: FastifyInstance, provider: Provider): Promise<void> {
  await registerFlow(app, provider, { name: "publicSignIn", scope: ["read:user"] });
  await registerFlow(app, provider, { name: "privateSignIn", scope: ["read:user", "repo"] });

  app.get("/api/auth/github", async (request, reply) => {
    try {
      await app.services.limiter.take("signInStart", request.ip);
      const flow = isPrivate(request) ? app.privateSignIn : app.publicSignIn;
      return reply.redirect(await flow.generateAuthorizationUri(request, reply), 303);
    } catch (error) {
      return redirectAfterFailure(error, request, reply, "sign-in could not be started");
    }
  });

  app.get(callbackPath, async (request, reply) => {
    try {
      await app.services.limiter.take("everything", request.ip);
      return await handleCallback(app, provider, request, reply);
    } catch (error) {
      return redirectAfterFailure(error, request, reply, "sign-in failed");
    }
  });
}

const isSecure = (app: FastifyInstance) => app.services.env.publicUrl.startsWith("https:");

type Flow = { name: "publicSignIn" | "privateSignIn"; scope: string[] };

async function registerFlow(app: FastifyInstance, provider: Provider, flow: Flow): Promise<void> {
  const { env, db } = app.services;
  const secure = isSecure(app);
  const [authorize, token] = [new URL(provider.authorizeUrl), new URL(provider.tokenUrl)];
  await app.register(oauth2, {
    ...flow,
    credentials: {
      client: { id: provider.clientId, secret: provider.clientSecret },
      auth: {
        authorizeHost: authorize.origin,
        authorizePath: authorize.pathname,
        tokenHost: token.origin,
        tokenPath: token.pathname,
      },
      http: { timeout: exchangeMs, redirects: 0, maxBytes: 65_536 },
      options: { authorizationMethod: "body" },
    },
    callbackUri: `${env.publicUrl}${callbackPath}`,
    pkce: "S256",
    // The __Host- prefix requires https.
    hostPrefixedCookies: secure,
    cookie: { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: 600 },
    userAgent: "career-hub",
    generateStateFunction: async (request: FastifyRequest) => {
      const state = createToken();
      await createAttempt(db, { stateHash: hashToken(state), includePrivate: isPrivate(request) });
      return state;
    },
    // The state was checked and consumed before the exchange.
    checkStateFunction: async () => true,
  });
}

/** Returns from the code host: checks the state and exchanges the code. */
async function handleCallback(
  app: FastifyInstance,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { state, code, error } = request.query as Record<string, unknown>;
  const stateCookie = request.cookies[`${isSecure(app) ? "__Host-" : ""}oauth2-redirect-state`];
  if (!text(state) || !isSameSecret(text(state), text(stateCookie)))
    return redirectWithError(reply, "invalid_state");
  const attempt = await takeAttempt(app.services.db, { stateHash: hashToken(text(state)) });
  if (!attempt) return redirectWithError(reply, "invalid_state");
  if (text(error) === "access_denied") return redirectWithError(reply, "access_denied");
  if (error !== undefined || !text(code)) return redirectRefused(request, reply, error);
  return exchange(app, provider, request, reply, attempt.includePrivate);
}

const reasons: Record<number, SignInError> = { 429: "rate_limited", 503: "busy" };

/** Redirects with the reason. A failure other than the rate limit is logged. */
export function redirectAfterFailure(
  err: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  message: string,
) {
  const { status } = toPublicError(err);
  const reason = isReadOnly(err) ? "read_only" : reasons[status];
  if (reason === "read_only") request.log.warn(`${message}: the database rejects changes`);
  else if (status !== 429) request.log.error({ err }, message);
  return redirectWithError(reply, reason ?? "server_error");
}

async function exchange(
  app: FastifyInstance,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  includePrivate: boolean,
) {
  let token: { access_token?: unknown; error?: unknown };
  try {
    ({ token } = await app.publicSignIn.getAccessTokenFromAuthorizationCodeFlow(request));
  } catch (error) {
    // The library's error may contain the request with the secret: only its status is logged.
    const status = (error as { output?: { statusCode?: number } }).output?.statusCode ?? 0;
    request.log.warn({ status }, "the code host did not exchange the code");
    return redirectWithError(reply, refusals.has(status) ? "exchange_failed" : "github_unavailable");
  }
  const hostToken = text(token.access_token);
  // GitHub refuses with status 200.
  if (!hostToken) return redirectRefused(request, reply, token.error);
  return finishSignIn(app, request, reply, { codeHost: provider.name, hostToken, includePrivate });
}

/** Logs the code host's error code, such as `incorrect_client_credentials`: usually a setting is wrong. */
function redirectRefused(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const reason = /^[a-z_]{1,60}$/.exec(text(error))?.[0] ?? "no reason given";
  request.log.warn(
    { reason },
    "the code host refused the sign-in: check GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET and the return address of the app",
  );
  return redirectWithError(reply, "exchange_failed");
}

/** The last step of every sign-in: reads the account, opens a session and redirects to the page with its token. */
export async function finishSignIn(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { codeHost, hostToken, includePrivate }: { codeHost: string; hostToken: string; includePrivate: boolean },
) {
  const { db, codeHosts, sealer } = app.services;
  const host = codeHosts[codeHost];
  if (!host) return redirectWithError(reply, "server_error");
  const account = await host.account(hostToken, AbortSignal.timeout(exchangeMs)).catch((error) => {
    request.log.warn({ err: error }, "the code host did not say who signed in");
    return null;
  });
  if (!account) return redirectWithError(reply, "github_unavailable");
  const sessionToken = createToken();
  await signIn(
    db,
    {
      codeHost,
      account,
      tokenHash: hashToken(sessionToken),
      device: deviceOf(request.headers["user-agent"]),
      place: placeOf(request),
    },
    { includePrivate, seal: (userId) => sealer.seal(hostToken, userId) },
    host.afterSignIn,
  );
  return redirectToPage(reply, `token=${sessionToken}`);
}

export const redirectWithError = (reply: FastifyReply, error: SignInError) =>
  redirectToPage(reply, `error=${error}`);

function redirectToPage(reply: FastifyReply, query: string) {
  const secure = isSecure(reply.server);
  for (const name of ["redirect-state", "code-verifier"])
    reply.clearCookie(`${secure ? "__Host-" : ""}oauth2-${name}`, { path: "/", secure });
  return reply.redirect(`/auth/callback?${query}`, 303);
}
