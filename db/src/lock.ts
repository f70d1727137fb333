import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const staleTakeoverMs = 10_000;

/** The fields of /proc/PID/stat from the third on; null without such a process or without /proc. */
function statOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? null;
  } catch {
    return null;
  }
}

/** Start time of a process, which distinguishes reused process ids. */
const startOf = (pid: number): string | null => statOf(pid)?.[19] ?? null;

/** A zombie process (state Z, X) still accepts signals but holds no files. */
function isAlive(pid: number): boolean {
  if (/^[ZX]/.test(statOf(pid)?.[0] ?? "")) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

type Holder = { pid: number; start: string | null };

function holderOf(path: string): Holder | null {
  try {
    const { pid, start } = JSON.parse(readFileSync(path, "utf8")) as Holder;
    const itself = pid === process.pid;
    const reused = start !== null && startOf(pid) !== null && startOf(pid) !== start;
    return Number.isInteger(pid) && !itself && !reused && isAlive(pid) ? { pid, start } : null;
  } catch {
    return null;
  }
}

function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Locks an embedded database for one process: two would silently lose rows. Returns the release function. Takes over the
 * lock of a dead process; of several concurrent attempts only one succeeds.
 */
export function lockDirectory(dir: string): () => void {
  const path = join(dir, "server.lock");
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) });
  const refuse = (pid: number | string) =>
    new Error(
      `The database in ${dir} is in use by process ${pid}. Stop that process first, or set DATA_DIR to another folder.`,
    );
  if (!create(path, mine)) {
    const holder = holderOf(path);
    if (holder) throw refuse(holder.pid);
    takeOver(path, mine, refuse);
  }
  return () => {
    if (readFileSync(path, { encoding: "utf8", flag: "a+" }) === mine) rmSync(path, { force: true });
  };
}

function takeOver(path: string, mine: string, refuse: (pid: number | string) => Error): void {
  const takeover = `${path}.takeover`;
  if (!create(takeover, mine)) {
    const age = Date.now() - (statSync(takeover, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age < staleTakeoverMs) throw refuse("that is starting");
    writeFileSync(takeover, mine);
  }
  try {
    const holder = holderOf(path);
    if (holder) throw refuse(holder.pid);
    writeFileSync(`${path}.new`, mine);
    renameSync(`${path}.new`, path);
  } finally {
    rmSync(takeover, { force: true });
  }
}
