import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listenOnFreePort } from "../setup/freePort.ts";

/** The reply to one request: a result or a fault. */
export type ModelReply =
  | { content: string; finish?: string; refusal?: string }
  | { status: number; body?: string; headers?: Record<string, string> }
  | { raw: string }
  | { hang: true }
  | { reset: true }
  | { drip: string };

type Responder = (
  request: { path: string; body: Record<string, unknown> },
  count: number,
) => ModelReply | number[][] | Promise<ModelReply>;

export type ModelDouble = Awaited<ReturnType<typeof startModel>>;

/** A double of an OpenAI-compatible server on a free port. `respondWith` sets its replies. */
export async function startModel() {
  const requests: { path: string; body: Record<string, unknown> }[] = [];
  let respond: Responder = () => ({ content: "{}" });
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || "{}") as Record<string, unknown>;
    const seen = { path: request.url ?? "", body };
    requests.push(seen);
    send(response, await respond(seen, requests.length));
  });
  return {
    baseUrl: `http://127.0.0.1:${await listenOnFreePort(server)}/v1`,
    requests,
    respondWith(next: Responder) {
      requests.length = 0;
      respond = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const json = { "content-type": "application/json" };

function send(response: ServerResponse, reply: ModelReply | number[][]): void {
  if (Array.isArray(reply)) {
    const data = reply.map((embedding, index) => ({ object: "embedding", index, embedding }));
    response.writeHead(200, json).end(JSON.stringify({ object: "list", data, model: "double" }));
  } else if ("content" in reply) {
    const message = { role: "assistant", content: reply.content, refusal: reply.refusal ?? null };
    const choices = [{ index: 0, finish_reason: reply.finish ?? "stop", message }];
    response
      .writeHead(200, json)
      .end(JSON.stringify({ id: "1", object: "chat.completion", created: 0, model: "double", choices }));
  } else if ("status" in reply) {
    response
      .writeHead(reply.status, { ...json, ...reply.headers })
      .end(reply.body ?? '{"error":{"message":"no"}}');
  } else if ("raw" in reply) {
    response.writeHead(200, json).end(reply.raw);
  } else if ("reset" in reply) {
    response.socket?.destroy();
  } else if ("drip" in reply) {
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(reply.drip), 100);
    response.on("close", () => clearInterval(timer));
  }
}

/** Faults of the service and the error codes that the API returns for them. */
export const modelFaults: [name: string, reply: ModelReply, code: string][] = [
  ["500", { status: 500 }, "BAD_GATEWAY"],
  ["503", { status: 503, headers: { "retry-after": "0" } }, "BAD_GATEWAY"],
  ["429", { status: 429, headers: { "retry-after": "0" } }, "BAD_GATEWAY"],
  ["401", { status: 401 }, "BAD_GATEWAY"],
  ["404", { status: 404 }, "BAD_GATEWAY"],
  ["HTML", { raw: "<html>Bad gateway</html>" }, "BAD_GATEWAY"],
  ["an empty answer", { raw: "" }, "BAD_GATEWAY"],
  ["half an answer", { raw: '{"choices":[{"message":{"content":"' }, "BAD_GATEWAY"],
  ["no choices", { raw: '{"choices":[]}' }, "BAD_GATEWAY"],
  ["a lost connection", { reset: true }, "BAD_GATEWAY"],
  ["a redirect", { status: 302, headers: { location: "http://127.0.0.1:1/" } }, "BAD_GATEWAY"],
  ["5 MB", { raw: `{"choices":"${"x".repeat(5_000_000)}"}` }, "BAD_GATEWAY"],
  ["no answer at all", { hang: true }, "GATEWAY_TIMEOUT"],
  ["a drip without end", { drip: " " }, "GATEWAY_TIMEOUT"],
];
