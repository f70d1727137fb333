import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { readingSchema, wrongKindMessage } from "../schema.ts";
import { takeTurn } from "./pool.ts";
import type { RefusalReason } from "./refusal.ts";

export type UploadedFile = { name: string; type?: string; bytes: Buffer };

/** From the moment the process has started: on a busy machine that alone can take seconds. */
const wallMs = 8_000;
const startMs = 8_000;
const cpuSeconds = 8;
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

/** Reads a file in a process of its own, at most two at a time. This process never looks inside. */
export async function readFile(file: UploadedFile, signal?: AbortSignal): Promise<ReadCv> {
  const done = await takeTurn(signal);
  try {
    const answer = await askChild(file, signal);
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

function askChild(file: UploadedFile, signal?: AbortSignal) {
  return new Promise<z.infer<typeof answerSchema>>((resolve, reject) => {
    const child = startChild();
    const chunks: Buffer[] = [];
    let size = 0;
    const kill = () => child.kill("SIGKILL");
    let timer = setTimeout(kill, startMs);
    signal?.addEventListener("abort", kill, { once: true });
    child.on("error", reject);
    child.stdin?.on("error", () => {});
    child.stdout?.on("data", (chunk: Buffer) => {
      if (size === 0) {
        clearTimeout(timer);
        timer = setTimeout(kill, wallMs);
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
      if (!said.startsWith("ready\n"))
        return reject(new Error(`the reading process did not start (${code ?? killedBy})`));
      // Killed for its time or memory, or fallen over: the file is to blame.
      resolve(parse(said.slice(6)) ?? { refused: "tooCostly" });
    });
    child.stdin?.write(`${JSON.stringify({ name: file.name, type: file.type })}\n`);
    child.stdin?.end(file.bytes);
  });
}

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
