import { setTimeout as wait } from "node:timers/promises";
import { buildApp } from "@career-hub/server/app.ts";
import { createParts } from "@career-hub/server/parts.ts";
import { createLog } from "@career-hub/server/web/log.ts";
import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { testEnv } from "../setup/people.ts";
import { type Product, startProduct } from "../setup/product.ts";
import { createTestApp } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
let app: FastifyInstance | undefined;
let product: Product | undefined;
afterEach(async () => {
  await app?.close();
  await product?.end("SIGKILL");
  product?.remove();
  [app, product] = [undefined, undefined];
});

const circular: Record<string, unknown> = { name: "canary" };
circular.self = circular;

describe("a mistake of ours in the midst of a call", () => {
  it.each<[string, unknown]>([
    ["an error", new Error("canary: select * from users")],
    ["an error with a password in its cause", new Error("no", { cause: new Error("canary password") })],
    ["a text", "canary"],
    ["nothing", undefined],
    ["an object that holds itself", circular],
    ["an error that says 403", Object.assign(new Error("canary"), { statusCode: 403 })],
    ["an error that says 200", Object.assign(new Error("canary"), { statusCode: 200 })],
    [
      "an error whose message cannot be read",
      Object.defineProperty(new Error(), "message", { get: () => circular }),
    ],
  ])(
    "(%s thrown) is 500 with a constant sentence; the log has the cause, and the next call is answered",
    async (_, thrown) => {
      const lines: string[] = [];
      app = await createTestApp(database.current(), null, {
        settings: { LOG_LEVEL: "error" },
        logTo: { write: (line) => void lines.push(line) },
      });
      app.get("/api/broken", () => Promise.reject(thrown));
      const answer = await app.inject("/api/broken");
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({
        error: "Something went wrong on our side. Please try again.",
        message: "Something went wrong on our side. Please try again.",
        code: "INTERNAL_SERVER_ERROR",
        requestId: answer.headers["x-request-id"],
      });
      expect(lines.join("")).toContain(String(answer.headers["x-request-id"]));
      expect((await app.inject("/api/health/live")).statusCode).toBe(200);
    },
  );

  it("that nobody waits for ends the process with its cause in the log, and without what was stored", async () => {
    // Once it is asked to, so that it happens in a server that has long been up.
    const fault = `process.on("SIGUSR2", () => Promise.reject(Object.assign(
      new Error("Failed query: select 1\\nparams: can" + "ary"), { parameters: ["can" + "ary"] })))`;
    product = await startProduct({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    });
    expect(await product.end("SIGUSR2")).toBe(1);
    const last = product.output().trim().split("\n").at(-1) ?? "";
    expect(JSON.parse(last)).toMatchObject({ level: 60, err: { message: "Failed query: select 1" } });
    expect(product.output()).not.toContain("canary");
  });
});

describe("a server that cannot keep up", () => {
  it("refuses calls for a while, but not the question whether it lives", async () => {
    const env = testEnv();
    app = await buildApp({
      ...createParts(env, database.current(), createLog("silent")),
      maxLoopDelayMs: 150,
    });
    await app.ready();
    const ask = async (url: string) => app?.inject(url);
    const block = (ms: number) => {
      for (const until = performance.now() + ms; performance.now() < until; );
    };
    let refused = await ask("/api/jobs");
    // The delay is an average over half a second, so it takes several blocks to be seen.
    for (let n = 0; n < 20 && refused?.statusCode !== 503; n++) {
      block(700);
      await wait(1);
      refused = await ask("/api/jobs");
    }
    expect(refused?.statusCode).toBe(503);
    expect(refused?.headers["retry-after"]).toBe("5");
    expect(refused?.json()).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      message: expect.stringMatching(/\.$/),
    });
    expect((await ask("/trpc/user.signInOptions"))?.statusCode).toBe(503);
    expect((await ask("/api/health/live"))?.statusCode).toBe(200);
    expect((await ask("/api/health/ready"))?.statusCode).toBe(200);
    while ((await ask("/api/jobs"))?.statusCode === 503) await wait(200);
  });
});
