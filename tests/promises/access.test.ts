import { restRows } from "@career-hub/server/rest.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startGithub } from "../doubles/github.ts";
import { createTestApp, type Github, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase({ keepsRows: true });
let github: Github;
let app: FastifyInstance;
const callers: Record<string, string> = {};

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
  await database.execute("update sessions set expires_at = now() - interval '1 second'");
  Object.assign(callers, {
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
    const ask = (address: string, token?: string) =>
      app.inject({
        method,
        url: `/api${address}`,
        remoteAddress: nextAddress(),
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(method === "POST" && { payload: {} }),
      });

    it("refuses every caller without a valid session, unless it is open", async () => {
      const [address = ""] = addresses;
      const asked = [
        ...addresses.map((one) => ["nobody", one, undefined] as const),
        ...Object.entries(callers).map(([caller, token]) => [caller, address, token] as const),
      ];
      for (const [caller, address, token] of asked) {
        const answer = await ask(address, token);
        if (open.has(row)) expect([200, 400, 404]).toContain(answer.statusCode);
        else
          expect([caller, address, answer.statusCode, answer.json().code]).toEqual([
            caller,
            address,
            401,
            "UNAUTHORIZED",
          ]);
      }
    });
  },
);

it("refuses over tRPC as well, a stream by its first event", async () => {
  const ask = (path: string, method: "GET" | "POST" = "GET") =>
    app.inject({
      method,
      url: `/trpc/${path}`,
      remoteAddress: nextAddress(),
      ...(method === "POST" && { payload: {} }),
    });
  expect((await ask("profile.saved")).statusCode).toBe(401);
  expect((await ask("profile.remove", "POST")).statusCode).toBe(401);
  expect((await ask("news.events")).body).toMatch(/^event: serialized-error\ndata: .*"UNAUTHORIZED"/m);
});
