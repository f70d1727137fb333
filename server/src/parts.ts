import { createHmac } from "node:crypto";
import type { OpenDb } from "@career-hub/db/client.ts";
import type { FastifyBaseLogger } from "fastify";
import { createAi } from "./ai/createAi.ts";
import type { AppParts } from "./app.ts";
import type { Provider } from "./auth/signIn.ts";
import { createGithub } from "./codehost/github.ts";
import { demoHost, removeSampleProfile } from "./demo/queries.ts";
import type { Env } from "./env.ts";
import { createBudget } from "./limits/budget.ts";
import { createLog } from "./web/log.ts";

const demoPath = "/demo-code-host";

/** The demo code host is this process: the browser reaches it by the public address, the server by its own port. */
function demoProvider(env: Env): Provider & { apiUrl: string } {
  const everywhere = env.host === "0.0.0.0" || env.host === "::";
  const own = `http://${everywhere ? "127.0.0.1" : env.host.includes(":") ? `[${env.host}]` : env.host}:${env.port}${demoPath}`;
  return {
    name: demoHost,
    clientId: "career-hub-demo",
    clientSecret: createHmac("sha256", env.secretKeys[0] ?? "")
      .update("demo client")
      .digest("base64url"),
    authorizeUrl: `${env.publicUrl}${demoPath}/login/oauth/authorize`,
    tokenUrl: `${own}/login/oauth/access_token`,
    apiUrl: own,
  };
}

/** Settings → everything the app is built from. */
export function createParts(
  env: Env,
  database: OpenDb,
  log: FastifyBaseLogger = createLog(env.logLevel),
): AppParts {
  const ai = createAi(env, { budget: createBudget(database.db, env.modelCallsADay), log });
  if (env.github) {
    const { webUrl, clientId, clientSecret } = env.github;
    const application = { clientId, clientSecret };
    const github = createGithub({ apiUrl: env.githubApiUrl, application, log });
    const provider: Provider = {
      name: "github",
      clientId,
      clientSecret,
      authorizeUrl: `${webUrl}/login/oauth/authorize`,
      tokenUrl: `${webUrl}/login/oauth/access_token`,
    };
    return { env, database, ai, log, codeHosts: { github }, provider };
  }
  const { apiUrl, ...provider } = demoProvider(env);
  const github = createGithub({ apiUrl: env.githubApiUrl, log });
  const demo = {
    ...createGithub({ apiUrl, application: provider, log }),
    afterSignIn: removeSampleProfile,
  };
  return { env, database, ai, log, codeHosts: { github, [demoHost]: demo }, provider };
}
