/** Entry point of the parsing thread: replies to each batch with its parsed ads. */
import { parentPort } from "node:worker_threads";
import { type Part, readPart } from "./readAds.ts";

parentPort?.on("message", (part: Part) => parentPort?.postMessage(readPart(part)));
