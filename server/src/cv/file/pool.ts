import { TRPCError } from "@trpc/server";

const running = 2;
const waiting = 8;
const retryAfter = 10;

let active = 0;
const queue: (() => void)[] = [];

/** Waits for one of the two places. More than eight waiting are sent away: each costs a processor for seconds. */
export async function takeTurn(signal?: AbortSignal): Promise<() => void> {
  if (active >= running) {
    if (queue.length >= waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(enter), 1);
        reject(busy());
      };
      signal?.addEventListener("abort", leave, { once: true });
      queue.push(enter);
    });
  } else active += 1;
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    // The place is handed on, not given up and taken again.
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  };
}

const busy = () =>
  new TRPCError({
    code: "SERVICE_UNAVAILABLE",
    message: "Many files are being read at the moment. Please try again shortly.",
    cause: Object.assign(new Error("queue full"), { retryAfter }),
  });
