import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { stage } from "./actors.ts";
import { button, heading, isAt, sees, storedToken, told } from "./seeing.ts";
import { complaintsOf, logIn } from "./visit.ts";

const { page: open, at, statusOf } = stage();

async function generate(page: Page) {
  await button(page, "Generate New Profile").click();
  await isAt(page, "/generate");
  await heading(page, "Generated Profile").waitFor();
  await button(page, "Save This Profile").or(button(page, "Update Saved Profile")).waitFor();
}

it("a developer signs in, generates, looks at the evidence, saves, reloads, deletes and logs out", async () => {
  const page = await open(null);
  await logIn(page, "runa-aldecoa");
  await sees(page, "Generations used: 0/3");
  const token = await storedToken(page);
  expect(token).toMatch(/^[\w-]{43}$/);

  await generate(page);
  await sees(page, "Generation 1/3");
  const tag = page.getByRole("button", { name: /^Rust/ }).first();
  await tag.click();
  await sees(page, /Rests on \d+ findings? in \d+ repositor/);
  expect(await page.getByRole("dialog").getByRole("link").count()).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await page.locator(":focus").textContent()).toBe(await tag.textContent());

  await page.reload();
  await sees(page, "Generation 1/3");
  await button(page, "Save This Profile").click();
  await told(page, "Profile saved successfully!");
  await isAt(page, "/profile");
  await heading(page, "Your Co-founder Profile").waitFor();
  await page.reload();
  await heading(page, "Runa Aldecoa").waitFor();

  await button(page, "Delete Profile").click();
  await sees(page, "Are you sure you want to delete your saved profile? This action cannot be undone.");
  await button(page.getByRole("dialog"), "Delete Profile").click();
  await told(page, "Profile deleted successfully!");
  await page.goto("/");
  await sees(page, "Generations used: 1/3");
  await button(page, "Logout").click();
  await sees(page, "Get Started");
  expect(await storedToken(page)).toBeNull();
  await expect.poll(() => statusOf(String(token))).toBe(401);
  expect(complaintsOf(page)).toEqual([]);
});

it("the third generation saves itself, and then the limit is said everywhere", async () => {
  const page = await open(null);
  await logIn(page, "teodorbrask");
  await generate(page);
  for (const count of [2, 3]) {
    await button(page, "Generate Again").click();
    await button(page, "Generate Anyway").click();
    await sees(page, `Generation ${count}/3`);
  }
  await sees(page, "This was your 3rd generation - profile has been automatically saved!");
  await sees(page, "Limit Reached");
  expect(await button(page, "Generate Again").count()).toBe(0);
  await page.reload();
  await sees(page, "Generation limit reached or you are not allowed to generate.");
  await page.goto("/");
  expect(await button(page, "Generation Limit Reached").isDisabled()).toBe(true);
  await sees(page, "Profile saved");
});

describe("the return page", () => {
  it("with a token signs in and leaves the token in no address", async () => {
    const page = await open(null);
    await logIn(page, "jontewikander");
    await page.goBack();
    expect(page.url()).not.toContain("token=");
  });

  it.each([
    ["/auth/callback", "authentication_failed_no_token"],
    ["/auth/callback?error=access_denied", "access_denied"],
    ["/auth/callback?error=access_denied&token=abc", "access_denied"],
  ])("at %s goes home with %s and says it in words", async (address, code) => {
    const page = await at(null, address);
    await isAt(page, `/?error=${code}`);
    const said = page.getByRole("alert").first();
    await said.waitFor();
    expect(await said.textContent()).not.toContain(code);
  });

  it("shows an unknown error as a plain sentence, never as markup", async () => {
    const page = await at(null, `/?error=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
    await page.getByRole("alert").first().waitFor();
    expect(await page.locator("img[src='x']").count()).toBe(0);
  });
});

it("an unknown address has a page of its own, with a way home", async () => {
  const page = await at(null, "/no/such/page");
  await page.getByRole("link", { name: /home/i }).first().click();
  await heading(page, "AI Powered Career Hub").waitFor();
});
