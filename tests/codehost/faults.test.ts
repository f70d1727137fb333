import { createServer, type RequestListener } from "node:http";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { createGithub, type GithubOptions } from "../../server/src/codehost/github.ts";
import { toPublicError } from "../../server/src/errors.ts";
import { type Fault, type GithubDouble, startGithubDouble } from "../doubles/github.ts";
import { samplePerson, sampleRepository } from "../doubles/samplePerson.ts";
import { expectError } from "../setup/expectError.ts";
import { listenOnFreePort } from "../setup/freePort.ts";

const count = 40;
const person = samplePerson({
  repositories: Array.from({ length: count }, (_, i) => sampleRepository({ name: `ledger-${i}` })),
});
// Only for faults without an answer; the other tests keep the longer default timeouts.
const short = { callMs: 700, totalMs: 2000 };

let github: GithubDouble;
let token: string;
let logged: string[];

beforeEach(async () => {
  github = await startGithubDouble({ people: [person] });
  token = github.tokenFor(person.login);
  logged = [];
});
afterEach(() => github.close());

async function listen(answer: RequestListener) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? "");
    answer(request, response);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { paths, url: `http://127.0.0.1:${await listenOnFreePort(server)}` };
}

const open = (options: Partial<GithubOptions> = {}) =>
  createGithub({
    apiUrl: github.url,
    log: { warn: (...all) => logged.push(JSON.stringify(all)) },
    ...options,
  });
const readWith = (host = open()) => host.read(token, { includePrivate: false });

/** The public error of a failed call and the number of calls; fails if the error leaks secrets. */
async function failure(run: () => Promise<unknown>) {
  const error: unknown = await run().then(
    () => {
      throw new Error("this was expected to fail");
    },
    (refused: unknown) => refused,
  );
  const { status, message, retryAfter } = toPublicError(error);
  const leaks = [token, person.login, "Bearer", "rate limit exceeded", "Bad credentials", "<html"];
  const told = `${JSON.stringify(error)} ${error instanceof Error ? `${error.stack} ${JSON.stringify(error.cause)}` : ""} ${logged}`;
  expect(leaks.filter((leak) => told.includes(leak))).toEqual([]);
  return { status, message, retryAfter, calls: github.calls.length };
}

test.each<[fault: Fault, status: number, calls: number]>([
  ["serverError", 502, 2],
  ["badGateway", 502, 2],
  ["reset", 502, 2],
  ["html", 502, 1],
  ["invalidJson", 502, 1],
  ["noData", 502, 1],
  ["otherShape", 502, 1],
  ["huge", 502, 1],
  ["redirect", 502, 1],
  ["forbidden", 502, 1],
  ["missing", 502, 1],
  ["hang", 504, 1],
  ["slowDrip", 504, 1],
  ["revoked", 409, 1],
])(
  "%s on every request: returns %i after at most %i account calls and few reading calls",
  async (fault, status, calls) => {
    github.fail(fault);
    const guards = fault === "hang" || fault === "slowDrip" ? short : {};
    const account = await failure(() => open({ guards }).account(token));
    expect(account).toMatchObject({ status, calls });
    expect(account.message).toMatch(/^GitHub .*\.$/);

    github.calls.length = 0;
    const reading = await failure(() => readWith(open({ guards })));
    expect(reading.status).toBe(status);
    expect(reading.calls).toBeLessThanOrEqual(4);
  },
);

test.each<[Fault, number]>([
  ["serverError", 502],
  ["noData", 502],
  ["otherShape", 502],
  ["hang", 504],
])("reading: %s after the listing also returns %i", async (fault, status) => {
  github.fail(fault, { operation: "Details" });
  const guards = fault === "hang" ? short : {};
  expect((await failure(() => readWith(open({ guards })))).status).toBe(status);
});

test.each<Fault>(["serverError", "badGateway", "reset"])(
  "retries after a single failure (%s)",
  async (fault) => {
    github.fail(fault, { times: 1 });
    expect((await readWith()).repositories).toHaveLength(count);
    github.recover();
    github.fail(fault, { operation: "Details", times: 1 });
    expect((await readWith()).unreadable).toEqual([]);
  },
);

test.each<[Fault, number]>([
  ["primaryLimit", 601],
  ["primaryLimitIn200", 601],
  ["secondaryLimit", 45],
  ["tooManyRequests", 45],
  ["abuse", 60],
])("%s stops immediately and returns 503 with retryAfter", async (fault, seconds) => {
  github.fail(fault, { path: "/graphql" });
  const host = open();
  const told = await failure(() => readWith(host));
  expect(told).toMatchObject({ status: 503, calls: 1 });
  expect(told.message).toMatch(/Please try again in \d+ (seconds|minutes)\.$/);
  expect(Math.abs((told.retryAfter ?? 0) - seconds)).toBeLessThanOrEqual(5);

  github.recover();
  expect(await failure(() => readWith(host))).toMatchObject({ status: 503, calls: 1 });
});

test("a rate limit ends the reading and blocks only this token until it expires", async () => {
  let later = 0;
  const host = open({ now: () => new Date(Date.now() + later) });
  github.fail("secondaryLimit", { operation: "Details", from: 1, times: 1 });
  const told = await failure(() => readWith(host));
  expect(told.status).toBe(503);
  const calls = github.calls.length;
  await failure(() => host.account(token));
  expect(github.calls).toHaveLength(calls);

  const other = github.tokenFor(person.login, "repo");
  expect((await host.account(other)).login).toBe(person.login);
  later = 46_000;
  expect((await readWith(host)).repositories).toHaveLength(count);
});

