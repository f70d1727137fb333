import { expect, it } from "vitest";
import { intercept } from "../faults.ts";
import { button, heading, waitForText } from "../locators.ts";
import { browserWithGeneration } from "../spec/oneGeneration.ts";

const { page: open, runa } = browserWithGeneration();

it("generating again asks for confirmation when no repository has changed", async () => {
  const page = await open(runa);
  const held = await intercept(page, "profile.generate", "hang");
  await page.goto("/generate");
  const dialog = page.getByRole("dialog");
  for (const go of [
    () => button(page, "Generate Again").click(),
    () => page.goto("/").then(() => button(page, "Generate New Profile").click()),
  ]) {
    await go();
    await waitForText(dialog, /^None of your repositories has changed since generation 1\./);
    await button(dialog, "Keep My Generation").click();
    await dialog.waitFor({ state: "hidden" });
    await heading(page, "Runa Aldecoa").waitFor();
    expect(held.inputs).toHaveLength(0);
  }
  await button(page, "Generate Again").click();
  await button(dialog, "Generate Anyway").click();
  await heading(page, "Generating your co-founder profile...").waitFor();
  await expect.poll(() => held.inputs.length).toBe(1);
});
