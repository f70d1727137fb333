import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Intercepted, intercept } from "../faults.ts";
import { button, heading, isAt, link, runUntil, waitForText } from "../locators.ts";
import { browserWithGeneration, type Json } from "./oneGeneration.ts";
import { walk } from "./walk.ts";

const { page: open, runa, generation } = browserWithGeneration();

type Prepared = {
  /** Changes to the current user's status. */
  status?: Record<string, unknown>;
  /** The stored generations; without any, opening the page starts one. */
  generations?: Json[];
};

/** Opens /generate with this status and these generations; a started generation hangs. */
async function arrive({
  status = {},
  generations = [],
}: Prepared): Promise<{ page: Page; held: Intercepted }> {
  const page = await open(runa);
  await intercept(page, "user.current", { change: (real) => ({ ...real, ...status }) });
  await intercept(page, "profile.generations", { data: { running: null, generations } });
  // Avoids the confirmation that nothing has changed.
  await intercept(page, "profile.changes", { data: { changed: true, number: 1, madeAt: null } });
  const held = await intercept(page, "profile.generate", "hang");
  await page.goto("/generate");
  return { page, held };
}

const failed = async (page: Page, message: string) => {
  await heading(page, "Generation Failed").waitFor();
  await waitForText(page.getByRole("alert"), message);
};
const spent = { generationCount: 3, canGenerate: false };
const count = (page: Page, name: string) => button(page, name).or(link(page, name)).count();

