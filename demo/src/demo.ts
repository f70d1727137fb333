import { createHmac } from "node:crypto";
import { demoHost } from "@career-hub/db/enums.ts";
import type { Provider } from "@career-hub/server/auth/signIn.ts";
import { createGithub } from "@career-hub/server/codehost/github.ts";
import type { CodeHost } from "@career-hub/server/codehost/reading.ts";
import type { Env } from "@career-hub/server/env.ts";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { demoCodeHost, demoPath } from "./demoCodeHost.ts";
import { removeSampleProfile } from "./queries.ts";

export { seedJobs } from "./seedJobs.ts";
export { seedPeople } from "./seedPeople.ts";

/** The demo code host runs in this process: browsers use the public URL, the server its own port. */
export function createDemoHost(env: Env, log: FastifyBaseLogger): { provider: Provider; codeHost: CodeHost } {
  const isAnyAddress = env.host === "0.0.0.0" || env.host === "::";
  const own = `http://${isAnyAddress ? "127.0.0.1" : env.host.includes(":") ? `[${env.host}]` : env.host}:${env.port}${demoPath}`;
  const provider = {
    name: demoHost,
    clientId: "career-hub-demo",
    clientSecret: createHmac("sha256", env.secretKeys[0] ?? "")
      .update("demo client")
      .digest("base64url"),
    authorizeUrl: `${env.publicUrl}${demoPath}/login/oauth/authorize`,
    tokenUrl: `${own}/login/oauth/access_token`,
  };
  const github = createGithub({ apiUrl: own, application: provider, log });
  return { provider, codeHost: { ...github, afterSignIn: removeSampleProfile } };
}

export async function registerDemoHost(app: FastifyInstance, { clientId, clientSecret }: Provider) {
  const { env, limiter } = app.services;
  await app.register(demoCodeHost, {
    prefix: demoPath,
    secret: env.secretKeys[0] ?? "",
    clientId,
    clientSecret,
    publicUrl: env.publicUrl,
    productName: env.productName,
    limit: (address) => limiter.take("demoPage", address),
  });
}
