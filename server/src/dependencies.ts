import type { OpenDb } from "@career-hub/db/client.ts";
import type { FastifyBaseLogger } from "fastify";
import { createAi } from "./ai/createAi.ts";
import type { Dependencies } from "./app.ts";
import type { Provider } from "./auth/signIn.ts";
import { createGithub } from "./codehost/github.ts";
import type { Env } from "./env.ts";
import { createBudget } from "./limits/budget.ts";
import { createLog } from "./web/log.ts";

export type Demo = typeof import("@career-hub/demo/demo.ts");
/** The only import of the workspace `demo`, which is loaded only when enabled. */
const loadDemo = () => import("@career-hub/demo/demo.ts");

/** Creates the app's dependencies from the environment. */
export async function createDependencies(
  env: Env,
  database: OpenDb,
  log: FastifyBaseLogger = createLog(env.logLevel),
): Promise<Dependencies> {
  const ai = await createAi(env, { budget: createBudget(database.db, env.modelCallsADay), log });
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
    const demo = env.demoData ? await loadDemo() : null;
    return { env, database, ai, log, demo, codeHosts: { github }, provider };
  }
  const demo = await loadDemo();
  const { provider, codeHost } = demo.createDemoHost(env, log);
  const github = createGithub({ apiUrl: env.githubApiUrl, log });
  return { env, database, ai, log, demo, codeHosts: { github, [provider.name]: codeHost }, provider };
}
