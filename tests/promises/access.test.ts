import { restRoutes } from "@career-hub/server/rest.ts";
import { expect, it } from "vitest";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

// accessMatrix.test.ts covers the kinds of callers; this file covers the HTTP response.
const server = testServer(testDatabase({ keepsRows: true }), { people: null, isShared: true });

/** Public routes. Every other route must reject callers without a valid session. */
const open = new Set([
  "GET /jobs",
  "GET /jobs/:id",
  "GET /jobs/:id/similar",
  "GET /jobs.rss",
  "POST /auth/logout",
]);
const ids = ["6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11", "1", "-1", "%00", "../x", "a".repeat(300), "😀"];
/** Uses a new address for each request to stay below the rate limit. */
let requests = 0;
const ask = (method: "GET" | "POST" | "DELETE", url: string, token?: string) =>
  server.app.inject({
    method,
    url,
    remoteAddress: `10.0.${requests >> 8}.${requests++ & 255}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(method === "POST" && { payload: {} }),
  });

it.each(restRoutes)(
  "$route rejects requests without a valid session unless it is public",
  async ({ method, path, route }) => {
    const tries = [
      ...(path.includes(":") ? ids : ids.slice(0, 1)).map((id) => [id, undefined] as const),
      [ids[0] ?? "", "nonsense"] as const,
      [ids[0] ?? "", "a".repeat(43)] as const,
    ];
    for (const [id, token] of tries) {
      const response = await ask(method, `/api${path.replace(/:\w+/, encodeURIComponent(id))}`, token);
      if (open.has(route)) expect([200, 400, 404]).toContain(response.statusCode);
      else expect([id, response.statusCode, response.json().code]).toEqual([id, 401, "UNAUTHORIZED"]);
    }
  },
);

it("tRPC rejects requests without a session, a stream with its first event", async () => {
  expect((await ask("GET", "/trpc/profile.saved")).statusCode).toBe(401);
  expect((await ask("POST", "/trpc/profile.remove")).statusCode).toBe(401);
  expect((await ask("GET", "/trpc/news.events")).body).toMatch(
    /^event: serialized-error\ndata: .*"UNAUTHORIZED"/m,
  );
});
