import type { Refusal } from "@career-hub/demo/connections.ts";
import { createCredentials } from "@career-hub/demo/credentials.ts";
import { demoCodeHost } from "@career-hub/demo/demoCodeHost.ts";
import { type DemoPerson, loadPeople } from "@career-hub/demo/people.ts";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";

/** Faults of a call, named after GitHub's behaviour or the network fault. */
const faults = {
  primaryLimit: (_, reply) =>
    refuse(reply, 403, "API rate limit exceeded for user ID 1.", {
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": resetIn(600),
    }),
  primaryLimitIn200: (_, reply) =>
    reply
      .headers({ "x-ratelimit-remaining": "0", "x-ratelimit-reset": resetIn(600) })
      .send({ errors: [{ type: "RATE_LIMITED", message: "API rate limit exceeded for user ID 1." }] }),
  secondaryLimit: (_, reply) =>
    refuse(reply, 403, "You have exceeded a secondary rate limit.", { "retry-after": "45" }),
  tooManyRequests: (_, reply) =>
    refuse(reply, 429, "You have exceeded a secondary rate limit.", { "retry-after": "45" }),
  abuse: (_, reply) =>
    refuse(reply, 403, "You have triggered an abuse detection mechanism. Please wait a few minutes."),
  revoked: (_, reply) => refuse(reply, 401, "Bad credentials"),
  forbidden: (_, reply) => refuse(reply, 403, "Resource protected by organization SAML enforcement."),
  missing: (_, reply) => refuse(reply, 404, "Not Found"),
  serverError: (_, reply) => refuse(reply, 500, "Server Error"),
  badGateway: (_, reply) => reply.code(502).type("text/html").send("<html><title>Unicorn!</title></html>"),
  html: (_, reply) => reply.type("text/html").send("<!doctype html><h1>We are having a problem</h1>"),
  invalidJson: (_, reply) => reply.type("application/json").send('{"data": {"viewer": '),
  noData: (_, reply) =>
    reply.send({ errors: [{ message: "Something went wrong while executing your query." }] }),
  otherShape: (_, reply) => reply.send({ data: { viewer: 7, nodes: "none" } }),
  reset: (request, reply) => {
    reply.hijack();
    request.raw.socket.resetAndDestroy();
  },
  hang: (_, reply) => {
    reply.hijack();
  },
  slowDrip: (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "application/json" });
    const drip = setInterval(() => reply.raw.write(" "), 20);
    reply.raw.on("close", () => clearInterval(drip));
  },
  huge: (_, reply) => reply.type("application/json").send(Buffer.alloc(26 * 1024 * 1024, " ")),
  redirect: (_, reply) => reply.redirect("/elsewhere"),
} satisfies Record<string, (request: FastifyRequest, reply: FastifyReply) => unknown>;

export type Fault = keyof typeof faults;
type Where = {
  path?: string;
  operation?: "List" | "Contributions" | "Details" | "Files";
  from?: number;
  times?: number;
};
type Call = { method: string; path: string; operation?: string; body: unknown; scopes: string };

const githubApp = { clientId: "career-hub-tests", clientSecret: "not a secret" };

/** The settings of a server that uses the double at this address. */
export const githubSettings = ({ url }: { url: string }) => ({
  GITHUB_CLIENT_ID: githubApp.clientId,
  GITHUB_CLIENT_SECRET: githubApp.clientSecret,
  GITHUB_WEB_URL: url,
  GITHUB_API_URL: url,
});

const secret = "the double's own";

