import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Seconds of processor time, of which starting and warming up take one or two; how long that takes is the machine's
 * affair. Windows counts no processor time: there the clock has to do.
 */
const cpuSeconds = 8;
export const countsCpu = process.platform !== "win32";
/** Kilobytes of addresses. An idle process has 1.3 million of them, so that about 700 MB are left to fill. */
const addressKilobytes = 2_000_000;
const heapMegabytes = 384;
const maxAnswerLength = 8 * 1024 * 1024;

const root = fileURLToPath(new URL("../../../", import.meta.url));
const script = fileURLToPath(new URL("./child.ts", import.meta.url));

/** Code and its data files may be read. Nothing may be written, started or called. */
function commandFor(taskFile: string): string[] {
  const readable = ["server/", "db/", "node_modules/", "package.json"].map((path) => root + path);
  return [
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    "--permission",
    ...[...readable, `${dirname(taskFile)}/`].map((path) => `--allow-fs-read=${path}`),
    "--no-warnings",
    script,
    taskFile,
  ];
}

function spawnLimited(taskFile: string, isCold: boolean): ChildProcess {
  const command = [...commandFor(taskFile), ...(isCold ? ["cold"] : [])];
  const options = { stdio: ["pipe", "pipe", "ignore"] as ["pipe", "pipe", "ignore"], env: {}, cwd: root };
  if (process.platform === "win32") return spawn(command[0] ?? "", command.slice(1), options);
  // Where a system knows no limit on addresses (macOS), the others still hold.
  const limits = `ulimit -v ${addressKilobytes} 2>/dev/null; ulimit -t ${cpuSeconds}; ulimit -c 0; exec "$0" "$@"`;
  return spawn("/bin/sh", ["-c", limits, ...command], options);
}

/** "late": no processor time within the given patience. "ended": stopped by a limit, or by an error of its own. */
export type Outcome = { answer: unknown } | "late" | "ended" | "aborted" | "notStarted";

/** Starts a process that loads the task and waits; `isCold`: without preparing. While it waits it does not keep this process running. */
export function startProcess(task: URL, isCold = false) {
  const child = spawnLimited(fileURLToPath(task), isCold);
  // Absent when the system has no file descriptors left.
  const sockets = [child.stdin, child.stdout].filter((stream) => stream !== undefined) as unknown as Socket[];
  const kill = () => void child.kill("SIGKILL");
  const lines = linesOf(child, kill);
  const started = lines.next();
  child.stdin?.on("error", () => {});
  child.unref();
  for (const socket of sockets) socket.unref();

  return {
    kill,
    /** Settles when it has loaded the task, or has ended. */
    started,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,

    /** Runs the task, once, on `values` as JSON. `patience`: milliseconds for starting, and again for the work. */
    async ask(values: string, bytes: Buffer, patience: number, signal?: AbortSignal): Promise<Outcome> {
      child.ref();
      for (const socket of sockets) socket.ref();
      let isLate = false;
      const giveUp = () => {
        isLate = true;
        kill();
      };
      signal?.addEventListener("abort", kill, { once: true });
      if (signal?.aborted) kill();
      child.stdin?.write(`${values}\n`);
      child.stdin?.end(bytes);
      let timer = setTimeout(giveUp, patience);
      const hasStarted = (await started) === "ready";
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
      const answer = await lines.next();
      clearTimeout(timer);
      signal?.removeEventListener("abort", kill);
      kill();
      if (answer !== undefined) return { answer: JSON.parse(answer) };
      if (signal?.aborted) return "aborted";
      if (isLate) return "late";
      return hasStarted ? "ended" : "notStarted";
    },
  };
}

export type TaskProcess = ReturnType<typeof startProcess>;

/** The complete lines that the process writes; undefined once it has ended. */
function linesOf(child: ChildProcess, kill: () => void) {
  const lines: string[] = [];
  let rest = "";
  let size = 0;
  let hasEnded = false;
  let tell = () => {};
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    size += text.length;
    if (size > maxAnswerLength) return kill();
    rest += text;
    if (!text.includes("\n")) return;
    const parts = rest.split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
    tell();
  });
  const end = () => {
    hasEnded = true;
    tell();
  };
  child.once("close", end).once("error", end);
  return {
    async next(): Promise<string | undefined> {
      if (lines.length === 0 && !hasEnded)
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      return lines.shift();
    },
  };
}
