import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { endpointPath, readEndpoint } from "./adminEndpoint.ts";
import type { Command, Event } from "./commands.ts";

const connectionLost = "The server stopped before the work was done: run the command again.";

/** Delegates to the server that has the embedded database open. False when none is running: a killed server leaves its file behind. */
export async function delegate(dataDir: string, command: Command, emit: (event: Event) => void) {
  const response = await askServer(dataDir, endpointPath, command);
  if (!response?.body) return false;
  let last: Event | undefined;
  try {
    const lines = createInterface({ input: Readable.fromWeb(response.body) });
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

/**
 * The response of the server that has the embedded database open; null without one. Another program may listen on that
 * address by now: its response is ignored, and the key is useless to it.
 */
export async function askServer(dataDir: string, path: string, command: object): Promise<Response | null> {
  const endpoint = readEndpoint(dataDir);
  if (!endpoint) return null;
  const response = await fetch(endpoint.address + path, {
    method: "POST",
    headers: { authorization: `Bearer ${endpoint.key}`, "content-type": "application/json" },
    body: JSON.stringify(command),
    redirect: "error",
  }).catch(() => null);
  return response?.ok ? response : null;
}
