/** Entry point of the scoring thread: replies to each message with the result of its task or its error. */
import { parentPort } from "node:worker_threads";
import { tasks } from "./tasks.ts";

export type Request = { id: number; task: keyof typeof tasks; input: unknown };
export type Reply = { id: number; result: unknown } | { id: number; error: string };

parentPort?.on("message", ({ id, task, input }: Request) => {
  const run = tasks[task] as (input: unknown) => unknown;
  let reply: Reply;
  try {
    reply = { id, result: run(input) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply);
});
