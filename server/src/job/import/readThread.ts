/** The entry of the thread that reads ads: answers each part with what was read of it. */
import { parentPort } from "node:worker_threads";
import { type Part, readPart } from "./readAds.ts";

parentPort?.on("message", (part: Part) => parentPort?.postMessage(readPart(part)));
