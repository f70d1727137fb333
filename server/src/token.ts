import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, in the form a bearer token travels. */
export const createToken = () => randomBytes(32).toString("base64url");

/** The prefix lets secret scanners find a leaked API token. */
export const createApiToken = (access: "read" | "write") => `ch_${access[0]}_${createToken()}`;
export const isApiToken = (token: string) => token.startsWith("ch_") && token.length === 48;

/** What is stored of a token or a state: its text has enough entropy for a plain hash. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

const bearer = /^Bearer ((?:ch_[rw]_)?[A-Za-z0-9_-]{43})$/i;

/** The token of an Authorization header; null when it cannot be one of ours, which saves the query. */
export const tokenOf = (header: string | undefined) => bearer.exec(header ?? "")?.[1] ?? null;
