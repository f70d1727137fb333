import { Worker } from "node:worker_threads";

const checks = 10;

/** Runs in a thread: counts consecutive checks without a heartbeat. Checks stop while the machine sleeps. */
const program = `
  const { workerData: { heartbeat, everyMs, checks } } = require("node:worker_threads");
  let [last, missed] = [-1, 0];
  setInterval(() => {
    const now = Atomics.load(heartbeat, 0);
    missed = now === last ? missed + 1 : 0;
    last = now;
    if (missed < checks) return;
    const seconds = Math.round((everyMs * checks) / 1000);
    require("node:fs").writeSync(2, "The server answered nothing for " + seconds + " s: its embedded database hangs. It ends itself; what was acknowledged is safe, start it again.\\n");
    process.kill(process.pid, "SIGKILL");
  }, everyMs);`;

/**
 * The embedded database runs in the main thread, where no timeout fires if it hangs. A second thread then ends the
 * process, so that a supervisor can restart it. Returns a stop function.
 */
export function watchForHangs(timeoutMs = 120_000): () => void {
  const heartbeat = new Int32Array(new SharedArrayBuffer(4));
  const everyMs = timeoutMs / checks;
  const worker = new Worker(program, {
    eval: true,
    execArgv: [],
    workerData: { heartbeat, everyMs, checks },
  });
  worker.unref();
  const timer = setInterval(() => Atomics.add(heartbeat, 0, 1), everyMs / 2).unref();
  return () => {
    clearInterval(timer);
    void worker.terminate();
  };
}
