import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { readingSchema, wrongKindMessage } from "../schema.ts";
import { takeTurn } from "./pool.ts";
import type { RefusalReason } from "./refusal.ts";

export type UploadedFile = { name: string; type?: string; bytes: Buffer };

/**
 * A file may cost so many seconds of a processor; how long that takes is the machine's affair. Where a system counts no
 * processor time (Windows), the clock has to do.
 */
const cpuSeconds = 8;
const countsCpu = process.platform !== "win32";
/** For a process that gets no processor at all: counted from its start, and again from when it begins to read. */
const patienceMs = countsCpu ? 30_000 : 8_000;
/** Kilobytes of addresses. An idle process has 1.3 million of them, so that about 700 MB are left to fill. */
const addressKilobytes = 2_000_000;
const heapMegabytes = 384;
const maxAnswerBytes = 4 * 1024 * 1024;

const answerSchema = z.union([
  z.object({ text: z.string(), reading: readingSchema }),
  z.object({
    refused: z.enum([
      "wrongKind",
      "encrypted",
      "empty",
      "noText",
      "imageOnly",
      "broken",
      "tooMuchInside",
      "tooCostly",
    ]),
  }),
]);
export type ReadCv = Extract<z.infer<typeof answerSchema>, { text: string }>;

const sentences: Record<RefusalReason, string> = {
  wrongKind: wrongKindMessage,
  encrypted: "This file is protected with a password. Please upload it without one.",
  empty: "This file is empty. Please choose another one.",
  noText: "There is no text in this file. Please upload a CV with text in it.",
  imageOnly:
    "This file holds only pictures, for example a scan: there is no text to read. Please upload it with text.",
  broken: "This file is damaged and cannot be read. Please save it again and upload the new one.",
  tooMuchInside: "This file unpacks to far more than a CV. Please upload a simpler one.",
  tooCostly: "Reading this file takes too much time or memory. Please save it as a simple PDF and try again.",
};

export const refused = (reason: RefusalReason) =>
  new TRPCError({
    code: reason === "wrongKind" ? "UNSUPPORTED_MEDIA_TYPE" : "UNPROCESSABLE_CONTENT",
    message: sentences[reason],
  });

/**
 * Reads a file in a process of its own, at most two at a time. This process never looks inside. What a file is to blame
 * for is 415 or 422; 503 says that the machine had no time for it (`patience`, in milliseconds).
 */
export async function readFile(
  file: UploadedFile,
  signal?: AbortSignal,
  patience: number = patienceMs,
): Promise<ReadCv> {
  const done = await takeTurn(signal);
  try {
    const answer = await askChild(file, patience, signal);
    if ("refused" in answer) throw refused(answer.refused);
    return answer;
  } finally {
    done();
  }
}

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const script = fileURLToPath(new URL("./child.ts", import.meta.url));
// Code and the fonts' tables may be read. Nothing may be written, started or called.
const readable = ["server/", "db/", "node_modules/", "package.json"].map(
  (path) => `--allow-fs-read=${root}${path}`,
);

function startChild(): ChildProcess {
  const command = [
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    "--permission",
    ...readable,
    "--no-warnings",
    script,
  ];
  const options = { stdio: ["pipe", "pipe", "ignore"] as ["pipe", "pipe", "ignore"], env: {}, cwd: root };
  if (process.platform === "win32") return spawn(command[0] ?? "", command.slice(1), options);
  // Where a system knows no limit on addresses (macOS), the others still hold.
  const limits = `ulimit -v ${addressKilobytes} 2>/dev/null; ulimit -t ${cpuSeconds}; ulimit -c 0; exec "$0" "$@"`;
  return spawn("/bin/sh", ["-c", limits, ...command], options);
}

function askChild(file: UploadedFile, patience: number, signal?: AbortSignal) {
  return new Promise<z.infer<typeof answerSchema>>((resolve, reject) => {
    const child = startChild();
    const chunks: Buffer[] = [];
    let size = 0;
    let isLate = false;
    const kill = () => child.kill("SIGKILL");
    const giveUp = () => {
      isLate = true;
      kill();
    };
    let timer = setTimeout(giveUp, patience);
    signal?.addEventListener("abort", kill, { once: true });
    child.on("error", reject);
    child.stdin?.on("error", () => {});
    child.stdout?.on("data", (chunk: Buffer) => {
      if (size === 0) {
        clearTimeout(timer);
        timer = setTimeout(giveUp, patience);
      }
      size += chunk.length;
      if (size > maxAnswerBytes) kill();
      else chunks.push(chunk);
    });
    child.on("close", (code, killedBy) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", kill);
      if (signal?.aborted) return reject(stopping());
      const said = Buffer.concat(chunks).toString();
      const answer = said.startsWith("ready\n") ? parse(said.slice(6)) : undefined;
      if (isLate && !answer) return countsCpu ? reject(overloaded()) : resolve({ refused: "tooCostly" });
      if (!said.startsWith("ready\n"))
        return reject(new Error(`the reading process did not start (${code ?? killedBy})`));
      // Ended by the system for its processor time or memory, or fallen over: the file is to blame.
      resolve(answer ?? { refused: "tooCostly" });
    });
    child.stdin?.write(`${JSON.stringify({ name: file.name, type: file.type })}\n`);
    child.stdin?.end(file.bytes);
  });
}

const overloaded = () =>
  new TRPCError({
    code: "SERVICE_UNAVAILABLE",
    message: "The server is too busy to read this file at the moment. Please try again shortly.",
    cause: Object.assign(new Error("no processor time"), { retryAfter: 10 }),
  });

const stopping = () =>
  new TRPCError({
    code: "SERVICE_UNAVAILABLE",
    message: "The server is restarting. Please try again.",
    cause: Object.assign(new Error("closing"), { retryAfter: 5 }),
  });

function parse(text: string) {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
