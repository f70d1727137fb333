import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { endpointPath, readEndpoint } from "./adminEndpoint.ts";
import type { Command, Event } from "./commands.ts";

const connectionLost = "The server stopped before the work was done: run the command again.";

/**
 * Lets the server that has the embedded database open do the work. False when none is running: the file of one that
 * was killed may still lie there.
 */
export async function delegate(
  dataDir: string,
  command: Command,
  emit: (event: Event) => void,
): Promise<boolean> {
  const endpoint = readEndpoint(dataDir);
  if (!endpoint) return false;
  const answer = await connect(endpoint, command);
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
async function connect(
  { address, key }: { address: string; key: string },
  command: Command,
): Promise<Response | null> {
  try {
    return await fetch(`${address}${endpointPath}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(command),
      redirect: "error",
    });
  } catch {
    return null;
  }
}
