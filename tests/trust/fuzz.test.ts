import { restRoutes } from "@career-hub/server/rest.ts";
import { appRouter } from "@career-hub/server/router.ts";
import type { InjectOptions } from "fastify";
import { beforeAll, expect, it } from "vitest";
import { type Random, randomOf } from "../cv/generated/random.ts";
import { cvForm, samplePdf } from "../cv/sampleCv.ts";
import { ad, testImports } from "../job/testImports.ts";
import { sampleProfile } from "../profile/sampleProfile.ts";
import { connect, createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";
import { count, record, roundsOr } from "./record.ts";
import { hostileTexts, mangled, mutated, type Pool, type Schema, valueFor } from "./requests.ts";

const rounds = roundsOr(600);
const seed = Number(process.env.SEED ?? 1);
/** Requests per user and address, below the rate limit of a minute. */
const requestsPerUser = 150;

const database = testDatabase({ keepsRows: true });
const imports = testImports(database);
const server = testServer(database, { isShared: true, settings: () => ({ LOG_LEVEL: "error" }) });
const { github, log: failures } = server;
let owner: Person;
const pool: Pool = {
  ids: ["6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11"],
  texts: ["Rust", "Storage engines", "CTO", "saved", "ada/tidelog", "Zürich", "20", "Jane's café, 3 years"],
};

type Parser = { toJSONSchema?: (options: object) => Schema };
const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string; inputs: Parser[] } }>,
);
const schemas = new Map(
  procedures.map(([path, { _def }]) => {
    const parts = _def.inputs.flatMap(
      (one) => one.toJSONSchema?.({ io: "input", unrepresentable: "any" }) ?? [],
    );
    return [path, parts.length > 1 ? { allOf: parts } : parts[0]] as const;
  }),
);

beforeAll(async () => {
  const { signIn, somebody } = createTestContext(database.current(), {
    hostToken: () => github.tokenFor("runa-aldecoa"),
  });
  owner = await signIn("runa-aldecoa");
  const other = await somebody();
  for (const one of [owner, other]) await one.caller.profile.save({ profileData: sampleProfile });
  const connection = await connect(other, owner);
  const { id: request } = await (await somebody()).caller.connection.request({ addresseeId: owner.id });
  await imports.import(
    imports.write(
      "ads.json",
      Array.from({ length: 20 }, (_, n) => ad(n)),
    ),
  );
  const jobs = await imports.stored();
  pool.ids.push(owner.id, other.id, connection, request, ...jobs.map(({ id }) => id));
});

type Request = InjectOptions & { url: string; method: "GET" | "POST" | "DELETE" };
const query = (value: unknown): string =>
  value && typeof value === "object"
    ? new URLSearchParams(
        Object.entries(value).flatMap(([name, one]) =>
          (Array.isArray(one) ? one : [one]).map((text) => [
            name,
            typeof text === "object" ? JSON.stringify(text) : String(text),
          ]),
        ),
      ).toString()
    : `input=${encodeURIComponent(JSON.stringify(value) ?? "").replaceAll("%22", '"')}`;
const safely = (text: string) => encodeURIComponent(text.toWellFormed());

const subscriptions = procedures.filter(([, { _def }]) => _def.type === "subscription").map(([path]) => path);
const streams = new RegExp(`^/trpc/.*(${subscriptions.join("|")})`);

/** The input of a procedure, valid (one in four) or mutated. */
const inputOf = (path: string | undefined, random: Random): unknown => {
  const meant = valueFor(schemas.get(path ?? "") ?? { type: "object", properties: {} }, random, pool);
  return random.next() < 0.25 ? meant : mutated(meant, random);
};

function restRequest(random: Random): Request {
  const { method, path, procedure } = random.pick(restRoutes);
  const url = `/api${path.replaceAll(/:\w+/g, () =>
    safely(random.next() < 0.6 ? random.pick(pool.ids) : random.pick(hostileTexts).slice(0, 1_900)),
  )}`;
  const input = inputOf(procedure, random);
  if (path === "/cv/upload") return { method, url, ...cvForm(samplePdf(), random.pick(hostileTexts)) };
  if (method === "POST") return { method, url, payload: JSON.stringify(input) };
  return { method, url: `${url}?${query(input)}` };
}

