/** Entry point of the parsing thread: replies to each batch with its parsed ads. */
import { parentPort } from "node:worker_threads";
import { readAd } from "./ad.ts";
import type { Part } from "./readAds.ts";

parentPort?.on("message", ({ candidates, now }: Part) =>
  parentPort?.postMessage(candidates.map((candidate) => readAd(candidate, now))),
);
