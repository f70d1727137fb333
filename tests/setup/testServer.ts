import type { OpenDb } from "@career-hub/db/client.ts";
import type { DemoPerson } from "@career-hub/demo/people.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { startGithub } from "../doubles/github.ts";
import { createTestApp, type Github, restOf, signInAs } from "./testApp.ts";

type Options = {
  /** Who has an account at the double of GitHub: the sample people unless given. Null: there is no code host. */
  people?: DemoPerson[] | null;
  /** One server for the whole file instead of one for each test. */
  isShared?: boolean;
  /** Called before the server starts, with what an earlier hook has started. */
  settings?: () => Record<string, string>;
};

/** The server with the double of GitHub. Only to be used inside tests and hooks. */
export function testServer(
  database: { current: () => OpenDb },
  { people, isShared = false, settings }: Options = {},
) {
  const github = {} as Github;
  /** What the server has logged since it started. */
  const log: string[] = [];
  const server = {
    app: null as unknown as FastifyInstance,
    github,
    log,
    /** Calls of the REST API by somebody who has signed in. */
    signIn: async (login: string, options?: { includePrivate?: boolean }) =>
      restOf(server.app, await signInAs(server.app, login, options)),
    /** With more settings. */
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
    if (hasGithub) Object.assign(github, await startGithub(people && { people }));
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
