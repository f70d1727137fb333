import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { githubSettings, startGithubDouble } from "../doubles/github.ts";
import { emptyFolder, type Product, restOverHttp, signInOverHttp, startProduct } from "../setup/product.ts";
import type { Github } from "../setup/testApp.ts";

const folder = emptyFolder();
let github: Github;
let product: Product;
let isRunning = false;

async function start() {
  product = await startProduct(githubSettings(github), folder);
  isRunning = true;
}
async function end(signal: NodeJS.Signals) {
  isRunning = false;
  return product.end(signal);
}
beforeAll(async () => {
  github = await startGithubDouble();
});
// A test goes on with the server that the one before has started.
beforeEach(async () => {
  if (!isRunning) await start();
  github.calls.length = 0;
});
afterAll(async () => {
  await end("SIGKILL");
  product.remove();
  await github.close();
});

const call = (token: string) => restOverHttp(() => product.url, token);
const generationRuns = async () => {
  while (github.callsTo("/graphql").length === 0) await wait(5);
};

describe("signals", () => {
  // Each try has a person of its own, who has all generations left.
  const logins = ["runa-aldecoa", "teodorbrask", "salome-ferrante", "jontewikander", "ikerzubiri"];

  it.each([5, 90, 400])(
    "SIGKILL %i ms into a generation counts it completely or not at all and frees the slot",
    async (afterMs) => {
      const rest = call(await signInOverHttp(product.url, logins.shift() ?? ""));
      let acknowledged = 0;
      const generation = rest("POST", "/profile/generate").then(
        ({ status }) => {
          if (status === 200) acknowledged += 1;
        },
        () => {},
      );
      await wait(afterMs);
      await end("SIGKILL");
      await generation;
      await start();
      const { generationCount } = (await rest("GET", "/auth/user")).body;
      const { generations, running } = (await rest("GET", "/profile/generations")).body;
      expect(running).toBeNull();
      expect(generations).toHaveLength(generationCount);
      expect(generationCount).toBeGreaterThanOrEqual(acknowledged);
      const again = await rest("POST", "/profile/generate");
      expect([again.status, again.body.newGenerationCount]).toEqual([200, generationCount + 1]);
    },
  );

  it("SIGTERM finishes the running request and exits with 0", async () => {
    const rest = call(await signInOverHttp(product.url, "kaito-morinari"));
    const generation = rest("POST", "/profile/generate");
    await generationRuns();
    const ended = end("SIGTERM");
    expect((await generation).body.newGenerationCount).toBe(1);
    expect(await ended).toBe(0);
  });

  it("a second SIGTERM exits immediately with 1", async () => {
    const rest = call(await signInOverHttp(product.url, "kaito-morinari"));
    github.fail("hang", { path: "/graphql" });
    void rest("POST", "/profile/generate").catch(() => {});
    await generationRuns();
    void end("SIGTERM");
    const isStopping = () =>
      fetch(`${product.url}/api/health/ready`).then(
        ({ status }) => status === 503,
        () => true,
      );
    await expect.poll(isStopping).toBe(true);
    expect(await end("SIGTERM")).toBe(1);
  });
});
