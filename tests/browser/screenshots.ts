/**
 * `npm run screenshots`: takes the screenshots of the README.
 * `npm run screenshots -- FOLDER [STATES [WIDTHS]]`: takes every page in every state. STATES is a pattern for the
 * state names ("^home"); widths are separated by commas, by default 1280 and 390.
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions } from "playwright-core";
import { startProduct } from "../setup/product.ts";
import { takeStateScreenshots } from "./states/pictures.ts";
import { logIn, startBrowser, visit } from "./visit.ts";

const [asked, filter = "", widths = "1280,390"] = process.argv.slice(2);
if (asked) {
  await takeStateScreenshots(asked, new RegExp(filter, "i"), widths.split(",").map(Number));
  process.exit();
}

const folder = fileURLToPath(new URL("../../docs/screenshots", import.meta.url));
mkdirSync(folder, { recursive: true });

await using product = await startProduct({ DEMO_DATA: "true" });
const browser = await startBrowser();

/** Takes the screenshots of one person in one viewport. */
async function walk(login: string, suffix: string, options: BrowserContextOptions): Promise<void> {
  const { page, close } = await visit(browser, product.url, { reducedMotion: "reduce", ...options });
  const shoot = async (name: string) => {
    await page.evaluate("document.fonts.ready");
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}/${name}-${suffix}.png` });
  };
  await page.goto("/");
  await page.getByText("Get Started").waitFor();
  await logIn(page, login);
  await page.getByRole("button", { name: "Generate New Profile" }).click();
  await page.getByRole("button", { name: "Save This Profile" }).waitFor();
  await page
    .getByRole("button", { name: /evidence|finding/i })
    .first()
    .click();
  await page.getByRole("dialog", { name: /^Evidence for/ }).waitFor();
  await shoot("generate");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save This Profile" }).click();
  await page.waitForURL("**/profile");
  // The sample people are added after the server listens.
  const connect = page.getByRole("button", { name: "Connect" }).first();
  while (
    !(await connect.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    ))
  )
    await page.reload();
  await shoot("profile");
  await page.goto("/jobs");
  await page.getByText("View & Apply").first().waitFor();
  await shoot("jobs");
  await close();
}

const large = { width: 1280, height: 860 };
const small = { width: 390, height: 844 };
await walk("runa-aldecoa", "1280", { viewport: large, colorScheme: "light" });
await walk("teodorbrask", "1280-dark", { viewport: large, colorScheme: "dark" });
await walk("jontewikander", "390", { viewport: small, colorScheme: "light" });
await browser.close();
