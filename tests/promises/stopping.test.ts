import { once } from "node:events";
import { connect } from "node:net";
import { queueCounts } from "@career-hub/server/limits/queue.ts";
import { queues } from "@career-hub/server/limits/queues.ts";
import { expect, it } from "vitest";
import { cvForm, samplePdf } from "../cv/sampleCv.ts";
import { createTestContext } from "../setup/people.ts";
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

it("a stopping server finishes the searches that wait in the queue", async () => {
  const app = await createTestApp(database.current(), null);
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const release = Promise.withResolvers<void>();
  const running = Array.from({ length: 4 }, (_, n) =>
    queues.search.run(`person ${n}`, () => release.promise),
  );
  const waiting = Array.from({ length: 6 }, () => fetch(`${address}/api/jobs`));
  await expect.poll(queueCounts).toContainEqual({ name: "search", running: 4, waiting: 6 });
  const closed = app.close();
  await expect.poll(() => app.services.closing.aborted).toBe(true);
  release.resolve();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  await Promise.all([...running, closed]);
});

it("a stopping server finishes an upload that is being read", async () => {
  const app = await createTestApp(database.current(), null);
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const { token } = await createTestContext(database.current()).somebody();
  const { headers, payload } = cvForm(samplePdf());
  const upload = fetch(`${address}/api/cv/upload`, {
    method: "POST",
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  });
  await expect
    .poll(queueCounts, { interval: 5 })
    .toContainEqual({ name: "readTask", running: 1, waiting: 0 });
  const closed = app.close();
  expect((await upload).status).toBe(200);
  await closed;
});
