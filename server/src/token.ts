import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits as a bearer token. */
export const createToken = () => randomBytes(32).toString("base64url");

/** The prefix lets secret scanners find a leaked API token. */
export const createApiToken = (access: "read" | "write") => `ch_${access[0]}_${createToken()}`;
export const isApiToken = (token: string) => token.startsWith("ch_") && token.length === 48;

/** Hash of a token or state for storage. Tokens have enough entropy for a plain hash. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Compares secrets in constant time. */
export const isSameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));

const bearer = /^Bearer ((?:ch_[rw]_)?[A-Za-z0-9_-]{43})$/i;

/** The bearer token of an Authorization header; null for other formats, which saves a query. */
export const tokenOf = (header: string | undefined) => bearer.exec(header ?? "")?.[1] ?? null;
