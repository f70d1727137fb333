import { describeApi } from "@career-hub/server/openapi/document.ts";
import { responses } from "@career-hub/server/openapi/responses.ts";
import { restRoutes } from "@career-hub/server/rest.ts";
import { describe, expect, it } from "vitest";
import { cvForm, samplePdf } from "../cv/sampleCv.ts";
import { ad, testImports } from "../job/testImports.ts";
import { signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const description = describeApi({ productName: "Career Hub", publicUrl: "http://127.0.0.1:3000" });
type Call = {
  ids?: string[];
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
};
type Operation = {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
};
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
);

describe("OpenAPI document", () => {
  it("has every REST route with a unique operationId", () => {
    expect(operations).toHaveLength(restRoutes.length);
    expect(new Set(operations.map((one) => one.operationId)).size).toBe(restRoutes.length);
  });

  it("has every path parameter, query parameter and body field", () => {
    for (const { path, parameters } of operations)
      expect(parameters.filter((one) => one.in === "path").map((one) => one.name)).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
      );
    const jobs = operations.find((one) => one.path === "/jobs");
    expect(jobs?.parameters.map((one) => one.name)).toEqual(expect.arrayContaining(["q", "limit", "cursor"]));
    const ask = operations.find((one) => one.path === "/profile/connections/request");
    expect(ask?.requestBody?.content["application/json"]?.schema.required).toEqual(["addresseeId"]);
    const upload = operations.find((one) => one.path === "/cv/upload");
    expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual(["multipart/form-data"]);
  });

  it("has a response schema for every route", () => {
    for (const { path, responses } of operations)
      for (const content of Object.values(responses[200]?.content ?? {}))
        expect(Object.keys(content.schema).length, path).toBeGreaterThan(0);
    const served = restRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(responses).filter((row) => !served.includes(row))).toEqual([]);
    expect(served.filter((row) => !responses[row])).toEqual(["GET /jobs.rss", "GET /applications.csv"]);
  });
});

