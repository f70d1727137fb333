import { afterEach, beforeAll } from "vitest";
import { startProduct } from "../../setup/product.ts";
import { type BrowserFixture, openBrowserFixture } from "../browserFixture.ts";
import { type Seeded, seed } from "./seed.ts";

type SeededFixture = { fixture: BrowserFixture; seeded: Seeded };

async function start(): Promise<SeededFixture> {
  const product = await startProduct({ DEMO_DATA: "true" });
  // Vitest ends a worker with SIGTERM after its last file.
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
 * A server with sample data and seeded people, and a browser, shared by all test files of a worker because seeding takes
 * half a minute. Tests do not change the seeded people; they change newcomers.
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
