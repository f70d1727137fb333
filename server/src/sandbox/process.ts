import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Limit of CPU time in seconds; starting and warming up take one or two. Windows does not enforce CPU time, so wall
 * time applies there.
 */
const cpuSeconds = 8;
export const countsCpu = process.platform !== "win32";
/** Limit of address space in kilobytes. An idle process uses 1.3 million, which leaves about 700 MB. */
const addressKilobytes = 2_000_000;
const heapMegabytes = 384;
const maxAnswerLength = 8 * 1024 * 1024;

const root = fileURLToPath(new URL("../../../", import.meta.url));
const script = fileURLToPath(new URL("./child.ts", import.meta.url));

type Options = {
  /** Skips the warm-up. */
  isCold?: boolean;
  /** Compiled code of earlier processes, which halves the time until one has loaded its task; see scripts/start.js. */
  cacheFolder?: string | undefined;
};

/**
 * Permissions: read code and its data files; no child processes or network. A process drops the permission to write
 * compiled code before it reads its input.
 */
function commandFor(
  taskFile: string,
  { isCold, cacheFolder = process.env.NODE_COMPILE_CACHE }: Options,
): string[] {
  const readable = ["server/", "db/", "node_modules/", "package.json"].map((path) => root + path);
  const cache = cacheFolder ? [`--allow-fs-read=${cacheFolder}/`, `--allow-fs-write=${cacheFolder}/`] : [];
  return [
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    "--permission",
    ...[...readable, `${dirname(taskFile)}/`].map((path) => `--allow-fs-read=${path}`),
    ...cache,
    // Compiles regular expressions straight to machine code: bytecode first does not pay off in a process for one file.
    "--no-regexp-tier-up",
    "--no-warnings",
    script,
    taskFile,
    isCold ? "cold" : "warm",
    ...(cacheFolder ? [cacheFolder] : []),
  ];
}

function spawnLimited(taskFile: string, start: Options): ChildProcess {
  const command = commandFor(taskFile, start);
  const options = { stdio: ["pipe", "pipe", "ignore"] as ["pipe", "pipe", "ignore"], env: {}, cwd: root };
  if (process.platform === "win32") return spawn(command[0] ?? "", command.slice(1), options);
  // Some systems (macOS) do not support `ulimit -v`; the other limits still apply.
  const limits = `ulimit -v ${addressKilobytes} 2>/dev/null; ulimit -t ${cpuSeconds}; ulimit -c 0; exec "$0" "$@"`;
  return spawn("/bin/sh", ["-c", limits, ...command], options);
}

/** "late": no CPU time within the timeout. "ended": stopped by a limit or an error. */
export type Outcome = { result: unknown } | "late" | "ended" | "aborted" | "notStarted";

/** Starts a process that loads the task and waits for input. It is unref'ed while waiting. */
export function startProcess(task: URL, start: Options = {}) {
  const child = spawnLimited(fileURLToPath(task), start);
  // Undefined when the system is out of file descriptors.
  const sockets = [child.stdin, child.stdout].filter((stream) => stream !== undefined) as unknown as Socket[];
  const kill = () => void child.kill("SIGKILL");
  const lines = linesOf(child, kill);
  const started = lines.next();
  child.stdin?.on("error", () => {});
  child.unref();
  for (const socket of sockets) socket.unref();

  return {
    kill,
    /** Settles when the task is loaded or the process exited. */
    started,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,

    /**
     * Runs the task once on `values` as JSON. `timeoutMs`: timeout in milliseconds for starting, and again for the
     * work.
     */
    async run(values: string, bytes: Buffer, timeoutMs: number, signal?: AbortSignal): Promise<Outcome> {
      child.ref();
      for (const socket of sockets) socket.ref();
      let isLate = false;
      const onTimeout = () => {
        isLate = true;
        kill();
      };
      signal?.addEventListener("abort", kill, { once: true });
      if (signal?.aborted) kill();
      child.stdin?.write(`${values}\n`);
      child.stdin?.end(bytes);
      let timer = setTimeout(onTimeout, timeoutMs);
      const hasStarted = (await started) === "ready";
      clearTimeout(timer);
      timer = setTimeout(onTimeout, timeoutMs);
      const result = await lines.next();
      clearTimeout(timer);
      signal?.removeEventListener("abort", kill);
      kill();
      if (result !== undefined) return { result: JSON.parse(result) };
      if (signal?.aborted) return "aborted";
      if (isLate) return "late";
      return hasStarted ? "ended" : "notStarted";
    },
  };
}

export type TaskProcess = ReturnType<typeof startProcess>;

/** Reads lines from the process; undefined once it has exited. */
function linesOf(child: ChildProcess, kill: () => void) {
  const lines: string[] = [];
  let buffered = "";
  let size = 0;
  let hasEnded = false;
  let tell = () => {};
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    size += text.length;
    if (size > maxAnswerLength) return kill();
    buffered += text;
    if (!text.includes("\n")) return;
    const complete = buffered.split("\n");
    buffered = complete.pop() ?? "";
    lines.push(...complete);
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
