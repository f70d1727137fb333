/**
 * Entry point of a sandbox process, which runs one task on untrusted input and exits. process.ts starts it with limits
 * on time, memory, files and network. Input: a line of JSON, then bytes until EOF. Output: a line "ready", then a line
 * of JSON.
 */
import { readFileSync, writeSync } from "node:fs";
import { enableCompileCache, flushCompileCache } from "node:module";
import { TRPCError } from "@trpc/server";
import type { Task } from "./task.ts";

function write(text: string): void {
  const bytes = Buffer.from(text);
  for (let sent = 0; sent < bytes.length; ) {
    try {
      sent += writeSync(1, bytes, sent);
    } catch (error) {
      if ((error as { code?: string }).code !== "EAGAIN") throw error;
    }
  }
}

async function run(task: Task, input: Buffer): Promise<object> {
  const end = input.indexOf("\n");
  try {
    return { value: await task.run(JSON.parse(input.toString("utf8", 0, end)), input.subarray(end + 1)) };
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    return { refused: { code: error.code, message: error.message } };
  }
}

const [taskFile = "", temperature, cacheFolder] = process.argv.slice(2);
if (cacheFolder) enableCompileCache(cacheFolder);
const task = (await import(taskFile)) as Task;
// Warming up would only delay a task that is already waiting.
if (temperature === "warm") await task.prepare?.();
flushCompileCache();
process.permission.drop("fs.write");
write("ready\n");
// Blocks, without using CPU, until there is input or the server has exited.
const input = readFileSync(0);
if (input.length > 0) write(`${JSON.stringify(await run(task, input))}\n`);
process.exit(0);
