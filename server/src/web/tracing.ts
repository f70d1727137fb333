import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Span } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Call, callChannel } from "../trpc.ts";
import { observeUpstream } from "./upstreamRequests.ts";

const shutdownMs = 3_000;
const fromNow = (ms: number) => performance.timeOrigin + performance.now() - ms;

/**
 * OpenTelemetry spans of requests, procedure calls and upstream requests, configured by the standard variables (OTEL_…).
 * They contain routes, procedure names and statuses, but no query, text or person.
 */
export async function registerTracing(app: FastifyInstance): Promise<void> {
  const { env } = app.services;
  if (!env.isTraced) return;
  // Lazily loaded, to save memory where tracing is off.
  const { context, propagation, SpanKind, SpanStatusCode, trace } = await import("@opentelemetry/api");
  const { startNodeSdk } = await import("@opentelemetry/sdk-node");
  const sdk = startNodeSdk({
    metricReaders: [],
    logRecordProcessors: [],
    ...(!process.env.OTEL_SERVICE_NAME && { resourceAttributes: { "service.name": "career-hub" } }),
  });
  const tracer = trace.getTracer("career-hub");
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook("onRequest", async (request) => {
    const route = request.routeOptions.url ?? "none";
    const attributes = { "http.request.method": request.method, "http.route": route };
    const parent = propagation.extract(context.active(), request.headers);
    const name = `${request.method} ${route}`;
    spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent));
  });
  // After body parsing, which runs outside the request's context.
  app.addHook("preHandler", (request, _reply, done) => {
    const span = spans.get(request);
    if (span) context.with(trace.setSpan(context.active(), span), done);
    else done();
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute("http.response.status_code", reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });

  const onCall = (message: unknown) => {
    const { procedure, outcome, ms } = message as Call;
    const span = tracer.startSpan(procedure, { startTime: fromNow(ms), attributes: { outcome } });
    if (outcome === "INTERNAL_SERVER_ERROR") span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  subscribe(callChannel.name, onCall);
  const stopObserving = observeUpstream(env, () => {
    const span = tracer.startSpan("upstream", { kind: SpanKind.CLIENT });
    return ({ service, status }) => {
      span.updateName(service);
      if (status !== null) span.setAttribute("http.response.status_code", status);
      if (status === null || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  });
  app.addHook("onClose", async () => {
    unsubscribe(callChannel.name, onCall);
    stopObserving();
    const patience = new Promise((resolve) => setTimeout(resolve, shutdownMs).unref());
    await Promise.race([sdk.shutdown(), patience]).catch((err: unknown) =>
      app.log.warn({ err }, "spans lost"),
    );
  });
}
