import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
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
async function arrive(page: Page, { status = {}, generations = [] }: Prepared): Promise<Intercepted> {
  await intercept(page, "user.current", { change: (real) => ({ ...real, ...status }) });
  await intercept(page, "profile.generations", { data: { running: null, generations } });
  // Avoids the confirmation that nothing has changed.
  await intercept(page, "profile.changes", { data: { changed: true, number: 1, madeAt: null } });
  const held = await intercept(page, "profile.generate", "hang");
  await page.goto("/generate");
  return held;
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
      "Profile generation (/generate) › Empty: 'No Profile Generated'. Buttons: 'Generate Profile' (only if allowed) and 'Back to Home'.",
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
      const limited = await arrive(page, { status: spent });
      await failed(page, "Generation limit reached or you are not allowed to generate.");
      expect(limited.inputs).toHaveLength(0);
      await intercept(page, "user.current", { change: (real) => real });
      await page.reload();
      await expect.poll(() => limited.inputs.length).toBe(1);

      // Another tab generates and fails.
      const elsewhere = { running: { stage: "reading", done: 1, total: 9 }, generations: [] };
      const empty = heading(page, "No Profile Generated");
      const failElsewhere = async (status: object) => {
        await intercept(page, "profile.generations", { data: elsewhere });
        await page.reload();
        await heading(page, "Generating your co-founder profile...").waitFor();
        await intercept(page, "user.current", { change: (real) => ({ ...real, ...status }) });
        await intercept(page, "profile.generations", { data: { running: null, generations: [] } });
        await runUntil(page, () => empty.isVisible());
      };
      await failElsewhere({});
      expect(await link(page, "Back to Home").getAttribute("href")).toBe("/");
      await button(page, "Generate Profile").click();
      await expect.poll(() => limited.inputs.length).toBe(2);
      await failElsewhere(spent);
      await button(page, "Generate Profile").waitFor({ state: "detached" });
      await link(page, "Back to Home").click();
      await isAt(page, "/");
    },
  );

  walk(
    [
      "Profile generation (/generate) › Otherwise it requests generation.",
      "Profile generation (/generate) › Loading: 'Generating your co-founder profile...'.",
      "Profile generation (/generate) › Header 'Generated Profile' and a counter 'Generation N/3'.",
      "Profile generation (/generate) › Body: a header card (name, avatar, profile link, headline) and a co-founder summary.",
      "Profile generation (/generate) › 'Generate Again' (forces a regeneration), only if allowed.",
    ],
    async () => {
      const page = await open(runa);
      const first = await arrive(page, {});
      await heading(page, "Generating your co-founder profile...").waitFor();
      await page.getByRole("progressbar", { name: "Generation" }).waitFor();
      await expect.poll(() => first.inputs.length).toBe(1);
      await intercept(page, "profile.generations", { data: { running: null, generations: [generation] } });
      await intercept(page, "profile.generate", {
        data: {
          profile: generation.profile,
          newGenerationCount: 1,
          autoSaved: false,
          generationId: generation.id,
        },
      });
      first.release();
      await heading(page, "Runa Aldecoa").waitFor();
      expect(await heading(page, "Generating your co-founder profile...").count()).toBe(0);

      const again = await arrive(page, { generations: [{ ...generation, number: 2 }] });
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
      // With a stored generation, only the button starts another.
      expect(again.inputs).toHaveLength(0);
      await button(page, "Generate Again").click();
      await heading(page, "Generating your co-founder profile...").waitFor();
      expect(again.inputs).toHaveLength(1);

      // The same with a saved generation.
      const saved = await arrive(page, { generations: [{ ...generation, isSaved: true }] });
      await heading(page, "Runa Aldecoa").waitFor();
      await button(page, "Generate Again").waitFor();
      expect(saved.inputs).toHaveLength(0);

      await arrive(page, { status: spent, generations: [generation] });
      await heading(page, "Runa Aldecoa").waitFor();
      expect(await count(page, "Generate Again")).toBe(0);
    },
  );

  walk(
    [
      "Profile generation (/generate) › Error: titled 'Generation Failed', with the error message and 'Generations used: N/3'. Buttons: 'Try Again' (only if generation is allowed) and 'Back to Home'.",
      "Profile generation (/generate) › Incomplete: if the personal or technical part is missing, 'Incomplete Profile Data' with 'Try Generate Again' and 'Back to Home'.",
    ],
    async () => {
      const page = await open(runa);
      await arrive(page, { status: { generationCount: 2 } });
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

      const { personal, technical } = generation.profile;
      for (const profile of [{ personal }, { technical }, null]) {
        const held = await arrive(page, { generations: [{ ...generation, profile }] });
        await heading(page, "Incomplete Profile Data").waitFor();
        expect(await link(page, "Back to Home").getAttribute("href")).toBe("/");
        await button(page, "Try Generate Again").click();
        await expect.poll(() => held.inputs.length).toBe(1);
      }
    },
  );
});
