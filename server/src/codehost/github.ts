import type { z } from "zod";
import { createBreaker } from "../limits/breaker.ts";
import { withoutInvisibleButJoiners } from "../text/invisible.ts";
import { hashToken } from "../token.ts";
import { type Client, type ClientOptions, createClient, type Log } from "./client.ts";
import { readContributions, withContributions } from "./contributions.ts";
import { invalidResponse, verdictOn } from "./errors.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { createPauses } from "./limits.ts";
import { listRepositories } from "./listing.ts";
import type { Account, CodeHost, Reading, ReadOptions, Repository } from "./reading.ts";
import { fetchRepositoryDetails } from "./repositoryDetails.ts";
import { userResponse } from "./responses.ts";
import { type Application, revokeGrant } from "./revoke.ts";
import { type ListedRepository, selectRepositories } from "./selectRepositories.ts";

export type GithubOptions = {
  apiUrl: string;
  application?: Application;
  log?: Log;
  now?: () => Date;
  /** Timeouts of a call and of a reading. */
  guards?: { callMs?: number; totalMs?: number };
};

/** GitHub, GitHub Enterprise or anything that speaks the same protocol. */
export function createGithub({
  apiUrl,
  application,
  log,
  now = () => new Date(),
  guards,
}: GithubOptions): CodeHost {
  const time = () => now().getTime();
  const { callMs = 10_000, totalMs = 30_000 } = guards ?? {};
  const shared = {
    apiUrl,
    log,
    now: time,
    callMs,
    responseBytes: 25 * 1024 * 1024,
    pauses: createPauses(time),
  };
  const connect = (token: string, own: Pick<ClientOptions, "totalMs" | "signal">): Client =>
    createClient({ ...shared, token, ...own });
  const breaker = createBreaker({
    service: "GitHub",
    verdictOn,
    onOpen: (seconds) => log?.warn({ seconds }, "circuit breaker opened: the code host is unavailable"),
  });

  return {
    check: breaker.check,

    ...(application && { revoke: (token: string) => revokeGrant(apiUrl, application, token) }),

    async account(token: string, signal?: AbortSignal): Promise<Account> {
      const client = connect(token, { totalMs: 2 * callMs, signal });
      const response = userResponse.safeParse(await breaker.run(hashToken(token), () => client.get("/user")));
      if (!response.success) throw invalidResponse();
      return accountOf(response.data);
    },

    async read(token: string, options: ReadOptions): Promise<Reading> {
      return breaker.run(options.who ?? hashToken(token), () => read(token, options));
    },

    async fingerprint(token: string, { includePrivate, signal, who }: ReadOptions): Promise<string> {
      const client = connect(token, { totalMs: callMs, signal });
      return breaker.run(who ?? hashToken(token), () => fingerprintOf(client, includePrivate));
    },
  };

  async function read(
    token: string,
    { includePrivate, without = [], signal, onProgress }: ReadOptions,
  ): Promise<Reading> {
    const client = connect(token, { totalMs, signal });
    const listing = await listRepositories(client, includePrivate);
    const { account, viewerId } = listing;
    // A separate deadline, because this is additional and must leave time for the rest.
    const contributions = await readContributions(
      connect(token, { totalMs: Math.ceil(totalMs / 3), signal }),
      { createdAt: account.createdAt, now: now() },
    );
    const all = withContributions(listing.repositories, contributions, includePrivate);
    const repositories = all.filter(({ nameWithOwner }) => !without.includes(nameWithOwner));
    const selected = selectRepositories(repositories, { now: time() });
    const failed = await fetchRepositoryDetails(client, selected, { viewerId, onProgress });
    return {
      account,
      repositories: repositories.map(withoutInternals),
      totalCount: Math.max(listing.totalCount, all.length) - (all.length - repositories.length),
      unreadable: [...listing.unreadable, ...failed],
      unreadableYears: contributions.unreadableYears,
      readAt: now().toISOString(),
    };
  }
}

function accountOf(user: z.infer<typeof userResponse>): Account {
  return {
    id: String(user.id),
    login: user.login,
    name: withoutInvisibleButJoiners(user.name ?? "").trim() || null,
    avatarUrl: user.avatar_url,
    profileUrl: user.html_url,
    createdAt: user.created_at,
  };
}

function withoutInternals({ nodeId: _, ownByYear: __, ...repository }: ListedRepository): Repository {
  return repository;
}
