import { afterEach, beforeAll } from "vitest";
import { startProduct } from "../../setup/product.ts";
import { type BrowserFixture, openBrowserFixture } from "../browserFixture.ts";
import { type Seeded, seed } from "./seed.ts";

type SeededFixture = { fixture: BrowserFixture; seeded: Seeded };

async function start(): Promise<SeededFixture> {
  const product = await startProduct({ DEMO_DATA: "true" });
  // Vitest ends a worker with SIGTERM, after the last of its files.
  process.once("SIGTERM", () => process.exit());
  process.once("exit", () => {
    product.end("SIGKILL");
    product.remove();
  });
  const fixture = await openBrowserFixture(Promise.resolve(product));
  return { fixture, seeded: await seed(fixture) };
}

let running: Promise<SeededFixture> | undefined;

/**
 * The product with its sample people and jobs, a browser, and a few people who have used it: one for all test files of a
 * worker, because seeding takes half a minute. Tests leave these people as they are, and change newcomers.
 */
export function seededBrowser() {
  let current: SeededFixture;
  beforeAll(async () => {
    running ??= start();
    current = await running;
  }, 300_000);
  afterEach(() => current.fixture.closePages());

  const page: BrowserFixture["page"] = (...args) => current.fixture.page(...args);
  return { page, newcomer: () => current.fixture.newcomer(), seeded: () => current.seeded };
}
