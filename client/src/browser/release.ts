// A deployment removes the files of the previous release, so that pages opened before it cannot load further chunks.

import { tabStorage } from "./storage.ts";

const key = "reloaded_in";

/** This file's name contains a hash, which identifies the release. */
const release = new URL(import.meta.url).pathname;

/** Whether this release was already loaded by such a reload: another one would not help. */
const wasReloaded = (): boolean => tabStorage.get(key) === release || history.state?.[key] === release;

/** Also in the history entry, which survives a reload where storage is blocked. */
function markReloaded(): void {
  history.replaceState({ ...history.state, [key]: release }, "");
  tabStorage.set(key, release);
}

/** If the server is down, a reload would show the browser's error page instead. */
const serverAnswers = (): Promise<boolean> =>
  fetch("/", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener("online", resolve, { once: true }));

/**
 * Loads code. Offline it waits for the connection. When the code is gone, because a newer release replaced it, the page
 * is reloaded: once per release; after that it throws.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await backOnline();
      return loadOrReload(load);
    }
    if (wasReloaded() || !(await serverAnswers())) throw error;
    markReloaded();
    location.reload();
    // Pending until the page unloads.
    return new Promise<never>(() => {});
  }
}