function procedureRequest(random: Random): Request {
  const [path, { _def }] = random.pick(procedures);
  const text = JSON.stringify(inputOf(path, random));
  if (_def.type === "mutation") return { method: "POST", url: `/trpc/${path}`, payload: text };
  const one = `/trpc/${path}?input=${encodeURIComponent(text)}`;
  return { method: "GET", url: random.next() < 0.1 ? one.replace("?", ",job.list?batch=1&") : one };
}

const elsewhere = "/p/ /jobs/ /profile/view/ /api/ /trpc/ /assets/ / /api/auth/github/".split(" ");
const pageRequest = (random: Random): Request => ({
  method: random.pick(["GET", "GET", "GET", "POST", "DELETE"] as const),
  url: `${random.pick(elsewhere)}${safely(random.pick([...hostileTexts, ...pool.ids]).slice(0, 5_000))}${random.pick(["", "/og.png", "/badge.svg", "?a=1&a=2&a[b]=3", "?input=%", "%"])}`,
});

const types = [
  "text/plain",
  "application/json; charset=utf-16",
  "application/json;",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "application/xml",
  "APPLICATION/JSON",
  "application/json\t; a=b",
  "",
];

/** Adds headers: mostly valid, else another content type, broken JSON or unexpected headers. */
function sent(request: Request, random: Random): Request {
  const headers = {
    ...(request.payload && { "content-type": "application/json" }),
    ...request.headers,
  } as Record<string, string>;
  const chance = random.next();
  if (chance < 0.08) headers["content-type"] = random.pick(types);
  else if (chance < 0.2 && typeof request.payload === "string")
    return { ...request, headers, payload: mangled(request.payload, random) };
  else if (chance < 0.24) headers["content-encoding"] = random.pick(["gzip", "br", "identity", "none"]);
  else if (chance < 0.28) headers["idempotency-key"] = random.pick(hostileTexts).replaceAll(/[^ -~]/g, "?");
  else if (chance < 0.3)
    return { ...request, headers, method: random.pick(["GET", "POST", "DELETE"] as const) };
  else if (chance < 0.32) headers.accept = random.pick(["text/event-stream", "application/jsonl", "*/*;q=x"]);
  return { ...request, headers };
}

it("requests fuzzed from the schemas never return 5xx", async (context) => {
  const random = randomOf(seed);
  const { signIn } = createTestContext(database.current(), {
    hostToken: () => github.tokenFor("runa-aldecoa"),
  });
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let [token, address, asked] = ["", "10.0.0.0", requestsPerUser];
  const enter = async (round: number) => {
    const isKnown = random.next() < 0.5;
    const one = await signIn(isKnown ? "runa-aldecoa" : `fuzz-${round}`);
    if (isKnown) await one.caller.profile.save({ profileData: sampleProfile });
    address = `10.${round >> 16}.${(round >> 8) & 255}.${round & 255}`;
    [token, asked] = [one.token, 0];
  };
  for (let round = 0; round < rounds; round++) {
    if (asked++ >= requestsPerUser) await enter(round);
    const make = random.pick([restRequest, restRequest, procedureRequest, procedureRequest, pageRequest]);
    const request = sent(make(random), random);
    const isSignedIn = random.next() < 0.95;
    if (isSignedIn) request.headers = { ...request.headers, authorization: `Bearer ${token}` };
    const at = failures.length;
    const { statusCode, body } = await server.app
      .inject({
        ...request,
        remoteAddress: address,
        signal: AbortSignal.timeout(streams.test(request.url) ? 200 : 20_000),
      })
      // An event stream ends only when the client aborts.
      .catch((error: Error) => {
        if (streams.test(request.url)) return { statusCode: 200, body: "" };
        throw new Error(`request ${round}: ${request.method} ${request.url}`, { cause: error });
      });
    // An earlier request ended the session, so a new one is needed.
    if (isSignedIn && statusCode === 401) asked = requestsPerUser;
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode >= 500)
      faults.push(
        `${round}: ${statusCode} ${request.method} ${request.url.slice(0, 300)} ${String(request.payload ?? "").slice(0, 500)} → ${body.slice(0, 200)} ${failures.slice(at).join("").slice(0, 1500)}`,
      );
  }
  expect(faults).toEqual([]);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(rounds / 10);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  const answered = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${count(times)} × ${status}`);
  record(context, `${count(rounds)} requests, 0 answered with 5xx (${answered.join(", ")})`);
}, 3_600_000);
