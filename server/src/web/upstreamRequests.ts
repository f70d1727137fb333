import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Env } from "../env.ts";

type Outgoing = { request: { origin: string }; response?: { statusCode: number } };
/** `status` is null without a response; times are from `performance.now()`. */
type Upstream = { service: string; status: number | null; from: number; to: number };

/** The name of an upstream service; other hosts are not named. */
function serviceOf(origin: string, env: Env): string {
  const model = env.writerModel ?? env.embeddingModel;
  if (origin === new URL(env.githubApiUrl).origin) return "code host";
  if (model && origin === new URL(model.baseUrl ?? "https://api.openai.com").origin) return "model";
  return "other";
}

/** Calls `onRequest` at the start of each request and its result at the end. Returns an unsubscribe function. */
export function observeUpstream(env: Env, onRequest: () => (upstream: Upstream) => void): () => void {
  const pendingRequests = new WeakMap<object, { from: number; onEnd: (upstream: Upstream) => void }>();
  const begin = (message: unknown) =>
    void pendingRequests.set((message as Outgoing).request, { from: performance.now(), onEnd: onRequest() });
  const end = (message: unknown) => {
    const { request, response } = message as Outgoing;
    const pending = pendingRequests.get(request);
    if (!pending) return;
    pendingRequests.delete(request);
    const { from, onEnd } = pending;
    const service = serviceOf(request.origin, env);
    onEnd({ service, status: response?.statusCode ?? null, from, to: performance.now() });
  };
  const listeners = [
    ["undici:request:create", begin],
    ["undici:request:headers", end],
    ["undici:request:error", end],
  ] as const;
  for (const [name, listener] of listeners) subscribe(name, listener);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener);
  };
}