/** A GitHub double on a local port: the demo code host with the given people and injected faults. */
export async function startGithubDouble(options: { people?: DemoPerson[]; now?: () => Date } = {}) {
  const now = options.now ?? (() => new Date());
  let people = options.people ?? (await loadPeople(now()));
  const calls: Call[] = [];
  const planned: { fault: Fault; where: Where; seen: number; left: number }[] = [];
  const refused = new Map<string, Refusal>();
  const revoked = new Set<string>();
  const alsoGranted: string[] = [];
  let exhaustFor: number | null = null;
  let rewrite = (text: string) => text;

  const credentials = createCredentials(secret, () => now().getTime());
  const app = Fastify({ forceCloseConnections: true });

  app.addHook("preHandler", async (request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const query = (request.body as { query?: string } | undefined)?.query;
    const operation = /^\s*query (\w+)/.exec(query ?? "")?.[1];
    const { authorization = "" } = request.headers;
    const scopes = credentials.readToken(authorization)?.scopes.join(" ") ?? "";
    calls.push({
      method: request.method,
      path,
      ...(operation ? { operation } : {}),
      body: request.body,
      scopes,
    });
    if (revoked.has(authorization.replace(/^\w+ +/, ""))) return faults.revoked(request, reply);
    const plan = planned.find(
      ({ where, left }) =>
        left > 0 &&
        (!where.path || where.path === path) &&
        (!where.operation || where.operation === operation),
    );
    if (!plan || plan.seen++ < (plan.where.from ?? 0)) return;
    plan.left--;
    return faults[plan.fault](request, reply);
  });
  app.addHook("onSend", async (request, reply, payload) => {
    if (exhaustFor !== null) {
      reply.headers({ "x-ratelimit-remaining": "0", "x-ratelimit-reset": resetIn(exhaustFor) });
      exhaustFor = null;
    }
    return request.url === "/graphql" && typeof payload === "string" ? rewrite(payload) : payload;
  });
  app.get("/elsewhere", async () => ({ id: 1, login: "somebody-else" }));
  await app.register(demoCodeHost, {
    ...githubApp,
    secret,
    now,
    people: () => people,
    refuse: (name) => refused.get(name),
    grant: (_login, asked) => [...asked, ...alsoGranted],
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });

  return {
    /** Both GITHUB_WEB_URL and GITHUB_API_URL. */
    url,
    calls,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    tokenFor(login: string, scope = "read:user"): string {
      const person = people.find((one) => one.login === login);
      if (!person) throw new Error(`nobody is called ${login}`);
      return credentials.issueToken(person.id, scope);
    },
    /** Injects a fault from call number `from` (0 is the next), `times` times (default: always). */
    fail(fault: Fault, where: Where = {}): void {
      planned.push({ fault, where, seen: 0, left: where.times ?? Number.POSITIVE_INFINITY });
    },
    /** The next response succeeds and reports that the rate limit is used up. */
    exhaust(seconds: number): void {
      exhaustFor = seconds;
    },
    recover(): void {
      planned.length = 0;
      refused.clear();
      rewrite = (text) => text;
    },
    /** Answers as GitHub does for a repository that is deleted or blocked for legal reasons. */
    refuseRepository(nameWithOwner: string, status: 404 | 451): void {
      refused.set(
        nameWithOwner,
        status === 404
          ? { type: "NOT_FOUND", message: "Could not resolve to a node." }
          : { type: "FORBIDDEN", message: "Repository access blocked" },
      );
    },
    revoke(token: string): void {
      revoked.add(token);
    },
    rename(login: string, to: string): void {
      people = people.map((person) => (person.login === login ? { ...person, login: to } : person));
    },
    /** Adds scopes to every later token, as GitHub does with scopes granted before. */
    grantAlso(...scopes: string[]): void {
      alsoGranted.push(...scopes);
    },
    rewriteResponses(change: (text: string) => string): void {
      rewrite = change;
    },
    /** Authorizes as a person at `authorizeUrl` and returns the redirect location. */
    async choose(authorizeUrl: string, login: string): Promise<string> {
      const target = authorizeUrl.replace("/login/oauth/authorize", `/login/oauth/authorize/as/${login}`);
      const response = await fetch(target, { redirect: "manual" });
      return response.headers.get("location") ?? "";
    },
    close: () => app.close(),
  };
}

export type GithubDouble = Awaited<ReturnType<typeof startGithubDouble>>;

function refuse(reply: FastifyReply, status: number, message: string, headers: Record<string, string> = {}) {
  return reply
    .code(status)
    .headers(headers)
    .send({ message, documentation_url: "https://docs.github.com/rest" });
}

function resetIn(seconds: number): string {
  return String(Math.floor(Date.now() / 1000) + seconds);
}
