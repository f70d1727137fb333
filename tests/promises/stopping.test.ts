import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { createTestApp } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();

it.each([
  // The usual response, since the request has no session.
  ["/api/auth/user", 401, { code: "UNAUTHORIZED", requestId: expect.any(String) }],
  ["/api/health/ready", 503, { status: "stopping" }],
])(
  "a stopping server answers %s on a keep-alive connection with %i and closes it",
  async (path, status, body) => {
    const app = await createTestApp(database.current(), null);
    const release = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    app.addHook("onRequest", async (request) => {
      if (!request.headers["x-slow"]) return;
      started.resolve();
      await release.promise;
    });
    const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    let got = "";
    socket.on("data", (chunk) => {
      got += chunk;
    });
    const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
    socket.write(get("/api/health/live", "X-Slow: 1\r\n"));
    await started.promise;
    const closed = app.close();
    await expect.poll(() => app.services.closing.aborted).toBe(true);
    socket.write(get(path));
    release.resolve();
    await once(socket, "close");
    await closed;
    const last = got.slice(got.lastIndexOf("HTTP/1.1"));
    expect(last.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(last).toMatch(/connection: close/i);
    expect(JSON.parse(last.slice(last.indexOf("\r\n\r\n") + 4))).toMatchObject(body);
  },
);
