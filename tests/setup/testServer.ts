import type { OpenDb } from "@career-hub/db/client.ts";
import type { DemoPerson } from "@career-hub/demo/people.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { startGithubDouble } from "../doubles/github.ts";
import { createTestApp, type Github, restOf, signInAs } from "./testApp.ts";

type Options = {
  /** Accounts of the GitHub double, by default the sample people. Null: no code host. */
  people?: DemoPerson[] | null;
  /** One server for the whole file instead of one for each test. */
  isShared?: boolean;
  /** Called before the server starts, after earlier hooks. */
  settings?: () => Record<string, string>;
};

/** Starts the server with the GitHub double. Use it only inside tests and hooks. */
export function testServer(
  database: { current: () => OpenDb },
  { people, isShared = false, settings }: Options = {},
) {
  const github = {} as Github;
  /** Log lines since the server started. */
  const log: string[] = [];
  const server = {
    app: null as unknown as FastifyInstance,
    github,
    log,
    /** Signs in and returns a REST client. */
    signIn: async (login: string, options?: { includePrivate?: boolean }) =>
      restOf(server.app, await signInAs(server.app, login, options)),
    /** Restarts the server with additional settings. */
    restart: async (more: Record<string, string>) => {
      await stop();
      await start(more);
    },
  };
  const hasGithub = people !== null;
  const start = async (more: Record<string, string> = {}) => {
    server.app = await createTestApp(database.current(), hasGithub ? github : null, {
      settings: { ...settings?.(), ...more },
      logTo: { write: (line) => void log.push(line) },
    });
  };
  const stop = () => server.app.close();
  beforeAll(async () => {
    if (hasGithub) Object.assign(github, await startGithubDouble(people && { people }));
    if (isShared) await start();
  });
  beforeEach(async () => {
    if (isShared) return;
    log.length = 0;
    await start();
  });
  afterEach(async () => {
    if (!isShared) await stop();
    if (!hasGithub) return;
    github.recover();
    github.calls.length = 0;
  });
  afterAll(async () => {
    if (isShared) await stop();
    if (hasGithub) await github.close();
  });
  return server;
}
