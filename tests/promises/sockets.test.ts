import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const server = testServer(database, { people: null, isShared: true });
let port: number;
beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port);
});

async function open(): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

/** Sends raw bytes and returns the response text once the server closes or `responses` responses are complete. */
async function send(bytes: string, responses = 1): Promise<string> {
  const socket = await open();
  let got = "";
  return new Promise((resolve) => {
    socket.on("data", (chunk) => {
      got += chunk.toString("latin1");
      if (completeResponses(got) >= responses) socket.destroy();
    });
    socket.on("error", () => {}).on("close", () => resolve(got));
    socket.write(Buffer.from(bytes, "latin1"));
  });
}

/** The number of responses whose content-length has arrived. */
function completeResponses(text: string): number {
  let [rest, complete] = [text, 0];
  for (;;) {
    const head = rest.indexOf("\r\n\r\n");
    const length = Number(/^content-length: (\d+)/im.exec(rest.slice(0, head))?.[1] ?? Number.NaN);
    if (head < 0 || Number.isNaN(length) || rest.length < head + 4 + length) return complete;
    rest = rest.slice(head + 4 + length);
    complete += 1;
  }
}

const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
const bodyOf = (response: string) => JSON.parse(response.slice(response.indexOf("\r\n\r\n") + 4));
const post = "POST /api/profile/save HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const live = "/api/health/live";

describe("malformed requests return the error format:", () => {
  it.each<[string, string, number]>([
    [
      "Content-Length and Transfer-Encoding",
      `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ["two Content-Length headers", `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd`, 400],
    ["a negative Content-Length", `${post}Content-Length: -1\r\n\r\n`, 400],
    ["an unknown transfer encoding", `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, 400],
    ["chunked before another encoding", `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`, 400],
    ["an oversized chunk length", `${post}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n`, 400],
    ["a space before a colon", `GET ${live} HTTP/1.1\r\nHost : x\r\n\r\n`, 400],
    ["bare line feeds", `GET ${live} HTTP/1.1\nHost: x\n\n`, 400],
    ["a folded header", get(live, "A: b\r\n c\r\n"), 400],
    ["a null in a header", get(live, "A: b\u0000c\r\n"), 400],
    ["a tab in the path", get(`${live}\t`), 400],
    ["an unknown method", `FOO ${live} HTTP/1.1\r\nHost: x\r\n\r\n`, 400],
    ["an HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["a TLS handshake", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003", 400],
    ["a header of 20 kB", get(live, `A: ${"b".repeat(20_000)}\r\n`), 431],
    ["a path of 20 kB", get(`/${"b".repeat(20_000)}`), 431],
    [
      "three thousand headers",
      get(live, Array.from({ length: 3_000 }, (_, n) => `a${n}: b\r\n`).join("")),
      431,
    ],
    ["an invalid escape of the API", get("/api/%ZZ"), 400],
    ["TRACE", `TRACE ${live} HTTP/1.1\r\nHost: x\r\n\r\n`, 405],
    ["PROPFIND", `PROPFIND ${live} HTTP/1.1\r\nHost: x\r\n\r\n`, 405],
    ["a CORS preflight", `OPTIONS ${live} HTTP/1.1\r\nHost: x\r\nOrigin: http://evil\r\n\r\n`, 405],
    ["path traversal", get("/assets/%2e%2e/%2e%2e/package.json"), 404],
    ["path traversal with encoded slashes", get("/assets/..%2f..%2f..%2fpackage.json"), 404],
  ])("%s", async (_, bytes, status) => {
    const response = await send(bytes);
    expect(statusOf(response)).toBe(status);
    expect(bodyOf(response)).toEqual({
      error: expect.stringMatching(/^[A-Z].*\.$/),
      message: bodyOf(response).error,
      code: expect.stringMatching(/^[A-Z_]+$/),
      requestId: expect.any(String),
    });
    expect(response).not.toMatch(/access-control-allow|node_modules|\.ts:/i);
  });

  it("CONNECT closes the connection without a response", async () => {
    expect(await send("CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n")).toBe("");
  });
});

describe("unusual but valid requests are answered:", () => {
  it.each([
    ["HTTP/1.0", `GET ${live} HTTP/1.0\r\n\r\n`],
    ["an absolute URL", get(`http://elsewhere.example${live}`)],
    ["a WebSocket upgrade", get(live, "Connection: Upgrade\r\nUpgrade: websocket\r\n")],
  ])("%s", async (_, bytes) => {
    expect(statusOf(await send(bytes))).toBe(200);
  });

  it("twenty pipelined requests, in order", async () => {
    const paths = Array.from({ length: 20 }, (_, n) => (n % 2 ? live : "/api/nothing"));
    const response = await send(paths.map((path) => get(path)).join(""), 20);
    const statuses = [...response.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((one) => Number(one[1]));
    expect(statuses).toEqual(paths.map((path) => (path === live ? 200 : 404)));
  });
});

describe("slow connections", () => {
  it("with incomplete headers get 408 and are closed without delaying others", async () => {
    const kept = server.app.server.headersTimeout;
    expect(kept).toBeLessThanOrEqual(15_000);
    server.app.server.headersTimeout = 500;
    const slow = send(`GET ${live} HTTP/1.1\r\nHost: x\r\nA: `);
    expect(statusOf(await send(get(live)))).toBe(200);
    const response = await slow;
    server.app.server.headersTimeout = kept;
    expect([statusOf(response), bodyOf(response).code]).toEqual([408, "TIMEOUT"]);
  });

  it("with an incomplete body have a timeout", () => {
    expect(server.app.server.requestTimeout).toBeLessThanOrEqual(60_000);
    expect(server.app.server.timeout).toBeLessThanOrEqual(120_000);
  });

  it("a thousand idle ones do not delay others", async () => {
    const idle = await Promise.all(Array.from({ length: 1_000 }, open));
    expect(statusOf(await send(get(live)))).toBe(200);
    for (const socket of idle) socket.destroy();
  });
});
