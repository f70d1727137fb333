import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { githubSettings, startGithubDouble } from "../doubles/github.ts";
import { type Product, restOverHttp, signInOverHttp, startProduct } from "../setup/product.ts";

let product: Product;
afterEach(async () => {
  await product.end("SIGKILL");
  product.remove();
});

const call = (token: string) => restOverHttp(() => product.url, token);

/** Starts a product with a GitHub double that can hang, and signs in. */
async function signedInAtGithub() {
  const github = await startGithubDouble();
  product = await startProduct(githubSettings(github));
  return { github, token: await signInOverHttp(product.url, "runa-aldecoa") };
}

/** Kills the process while `work` is running and restarts it on the same data directory. */
async function killDuring(work: Promise<unknown>, afterMs: number): Promise<void> {
  const settled = work.catch(() => {});
  await wait(afterMs);
  await product.end("SIGKILL");
  await settled;
  product = await startProduct({}, product.folder);
}

describe("signals", () => {
  it.each([5, 90, 400])(
    "SIGKILL %i ms into a generation counts it completely or not at all and frees the slot",
    async (afterMs) => {
      product = await startProduct();
      const token = await signInOverHttp(product.url, "runa-aldecoa");
      let rest = call(token);
      let acknowledged = 0;
      const generation = rest("POST", "/profile/generate").then(({ status }) => {
        if (status === 200) acknowledged += 1;
      });
      await killDuring(generation, afterMs);
      rest = call(token);
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
    const { github, token } = await signedInAtGithub();
    const generation = call(token)("POST", "/profile/generate");
    while (github.callsTo("/graphql").length === 0) await wait(5);
    const ended = product.end("SIGTERM");
    expect((await generation).body.newGenerationCount).toBe(1);
    expect(await ended).toBe(0);
    await github.close();
  });

  it("a second SIGTERM exits immediately with 1", async () => {
    const { github, token } = await signedInAtGithub();
    github.fail("hang", { path: "/graphql" });
    void call(token)("POST", "/profile/generate").catch(() => {});
    while (github.callsTo("/graphql").length === 0) await wait(5);
    void product.end("SIGTERM");
    const isStopping = () =>
      fetch(`${product.url}/api/health/ready`).then(
        ({ status }) => status === 503,
        () => true,
      );
    await expect.poll(isStopping).toBe(true);
    expect(await product.end("SIGTERM")).toBe(1);
    await github.close();
  });
});
