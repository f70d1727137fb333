import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { listenOnFreePort } from "../setup/freePort.ts";

/**
 * A TCP proxy that injects network faults. "gone": connections are reset. "silent": packets are dropped in both
 * directions, as by a firewall that has lost the connection's state.
 */
export async function startNetwork(target: URL) {
  type Pair = { near: Socket; far: Socket; isLost: boolean };
  const pairs = new Set<Pair>();
  let [state, delayMs]: ["fine" | "gone" | "silent", number] = ["fine", 0];
  let lostResponse: string | null = null;

  const server = createServer((near) => {
    near.on("error", () => {});
    if (state === "gone") return void near.resetAndDestroy();
    const far = connect(Number(target.port || 5432), target.hostname);
    const pair = { near, far, isLost: state === "silent" };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("data", async (chunk: Buffer) => {
        if (delayMs > 0) await wait(delayMs);
        if (pair.isLost) return;
        if (lostResponse && from === far && chunk.toString("latin1").includes(lostResponse)) {
          lostResponse = null;
          pair.isLost = true;
          near.resetAndDestroy();
          return;
        }
        to.write(chunk);
      });
      from.on("error", () => {});
      from.on("close", () => {
        pairs.delete(pair);
        if (!pair.isLost) to.destroy();
      });
    }
  });
  const url = new URL(target);
  url.host = `127.0.0.1:${await listenOnFreePort(server)}`;

  return {
    url: url.href,
    /** Resets all connections. */
    reset() {
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.resetAndDestroy();
    },
    goAway() {
      state = "gone";
      this.reset();
    },
    fallSilent() {
      state = "silent";
      for (const pair of pairs) pair.isLost = true;
    },
    slowDown(ms: number) {
      delayMs = ms;
    },
    /** Drops the next response that contains this text and resets its connection. */
    loseResponse(text: string) {
      lostResponse = text;
    },
    /** Lets new connections through; dropped ones stay dropped. */
    recover() {
      [state, delayMs, lostResponse] = ["fine", 0, null];
    },
    async close() {
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
      server.close();
    },
  };
}
