import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { chromiumFlags, chromiumPath } from "./chromium.ts";

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath() ?? "chromium", args: chromiumFlags });

export type Visit = { page: Page; complaints: string[]; close: () => Promise<void> };

/** A person at a browser of their own. `complaints`: whatever the console or the security policy had to say. */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.setDefaultTimeout(30_000);
  return { page, complaints, close: () => context.close() };
}

/** Through the demo code host, as anybody would. */
export async function logIn(page: Page, login: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Log in with GitHub and generate a profile" }).click();
  await page.locator(`a[href*="/as/${login}?"]`).first().click();
  await page.getByText("Generations used:").waitFor();
}
