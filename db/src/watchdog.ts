import { Worker } from "node:worker_threads";

const looks = 10;

/** Runs in a thread: counts consecutive checks without a heartbeat. Checks stop while the machine sleeps. */
const program = `
  const { workerData: { beat, everyMs, looks } } = require("node:worker_threads");
  let [last, still] = [-1, 0];
  setInterval(() => {
    const now = Atomics.load(beat, 0);
    still = now === last ? still + 1 : 0;
    last = now;
    if (still < looks) return;
    const seconds = Math.round((everyMs * looks) / 1000);
    require("node:fs").writeSync(2, "The server answered nothing for " + seconds + " s: its embedded database hangs. It ends itself; what was acknowledged is safe, start it again.\\n");
    process.kill(process.pid, "SIGKILL");
  }, everyMs);`;

/**
 * The embedded database runs in the main thread, where no timeout fires if it hangs. A second thread then ends the
 * process, so that a supervisor can restart it. Returns a stop function.
 */
export function watchForHangs(silentMs = 120_000): () => void {
  const beat = new Int32Array(new SharedArrayBuffer(4));
  const everyMs = silentMs / looks;
  const worker = new Worker(program, { eval: true, execArgv: [], workerData: { beat, everyMs, looks } });
  worker.unref();
  const timer = setInterval(() => Atomics.add(beat, 0, 1), everyMs / 2).unref();
  return () => {
    clearInterval(timer);
    void worker.terminate();
  };
}
