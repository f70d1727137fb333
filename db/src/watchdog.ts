import { Worker } from "node:worker_threads";

const looks = 10;

/** In a thread of its own: counts the looks in a row at which the beat had not moved. A machine that slept looked at nothing. */
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
 * The embedded database works in the thread that answers: where it hangs, not even a deadline is noticed. A second
 * thread then ends the process, so that whoever started it can start it anew. Returns how to stop watching.
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
