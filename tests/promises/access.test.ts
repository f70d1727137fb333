import { restRows } from "@career-hub/server/rest.ts";
import { appRouter } from "@career-hub/server/router.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startGithub } from "../doubles/github.ts";
import { createTestApp, type Github, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase({ keepsRows: true });
let github: Github;
let app: FastifyInstance;
const callers: Record<string, string | undefined> = {};

beforeAll(async () => {
  github = await startGithub();
  app = await createTestApp(database.current(), github);
  const revoked = await signInAs(app, "runa-aldecoa");
  await app.inject({
    method: "POST",
    url: "/api/auth/logout",
    headers: { authorization: `Bearer ${revoked}` },
  });
  const expired = await signInAs(app, "runa-aldecoa");
  await database.current().execute("update sessions set expires_at = now() - interval '1 second'");
  Object.assign(callers, {
    nobody: undefined,
    garbage: "nonsense",
    unknown: "a".repeat(43),
    revoked,
    expired,
  });
});
afterAll(async () => {
  await app.close();
  await github.close();
});

/** What anybody may call. Every other row must refuse whoever has no valid session: a new row has to choose. */
const open = new Set([
  "GET /jobs",
  "GET /jobs/:id",
  "GET /jobs/:id/similar",
  "GET /jobs.rss",
  "POST /auth/logout",
]);
const openProcedures = new Set([
  "user.signInOptions",
  "user.logout",
  "job.list",
  "job.facets",
  "job.byId",
  "job.similar",
  "about.counts",
  "about.pair",
  "about.job",
  "about.howItWorks",
]);
/** Each request from an address of its own, so that the general limit is not met. */
let asked = 0;
const nextAddress = () => `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked++ & 255}`;
const ids = ["6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11", "1", "-1", "%00", "../x", "a".repeat(300), "😀"];

describe.each(restRows.map(({ method, path }) => ({ method, path, row: `${method} ${path}` })))(
  "$row",
  ({ method, path, row }) => {
    const addresses = /[{:]/.test(path)
      ? ids.map((id) => path.replace(/[{:]\w+\}?/, encodeURIComponent(id)))
      : [path];

    it.each(["nobody", "garbage", "unknown", "revoked", "expired"])("asked by %s", async (caller) => {
      for (const address of addresses) {
        const token = callers[caller];
        const answer = await app.inject({
          method,
          url: `/api${address}`,
          remoteAddress: nextAddress(),
          headers: token ? { authorization: `Bearer ${token}` } : {},
          ...(method === "POST" && { payload: {} }),
        });
        if (open.has(row)) expect([200, 400, 404]).toContain(answer.statusCode);
        else expect([address, answer.statusCode, answer.json().code]).toEqual([address, 401, "UNAUTHORIZED"]);
      }
    });

    it("asked by somebody is never 401, 403 or 500", async () => {
      if (row === "POST /profile/generate") return expect(open.has(row)).toBe(false);
      // Some rows end the session or the account; sign-ins are limited.
      await database.current().execute("delete from rate_limits");
      const somebody = await signInAs(app, "teodorbrask");
      for (const address of addresses) {
        const answer = await app.inject({
          method,
          url: `/api${address}`,
          remoteAddress: nextAddress(),
          headers: { authorization: `Bearer ${somebody}` },
          ...(method === "POST" && { payload: {} }),
        });
        expect([200, 400, 404, 409]).toContain(answer.statusCode);
      }
    });
  },
);

it("every procedure but the listed ones refuses whoever is not signed in", async () => {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
  const paths = Object.keys(procedures);
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths.filter((one) => !openProcedures.has(one))) {
    const type = procedures[path]?._def.type;
    const method = type === "mutation" ? "POST" : "GET";
    const answer = await app.inject({
      method,
      url: `/trpc/${path}`,
      remoteAddress: nextAddress(),
      ...(method === "POST" && { payload: {} }),
    });
    // A stream of events has begun by then: it says so in its first event.
    if (type === "subscription")
      expect(answer.body).toMatch(/^event: serialized-error\ndata: .*"UNAUTHORIZED"/m);
    else expect([path, answer.statusCode]).toEqual([path, 401]);
  }
});