describe("Profile generation (/generate)", () => {
  walk(
    [
      "Profile generation (/generate) › It fetches the user. If no user data comes back it shows 'Could not fetch user data.'. If canGenerate is false it shows 'Generation limit reached or you are not allowed to generate.'.",
      "5. Validation rules › Generation is allowed only if canGenerate is true.",
      "8. Error catalogue › 'Could not fetch user data.'",
    ],
    async () => {
      const page = await open(runa);
      await page.clock.install();
      const held = await intercept(page, "profile.generate", "hang");
      for (const fault of [{ status: 500, message: "Something went wrong." }, "malformed"] as const) {
        const user = await intercept(page, "user.current", fault);
        await page.goto("/generate");
        await runUntil(page, () => heading(page, "Generation Failed").isVisible());
        await failed(page, "Could not fetch user data.");
        expect(user.inputs).not.toHaveLength(0);
        expect(held.inputs).toHaveLength(0);
      }
      const limited = await arrive({ status: spent });
      await failed(limited.page, "Generation limit reached or you are not allowed to generate.");
      expect(limited.held.inputs).toHaveLength(0);
      await intercept(limited.page, "user.current", { change: (real) => real });
      await limited.page.reload();
      await expect.poll(() => limited.held.inputs.length).toBe(1);
    },
  );

  walk(
    [
      "Profile generation (/generate) › Otherwise it requests generation.",
      "Profile generation (/generate) › Loading: 'Generating your co-founder profile...'.",
    ],
    async () => {
      const { page, held } = await arrive({});
      await heading(page, "Generating your co-founder profile...").waitFor();
      await page.getByRole("progressbar", { name: "Generation" }).waitFor();
      await expect.poll(() => held.inputs.length).toBe(1);
      await intercept(page, "profile.generations", { data: { running: null, generations: [generation] } });
      await intercept(page, "profile.generate", {
        data: {
          profile: generation.profile,
          newGenerationCount: 1,
          autoSaved: false,
          generationId: generation.id,
        },
      });
      held.release();
      await heading(page, "Runa Aldecoa").waitFor();
      expect(await heading(page, "Generating your co-founder profile...").count()).toBe(0);
    },
  );

  it("Error: titled 'Generation Failed', with the error message and 'Generations used: N/3'. Buttons: 'Try Again' (only if generation is allowed) and 'Back to Home'.", async () => {
    const { page } = await arrive({ status: { generationCount: 2 } });
    await heading(page, "Generating your co-founder profile...").waitFor();
    const again = await intercept(page, "profile.generate", {
      status: 502,
      message: "The code host failed.",
    });
    await page.reload();
    await failed(page, "The code host failed.");
    await waitForText(page, "Generations used: 2/3");
    await button(page, "Try Again").click();
    await expect.poll(() => again.inputs.length).toBe(2);
    await failed(page, "The code host failed.");

    await intercept(page, "user.current", { change: (real) => ({ ...real, ...spent }) });
    await page.reload();
    await failed(page, "Generation limit reached or you are not allowed to generate.");
    await waitForText(page, "Generations used: 3/3");
    expect(await count(page, "Try Again")).toBe(0);
    await link(page, "Back to Home").click();
    await isAt(page, "/");
  });

  it("Empty: 'No Profile Generated'. Buttons: 'Generate Profile' (only if allowed) and 'Back to Home'.", async () => {
    // Another tab generates and fails.
    const elsewhere = { running: { stage: "reading", done: 1, total: 9 }, generations: [] };
    const page = await open(runa);
    await page.clock.install();
    await intercept(page, "profile.generations", { data: elsewhere });
    await page.goto("/generate");
    await heading(page, "Generating your co-founder profile...").waitFor();
    await intercept(page, "profile.generations", { data: { running: null, generations: [] } });
    const empty = heading(page, "No Profile Generated");
    await runUntil(page, () => empty.isVisible());
    expect(await link(page, "Back to Home").getAttribute("href")).toBe("/");
    const held = await intercept(page, "profile.generate", "hang");
    await button(page, "Generate Profile").click();
    await expect.poll(() => held.inputs.length).toBe(1);

    await intercept(page, "profile.generations", { data: elsewhere });
    await page.reload();
    await heading(page, "Generating your co-founder profile...").waitFor();
    await intercept(page, "user.current", { change: (real) => ({ ...real, ...spent }) });
    await intercept(page, "profile.generations", { data: { running: null, generations: [] } });
    await runUntil(page, () => empty.isVisible());
    await button(page, "Generate Profile").waitFor({ state: "detached" });
    await link(page, "Back to Home").click();
    await isAt(page, "/");
  });

  it("Incomplete: if the personal or technical part is missing, 'Incomplete Profile Data' with 'Try Generate Again' and 'Back to Home'.", async () => {
    const { personal, technical } = generation.profile;
    for (const profile of [{ personal }, { technical }, null]) {
      const { page, held } = await arrive({ generations: [{ ...generation, profile }] });
      await heading(page, "Incomplete Profile Data").waitFor();
      expect(await link(page, "Back to Home").getAttribute("href")).toBe("/");
      await button(page, "Try Generate Again").click();
      await expect.poll(() => held.inputs.length).toBe(1);
    }
  });

  it("'Generate Again' (forces a regeneration), only if allowed.", async () => {
    const { page, held } = await arrive({ generations: [generation] });
    // With a stored generation, only the button starts another.
    await heading(page, "Runa Aldecoa").waitFor();
    expect(held.inputs).toHaveLength(0);
    await button(page, "Generate Again").click();
    await heading(page, "Generating your co-founder profile...").waitFor();
    expect(held.inputs).toHaveLength(1);

    // The same with a saved generation.
    const saved = await arrive({ generations: [{ ...generation, isSaved: true }] });
    await heading(saved.page, "Runa Aldecoa").waitFor();
    await button(saved.page, "Generate Again").waitFor();
    expect(saved.held.inputs).toHaveLength(0);

    const limited = await arrive({ status: spent, generations: [generation] });
    await heading(limited.page, "Runa Aldecoa").waitFor();
    expect(await count(limited.page, "Generate Again")).toBe(0);
  });

  walk(
    [
      "Profile generation (/generate) › Header 'Generated Profile' and a counter 'Generation N/3'.",
      "Profile generation (/generate) › Body: a header card (name, avatar, profile link, headline) and a co-founder summary.",
    ],
    async () => {
      const { page } = await arrive({ generations: [{ ...generation, number: 2 }] });
      const card = page.getByRole("article", { name: "Profile of Runa Aldecoa" });
      const { personal, technical } = generation.profile;
      await heading(card, personal.name).waitFor();
      expect(await card.locator("img").first().getAttribute("src")).toBe(personal.avatar_url);
      expect(await link(card, "runa-aldecoa").getAttribute("href")).toBe(personal.html_url);
      await waitForText(card, technical.headline);
      const summary = card.locator("section").filter({ has: heading(page, "Co-founder Summary") });
      expect(await summary.locator("p").innerText()).toBe(technical.coFounderSummary);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Generated Profile");
      await waitForText(page, "Generation 2/3");
    },
  );
});
