// A deployment takes the files of the release before it away. A page that was opened before then finds no code for what
// it is asked to show next.

const key = "reloaded_in";

/** The files carry hashes in their names: this one's tells the releases apart. */
const release = new URL(import.meta.url).pathname;

/** Whether this very release was begun by a reload for missing code: then another one would bring nothing new. */
function wasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(key) === release) return true;
  } catch {
    // The entry of the history, which outlives a reload, remembers it as well.
  }
  return history.state?.[key] === release;
}

function noteReload(): void {
  history.replaceState({ ...history.state, [key]: release }, "");
  try {
    sessionStorage.setItem(key, release);
  } catch {
    // Then the history alone remembers.
  }
}

/** A server that does not answer has no newer release either; the page that is there is better than the browser's own. */
const serverAnswers = (): Promise<boolean> =>
  fetch("/", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener("online", resolve, { once: true }));

/**
 * Loads code. Offline it waits for the connection. When the code is gone, because a newer release replaced it, the page is
 * reloaded: once per release; after that it throws.
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
    noteReload();
    location.reload();
    // Nothing more is to be shown of a page that is going.
    return new Promise<never>(() => {});
  }
}
