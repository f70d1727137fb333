import { maxUnknownTokens } from "@career-hub/server/auth/sessions.ts";
import { createLimiter, limitKeys, limits } from "@career-hub/server/limits/limits.ts";
import { createToken } from "@career-hub/server/token.ts";
import type { InjectOptions } from "fastify";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const server = testServer(database, { people: null });
afterEach(() => {
  vi.useRealTimers();
});

/** The number of rate-limited responses. */
async function refusals(times: number, request: (n: number) => InjectOptions) {
  let refused = 0;
  for (let n = 0; n < times; n++) {
    const { statusCode, headers } = await server.app.inject(request(n));
    if (statusCode !== 429 && headers.location !== "/auth/callback?error=rate_limited") continue;
    if (statusCode === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    refused += 1;
  }
  return refused;
}

describe("client address", () => {
  it("ignores X-Forwarded-For without a trusted proxy", async () => {
    const from = (n: number) => ({
      url: "/api/auth/github",
      headers: { "x-forwarded-for": `203.0.113.${n}` },
    });
    expect(await refusals(33, from)).toBe(3);
  });

  it("takes only the X-Forwarded-For entry that a trusted proxy added", async () => {
    await server.restart({ TRUST_PROXY: "10.0.0.0/8" });
    for (const [remoteAddress, forwarded, refused] of [
      ["10.1.2.3", (n: number) => `198.51.100.${n}`, 0],
      ["10.1.2.3", (n: number) => `198.51.100.${n}, 203.0.113.7`, 3],
      ["192.0.2.9", (n: number) => `198.51.100.${n}`, 3],
    ] as const) {
      const request = (n: number) => ({
        url: "/api/auth/github",
        remoteAddress,
        headers: { "x-forwarded-for": forwarded(n) },
      });
      expect(await refusals(33, request)).toBe(refused);
    }
  });

  it.each([
    ["203.0.113.7", ["203.0.113.7"]],
    ["::ffff:203.0.113.7", ["203.0.113.7"]],
    ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["2001:db8:1:2::9", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["2001:0DB8:0001:0002::", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
    ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
    ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0::/48"]],
    ["6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11", ["6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11"]],
  ])("counts %s as %s", (address, counted) => {
    expect(limitKeys(address).map(({ name }) => name)).toEqual(counted);
  });

  it("limits all /64 networks of an IPv6 /48 together", async () => {
    const limiter = createLimiter(database.db);
    let refused = 0;
    for (let network = 0; network < 11 * limits.signInStart.max; network++)
      await limiter.take("signInStart", `2001:db8:1:${network.toString(16)}::1`).catch(() => (refused += 1));
    expect(refused).toBe(limits.signInStart.max);
    await limiter.take("signInStart", "2001:db8:2::1");
  });
});

describe("rate limit", () => {
  it.each([
    "/api/nothing",
    "/api/openapi.json",
    "/api/auth/github/callback?state=x&code=y",
    "/demo-code-host/runa-aldecoa",
    "/demo-code-host/login/oauth/authorize?client_id=career-hub-demo",
  ])("applies to %s", async (url) => {
    expect(await refusals(603, () => ({ url }))).toBe(3);
  });

  it("counts every call of a batch", async () => {
    const paths = Array(10).fill("user.signInOptions").join(",");
    for (let n = 0; n < 60; n++)
      expect((await server.app.inject(`/trpc/${paths}?batch=1&input={}`)).statusCode).toBe(200);
    expect((await server.app.inject("/trpc/user.signInOptions")).statusCode).toBe(429);
  });

  it("counts per user after sign-in, not per address", async () => {
    const testContext = createTestContext(database.current());
    const [ada, ben] = await testContext.signInAll("ada", "ben");
    for (let n = 0; n < limits.everything.max; n++)
      await testContext.context.limiter.take("everything", ada.id);
    await expectError(ada.caller.user.current(), "TOO_MANY_REQUESTS");
    expect((await ben.caller.user.current()).user.username).toBe("ben");
  });

  it("counts per user after sign-in on the public job board", async () => {
    const { context, anonymous, signIn } = createTestContext(database.current());
    const ada = await signIn("ada");
    const list = (caller = ada.caller) => caller.job.list({});
    for (let n = 0; n < limits.search.max; n++) await context.limiter.take("search", context.address);
    await expectError(list(anonymous), "TOO_MANY_REQUESTS");
    await list();
    for (let n = 1; n < limits.search.max; n++) await context.limiter.take("search", ada.id);
    await expectError(list(), "TOO_MANY_REQUESTS");
  });

  it.each(["everything", "readProfile", "message", "generation"] as const)(
    "shares the limit %s among three servers",
    async (name) => {
      const servers = Array.from({ length: 3 }, () => createLimiter(database.db));
      const { max } = limits[name];
      let refused = 0;
      for (let n = 0; n < max + 30; n++)
        await servers[n % 3]?.take(name, "somebody").catch(() => (refused += 1));
      expect(refused).toBe(30);
      await servers[0]?.take(name, "somebody else");
    },
  );

  it("stops looking up unknown tokens of an address but still accepts a known session", async () => {
    const testContext = createTestContext(database.current());
    const { token } = await testContext.signIn("ada");
    const user = (given: string) =>
      server.app.inject({ url: "/api/auth/user", headers: { authorization: `Bearer ${given}` } });
    expect((await user(token)).statusCode).toBe(200);
    const tries = Array.from({ length: maxUnknownTokens + 20 }, () => user(createToken()));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(maxUnknownTokens);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await user(token)).statusCode).toBe(200);
  });

  it("lets no more than the limit pass concurrently", async () => {
    const servers = Array.from({ length: 3 }, () => createLimiter(database.db));
    const tries = Array.from({ length: 900 }, (_, n) => servers[n % 3]?.take("everything", "somebody"));
    const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
    expect(passed).toHaveLength(limits.everything.max);
  });

  it("does not extend Retry-After when the clock is set back", async () => {
    const limiter = createLimiter(database.db);
    for (let n = 0; n < limits.message.max; n++) await limiter.take("message", "somebody");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 2 * 3_600_000 });
    const refused = await limiter.take("message", "somebody").catch((error) => error);
    expect(refused.cause.retryAfter).toBeLessThanOrEqual(limits.message.seconds);
  });
});

test.each([-2, 2])(
  "clock skew of %i hours between server and database does not affect session expiry",
  async (hours) => {
    const testContext = createTestContext(database.current());
    const { caller } = await testContext.signIn("ada");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
    expect((await caller.user.current()).user.username).toBe("ada");
    await database.execute("update sessions set expires_at = now() - interval '1 second'");
    await expectError(caller.user.current(), "UNAUTHORIZED");
  },
);