describe("responses match the OpenAPI schemas", () => {
  const database = testDatabase();
  const imports = testImports(database);
  const server = testServer(database, { isShared: true });

  /** Signs in and returns a client that validates every response. */
  async function signIn(login: string, requested: Set<string>) {
    const rest = await server.signIn(login);
    return async (row: string, { ids = [], query = {}, body, headers }: Call = {}) => {
      const [method, pattern] = row.split(" ") as ["GET" | "POST" | "DELETE", string];
      const path = ids.reduce((whole, id) => whole.replace(/:\w+/, id), pattern);
      const response = await rest(method, `${path}?${new URLSearchParams(query)}`, body, headers);
      expect(response.status, `${row}: ${JSON.stringify(response.body).slice(0, 200)}`).toBe(200);
      expect(responses[row]?.safeParse(response.body).error?.issues, row).toBeUndefined();
      requested.add(row);
      return response.body;
    };
  }

  it("for every route, in a session of three users", async () => {
    await imports.importAds([ad(1, { salary: "€60,000 – 70,000 a year" }), ad(2)]);
    const requested = new Set<string>();
    const runa = await signIn("runa-aldecoa", requested);
    const teodor = await signIn("teodorbrask", requested);
    const jonte = await signIn("jontewikander", requested);
    for (const person of [runa, teodor, jonte]) {
      const { profile } = await person("POST /profile/generate");
      await person("POST /profile/save", { body: { profileData: profile } });
    }
    for (const row of ["GET /profile/generations", "GET /profile/saved", "GET /profile/changes"])
      await runa(row);
    const { profile: saved } = await runa("GET /profile/saved");
    const claim = saved.technical.keyStrengths[0];
    await runa("POST /profile/rejected", { body: { kind: "strength", claim } });
    await runa("GET /profile/rejected");
    await runa("DELETE /profile/rejected", { query: { kind: "strength", claim } });

    const { suggestions } = await runa("GET /profile/suggestions");
    const { user: teodors } = await teodor("GET /auth/user");
    const other: string = teodors.id;
    const others = suggestions
      .map((one: { user_id: string }) => one.user_id)
      .filter((one: string) => one !== other);
    const { user } = await runa("GET /auth/user");
    await runa("GET /profile/:userId", { ids: [other] });
    await runa("GET /profile/:userId/match", { ids: [other] });
    const { wishes } = await runa("GET /profile/wishes");
    const must = [{ kind: "role", value: "interface" }];
    await runa("POST /profile/wishes", { body: { ...wishes, must } });
    await runa("GET /people", { query: { limit: "5" } });
    await runa("GET /profile/:userId/pair", { ids: [other] });
    await runa("GET /profile/connections/status/:userId", { ids: [other] });
    const asking = await runa("POST /profile/connections/request", { body: { addresseeId: other } });
    await runa("GET /profile/connections/sent");
    await runa("DELETE /profile/connections/:id/decline", { ids: [asking.id] });
    const { id } = await runa("POST /profile/connections/request", { body: { addresseeId: other } });
    await teodor("POST /profile/connections/:id/aside", { ids: [id] });
    await teodor("GET /profile/connections/pending");
    await teodor("POST /profile/connections/accept", { body: { requesterId: user.id } });
    await runa("GET /profile/connections/status/:userId", { ids: [other] });
    await runa("GET /profile/connections/active");
    await runa("POST /messages/:connectionId", { ids: [id], body: { body: "Shall we talk?" } });
    await teodor("GET /messages");
    await teodor("GET /messages/:connectionId", { ids: [id] });
    await teodor("POST /messages/:connectionId/read", { ids: [id] });

    await runa("GET /profile/:userId/if-learned", { ids: [other], query: { area: "media" } });
    const [thirdId] = others;
    await runa("GET /profile/:userId/with-third", { ids: [other], query: { thirdId } });
    const ofThese = { query: { connectionId: id } };
    const startsOn = new Date().toISOString().slice(0, 10);
    const started = await runa("POST /sprints", { body: { connectionId: id, startsOn, page: "# Goal" } });
    await runa("POST /sprints/:id", { ids: [started.id], body: { version: 1, page: "# Our goal" } });
    await teodor("POST /sprints/:id/stop", { ids: [started.id] });
    await teodor("POST /sprints/:id/answer", { ids: [started.id], body: { verdict: "goOn" } });
    await teodor("GET /sprints", ofThese);
    const role = { title: "Designer", description: "You design what we build.", remote: "remote" };
    const made = await runa("POST /founding-roles", { body: { connectionId: id, role } });
    await teodor("POST /founding-roles/:id/confirm", { ids: [made.id], body: { version: 1 } });
    await runa("POST /founding-roles/:id", { ids: [made.id], body: { version: 1, role } });
    await teodor("GET /founding-roles", ofThese);

    const jobs = await runa("GET /jobs");
    await runa("GET /jobs/:id", { ids: [jobs[0].id] });
    const job: string = jobs[0].id;
    await runa("GET /jobs/:id/similar", { ids: [job] });
    await runa("POST /jobs/:id/mark", { ids: [job], body: { mark: "saved" } });
    const notes = { version: 0, note: "By referral", nextAt: "2026-12-01T09:30", nextStep: "Call" };
    await runa("POST /applications/:id/notes", { ids: [job], body: notes });
    const moved = { from: "saved", to: "applied" };
    const { moveId } = await runa("POST /applications/:id/move", { ids: [job], body: moved });
    await runa("GET /applications");
    await runa("POST /applications/:id/undo", { ids: [job], body: { moveId } });
    await runa("DELETE /jobs/:id/mark", { ids: [job] });
    const form = cvForm(samplePdf());
    await runa("POST /cv/upload", { body: form.payload, headers: form.headers });
    for (const row of ["GET /cv/info", "GET /cv/match", "DELETE /cv", "GET /account/export"]) await runa(row);
    for (const row of ["GET /account/sessions", "GET /account/events", "GET /account/readings"])
      await runa(row);
    const [{ repository }] = (await runa("GET /account/repositories")).repositories;
    await runa("DELETE /account/repositories", { query: { repository } });
    const token = await runa("POST /account/tokens", { body: { name: "report", access: "read" } });
    await runa("GET /account/tokens");
    await runa("DELETE /account/tokens/:id", { ids: [token.id] });
    await signInAs(server.app, "runa-aldecoa");
    const { sessions } = await runa("GET /account/sessions");
    await runa("DELETE /account/sessions/:id", { ids: [sessions[1].id] });
    await runa("DELETE /account/sessions");
    await runa("DELETE /founding-roles/:id", { ids: [made.id] });
    await runa("POST /profile/connections/report", { body: { userId: other, reason: "spam" } });
    await runa("DELETE /profile/connections/:id", { ids: [id] });
    await runa("POST /profile/connections/block", { body: { userId: other } });
    await runa("GET /profile/connections/blocked");
    await runa("DELETE /profile/connections/block/:userId", { ids: [other] });
    for (const row of ["DELETE /profile/saved", "POST /auth/logout"]) await runa(row);
    const rotating = await signIn("runa-aldecoa", requested);
    await rotating("POST /auth/rotate");
    await teodor("DELETE /account");
    expect([...requested].sort()).toEqual(Object.keys(responses).sort());
  });
});
