import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { chromiumFlags, chromiumPath } from "./chromium.ts";

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath() ?? "chromium", args: chromiumFlags });

let running: Promise<Browser> | undefined;

/** One browser for all test files of a worker; it ends with the process. */
export const sharedBrowser = (): Promise<Browser> => {
  running ??= startBrowser();
  return running;
};

export type Visit = { page: Page; close: () => Promise<void> };

const consoleMessages = new WeakMap<Page, string[]>();

/** Console errors and warnings, uncaught errors and policy violations of the page so far. */
export const consoleMessagesOf = (page: Page): string[] => consoleMessages.get(page) ?? [];

/** Opens a page in a new browser context. */
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
  const messages: string[] = [];
  consoleMessages.set(page, messages);
  page.on("console", (message) => {
    // An overloaded server answers 503, and the page retries.
    if (message.text().includes("status of 503")) return;
    if (message.type() === "error" || message.type() === "warning") messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  page.setDefaultTimeout(30_000);
  return { page, close: () => context.close() };
}

/** Signs in through the page and the demo code host. */
export async function logIn(page: Page, login: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Log in with GitHub and generate a profile" }).click();
  await page.locator(`a[href*="/as/${login}?"]`).first().click();
  await page.getByText("Generations used:").waitFor();
}
