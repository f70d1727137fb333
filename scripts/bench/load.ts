/** A thread that requests one URL over keep-alive connections and returns the latencies in milliseconds. */
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

type Load = { url: string; token: string; connections: number; seconds: number };
const { url, token, connections, seconds } = workerData as Load;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const times: number[] = [];
let failed = 0;
const until = performance.now() + seconds * 1_000;

const ask = () =>
  new Promise<void>((resolve) => {
    const began = performance.now();
    const done = (isGood: boolean) => {
      if (isGood) times.push(performance.now() - began);
      else failed += 1;
      resolve();
    };
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume().on("end", () => done(response.statusCode === 200));
    }).on("error", () => done(false));
  });
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < until) await ask();
  }),
);
agent.destroy();
parentPort?.postMessage({ times, failed });
