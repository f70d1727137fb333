import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const staleTakeoverMs = 10_000;

/** The fields of /proc/PID/stat from the third on; null where there is no such process, or no /proc. */
function statOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? null;
  } catch {
    return null;
  }
}

/** When a process began, so that a number given out again after a restart is not taken for the old one. */
const startOf = (pid: number): string | null => statOf(pid)?.[19] ?? null;

/** A killed process that its parent has not reaped (state Z, X) still answers signals, but holds nothing open. */
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
 * One process at a time in an embedded database: two would lose each other's rows without a word.
 * Returns the release. A lock whose process is dead is taken over; only one of several does so.
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
