import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { OpenDb } from "@career-hub/db/client.ts";
import { TRPCError } from "@trpc/server";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import type { Ai } from "./ai/ai.ts";
import type { CodeHosts } from "./auth/codeHosts.ts";
import { registerOwnerSignIn } from "./auth/owner.ts";
import { createSealer } from "./auth/seal.ts";
import { createSessions } from "./auth/sessions.ts";
import { type Provider, registerSignIn } from "./auth/signIn.ts";
import type { Context, Services } from "./context.ts";
import { acceptUploads } from "./cv/upload.ts";
import type { Demo } from "./dependencies.ts";
import type { Env } from "./env.ts";
import { errorBody, toPublicError } from "./errors.ts";
import { registerAdminEndpoint } from "./job/admin/adminEndpoint.ts";
import { createLimiter } from "./limits/limits.ts";
import { registerMailPages } from "./mail/routes.ts";
import { createSignals } from "./news/signals.ts";
import { registerDescription } from "./openapi/document.ts";
import { registerRest } from "./rest.ts";
import { stopSandboxes } from "./sandbox/sandbox.ts";
import { registerShare } from "./share/routes.ts";
import { tokenOf } from "./token.ts";
import { collectMethods } from "./web/allowedMethods.ts";
import { fontFaces, registerClient } from "./web/client.ts";
import { acceptJson, decodableUrl, isPage, registerHeaders, respondToClientError } from "./web/hardening.ts";
import { registerHealth } from "./web/health.ts";
import { registerMetrics } from "./web/metrics.ts";
import { warnAboutUntrustedProxy } from "./web/proxyWarning.ts";
import { registerSecurityText } from "./web/securityText.ts";
import { registerTracing } from "./web/tracing.ts";
import { registerTrpc } from "./web/trpcHandler.ts";

declare module "fastify" {
  interface FastifyInstance {
    services: Services;
    createContext(request: FastifyRequest): Context;
  }
}

/** Grace period for running requests after the stop signal. */
const graceMs = 20_000;
const maxBodyBytes = 512 * 1024;
const headersWithoutHooks = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
const notFoundError = { code: "NOT_FOUND", message: "There is nothing at this address." } as const;
const methodError = {
  code: "METHOD_NOT_SUPPORTED",
  message: "This address does not support this method.",
} as const;
const noCompiler = () => {
  throw new Error("routes have no JSON schemas");
};
const clientFolder = fileURLToPath(new URL("../../client/dist", import.meta.url));

export type Dependencies = {
  env: Env;
  database: OpenDb;
  ai: Ai;
  /** Null with a configured code host and without sample data. */
  demo: Demo | null;
  codeHosts: CodeHosts;
  provider: Provider;
  log: FastifyBaseLogger;
};

/** Builds the server without listening. Tests inject into it, main.ts listens. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { env, database, provider, demo } = dependencies;
  const app = Fastify({
    loggerInstance: dependencies.log,
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy,
    bodyLimit: maxBodyBytes,
    requestTimeout: 60_000,
    // While stopping, keep-alive connections still get responses, with "Connection: close".
    return503OnClosing: false,
    connectionTimeout: 120_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 2_000 },
    // Routes are validated by zod, so Fastify's schema compilers are not loaded.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    rewriteUrl: decodableUrl,
    // Other URLs that cannot be decoded reach neither a hook, a route nor the error handler below.
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers(headersWithoutHooks)),
    clientErrorHandler: respondToClientError,
  });
  decorate(app, dependencies);
  app.setErrorHandler(sendError);
  const methodsOf = collectMethods(app);
  acceptJson(app);
  await registerHeaders(app);
  warnAboutUntrustedProxy(app);
  registerHealth(app, database);
  registerSecurityText(app);
  await registerMetrics(app, database);
  await registerTracing(app);
  if (database.engine === "embedded") registerAdminEndpoint(app);
  await registerSignIn(app, provider);
  if (env.ownerToken) registerOwnerSignIn(app, env.ownerToken);
  if (!env.github) await demo?.registerDemoHost(app, provider);
  await app.register(async (rest) => {
    await acceptUploads(rest);
    registerRest(rest);
    registerDescription(rest);
  });
  await app.register(registerTrpc);
  const fonts = fontFaces(clientFolder);
  await app.register((scope) => registerMailPages(scope, fonts));
  const sendPage = await registerClient(app, clientFolder);
  registerShare(app, sendPage, fonts);
  app.setNotFoundHandler(async (request, reply) => {
    if (isPage(request)) return sendPage(reply);
    await app.services.limiter.take("everything", request.ip);
    const allowed = methodsOf(request.url.split("?")[0] ?? "");
    const isMethodWrong = allowed.length > 0 && !allowed.includes(request.method);
    if (isMethodWrong) reply.header("Allow", allowed.join(", "));
    const error = new TRPCError(isMethodWrong ? methodError : notFoundError);
    return sendError(error, request, reply);
  });
  return app;
}

/** Adds the services and the context of a request, and tells running work when the server stops. */
function decorate(app: FastifyInstance, { env, database, ai, codeHosts }: Dependencies): void {
  const [closing, ending] = [new AbortController(), new AbortController()];
  app.addHook("preClose", async () => {
    closing.abort();
    setTimeout(() => ending.abort(), graceMs).unref();
    // Idle keep-alive connections would stay open for minutes.
    setInterval(() => app.server.closeIdleConnections(), 200).unref();
  });
  app.addHook("onClose", async () => stopSandboxes());
  const services: Services = {
    env,
    db: database.db,
    ai,
    codeHosts,
    sealer: createSealer(env.secretKeys),
    limiter: createLimiter(database.db),
    sessions: createSessions(database.db),
    signals: createSignals(database),
    closing: closing.signal,
    ending: ending.signal,
  };
  app.decorate("services", services).decorate("createContext", (request: FastifyRequest) => ({
    ...services,
    log: request.log,
    requestId: request.id,
    address: request.ip,
    token: tokenOf(request.headers.authorization),
    lookup: {},
  }));
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const publicError = toPublicError(error);
  if (publicError.status >= 500) request.log.error({ err: error }, "request failed");
  if (publicError.retryAfter !== undefined) reply.header("Retry-After", String(publicError.retryAfter));
  return reply.code(publicError.status).send(errorBody(publicError, request.id));
}
