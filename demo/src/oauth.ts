import { isSameSecret } from "@career-hub/server/token.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { chooserPage } from "./chooser.ts";
import type { createCredentials } from "./credentials.ts";
import { sendPage, sentencePage } from "./layout.ts";
import type { DemoPerson } from "./people.ts";

const knownScopes = new Set(["read:user", "repo"]);

type OauthOptions = {
  clientId: string;
  clientSecret: string;
  productName?: string;
  grant?: (login: string, asked: string[]) => string[];
  credentials: ReturnType<typeof createCredentials>;
  people: () => Promise<DemoPerson[]>;
  baseUrl: (request: FastifyRequest) => string;
};

const authorizeQuery = z.object({
  client_id: z.string(),
  redirect_uri: z.url({ protocol: /^https?$/ }).max(2000),
  state: z.string().min(1).max(1000),
  scope: z.string().max(500).default(""),
  response_type: z.literal("code").optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal("S256"),
});
type AuthorizeQuery = z.infer<typeof authorizeQuery>;

const tokenBody = z.object({
  client_id: z.string().default(""),
  client_secret: z.string().default(""),
  code: z.string().max(200).default(""),
  redirect_uri: z.string().optional(),
  code_verifier: z.string().max(200).default(""),
});

/** GitHub's authorization code flow with PKCE, with a choice of people instead of a password. */
export function registerOauth(app: FastifyInstance, options: OauthOptions): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  registerAuthorization(app, options);
  registerTokens(app, options);
  registerRevocation(app, options);
}

/** The page that asks who signs in, and the redirect with a code for that person. */
function registerAuthorization(app: FastifyInstance, options: OauthOptions): void {
  const { clientId, credentials, people, grant = (_login, asked) => asked } = options;

  /** The validated query, or null after an error page. Never redirects to an unvalidated URI. */
  function checkedQuery(request: FastifyRequest, reply: FastifyReply): AuthorizeQuery | null {
    const query = authorizeQuery.safeParse(request.query);
    const mistake = !query.success
      ? `This sign-in link is incomplete: ${query.error.issues.map(({ path }) => path.join(".")).join(", ")}.`
      : query.data.client_id !== clientId
        ? "This sign-in link is for a different application."
        : !isOurs(query.data.redirect_uri, options.baseUrl(request))
          ? "This sign-in link redirects to another server."
          : null;
    if (query.success && !mistake) return query.data;
    sendPage(reply.code(400), sentencePage(app.prefix, "Invalid sign-in link", mistake ?? ""));
    return null;
  }

  app.get("/login/oauth/authorize", async (request, reply) => {
    const query = checkedQuery(request, reply);
    if (!query) return reply;
    const search = new URLSearchParams(request.query as Record<string, string>);
    const page = chooserPage({
      base: app.prefix,
      people: await people(),
      productName: options.productName ?? "Career Hub",
      includesPrivate: scopesIn(query.scope).includes("repo"),
      chooseUrl: (login) => `${app.prefix}/login/oauth/authorize/as/${encodeURIComponent(login)}?${search}`,
      cancelUrl: back(query, {
        error: "access_denied",
        error_description: "The user has denied your application access.",
      }),
    });
    return sendPage(reply, page);
  });

  app.get<{ Params: { login: string } }>("/login/oauth/authorize/as/:login", async (request, reply) => {
    const query = checkedQuery(request, reply);
    if (!query) return reply;
    const { login } = request.params;
    if (!(await people()).some((person) => person.login === login)) {
      const page = sentencePage(app.prefix, "Unknown developer", "This sample developer does not exist.");
      return sendPage(reply.code(404), page);
    }
    const { redirect_uri: redirectUri, code_challenge: codeChallenge } = query;
    const scope = grant(login, scopesIn(query.scope)).join(" ");
    return reply.redirect(
      back(query, { code: credentials.issueCode({ login, scope, redirectUri, codeChallenge }) }),
    );
  });
}

/** Exchanges a code for a token. */
function registerTokens(
  app: FastifyInstance,
  { clientId, clientSecret, credentials, people }: OauthOptions,
): void {
  app.post("/login/oauth/access_token", async (request) => {
    const body = tokenBody.safeParse(request.body ?? {});
    if (!body.success) return refused("bad_verification_code", "The code passed is incorrect or expired.");
    const { client_id: id, client_secret: secret, code } = body.data;
    const { code_verifier: codeVerifier, redirect_uri: redirectUri } = body.data;
    if (id !== clientId || !isSameSecret(secret, clientSecret)) {
      return refused(
        "incorrect_client_credentials",
        "The client_id and/or client_secret passed are incorrect.",
      );
    }
    const granted = credentials.redeem(code, { redirectUri, codeVerifier });
    const person = granted && (await people()).find(({ login }) => login === granted.login);
    if (!person) return refused("bad_verification_code", "The code passed is incorrect or expired.");
    return {
      access_token: credentials.issueToken(person.id, granted.scope),
      token_type: "bearer",
      scope: granted.scope.replaceAll(" ", ","),
    };
  });
}

/** Tokens are not stored, so there is nothing to revoke: it only responds like GitHub. */
function registerRevocation(
  app: FastifyInstance,
  { clientId, clientSecret, credentials }: OauthOptions,
): void {
  app.delete<{ Params: { id: string } }>("/applications/:id/grant", async (request, reply) => {
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
    const isApplication = isSameSecret(request.headers.authorization ?? "", expected);
    if (!isApplication || request.params.id !== clientId)
      return reply.code(401).send({ message: "Requires authentication" });
    const { access_token: token } = (request.body ?? {}) as { access_token?: unknown };
    const known = credentials.readToken(`bearer ${String(token)}`);
    return reply.code(known ? 204 : 422).send(known ? undefined : { message: "Validation Failed" });
  });
}

/** Accepts redirects to this server and to programs on the same machine. */
function isOurs(redirectUri: string, baseUrl: string): boolean {
  const { host, hostname } = new URL(redirectUri);
  return host === new URL(baseUrl).host || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

function scopesIn(scope: string): string[] {
  return [...new Set(scope.split(/[\s,]+/))].filter((name) => knownScopes.has(name));
}

function back({ redirect_uri, state }: AuthorizeQuery, answer: Record<string, string>): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value);
  return url.href;
}

/** GitHub returns these errors with status 200. */
function refused(error: string, description: string) {
  return { error, error_description: description, error_uri: "https://docs.github.com/apps/oauth-apps" };
}
