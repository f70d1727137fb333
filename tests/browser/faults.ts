// Injects network and server faults by intercepting requests of the page.
import type { Page, Route } from "playwright-core";

// biome-ignore lint/suspicious/noExplicitAny: whatever a procedure returns
type Data = any;

export type Fault =
  /** An error response with its message. */
  | { status: number; message?: string }
  /** This response, without calling the server. */
  | { data: Data }
  /** The server's response, changed. */
  | { change: (data: Data) => Data }
  /** No response until `release()` lets the server's through. */
  | "hang"
  /** The connection is reset before the request reaches the server. */
  | "cut"
  /** The server processes the request, and the connection is reset before its response. */
  | "lost"
  /** 503 with Retry-After: the server is overloaded and did not read the request. */
  | "busy"
  /** Status 200 with invalid JSON. */
  | "malformed"
  /** A response of this procedure alone that is neither a result nor an error. */
  | "garbled";

export type Intercepted = {
  /** The inputs of its calls so far. */
  inputs: unknown[];
  /** Removes the fault; hanging calls continue. */
  release: () => void;
};

type Entry = { fault: Fault; inputs: unknown[]; released: Promise<void>; release: () => void };
const intercepted = new WeakMap<Page, Map<string, Entry>>();

/**
 * Injects a fault into one procedure ("profile.suggestions") or one REST path ("/api/cv/upload"). Other calls of a
 * batch keep the server's responses, except with hang, cut, lost, busy and malformed, which affect the whole batch.
 */
export async function intercept(page: Page, name: string, fault: Fault): Promise<Intercepted> {
  const entries = intercepted.get(page) ?? new Map<string, Entry>();
  if (!intercepted.has(page)) {
    intercepted.set(page, entries);
    await page.route(
      (url) => namesOf(url).some((one) => entries.has(one)),
      (route) => handle(route, entries).catch(() => abortRequest(route)),
    );
  }
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const entry: Entry = { fault, inputs: [], released, release: resolve };
  entries.set(name, entry);
  const release = () => {
    if (entries.get(name) === entry) entries.delete(name);
    entry.release();
  };
  return { inputs: entry.inputs, release };
}

/** Records the calls of the page from now on: procedure names and REST paths. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(...namesOf(new URL(request.url()))));
  return calls;
}

const namesOf = ({ pathname }: URL): string[] => {
  if (pathname.startsWith("/trpc/")) return decodeURIComponent(pathname.slice("/trpc/".length)).split(",");
  return pathname.startsWith("/api/") ? [pathname] : [];
};

/** Resets the page's connection, also after an error between test and server; does nothing when the page is closed. */
export const abortRequest = (route: Route): Promise<void> => route.abort("connectionreset").catch(() => {});

async function handle(route: Route, entries: Map<string, Entry>): Promise<void> {
  const call = callOf(route);
  for (const [index, name] of call.names.entries()) entries.get(name)?.inputs.push(call.inputs[index]);
  for (const name of call.names) await waitWhileHanging(name, entries);
  const faults = call.names.map((name) => entries.get(name));
  const has = (fault: Fault) => faults.find((entry) => entry?.fault === fault);
  if (has("cut")) return route.abort("connectionreset");
  if (has("lost")) {
    await route.fetch();
    return route.abort("connectionreset");
  }
  if (has("busy")) {
    const message = "The service is busy for a moment.";
    const json = { error: message, message, code: "SERVICE_UNAVAILABLE", requestId: "" };
    return route.fulfill({ status: 503, headers: { "retry-after": "1" }, json });
  }
  if (has("malformed"))
    return route.fulfill({ status: 200, contentType: "application/json", body: '{"result":{"da' });
  if (!call.batch) return single(route, call, faults[0]);
  const forwarded = call.names.flatMap((_, index) => (replaced(faults[index]) ? [] : [index]));
  const real = forwarded.length > 0 ? await forward(route, call, forwarded) : [];
  const items = call.names.map((name, index) => {
    const entry = faults[index];
    const answered = real[forwarded.indexOf(index)];
    return replaced(entry) ? madeUp(name, entry) : entry ? changed(answered, entry.fault) : answered;
  });
  await route.fulfill({ status: 207, json: items });
}

async function waitWhileHanging(name: string, entries: Map<string, Entry>): Promise<void> {
  const entry = entries.get(name);
  if (entry?.fault === "hang") await entry.released;
}

type Call = { names: string[]; batch: boolean; url: URL; inputs: unknown[] };

function callOf(route: Route): Call {
  const url = new URL(route.request().url());
  const names = namesOf(url);
  const batch = url.searchParams.has("batch");
  const text = url.searchParams.get("input") ?? (isTrpc(url) ? route.request().postData() : null);
  const input = text ? JSON.parse(text) : undefined;
  return { names, batch, url, inputs: names.map((_, index) => (batch ? input?.[index] : input)) };
}

const isTrpc = (url: URL) => url.pathname.startsWith("/trpc/");

type MadeUp = Entry & { fault: { status: number; message?: string } | { data: Data } | "garbled" };

/** Whether the fault replaces the call to the server. */
const replaced = (entry: Entry | undefined): entry is MadeUp =>
  entry?.fault === "garbled" || (typeof entry?.fault === "object" && !("change" in entry.fault));

function madeUp(path: string, { fault }: MadeUp): Data {
  if (fault === "garbled") return {};
  if ("data" in fault) return { result: { data: fault.data } };
  const { status: httpStatus, message = "" } = fault;
  return { error: { code: -32603, message, data: { code: "PROVOKED", httpStatus, path, requestId: "" } } };
}

function changed(item: Data, fault: Fault): Data {
  const change = typeof fault === "object" && "change" in fault && fault.change;
  return change && item?.result ? { result: { data: change(item.result.data) } } : item;
}

/** Sends the same batch with only some of its calls. */
async function forward(route: Route, { names, url, inputs }: Call, forwarded: number[]): Promise<Data[]> {
  const rest = new URL(url);
  rest.pathname = `/trpc/${forwarded.map((index) => names[index]).join(",")}`;
  const body = JSON.stringify(Object.fromEntries(forwarded.map((index, place) => [place, inputs[index]])));
  const posts = route.request().method() === "POST";
  if (!posts) rest.searchParams.set("input", body);
  const answered = await route.fetch({ url: rest.href, ...(posts && { postData: body }) });
  const items: Data = await answered.json();
  return Array.isArray(items) ? items : forwarded.map(() => items);
}

/** Handles a call outside a batch: a query that can be cancelled, or a REST call. */
async function single(route: Route, call: Call, entry: Entry | undefined): Promise<void> {
  if (!entry) return route.continue();
  if (replaced(entry)) {
    const { fault } = entry;
    if (fault === "garbled") return route.fulfill({ json: {} });
    const status = "data" in fault ? 200 : fault.status;
    if (isTrpc(call.url)) return route.fulfill({ status, json: madeUp(call.names[0] ?? "", entry) });
    if ("data" in fault) return route.fulfill({ json: fault.data });
    const { message } = fault;
    return route.fulfill({ status, json: message === undefined ? {} : { error: message, message } });
  }
  const real = await route.fetch();
  const body: Data = await real.json();
  const { fault } = entry;
  if (isTrpc(call.url)) return route.fulfill({ response: real, json: changed(body, fault) });
  return route.fulfill({
    response: real,
    json: typeof fault === "object" && "change" in fault ? fault.change(body) : body,
  });
}

/** Blocks the event stream, whose start would reload the lists of people. */
export const blockEventStream = (page: Page): Promise<unknown> =>
  page.route("**/trpc/news.events*", (route) => route.abort());
