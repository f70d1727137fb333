import { beforeAll } from "vitest";
import { testBrowser } from "../testBrowser.ts";

// biome-ignore lint/suspicious/noExplicitAny: a profile as the server sends it
export type Json = any;

/** Runa, who has generated once and saved nothing; `kept` is that generation as the server keeps it. */
export function stageOfOneGeneration() {
  const own = testBrowser();
  const [runa] = own.people("runa-aldecoa");
  const kept: Json = {};
  beforeAll(async () => {
    await runa.call("POST", "/profile/generate", {});
    Object.assign(kept, (await runa.call("GET", "/profile/generations")).generations[0]);
  });
  return { ...own, runa, kept };
}
