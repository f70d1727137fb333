import { fileURLToPath } from "node:url";
import { toPublicError } from "@career-hub/server/errors.ts";
import { createSandbox } from "@career-hub/server/sandbox/sandbox.ts";
import { TRPCError } from "@trpc/server";
import { afterAll, describe, expect, it } from "vitest";

const create = (maxWaiting = 10) =>
  createSandbox<unknown>({
    task: new URL("./task.ts", import.meta.url),
    concurrency: 1,
    maxWaiting,
    busyMessage: "Busy.",
    tooCostly: () => new TRPCError({ code: "UNPROCESSABLE_CONTENT", message: "Too costly." }),
    maxInputBytes: 100_000,
  });
const sandbox = create();
afterAll(() => sandbox.stop());

/** Milliseconds: the limits are tried here, not how busy the machine is. */
const timeoutMs = 600_000;
const outcome = (values: object, bytes?: Buffer) =>
  sandbox.run(values, { timeoutMs, ...(bytes && { bytes }) }).catch((error) => toPublicError(error));

describe("a task on foreign text", () => {
  it("gets values and bytes, and answers", async () => {
    const text = "Grüße, 世界\nand a second line";
    expect(await outcome({ does: "echo", text }, Buffer.from(text))).toEqual({ text, bytes: text });
  });

  it("runs in a process that did not see anybody else's text", async () => {
    const pids = [await outcome({ does: "pid" }), await outcome({ does: "pid" })];
    expect(new Set([...pids, process.pid]).size).toBe(3);
  });

  it("keeps the code and sentence of what it refuses", async () => {
    expect(await outcome({ does: "refuse", text: "There is nothing to read." })).toMatchObject({
      status: 422,
      message: "There is nothing to read.",
    });
  });

  it.each(["hang", "fill", "fail"])("that does %s ends, and the next one runs", async (does) => {
    let turns = 0;
    const ticking = setInterval(() => turns++, 5);
    expect(await outcome({ does })).toMatchObject({ status: 422, message: "Too costly." });
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(5);
    expect(await outcome({ does: "echo", text: "next" })).toMatchObject({ text: "next" });
  });

  it("is not begun with an input that is too large", async () => {
    expect(await outcome({ does: "echo", text: "x".repeat(100_000) })).toMatchObject({ status: 422 });
  });

  it("sees no file outside of the program and no environment", async () => {
    const own = fileURLToPath(new URL("../../server/package.json", import.meta.url));
    const read = (await outcome({ does: "read", text: own })) as { environment: string[] };
    // What a shell sets by itself.
    expect(read.environment.filter((name) => !["PWD", "SHLVL", "_", "OLDPWD"].includes(name))).toEqual([]);
    expect(await outcome({ does: "read", text: "/etc/passwd" })).toMatchObject({ status: 422 });
  });

  it("is stopped when its caller gives up, and the place is free again", async () => {
    const stop = new AbortController();
    const running = sandbox.run({ does: "hang" }, { signal: stop.signal });
    setTimeout(() => stop.abort(), 300);
    expect(toPublicError(await running.catch((error) => error))).toMatchObject({ status: 503 });
    expect(await outcome({ does: "echo", text: "next" })).toMatchObject({ text: "next" });
  });

  it("waits for a free process, and is refused when too many wait", async () => {
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
