import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { Command, Event } from "./commands.ts";
import { doorPath, readDoor } from "./door.ts";

const connectionLost = "The server stopped before the work was done: run the command again.";

/**
 * Lets the server that has the embedded database open do the work. False when none is running: the file of one that
 * was killed may still lie there.
 */
export async function handOver(
  dataDir: string,
  command: Command,
  emit: (event: Event) => void,
): Promise<boolean> {
  const door = readDoor(dataDir);
  if (!door) return false;
  const answer = await knock(door, command);
  if (answer?.status !== 200 || !answer.body) return false;
  let last: Event | undefined;
  try {
    const lines = createInterface({ input: Readable.fromWeb(answer.body as ReadableStream) });
    for await (const line of lines) {
      last = JSON.parse(line) as Event;
      emit(last);
    }
  } catch {
    last = undefined;
  }
  if (last?.type !== "end" && last?.type !== "failure") emit({ type: "failure", message: connectionLost });
  return true;
}

// Somebody else may listen at that address by now: its answer is not ours, and its key opens nothing there.
async function knock(
  { address, key }: { address: string; key: string },
  command: Command,
): Promise<Response | null> {
  try {
    return await fetch(`${address}${doorPath}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(command),
      redirect: "error",
    });
  } catch {
    return null;
  }
}
