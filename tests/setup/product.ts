import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { onFreePort } from "./freePort.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A temporary folder with an empty database, copied when a migrated one exists, because creating one takes seconds. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "career-hub-"));
  const { EMPTY_DATA_FOLDER } = process.env;
  if (EMPTY_DATA_FOLDER) cpSync(EMPTY_DATA_FOLDER, folder, { recursive: true });
  return folder;
}

type Start = {
  /** Starts it under a parent that never waits for it, as in a container without init, so that it becomes a zombie. */
  isUnreaped?: boolean;
};

/** Starts the server in its own process and data folder. */
export const startProduct = (...args: Parameters<typeof startOnce>) => onFreePort(() => startOnce(...args));

async function startOnce(
  settings: Record<string, string> = {},
  folder = emptyFolder(),
  { isUnreaped = false }: Start = {},
) {
  const program = [process.execPath, "server/src/main.ts"];
  const parent = ["-c", '"$0" "$@" & echo "pid $!"; exec sleep 600 > /dev/null 2>&1', ...program];
  const child = spawn(isUnreaped ? "sh" : process.execPath, isUnreaped ? parent : program.slice(1), {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      // Seeding runs while the first pages are served; only some tests need its data.
      DEMO_DATA: "false",
      ...settings,
    },
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /listening on (http\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    // An unreaped server that exits closes only its output; its parent keeps running.
    if (isUnreaped) child.stdout.once("end", () => reject(new Error(`the product did not start: ${output}`)));
    child.once("exit", (code) => reject(new Error(`the product did not start (${code}): ${output}`)));
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const pid = isUnreaped ? Number(/^pid (\d+)$/m.exec(output)?.[1]) : child.pid;
  /** Ends the process and returns its exit code; keeps the folder. */
  const end = async (signal: NodeJS.Signals = "SIGTERM") => {
    // Killing the parent would leave the server running.
    if (isUnreaped) process.kill(Number(pid), signal);
    child.kill(signal);
    return ended;
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return {
    url,
    folder,
    pid,
    output: () => output,
    end,
    /** Kills an unreaped server, which stays a zombie until `end`. */
    leaveDead: () => process.kill(Number(pid), "SIGKILL"),
    remove,
    [Symbol.asyncDispose]: () => end().then(remove),
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;
export type Served = Pick<Product, "url" | "folder" | "remove"> & { end: () => Promise<unknown> };

/** Signs in at the demo code host over HTTP and returns the session token. */
export async function signInOverHttp(url: string, login: string): Promise<string> {
  const jar: string[] = [];
  const follow = async (address: string) => {
    const response = await fetch(new URL(address, url), {
      redirect: "manual",
      headers: { cookie: jar.join("; ") },
    });
    jar.push(...response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? ""));
    return response.headers.get("location") ?? "";
  };
  const authorizeUrl = new URL(await follow("/api/auth/github"));
  authorizeUrl.pathname += `/as/${login}`;
  const landed = new URL(await follow(await follow(authorizeUrl.href)), url);
  return landed.searchParams.get("token") ?? "";
}

/** Retries while the server answers 503. */
export async function retryingFetch(address: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(address, init);
    if (response.status !== 503) return response;
    await response.body?.cancel();
    await wait(500);
  }
}

/** A REST client with a bearer token that retries while the server answers 503. */
export const restOverHttp =
  (url: () => string, token: string) => async (method: string, path: string, body?: object) => {
    const response = await retryingFetch(`${url()}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json: ReturnType<typeof JSON.parse> = await response.json();
    return { status: response.status, retryAfter: response.headers.get("retry-after"), body: json };
  };

/** Subscribes to a person's events over HTTP. */
export async function openEventStream(url: string, token: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/trpc/news.events`, {
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream", ...headers },
  });
  const text = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = "";
  return {
    contentType: response.headers.get("content-type"),
    /** The text of all events so far, once it contains `words`. */
    async until(words: string) {
      while (!seen.includes(words)) {
        const { done, value } = (await text?.read()) ?? { done: true };
        if (done) throw new Error(`ended with ${seen}`);
        seen += value;
      }
      return seen;
    },
    close: () => text?.cancel(),
  };
}
