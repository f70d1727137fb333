import { beforeAll } from "vitest";
import { testBrowser } from "../testBrowser.ts";

// biome-ignore lint/suspicious/noExplicitAny: a profile as the server sends it
export type Json = any;

/** Runa with one unsaved generation; `generation` is the stored one. */
export function browserWithGeneration() {
  const browser = testBrowser();
  const [runa] = browser.people("runa-aldecoa");
  const generation: Json = {};
  beforeAll(async () => {
    await runa.call("POST", "/profile/generate", {});
    Object.assign(generation, (await runa.call("GET", "/profile/generations")).generations[0]);
  });
  return { ...browser, runa, generation };
}
