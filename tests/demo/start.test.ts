import { expect, it } from "vitest";
import { retryingFetch, signInOverHttp, startProduct } from "../setup/product.ts";

it("seeds sample people after the start while serving; who signs in has no saved profile", async () => {
  await using product = await startProduct({ DATABASE_URL: "", DEMO_DATA: "true" });
  const ask = async (token: string, path: string, init: RequestInit = {}) => {
    const response = await retryingFetch(`${product.url}/api${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}` },
    });
    return response.json() as Promise<{ profile: object; stats: { totalCandidates: number } }>;
  };
  const early = await signInOverHttp(product.url, "teodorbrask");
  expect(await ask(early, "/auth/user")).toMatchObject({ hasSavedProfile: false });
  const { profile } = await ask(early, "/profile/generate", { method: "POST" });
  await fetch(new URL("/api/profile/save", product.url), {
    method: "POST",
    headers: { authorization: `Bearer ${early}`, "content-type": "application/json" },
    body: JSON.stringify({ profileData: profile }),
  });
  const countOf = async () => (await ask(early, "/profile/suggestions")).stats.totalCandidates;
  await expect.poll(countOf, { timeout: 60_000, interval: 300 }).toBe(43);
  const late = await signInOverHttp(product.url, "runa-aldecoa");
  expect(await ask(late, "/auth/user")).toMatchObject({ hasSavedProfile: false, generationCount: 0 });
  expect(await countOf()).toBe(42);
  expect(await ask(early, "/auth/user")).toMatchObject({ hasSavedProfile: true });
  // A second sign-in keeps the saved profile.
  const again = await signInOverHttp(product.url, "teodorbrask");
  expect(await ask(again, "/auth/user")).toMatchObject({ hasSavedProfile: true });
}, 120_000);
