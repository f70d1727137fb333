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

/** What comes back for exactly these bytes, until the server closes or as many answers are there as were asked for. */
async function send(bytes: string, answers = 1): Promise<string> {
  const socket = await open();
  let got = "";
  return new Promise((resolve) => {
    socket.on("data", (chunk) => {
      got += chunk.toString("latin1");
      if (wholeAnswers(got) >= answers) socket.destroy();
    });
    socket.on("error", () => {}).on("close", () => resolve(got));
    socket.write(Buffer.from(bytes, "latin1"));
  });
}

/** Answers whose announced length has arrived. */
function wholeAnswers(text: string): number {
  let [rest, whole] = [text, 0];
  for (;;) {
    const head = rest.indexOf("\r\n\r\n");
    const length = Number(/^content-length: (\d+)/im.exec(rest.slice(0, head))?.[1] ?? Number.NaN);
    if (head < 0 || Number.isNaN(length) || rest.length < head + 4 + length) return whole;
    rest = rest.slice(head + 4 + length);
    whole += 1;
  }
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4));
const post = "POST /api/profile/save HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const live = "/api/health/live";

describe("malformed requests are refused in the usual form of errors:", () => {
  it.each<[string, string, number]>([
    ["a length and chunks", `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ["two lengths", `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd`, 400],
    ["a negative length", `${post}Content-Length: -1\r\n\r\n`, 400],
    ["an unknown transfer encoding", `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, 400],
    ["chunks that are not last", `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`, 400],
    ["a chunk without end", `${post}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n`, 400],
    ["a space before a colon", `GET ${live} HTTP/1.1\r\nHost : x\r\n\r\n`, 400],
    ["bare line feeds", `GET ${live} HTTP/1.1\nHost: x\n\n`, 400],
    ["a folded header", get(live, "A: b\r\n c\r\n"), 400],
    ["a null in a header", get(live, "A: b\u0000c\r\n"), 400],
    ["a tab in the address", get(`${live}\t`), 400],
    ["a method nobody knows", `FOO ${live} HTTP/1.1\r\nHost: x\r\n\r\n`, 400],
    ["the beginning of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["the beginning of TLS", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003", 400],
    ["a header of 20 kB", get(live, `A: ${"b".repeat(20_000)}\r\n`), 431],
    ["an address of 20 kB", get(`/${"b".repeat(20_000)}`), 431],
    [
      "three thousand headers",
      get(live, Array.from({ length: 3_000 }, (_, n) => `a${n}: b\r\n`).join("")),
      431,
    ],
    ["a bad escape", get("/%ZZ"), 400],
    ["TRACE", `TRACE ${live} HTTP/1.1\r\nHost: x\r\n\r\n`, 405],
    ["PROPFIND", `PROPFIND ${live} HTTP/1.1\r\nHost: x\r\n\r\n`, 405],
    [
      "what another site asks before it calls",
      `OPTIONS ${live} HTTP/1.1\r\nHost: x\r\nOrigin: http://evil\r\n\r\n`,
      405,
    ],
    ["a path out of the files", get("/assets/%2e%2e/%2e%2e/package.json"), 404],
    ["a path out of the files, escaped twice", get("/assets/..%2f..%2f..%2fpackage.json"), 404],
  ])("%s", async (_, bytes, status) => {
    const answer = await send(bytes);
    expect(statusOf(answer)).toBe(status);
    expect(bodyOf(answer)).toEqual({
      error: expect.stringMatching(/^[A-Z].*\.$/),
      message: bodyOf(answer).error,
      code: expect.stringMatching(/^[A-Z_]+$/),
      requestId: expect.any(String),
    });
    expect(answer).not.toMatch(/access-control-allow|node_modules|\.ts:/i);
  });

  it("a connection that asks for a tunnel is closed without an answer", async () => {
    expect(await send("CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n")).toBe("");
  });
});

describe("unusual but valid requests are answered:", () => {
  it.each([
    ["HTTP/1.0", `GET ${live} HTTP/1.0\r\n\r\n`],
    ["a whole address", get(`http://elsewhere.example${live}`)],
    ["the wish for a web socket", get(live, "Connection: Upgrade\r\nUpgrade: websocket\r\n")],
  ])("%s", async (_, bytes) => {
    expect(statusOf(await send(bytes))).toBe(200);
  });

  it("twenty requests in one write, in their order", async () => {
    const paths = Array.from({ length: 20 }, (_, n) => (n % 2 ? live : "/api/nothing"));
    const answer = await send(paths.map((path) => get(path)).join(""), 20);
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((one) => Number(one[1]));
    expect(statuses).toEqual(paths.map((path) => (path === live ? 200 : 404)));
  });
});

describe("connections that keep a server waiting", () => {
  it("with headers that never end are refused and closed, while others are served", async () => {
    const kept = server.app.server.headersTimeout;
    expect(kept).toBeLessThanOrEqual(15_000);
    server.app.server.headersTimeout = 500;
    const slow = send(`GET ${live} HTTP/1.1\r\nHost: x\r\nA: `);
    expect(statusOf(await send(get(live)))).toBe(200);
    const answer = await slow;
    server.app.server.headersTimeout = kept;
    expect([statusOf(answer), bodyOf(answer).code]).toEqual([408, "TIMEOUT"]);
  });

  it("with a body that never comes have a time too", () => {
    expect(server.app.server.requestTimeout).toBeLessThanOrEqual(60_000);
    expect(server.app.server.timeout).toBeLessThanOrEqual(120_000);
  });

  it("by the thousand do not keep others from being served", async () => {
    const idle = await Promise.all(Array.from({ length: 1_000 }, open));
    expect(statusOf(await send(get(live)))).toBe(200);
    for (const socket of idle) socket.destroy();
  });
});