test("uses the last response of the quota and makes no further call", async () => {
  const host = open();
  github.exhaust(300);
  expect((await host.account(token)).login).toBe(person.login);
  expect(await failure(() => readWith(host))).toMatchObject({ status: 503, calls: 1 });
});

test("splits a failed batch into halves and reads everything", async () => {
  github.fail("noData", { operation: "Details", times: 2 });
  const { repositories, unreadable } = await readWith();
  expect(unreadable).toEqual([]);
  expect(repositories.every(({ commits }) => commits?.own === 120)).toBe(true);
});

test("retries a failed batch without the contents of subfolders", async () => {
  github.rewriteResponses((text) =>
    text.startsWith('{"data":{"nodes"') && text.includes('"object"')
      ? '{"errors":[{"message":"timeout"}]}'
      : text,
  );
  const { repositories, unreadable } = await readWith();
  expect(unreadable).toEqual([]);
  expect(repositories.every(({ files }) => files.length === 2)).toBe(true);
});

test("one repository that breaks responses loses at most part of its batch", async () => {
  const culprit = `R_${Buffer.from("ola-nordmann/ledger-7").toString("base64url")}`;
  github.rewriteResponses((text) =>
    text.startsWith('{"data":{"nodes"') && text.includes(culprit)
      ? '{"errors":[{"message":"timeout"}]}'
      : text,
  );
  const { repositories, unreadable } = await readWith();
  expect(repositories).toHaveLength(count);
  expect(unreadable).toContain("ola-nordmann/ledger-7");
  expect(unreadable.length).toBeLessThanOrEqual(8);
  const unknown = repositories
    .filter(({ commits }) => commits === null)
    .map(({ nameWithOwner }) => nameWithOwner);
  expect(unknown.sort()).toEqual(unreadable.toSorted());
});

test("keeps commits and trees when files fail", async () => {
  github.fail("noData", { operation: "Files", times: 4 });
  const { repositories, unreadable } = await readWith();
  expect(repositories.every(({ commits }) => commits?.own === 120)).toBe(true);
  const withoutFiles = repositories
    .filter(({ files }) => files.length === 0)
    .map(({ nameWithOwner }) => nameWithOwner);
  expect(withoutFiles.length).toBeGreaterThan(0);
  expect(unreadable.toSorted()).toEqual(withoutFiles.sort());
});

test("requests smaller pages when a page fails", async () => {
  github.fail("noData", { operation: "List", times: 1 });
  const { repositories } = await readWith();
  expect(repositories).toHaveLength(count);
  expect(github.calls.slice(0, 2).map(({ body }) => body)).toMatchObject([
    { variables: { first: 100 } },
    { variables: { first: 40 } },
  ]);
});

test.each([404, 451] as const)(
  "reports a repository that fails with %i and reads the others",
  async (status) => {
    const host = open();
    github.refuseRepository("ola-nordmann/ledger-3", status);
    const listedWithout = await readWith(host);
    expect(listedWithout.repositories).toHaveLength(count - 1);
    expect(listedWithout.unreadable).toHaveLength(1);

    github.recover();
    // Removed between the listing and the details.
    let answers = 0;
    github.rewriteResponses((text) => {
      if (answers++ === 0) github.refuseRepository("ola-nordmann/ledger-3", status);
      return text;
    });
    const { repositories, unreadable } = await readWith(host);
    expect(unreadable).toEqual(["ola-nordmann/ledger-3"]);
    expect(repositories.filter(({ commits }) => commits)).toHaveLength(count - 1);
  },
);

test("reports a repository without a commit count as unreadable, not empty", async () => {
  github.rewriteResponses((text) =>
    text.replace(/"defaultBranchRef":\{"target":\{"all".*?"tree"/, '"defaultBranchRef":{"target":{"tree"'),
  );
  const { repositories, unreadable } = await readWith();
  expect(unreadable.length).toBeGreaterThan(0);
  expect(repositories.filter(({ commits }) => commits === null)).toHaveLength(unreadable.length);
});

test("does not follow redirects", async () => {
  const canary = await listen((_request, response) => response.end("{}"));
  const sending = await listen((_request, response) =>
    response.writeHead(307, { location: `${canary.url}/user` }).end(),
  );
  expect((await failure(() => open({ apiUrl: sending.url }).account(token))).status).toBe(502);
  expect(canary.paths).toEqual([]);
});

test("returns 502 when the host is unreachable", async () => {
  await github.close();
  expect((await failure(() => readWith())).status).toBe(502);
});

test("can be aborted before and during the reading", async () => {
  const host = open();
  await expectError(
    host.read(token, { includePrivate: false, signal: AbortSignal.abort() }),
    "CLIENT_CLOSED_REQUEST",
  );
  expect(github.calls).toHaveLength(0);

  const stop = new AbortController();
  github.fail("hang", { operation: "Details" });
  const reading = host.read(token, {
    includePrivate: false,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  await expectError(reading, "CLIENT_CLOSED_REQUEST");
});

test("asks to sign in again when GitHub revoked the token", async () => {
  github.revoke(token);
  expect(await failure(() => readWith())).toMatchObject({
    status: 409,
    message: "GitHub no longer accepts this sign-in. Please sign in again.",
  });
  await expect(readWith()).rejects.toMatchObject({ cause: { reason: "github_reauth_required" } });
});

test("uses the GraphQL URL of GitHub Enterprise", async () => {
  const enterprise = await listen((_request, response) =>
    response.writeHead(401, { "content-type": "application/json" }).end("{}"),
  );
  const apiUrl = `${enterprise.url}/api/v3`;
  await failure(() => open({ apiUrl }).account(token));
  await failure(() => readWith(open({ apiUrl })));
  expect(enterprise.paths).toEqual(["/api/v3/user", "/api/graphql"]);
});
