import { beforeAll } from "vitest";
import { testBrowser } from "../testBrowser.ts";
import { type Seeded, seed } from "./seed.ts";

/** The product with its sample people and jobs, a browser, and a few people who have used it. */
export function seededBrowser() {
  const browser = testBrowser({ DEMO_DATA: "true" });
  let seeded: Seeded;
  beforeAll(async () => {
    seeded = await seed(browser);
  }, 300_000);
  return { ...browser, seeded: () => seeded };
}
