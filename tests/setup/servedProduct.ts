import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenDb } from "@career-hub/db/client.ts";
import { buildApp } from "@career-hub/server/app.ts";
import { createDependencies } from "@career-hub/server/dependencies.ts";
import { readEnv } from "@career-hub/server/env.ts";
import { createLog } from "@career-hub/server/web/log.ts";
import { freePort, onFreePort } from "./freePort.ts";
import { testSecret } from "./people.ts";
import type { Served } from "./product.ts";

/**
 * Serves the product with the demo code host from this process, on the worker's database and without background work.
 * Starting a separate process takes four seconds of CPU time.
 */
export const serveProduct = (database: OpenDb) => onFreePort(() => serve(database));

async function serve(database: OpenDb): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "career-hub-"));
  const settings = { SECRET_KEY: testSecret, LOG_LEVEL: "silent", DATA_DIR: folder, DEMO_DATA: "false" };
  const env = readEnv(settings, await freePort());
  const app = await buildApp(await createDependencies(env, database, createLog(env.logLevel)));
  await app.listen({ host: env.host, port: env.port }).catch(async (error) => {
    await app.close();
    throw error;
  });
  return {
    url: env.listenUrl,
    folder,
    end: () => app.close(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
