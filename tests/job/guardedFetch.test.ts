import { gzipSync } from "node:zlib";
import {
  type FetchRules,
  fetchDocument,
  fetchRules,
  type Resolver,
} from "@career-hub/server/job/import/fetchDocument.ts";
import { isPublicAddress } from "@career-hub/server/job/import/privateAddresses.ts";
import { describe, expect, test } from "vitest";
import { testJobSites } from "../setup/testDoubles.ts";

const sites = testJobSites();

const open: FetchRules = { ...fetchRules, allowPrivate: true, timeoutMs: 2_000 };
const get = (path: string, rules: Partial<FetchRules> = {}) =>
  fetchDocument(`${sites.url}${path}`, { ...open, ...rules });
const text = async (path: string) => new TextDecoder().decode((await get(path)).bytes);
/** A DNS resolver that returns the given addresses. */
const resolveTo = (...addresses: string[]) =>
  ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    )) as unknown as Resolver;

const notPublic =
  "127.0.0.1 127.9.9.9 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 " +
  "198.18.0.1 224.0.0.1 255.255.255.255 192.0.2.1 ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 " +
  "::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1";

describe("IP addresses and URLs", () => {
  test.each([...notPublic.split(" "), "not an address", ""])("treats %j as not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "1.1.1.1", "2606:4700::1111", "2a00:1450::1"])(
    "treats %s as public",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  const privateUrls =
    "http://127.0.0.1/ http://127.1/ http://2130706433/ http://0x7f.0.0.1/ http://0177.0.0.1/ " +
    "http://[::1]/ http://[::ffff:127.0.0.1]/ http://169.254.169.254/latest/meta-data " +
    "http://10.0.0.1:6379/ https://192.168.0.1/";
  test.each(privateUrls.split(" "))("rejects %s without a request", async (address) => {
    await expect(fetchDocument(address, fetchRules)).rejects.toThrow("not an address of the public internet");
  });

  test.each([
    "file:///etc/passwd",
    "ftp://x.example/",
    "gopher://x.example/",
    "data:text/plain,x",
    "nonsense",
  ])("rejects the scheme of %s", async (address) => {
    await expect(fetchDocument(address, open)).rejects.toMatchObject({
      message: "Only addresses that begin with http:// or https:// are fetched.",
    });
  });

  test("rejects a URL with credentials", async () => {
    await expect(fetchDocument("http://me:secret@x.example/", open)).rejects.toMatchObject({
      message: "An address with a name or password in it is not fetched.",
    });
  });
});

describe("DNS resolution", () => {
  test.each([["127.0.0.1"], ["::1"], ["8.8.8.8", "10.0.0.1"]])(
    "rejects host names that resolve to %s before sending a request",
    async (...addresses) => {
      sites.put("/canary", { body: "here" });
      const address = `http://jobs.example:${new URL(sites.url).port}/canary`;
      await expect(
        fetchDocument(address, fetchRules, { resolver: resolveTo(...addresses) }),
      ).rejects.toMatchObject({
        message: "jobs.example is not an address of the public internet: it is not fetched.",
      });
      expect(sites.requested).toEqual([]);
    },
  );

  test("resolves once and connects to the checked address (DNS rebinding)", async () => {
    sites.put("/page", { body: "hello" });
    let times = 0;
    const once = resolveTo("127.0.0.1");
    const counting = ((...args: Parameters<Resolver>) => {
      times++;
      return once(...args);
    }) as Resolver;
    await fetchDocument(`http://jobs.example:${new URL(sites.url).port}/page`, open, { resolver: counting });
    expect([times, sites.requested]).toEqual([1, ["/page"]]);
  });

  test("rejects an unknown host with a message", async () => {
    const unknown = ((_host: string, _options: object, done: (error: Error) => void) =>
      done(Object.assign(new Error("x"), { code: "ENOTFOUND" }))) as unknown as Resolver;
    await expect(fetchDocument("http://nowhere.example/", open, { resolver: unknown })).rejects.toMatchObject(
      { message: "There is no host named nowhere.example, or the network is down." },
    );
  });
});

describe("redirects", () => {
  const to = (location: string) => ({ status: 302, body: "", headers: { location } });

  test("are followed at most three times", async () => {
    sites.put("/a", to("/b"));
    sites.put("/b", to(`${sites.url}/c`));
    sites.put("/c", { body: "there" });
    expect(await text("/a")).toBe("there");
    sites.put("/loop", to("/loop"));
    await expect(get("/loop")).rejects.toThrow("redirects more than 3 times");
  });

  test("are checked like the first URL", async () => {
    sites.put("/away", to("file:///etc/passwd"));
    await expect(get("/away")).rejects.toMatchObject({
      message: "Only addresses that begin with http:// or https:// are fetched.",
    });
    const rules: FetchRules = { ...open };
    sites.put("/inside", () => {
      rules.allowPrivate = false;
      return to(`${sites.url}/canary`);
    });
    await expect(fetchDocument(`${sites.url}/inside`, rules)).rejects.toThrow(
      "not an address of the public internet",
    );
    expect(sites.requested).not.toContain("/canary");
  });
});

describe("limits", () => {
  test("rejects responses above the size limit, compressed or not", async () => {
    sites.put("/big", { body: "x".repeat(3_000_000) });
    sites.put("/bomb", { body: gzipSync(Buffer.alloc(50_000_000)), headers: { "content-encoding": "gzip" } });
    const maxBytes = 2 * 1024 * 1024;
    await expect(get("/big", { maxBytes })).rejects.toThrow("is larger than 2 MB");
    await expect(get("/bomb", { maxBytes })).rejects.toThrow("is larger than 2 MB");
    sites.put("/packed", { body: gzipSync("hello"), headers: { "content-encoding": "gzip" } });
    expect(await text("/packed")).toBe("hello");
  });

  test("times out when the response does not start or does not end", async () => {
    sites.put("/silent", () => undefined);
    sites.put("/slow", (_request, reply) => {
      reply.writeHead(200);
      reply.write("[");
      return undefined;
    });
    for (const path of ["/silent", "/slow"])
      await expect(get(path, { timeoutMs: 150 })).rejects.toThrow("did not answer in time");
  });
});
