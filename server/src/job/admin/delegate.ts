import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { endpointPath, readEndpoint } from "./adminEndpoint.ts";
import type { Command, Event } from "./commands.ts";

const connectionLost = "The server stopped before the work was done: run the command again.";

/** Delegates to the server that has the embedded database open. False when none is running: a killed server leaves its file behind. */
export async function delegate(
  dataDir: string,
  command: Command,
  emit: (event: Event) => void,
): Promise<boolean> {
  const endpoint = readEndpoint(dataDir);
  if (!endpoint) return false;
  const response = await connect(endpoint, command);
  if (response?.status !== 200 || !response.body) return false;
  let last: Event | undefined;
  try {
    const lines = createInterface({ input: Readable.fromWeb(response.body as ReadableStream) });
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

// Another program may listen on that address by now: its response is ignored, and the key is useless to it.
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
