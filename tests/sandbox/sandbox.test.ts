import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { toPublicError } from "@career-hub/server/errors.ts";
import { startProcess } from "@career-hub/server/sandbox/process.ts";
import { createSandbox } from "@career-hub/server/sandbox/sandbox.ts";
import { TRPCError } from "@trpc/server";
import { afterAll, describe, expect, it } from "vitest";

const task = new URL("./task.ts", import.meta.url);
const create = (maxWaiting = 10) =>
  createSandbox<unknown>({
    task,
    concurrency: 1,
    maxWaiting,
    busyMessage: "Busy.",
    tooCostly: () => new TRPCError({ code: "UNPROCESSABLE_CONTENT", message: "Too costly." }),
    maxInputBytes: 100_000,
  });
const sandbox = create();
afterAll(() => sandbox.stop());

/** In milliseconds; long, so that a busy machine does not fail a test of the other limits. */
const timeoutMs = 600_000;
const outcome = (values: object, bytes?: Buffer) =>
  sandbox.run(values, { timeoutMs, ...(bytes && { bytes }) }).catch((error) => toPublicError(error));

describe("sandbox", () => {
  it("passes values and bytes and returns the result", async () => {
    const text = "Grüße, 世界\nand a second line";
    expect(await outcome({ does: "echo", text }, Buffer.from(text))).toEqual({ text, bytes: text });
  });

  it("runs each task in a new process", async () => {
    const pids = [await outcome({ does: "pid" }), await outcome({ does: "pid" })];
    expect(new Set([...pids, process.pid]).size).toBe(3);
  });

  it("keeps code and message of a TRPCError", async () => {
    expect(await outcome({ does: "refuse", text: "There is nothing to read." })).toMatchObject({
      status: 422,
      message: "There is nothing to read.",
    });
  });

  it.each(["hang", "fill", "fail"])("ends a task that does %s and runs the next one", async (does) => {
    let turns = 0;
    const ticking = setInterval(() => turns++, 5);
    expect(await outcome({ does })).toMatchObject({ status: 422, message: "Too costly." });
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(5);
    expect(await outcome({ does: "echo", text: "next" })).toMatchObject({ text: "next" });
  });

  it("rejects an input that is too large", async () => {
    expect(await outcome({ does: "echo", text: "x".repeat(100_000) })).toMatchObject({ status: 422 });
  });

  it("denies files outside the program and passes no environment", async () => {
    const own = fileURLToPath(new URL("../../server/package.json", import.meta.url));
    const read = (await outcome({ does: "read", text: own })) as { environment: string[] };
    // Variables that a shell sets itself.
    expect(read.environment.filter((name) => !["PWD", "SHLVL", "_", "OLDPWD"].includes(name))).toEqual([]);
    expect(await outcome({ does: "read", text: "/etc/passwd" })).toMatchObject({ status: 422 });
  });

  it("cannot change the compiled code of later processes", async () => {
    const folder = mkdtempSync(join(tmpdir(), "career-hub-compiled-"));
    const child = startProcess(task, { cacheFolder: folder });
    await child.started;
    expect(readdirSync(folder)).not.toEqual([]);
    const write = JSON.stringify({ does: "write", text: folder });
    expect(await child.run(write, Buffer.alloc(0), timeoutMs)).toBe("ended");
    expect(existsSync(join(folder, "changed"))).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it("stops a task when its caller aborts and frees the slot", async () => {
    const stop = new AbortController();
    const running = sandbox.run({ does: "hang" }, { signal: stop.signal });
    setTimeout(() => stop.abort(), 300);
    expect(toPublicError(await running.catch((error) => error))).toMatchObject({ status: 503 });
    expect(await outcome({ does: "echo", text: "next" })).toMatchObject({ text: "next" });
  });

  it("queues tasks and rejects with 503 when the queue is full", async () => {
    const short = create(1);
    const before: number[] = [];
    const first = short.run({ does: "pid" });
    const second = short.run({ does: "pid" }, { onWaiting: (count) => before.push(count) });
    const third = short.run({ does: "pid" }).catch(toPublicError);
    expect(await third).toMatchObject({ status: 503, message: "Busy.", retryAfter: 10 });
    expect(await Promise.all([first, second])).toEqual([expect.any(Number), expect.any(Number)]);
    expect(before).toEqual([0]);
    short.stop();
  });
});
