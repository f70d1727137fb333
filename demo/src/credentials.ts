import { createHash, createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "@career-hub/server/token.ts";

type Grant = { login: string; scope: string; redirectUri: string; codeChallenge: string };
type Identity = { id: number; scopes: string[] };

const codeLifetime = 10 * 60 * 1000;
const maxCodes = 10_000;

/** Codes are stored in memory for ten minutes; tokens are self-contained, so they survive a restart. */
export function createCredentials(secret: string, now: () => number) {
  const codes = new Map<string, Grant & { expires: number }>();
  const sign = (text: string) =>
    createHmac("sha256", secret).update(`demo token ${text}`).digest("base64url");

  return {
    issueCode(grant: Grant): string {
      for (const [code, { expires }] of codes)
        if (expires <= now() || codes.size >= maxCodes) codes.delete(code);
      const code = randomBytes(20).toString("hex");
      codes.set(code, { ...grant, expires: now() + codeLifetime });
      return code;
    },

    /** Redeems a code, which is used up even on failure. */
    redeem(code: string, proof: { redirectUri?: string; codeVerifier: string }): Grant | null {
      const grant = codes.get(code);
      codes.delete(code);
      if (!grant || grant.expires <= now()) return null;
      if (proof.redirectUri !== undefined && proof.redirectUri !== grant.redirectUri) return null;
      return isSameSecret(challengeOf(proof.codeVerifier), grant.codeChallenge) ? grant : null;
    },

    /** Contains the id, because logins can be transferred. */
    issueToken(id: number, scope: string): string {
      const payload = Buffer.from(`${id} ${scope}`).toString("base64url");
      return `demo-${payload}.${sign(payload)}`;
    },

    readToken(authorization: string | undefined): Identity | null {
      const [, payload = "", signature = ""] =
        /^bearer +demo-([\w-]+)\.([\w-]+)$/i.exec(authorization ?? "") ?? [];
      if (!payload || !isSameSecret(signature, sign(payload))) return null;
      const [id, ...scopes] = Buffer.from(payload, "base64url").toString().split(" ");
      return { id: Number(id), scopes: scopes.filter(Boolean) };
    },
  };
}

function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
