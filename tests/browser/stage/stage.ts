import { beforeAll } from "vitest";
import { stage } from "../actors.ts";
import { type Cast, furnish } from "./furnish.ts";

/** The product with its sample people and jobs, a browser, and a few people who have used it. */
export function furnishedStage() {
  const bare = stage({ DEMO_DATA: "true" });
  let cast: Cast;
  beforeAll(async () => {
    cast = await furnish(bare);
  }, 300_000);
  return { ...bare, cast: () => cast };
}
