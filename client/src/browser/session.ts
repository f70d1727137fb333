import { useSyncExternalStore } from "react";
import { navigate } from "wouter/use-browser-location";
import { readStored, removeStored, writeStored } from "./storage.ts";

export const tokenKey = "auth_token";
const listeners = new Set<() => void>();

/** Whatever else is stored under the name, by hand or by another program, was never a session. */
export const isToken = (value: string | null): value is string => /^[\w.~+/=-]{1,512}$/.test(value ?? "");

export function readToken(): string | null {
  const stored = readStored(tokenKey);
  return isToken(stored) ? stored : null;
}

let announced = readToken();
// What is none is read once: it may be large.
if (announced === null) removeStored(tokenKey);

/** Tells everybody when the token is another one than before: signed in, signed out, or somebody else. */
function announce(): void {
  const token = readToken();
  if (token === announced) return;
  announced = token;
  for (const listener of listeners) listener();
}

export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useToken = (): string | null => useSyncExternalStore(onTokenChange, readToken);

/** Answers for how long the browser keeps it. */
export function storeToken(token: string): ReturnType<typeof writeStored> {
  const lifetime = writeStored(tokenKey, token);
  announce();
  return lifetime;
}

export function goHome(): void {
  if (location.pathname !== "/") navigate("/", { replace: true });
}

/** Forgets the session in this browser; the other tabs hear of it through their storage event. */
export function endSession(): void {
  removeStored(tokenKey);
  announce();
  goHome();
}

window.addEventListener("storage", (event) => {
  if (event.key !== tokenKey && event.key !== null) return;
  announce();
  if (!readToken()) goHome();
});
// A browser that was asleep may have missed the storage event.
window.addEventListener("focus", announce);
