import type { OpenDb } from "@career-hub/db/client.ts";
import type { Ai } from "@career-hub/server/ai/ai.ts";
import { localAi } from "@career-hub/server/ai/createAi.ts";
import type { CodeHosts } from "@career-hub/server/auth/codeHosts.ts";
import { signIn as recordSignIn } from "@career-hub/server/auth/queries.ts";
import { createSealer } from "@career-hub/server/auth/seal.ts";
import { createSessions } from "@career-hub/server/auth/sessions.ts";
import type { Context } from "@career-hub/server/context.ts";
import { type Env, readEnv } from "@career-hub/server/env.ts";
import { createLimiter } from "@career-hub/server/limits/limits.ts";
import { createSignals } from "@career-hub/server/news/signals.ts";
import { type Caller, createCaller } from "@career-hub/server/router.ts";
import { createToken, hashToken } from "@career-hub/server/token.ts";
import { pino } from "pino";

export const testSecret = "a secret key of the tests that is long enough";

export const testEnv = (settings: Record<string, string> = {}): Env =>
  readEnv({ SECRET_KEY: testSecret, LOG_LEVEL: "silent", ...settings }, 3000);

export type Person = { id: string; username: string; token: string; caller: Caller };

type TestContextOptions = {
  env?: Env;
  ai?: Ai;
  codeHosts?: CodeHosts;
  /** Returns the code host's token of each person who signs in. */
  hostToken?: (login: string) => string;
};

let people = 0;

/** The procedures without HTTP: callers of any person on a real database. */
export function createTestContext(database: OpenDb, options: TestContextOptions = {}) {
  const env = options.env ?? testEnv();
  const sealer = createSealer(env.secretKeys);
  const closing = new AbortController();
  const context: Context = {
    env,
    db: database.db,
    ai: options.ai ?? localAi,
    codeHosts: options.codeHosts ?? {},
    sealer,
    limiter: createLimiter(database.db),
    sessions: createSessions(database.db),
    signals: createSignals(database),
    closing: closing.signal,
    ending: closing.signal,
    log: pino({ level: "silent" }),
    requestId: "test",
    address: "127.0.0.1",
    token: null,
  };
  const callerOf = (token: string | null) => createCaller({ ...context, token });

  /** Signs in as the OAuth callback does; the same login is the same account. */
  async function signIn(
    login: string,
    account: { id?: string; name?: string | null; includePrivate?: boolean } = {},
  ) {
    const token = createToken();
    const codeHostUserId = account.id ?? `login-${login}`;
    const id = await recordSignIn(
      database.db,
      {
        codeHost: "github",
        account: {
          id: codeHostUserId,
          login,
          name: account.name ?? null,
          avatarUrl: `https://avatars.githubusercontent.com/${login}`,
          profileUrl: `https://github.com/${login}`,
          createdAt: "2019-01-01T00:00:00Z",
        },
        tokenHash: hashToken(token),
      },
      {
        includePrivate: account.includePrivate ?? false,
        seal: (userId) => sealer.seal(options.hostToken?.(login) ?? `token-of-${login}`, userId),
      },
    );
    return { id, username: login, token, caller: callerOf(token) } satisfies Person;
  }

  /** Signs in sequentially, so that the order of the accounts is known. */
  async function signInAll<const Logins extends string[]>(...logins: Logins) {
    const all: Person[] = [];
    for (const login of logins) all.push(await signIn(login));
    return all as { [At in keyof Logins]: Person };
  }

  const somebody = () => signIn(`person-${people++}`);
  return {
    context,
    callerOf,
    signIn,
    signInAll,
    somebody,
    close: () => closing.abort(),
    anonymous: callerOf(null),
  };
}

/** Connects two people and returns the id of their connection. */
export async function connect(one: Person, other: Person): Promise<string> {
  const { id } = await one.caller.connection.request({ addresseeId: other.id });
  await other.caller.connection.accept({ requesterId: one.id });
  return id;
}
