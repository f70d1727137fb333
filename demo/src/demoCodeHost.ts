import { pageStyle } from "@career-hub/server/web/pageStyle.ts";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { avatarPath, avatarSvg } from "./avatars.ts";
import { personPage, repositoryPage } from "./browsing.ts";
import { createCredentials } from "./credentials.ts";
import { sendPage, sentencePage } from "./layout.ts";
import { registerOauth } from "./oauth.ts";
import { type DemoPerson, loadPeople, ownerOf } from "./people.ts";
import type { World } from "./resolvers.ts";

type DemoCodeHostOptions = {
  prefix?: string;
  /** Key that signs tokens, so that they survive a restart. */
  secret: string;
  clientId: string;
  clientSecret: string;
  productName?: string;
  /** Public origin, if it differs from the Host header. */
  publicUrl?: string | (() => string);
  /** Rate limit of pages by address; throws when exceeded. */
  limit?: (address: string) => Promise<void>;
  now?: () => Date;
  /** The people; sample people by default. */
  people?: (now: Date) => Promise<DemoPerson[]> | DemoPerson[];
  refuse?: World["refuse"];
  /** Granted scopes, which may exceed the requested ones, as on GitHub. */
  grant?: (login: string, asked: string[]) => string[];
};

export const demoPath = "/demo-code-host";

/** Implements GitHub's protocol for fictional people, so that the product can be tried without registration. */
export const demoCodeHost: FastifyPluginAsync<DemoCodeHostOptions> = async (app, options) => {
  const now = options.now ?? (() => new Date());
  const people = async () => (options.people ?? loadPeople)(now());
  const credentials = createCredentials(options.secret, () => now().getTime());

  function baseUrl(request: FastifyRequest): string {
    const { publicUrl = `${request.protocol}://${request.host}` } = options;
    return `${(typeof publicUrl === "function" ? publicUrl() : publicUrl).replace(/\/+$/, "")}${app.prefix}`;
  }

  // Limits pages only, not API requests with a token, pictures or styles.
  app.addHook("onRequest", async ({ ip, method, url, headers }) => {
    const isPage = method === "GET" && !headers.authorization && !/\/(?:avatars\/|style\.css)/.test(url);
    if (isPage) await options.limit?.(ip);
  });
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });

  registerOauth(app, { ...options, credentials, people, baseUrl });
  registerApi(app, { refuse: options.refuse, now, credentials, people, baseUrl });
  registerFiles(app);
  registerPages(app, people);
};

type People = () => Promise<DemoPerson[]>;
type ApiOptions = {
  refuse: World["refuse"];
  now: () => Date;
  credentials: ReturnType<typeof createCredentials>;
  people: People;
  baseUrl: (request: FastifyRequest) => string;
};

/** What is read with a token. */
function registerApi(app: FastifyInstance, { refuse, now, credentials, people, baseUrl }: ApiOptions): void {
  async function authenticate(request: FastifyRequest, reply: FastifyReply) {
    const identity = credentials.readToken(request.headers.authorization);
    const person = identity && (await people()).find(({ id }) => id === identity.id);
    if (!person) {
      reply.code(401).send({
        message: "Bad credentials",
        documentation_url: "https://docs.github.com/rest",
        status: "401",
      });
      return null;
    }
    reply.header("x-oauth-scopes", identity.scopes.join(", "));
    reply.headers({ "x-ratelimit-limit": "5000", "x-ratelimit-remaining": "4999" });
    return { person, scopes: identity.scopes };
  }

  app.get("/user", async (request, reply) => {
    const access = await authenticate(request, reply);
    if (!access) return reply;
    const { id, login, name, bio, location, createdAt } = access.person;
    const base = baseUrl(request);
    const addresses = { avatar_url: `${base}${avatarPath(login)}`, html_url: `${base}/${login}` };
    return { id, login, name, bio, location, type: "User", created_at: createdAt, email: null, ...addresses };
  });

  app.post("/graphql", async (request, reply) => {
    const access = await authenticate(request, reply);
    if (!access) return reply;
    const world = { people: await people(), baseUrl: baseUrl(request), refuse };
    // Lazily loaded: needed only when a profile is generated.
    const { executeGraphql } = await import("./graphqlResponse.ts");
    return executeGraphql(request.body, world, access, now());
  });
}

function registerFiles(app: FastifyInstance): void {
  app.get("/style.css", async (_request, reply) => {
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=300");
    return pageStyle(new URL("./style.css", import.meta.url));
  });

  app.get<{ Params: { file: string } }>("/avatars/:file", async ({ params }, reply) => {
    reply.type("image/svg+xml").header("cache-control", "public, max-age=86400");
    return avatarSvg(params.file.replace(/\.svg$/, ""));
  });
}

/** Pages of people and of their public repositories. */
function registerPages(app: FastifyInstance, people: People): void {
  const notFound = (reply: FastifyReply) => {
    const sentence = "There is no such sample developer or public sample repository.";
    return sendPage(reply.code(404), sentencePage(app.prefix, "Not found", sentence));
  };

  app.get<{ Params: { login: string } }>("/:login", async ({ params }, reply) => {
    const person = (await people()).find(({ login }) => login === params.login);
    if (!person) return notFound(reply);
    return sendPage(reply, personPage(app.prefix, person));
  });

  async function repository(
    request: FastifyRequest<{ Params: { owner: string; name: string; "*"?: string } }>,
    reply: FastifyReply,
  ) {
    const { owner, name, "*": rest = "" } = request.params;
    for (const person of await people()) {
      const found = person.repositories.find(
        (other) => other.name === name && ownerOf(person, other) === owner,
      );
      if (!found || found.isPrivate) continue;
      const path = rest.replace(/^(?:blob|tree)\/[^/]+\/?/, "");
      return sendPage(reply, repositoryPage(app.prefix, person, found, path));
    }
    return notFound(reply);
  }
  app.get("/:owner/:name", repository);
  app.get("/:owner/:name/*", repository);
}
