import { describe, expect, it } from "vitest";
import { startProduct } from "../setup/product.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const server = testServer(database, { people: null, settings: () => ({ LOG_LEVEL: "error" }) });

const circular: Record<string, unknown> = { name: "canary" };
circular.self = circular;

describe("an unexpected error during a call", () => {
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
      const { app, log } = server;
      app.get("/api/broken", () => Promise.reject(thrown));
      const answer = await app.inject("/api/broken");
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({
        error: "Something went wrong on our side. Please try again.",
        message: "Something went wrong on our side. Please try again.",
        code: "INTERNAL_SERVER_ERROR",
        requestId: answer.headers["x-request-id"],
      });
      expect(log.join("")).toContain(String(answer.headers["x-request-id"]));
      expect((await app.inject("/api/health/live")).statusCode).toBe(200);
    },
  );

  it("that nothing awaits ends the process with its cause in the log, and without stored data", async () => {
    // Once it is asked to, so that it happens in a server that has long been up.
    const fault = `process.on("SIGUSR2", () => Promise.reject(Object.assign(
      new Error("Failed query: select 1\\nparams: can" + "ary"), { parameters: ["can" + "ary"] })))`;
    const product = await startProduct({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    });
    expect(await product.end("SIGUSR2")).toBe(1);
    product.remove();
    const last = product.output().trim().split("\n").at(-1) ?? "";
    expect(JSON.parse(last)).toMatchObject({ level: 60, err: { message: "Failed query: select 1" } });
    expect(product.output()).not.toContain("canary");
  });
});
