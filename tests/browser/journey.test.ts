import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Product, startProduct } from "../setup/product.ts";
import { logIn, startBrowser, type Visit, visit } from "./visit.ts";

let product: Product;
let browser: Browser;
let visitor: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.end();
  product.remove();
});
beforeEach(async () => {
  visitor = await visit(browser, product.url);
});
afterEach(async () => {
  await visitor.close();
});

const text = (value: string | RegExp) => visitor.page.getByText(value).first();
const button = (name: string | RegExp) =>
  visitor.page.getByRole("button", { name, exact: typeof name === "string" });
const url = () => new URL(visitor.page.url());

async function generate() {
  await button("Generate New Profile").click();
  await visitor.page.waitForURL("**/generate");
  await text("Generated Profile").waitFor();
  await button("Save This Profile").or(button("Update Saved Profile")).waitFor();
}

it("a developer signs in, generates, looks at the evidence, saves, reloads, deletes and logs out", async () => {
  const { page, complaints } = visitor;
  await logIn(page, "runa-aldecoa");
  await text("Generations used: 0/3").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toMatch(/^[\w-]{43}$/);

  await generate();
  await text("Generation 1/3").waitFor();
  const tag = page.getByRole("button", { name: /^Rust/ }).first();
  await tag.click();
  await text(/Rests on \d+ findings? in \d+ repositor/).waitFor();
  expect(await page.getByRole("dialog").getByRole("link").count()).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await page.locator(":focus").textContent()).toBe(await tag.textContent());

  await page.reload();
  await text("Generation 1/3").waitFor();
  await button("Save This Profile").click();
  await text("Profile saved successfully!").waitFor();
  await page.waitForURL("**/profile");
  await text("Your Co-founder Profile").waitFor();
  await page.reload();
  await text("Runa Aldecoa").waitFor();

  await button("Delete Profile").click();
  await text("Are you sure you want to delete your saved profile? This action cannot be undone.").waitFor();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /delete/i })
    .click();
  await text("Profile deleted successfully!").waitFor();
  await page.goto("/");
  await text("Generations used: 1/3").waitFor();
  await button("Logout").click();
  await text("Get Started").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  expect(complaints).toEqual([]);
});

it("the third generation saves itself, and then the limit is said everywhere", async () => {
  const { page } = visitor;
  await logIn(page, "teodorbrask");
  await generate();
  for (const count of [2, 3]) {
    await button("Generate Again").click();
    await text(`Generation ${count}/3`).waitFor();
  }
  await text("This was your 3rd generation - profile has been automatically saved!").waitFor();
  await text("Limit Reached").waitFor();
  expect(await button("Generate Again").count()).toBe(0);
  await page.reload();
  await text("Generation limit reached or you are not allowed to generate.").waitFor();
  await page.goto("/");
  expect(await button(/Generation Limit Reached/).isDisabled()).toBe(true);
  await text("Profile saved").waitFor();
});

describe("the return page", () => {
  it("with a token signs in and leaves the token in no address", async () => {
    const { page } = visitor;
    await logIn(page, "jontewikander");
    await page.goBack();
    expect(page.url()).not.toContain("token=");
  });

  it.each([
    ["/auth/callback", "authentication_failed_no_token"],
    ["/auth/callback?error=access_denied", "access_denied"],
    ["/auth/callback?error=access_denied&token=abc", "access_denied"],
  ])("at %s goes home with %s and says it in words", async (address, code) => {
    await visitor.page.goto(address);
    await visitor.page.waitForURL(`**/?error=${code}`);
    await visitor.page.getByRole("alert").first().waitFor();
    expect(await visitor.page.getByRole("alert").first().textContent()).not.toContain(code);
  });

  it("shows an unknown error as a plain sentence, never as markup", async () => {
    await visitor.page.goto(`/?error=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
    await visitor.page.getByRole("alert").first().waitFor();
    expect(await visitor.page.locator("img[src='x']").count()).toBe(0);
  });
});

describe("pages that need a session", () => {
  it.each(["/generate", "/profile"])("%s without one goes home", async (address) => {
    await visitor.page.goto(address);
    await text("Get Started").waitFor();
    expect(url().pathname).toBe("/");
  });

  it("go home as soon as the session is revoked elsewhere", async () => {
    const { page } = visitor;
    await logIn(page, "salome-ferrante");
    const token = await page.evaluate(() => localStorage.getItem("auth_token"));
    await fetch(`${product.url}/api/auth/logout`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    await page.goto("/profile");
    await text("Get Started").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  });
});

it("an unknown address has a page of its own, with a way home", async () => {
  await visitor.page.goto("/no/such/page");
  await visitor.page.getByRole("link", { name: /home/i }).first().click();
  await text("AI Powered Career Hub").waitFor();
});
