import { beforeAll } from "vitest";
import { testBrowser } from "../testBrowser.ts";
import { type Cast, seed } from "./seed.ts";

/** The product with its sample people and jobs, a browser, and a few people who have used it. */
export function seededStage() {
  const bare = testBrowser({ DEMO_DATA: "true" });
  let cast: Cast;
  beforeAll(async () => {
    cast = await seed(bare);
  }, 300_000);
  return { ...bare, cast: () => cast };
}
