import { lookup as resolve } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { readBounded } from "../../limits/readBounded.ts";
import { isSourceFailure, sourceFailure } from "./candidates.ts";
import { isPublicAddress } from "./privateAddresses.ts";

export type FetchRules = {
  /** Allows private addresses, for intranets and tests. */
  allowPrivate: boolean;
  maxBytes: number;
  timeoutMs: number;
};

export const fetchRules: FetchRules = { allowPrivate: false, maxBytes: 32 * 1024 * 1024, timeoutMs: 30_000 };
export type Fetched = Awaited<ReturnType<typeof fetchDocument>>;
export type Resolver = typeof resolve;
type Options = { signal?: AbortSignal; resolver?: Resolver };

const maxRedirects = 3;
const forbidden = (host: string) =>
  sourceFailure(`${host} is not an address of the public internet: it is not fetched.`);

/**
 * Fetches a URL from an untrusted source, guarded against SSRF: the name is resolved once, in the connection, so the
 * checked address is the connected one. Redirects are checked in the same way.
 */
export async function fetchDocument(address: string, rules: FetchRules, options: Options = {}) {
  const { signal, resolver = resolve } = options;
  const deadline = AbortSignal.any([AbortSignal.timeout(rules.timeoutMs), ...(signal ? [signal] : [])]);
  let next = address;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const url = checkAddress(next, rules);
    try {
      const response = await ask(url, rules, deadline, resolver);
      const location = response.headers.location;
      const status = response.statusCode ?? 0;
      const target = location && status >= 300 && status < 400 ? URL.parse(location, url) : null;
      if (target) {
        response.destroy();
        // Rejects downgrades from https to http.
        if (url.protocol === "https:" && target.protocol === "http:")
          throw sourceFailure(`${url.host} redirects to an unencrypted address.`);
        next = target.href;
        continue;
      }
      const bytes = await readUpTo(response, rules.maxBytes, url.host);
      return { status, bytes, address: url.href };
    } catch (error) {
      throw describe(error, url, deadline, signal);
    }
  }
  throw sourceFailure(`${new URL(address).host} redirects more than ${maxRedirects} times.`);
}

function checkAddress(address: string, rules: FetchRules): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw sourceFailure("Only addresses that begin with http:// or https:// are fetched.");
  if (url.username || url.password)
    throw sourceFailure("An address with a name or password in it is not fetched.");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!rules.allowPrivate && isIP(host) && !isPublicAddress(host)) throw forbidden(host);
  return url;
}

/** Resolves a name; rejects it when any of its addresses is private. */
const guardedLookup =
  (rules: FetchRules, resolver: Resolver): LookupFunction =>
  (host, options, done) =>
    resolver(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, "", 0);
      const first = addresses[0];
      if (!first) return done(Object.assign(new Error("no address"), { code: "ENOTFOUND" }), "", 0);
      if (!rules.allowPrivate && !addresses.every((one) => isPublicAddress(one.address)))
        return done(forbidden(host), "", 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });

function ask(url: URL, rules: FetchRules, signal: AbortSignal, resolver: Resolver): Promise<IncomingMessage> {
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((fulfil, reject) => {
    const request = send(url, {
      signal,
      agent: false,
      lookup: guardedLookup(rules, resolver),
      headers: {
        accept:
          "application/json, application/ld+json, application/rss+xml, application/atom+xml, text/html;q=0.9, */*;q=0.5",
        "accept-encoding": "gzip, deflate, br",
        "user-agent": "CareerHub (job import)",
      },
    });
    request.on("error", reject).on("response", fulfil).end();
  });
}

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Limits the decompressed size, against decompression bombs. */
async function readUpTo(response: IncomingMessage, limit: number, host: string): Promise<Uint8Array> {
  const decoder = decoders[response.headers["content-encoding"] ?? ""]?.();
  const body = decoder ? response.on("error", (error) => decoder.destroy(error)).pipe(decoder) : response;
  const tooLarge = () =>
    sourceFailure(`The response from ${host} is larger than ${Math.round(limit / 1024 / 1024)} MB.`);
  const bytes = await readBounded(body, limit, tooLarge).finally(() => response.destroy());
  if (!response.complete && !decoder) throw sourceFailure(`The response from ${host} was cut off.`);
  return new Uint8Array(bytes);
}

function describe(error: unknown, url: URL, deadline: AbortSignal, signal?: AbortSignal): unknown {
  if (signal?.aborted) return sourceFailure("The import was stopped.", error);
  if (deadline.aborted) return sourceFailure(`${url.host} did not answer in time.`, error);
  if (isSourceFailure(error)) return error;
  const code = String((error as { code?: unknown }).code ?? "");
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return sourceFailure(`There is no host named ${url.hostname}, or the network is down.`, error);
  return sourceFailure(`${url.host} could not be reached${code && ` (${code})`}.`, error);
}
