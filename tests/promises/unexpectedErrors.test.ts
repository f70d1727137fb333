import { createReporter } from "@career-hub/server/background/report.ts";
import { createLog } from "@career-hub/server/web/log.ts";
import { describe, expect, it } from "vitest";
import { startProduct } from "../setup/product.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testModel } from "../setup/testDoubles.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const server = testServer(database, { people: null, settings: () => ({ LOG_LEVEL: "error" }) });

const model = testModel();

const circular: Record<string, unknown> = { name: "canary" };
circular.self = circular;

describe("unexpected error", () => {
  it.each<[string, unknown]>([
    ["an error", new Error("canary: select * from users")],
    ["an error with a password in its cause", new Error("no", { cause: new Error("canary password") })],
    ["a string", "canary"],
    ["undefined", undefined],
    ["a circular object", circular],
    ["an error with statusCode 403", Object.assign(new Error("canary"), { statusCode: 403 })],
    ["an error with statusCode 200", Object.assign(new Error("canary"), { statusCode: 200 })],
    [
      "an error whose message is an object",
      Object.defineProperty(new Error(), "message", { get: () => circular }),
    ],
  ])("(%s thrown) returns 500 with a fixed message and is logged", async (_, thrown) => {
    const { app, log } = server;
    app.get("/api/broken", () => Promise.reject(thrown));
    const response = await app.inject("/api/broken");
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      error: "Something went wrong on our side. Please try again.",
      message: "Something went wrong on our side. Please try again.",
      code: "INTERNAL_SERVER_ERROR",
      requestId: response.headers["x-request-id"],
    });
    expect(log.join("")).toContain(String(response.headers["x-request-id"]));
    expect((await app.inject("/api/health/live")).statusCode).toBe(200);
  });

  it.each([
    ["EAI_AGAIN", "no answer from DNS"],
    ["EHOSTUNREACH", "no route"],
    ["08006", "connection failure"],
    ["40P01", "deadlock"],
    ["53400", "configuration limit"],
    ["57P05", "idle session timeout"],
  ])("of the database with code %s (%s) returns 503 with Retry-After", async (code) => {
    server.app.get("/api/broken", () => Promise.reject(Object.assign(new Error("canary"), { code })));
    const response = await server.app.inject("/api/broken");
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
    expect(response.body).not.toContain("canary");
  });

  it.each([
    ["25006", "read-only after a failover"],
    ["53100", "full disk"],
  ])("of the database with code %s (%s) says that nothing can be stored", async (code) => {
    server.app.get("/api/broken", () => Promise.reject(Object.assign(new Error("canary"), { code })));
    const response = await server.app.inject("/api/broken");
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "60"]);
    expect(response.json().message).toBe("Nothing can be stored at the moment. Please try again later.");
  });

  it("in an unhandled rejection exits with 1 and logs the cause without parameters", async () => {
    // Triggered by a signal, so that it happens after the start.
    const fault = `process.on("SIGUSR2", () => Promise.reject(Object.assign(
      new Error("Failed query: select 1\\nparams: can" + "ary"), { parameters: ["can" + "ary"] })))`;
    await using product = await startProduct({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    });
    expect(await product.end("SIGUSR2")).toBe(1);
    const last = product.output().trim().split("\n").at(-1) ?? "";
    expect(JSON.parse(last)).toMatchObject({ level: 60, err: { message: "Failed query: select 1" } });
    expect(product.output()).not.toContain("canary");
  });
});

describe("background work", () => {
  it("that keeps failing for the same reason is logged once", () => {
    const lines: string[] = [];
    const report = createReporter(createLog("warn", { write: (line) => void lines.push(line) }));
    const readOnly = () => Object.assign(new Error("cannot execute UPDATE"), { code: "25006" });
    for (let n = 0; n < 3; n++) report(readOnly(), "background jobs failed");
    const full = Object.assign(new Error("the disk of /data has less than 64 MB free"), { code: "53100" });
    report(new Error("Failed query: insert", { cause: full }), "background job failed", { task: "clean-up" });
    report(new Error("no key"), "background jobs failed", { task: "embed-jobs" });
    report(new Error("no key"), "background jobs failed", { task: "embed-cvs" });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        msg: "background jobs failed: waiting until the database accepts writes (cannot execute UPDATE)",
      },
      {
        msg: "background job failed: waiting until the database accepts writes (the disk of /data has less than 64 MB free)",
        task: "clean-up",
      },
      { msg: "background jobs failed", task: "embed-jobs", err: { message: "no key" } },
      { task: "embed-cvs" },
    ]);
  });

  it("that fails is logged with its task and reason", async () => {
    model.respondWith(() => ({ status: 401 }));
    const settings = {
      OPENAI_API_KEY: "wrong",
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_EMBEDDING_MODEL: "double",
    };
    await using product = await startProduct({ ...settings, DEMO_DATA: "true" });
    const line = () =>
      product
        .output()
        .split("\n")
        .find((one) => one.includes('"task":"embed-jobs"'));
    await expect.poll(line, { timeout: 60_000 }).toContain("check OPENAI_API_KEY");
  });
});
