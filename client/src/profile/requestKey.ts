import { navigate } from "wouter/use-browser-location";

/** Per user. The server enforces the limit. */
export const maxGenerations = 3;

/** An idempotency key: repeated requests with one key make one generation. */
export function newRequestKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  // randomUUID exists only in secure contexts.
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) =>
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte)
      .toString(16)
      .padStart(2, "0"),
  );
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

export const goGenerate = (): void => navigate("/generate", { state: { requestKey: newRequestKey() } });

export function requestedKey(): string | null {
  const key = history.state?.requestKey;
  return typeof key === "string" ? key : null;
}

/** Removes the key, so that a reload or going back spends no generation. */
export const clearRequestedKey = (): void => history.replaceState(null, "", location.href);
