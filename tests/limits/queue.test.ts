import { toPublicError } from "@career-hub/server/errors.ts";
import { createQueue, type Queue } from "@career-hub/server/limits/queue.ts";
import { describe, expect, it } from "vitest";

const make = (concurrency: number, maxWaiting = 10, timeoutMs?: number) =>
  createQueue({ concurrency, maxWaiting, message: "Busy.", ...(timeoutMs !== undefined && { timeoutMs }) });

/** Tasks that a test finishes itself, and the order in which they started. */
function work(queue: Queue) {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const positions = new Map<string, number[]>();
  const add = (name: string, who = name, signal?: AbortSignal) =>
    queue.run(
      who,
      () =>
        new Promise<string>((resolve) => {
          started.push(name);
          finish.set(name, () => resolve(name));
        }),
      { signal, onWaiting: (before) => positions.set(name, [...(positions.get(name) ?? []), before]) },
    );
  const end = async (name: string) => {
    finish.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { add, end, started, positions };
}

describe("queue", () => {
  it("starts tasks in order of arrival and reports the position", async () => {
    const { add, end, started, positions } = work(make(1));
    const all = ["a", "b", "c"].map((name) => add(name));
    expect(started).toEqual(["a"]);
    await end("a");
    await end("b");
    await end("c");
    expect(started).toEqual(["a", "b", "c"]);
    expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
    expect([
      positions.get("a"),
      positions.get("b"),
      positions.get("c")?.at(0),
      positions.get("c")?.at(-1),
    ]).toEqual([undefined, [0, 0], 1, 0]);
  });

  it("does not let many tasks of one person delay the first task of another", async () => {
    const { add, end, started } = work(make(1));
    for (const name of ["a1", "a2", "a3"]) void add(name, "a");
    void add("b1", "b");
    for (const name of ["a1", "b1", "a2", "a3"]) await end(name);
    expect(started).toEqual(["a1", "b1", "a2", "a3"]);
  });

  it("rejects a task with 503 and Retry-After when the queue is full", async () => {
    const { add, end } = work(make(1, 1));
    const [first, second] = [add("a"), add("b")];
    const third = await add("c").catch(toPublicError);
    expect(third).toMatchObject({ status: 503, message: "Busy.", retryAfter: 10 });
    await end("a");
    await end("b");
    expect(await Promise.all([first, second])).toEqual(["a", "b"]);
  });

  it("rejects a task that has waited too long and runs the next one", async () => {
    const { add, end, started } = work(make(1, 10, 20));
    void add("a");
    expect(await add("b").catch(toPublicError)).toMatchObject({ status: 503 });
    const third = add("c");
    await end("a");
    await end("c");
    expect([started, await third]).toEqual([["a", "c"], "c"]);
  });

  it("frees the slot of a task that fails", async () => {
    const queue = make(1);
    const fail = () => Promise.reject(new Error("no"));
    await expect(queue.run("a", fail)).rejects.toThrow("no");
    expect(await queue.run("a", async () => "next")).toBe("next");
  });

  it("removes a task whose caller aborts", async () => {
    const { add, end, started } = work(make(1));
    const stop = new AbortController();
    void add("a");
    const leaving = add("b", "b", stop.signal).catch(toPublicError);
    const third = add("c");
    stop.abort();
    const message = "The work was stopped before it was done. Please try again.";
    expect(await leaving).toMatchObject({ status: 503, message });
    expect(await add("d", "d", stop.signal).catch(toPublicError)).toMatchObject({ status: 503, message });
    await end("a");
    await end("c");
    expect([started, await third]).toEqual([["a", "c"], "c"]);
  });
});
