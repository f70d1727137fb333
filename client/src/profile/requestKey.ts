import { navigate } from "wouter/use-browser-location";

/** A key that makes one wish for a generation count once, however often it is sent. */
export function newRequestKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  // Pages that are not served securely have no randomUUID.
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) =>
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte)
      .toString(16)
      .padStart(2, "0"),
  );
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Goes to /generate with the wish for a new generation. */
export const goGenerate = (): void => navigate("/generate", { state: { requestKey: newRequestKey() } });

export function requestedKey(): string | null {
  const key = history.state?.requestKey;
  return typeof key === "string" ? key : null;
}

/** Afterwards a reload or the way back shows what there is and spends nothing. */
export const clearRequestedKey = (): void => history.replaceState(null, "", location.href);
