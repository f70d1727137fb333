import type { Db } from "@career-hub/db/client.ts";
import type { CodeHost } from "../codehost/reading.ts";
import { conflict } from "../errors.ts";
import { findCodeHostToken, replaceCodeHostToken } from "./queries.ts";
import type { Sealer } from "./seal.ts";

/** Code hosts by the name stored with the account. */
export type CodeHosts = Record<string, CodeHost>;

const signInAgain = () =>
  conflict(
    "Your GitHub sign-in is no longer valid for reading repositories. Please log out and sign in again.",
  );

type Deps = { db: Db; sealer: Sealer; codeHosts: CodeHosts };

async function openToken({ db, sealer, codeHosts }: Deps, user: { id: string; codeHost: string }) {
  const stored = await findCodeHostToken(db, { userId: user.id });
  return { stored, token: stored && sealer.open(stored.sealed, user.id), host: codeHosts[user.codeHost] };
}

/** A function that revokes the person's grant at the code host after the account is deleted; null without a grant. */
export async function revocationOf(deps: Deps, user: { id: string; codeHost: string }) {
  const { token, host } = await openToken(deps, user);
  return token && host?.revoke ? () => host.revoke?.(token) : null;
}

/** Access to the person's repositories: the host, the decrypted token, and the scope requested at sign-in. */
export async function codeHostOf(deps: Deps, user: { id: string; codeHost: string }) {
  const { stored, token, host } = await openToken(deps, user);
  if (!stored || !token || !host) throw signInAgain();
  if (deps.sealer.isOutdated(stored.sealed))
    await replaceCodeHostToken(deps.db, {
      userId: user.id,
      from: stored.sealed,
      to: deps.sealer.seal(token, user.id),
    });
  return { host, token, includePrivate: stored.includePrivate };
}
