import { createBreaker, type Verdict } from "@career-hub/server/limits/breaker.ts";
import { beforeEach, describe, expect, it } from "vitest";

let now = 0;
let opened: number[] = [];
let breaker: ReturnType<typeof createBreaker>;
beforeEach(() => {
  [now, opened] = [1_000_000, []];
  breaker = createBreaker({
    service: "GitHub",
    now: () => now,
    verdictOn: (error) => (error as { verdict: Verdict }).verdict,
    onOpen: (seconds) => opened.push(seconds),
  });
});

/** "done", the verdict of the failed call, or the message of the open breaker. */
const call = (who: string, verdict: Verdict = "works") =>
  breaker
    .run(who, async () => {
      if (verdict !== "works") throw Object.assign(new Error(verdict), { verdict });
    })
    .then(
      () => "done",
      (error: Error) => error.message,
    );
const calls = async (who: string[], verdict?: Verdict) => {
  for (const one of who) await call(one, verdict);
};
const refusal = /^GitHub is not responding\. Please try again in \d+ seconds?\.$/;

describe("open circuit breaker", () => {
  it("lets one probe through after the pause and closes when it succeeds", async () => {
    await calls(["ada", "ada", "ada", "ben", "ben"], "fails");
    now += 30_000;
    let finish = () => {};
    const probe = breaker.run("cleo", () => new Promise<void>((resolve) => (finish = resolve)));
    expect(await call("dora")).toMatch(refusal);
    finish();
    await probe;
    expect(await call("dora")).toBe("done");
    await calls(["ada", "ben", "ada", "ben"], "fails");
    expect(opened).toEqual([30]);
  });

  it("opens again for the same time when the probe fails", async () => {
    await calls(["ada", "ada", "ada", "ben", "ben"], "fails");
    now += 30_000;
    expect(await call("cleo", "fails")).toBe("fails");
    expect(opened).toEqual([30, 30]);
    now += 29_000;
    expect(await call("dora")).toBe("GitHub is not responding. Please try again in 1 second.");
  });

  it("lets the next caller probe when the first probe is inconclusive or hangs", async () => {
    await calls(["ada", "ada", "ada", "ben", "ben"], "fails");
    now += 30_000;
    expect(await call("cleo", "unknown")).toBe("unknown");
    void breaker.run("cleo", () => new Promise(() => {}));
    expect(await call("dora")).toMatch(refusal);
    now += 10_000;
    expect(await call("dora")).toBe("done");
  });
});

describe("closed circuit breaker", () => {
  it("stays closed while most calls succeed", async () => {
    for (let round = 0; round < 20; round++) {
      await calls(["cleo", "dora"]);
      await calls([round % 2 ? "ada" : "ben"], "fails");
    }
    expect(opened).toEqual([]);
  });

  it("stays closed when failures are rare", async () => {
    for (let round = 0; round < 20; round++) {
      await calls([round % 2 ? "ada" : "ben"], "fails");
      now += 10_000;
    }
    expect(opened).toEqual([]);
  });

  it("stays closed on rejected and aborted calls", async () => {
    await calls(["ada", "ben", "cleo", "dora", "ada", "ben"], "unknown");
    expect(opened).toEqual([]);
    expect(await call("ben")).toBe("done");
  });
});
