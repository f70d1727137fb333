// Locators and conditions that the browser tests share.
import type { Locator, Page } from "playwright-core";

/** Waits for exactly this text. */
export const waitForText = (place: Page | Locator, text: string | RegExp): Promise<void> =>
  place.getByText(text, { exact: true }).first().waitFor();

export const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole("button", { name, exact: true });

export const link = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole("link", { name, exact: true });

export const heading = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole("heading", { name, exact: true });

export const region = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole("region", { name, exact: true });

/** A card by its heading. */
export const card = (place: Page | Locator, title: string): Locator =>
  place.getByRole("article").filter({ has: heading(place, title) });

/** The accessible description of an element. */
export const descriptionOf = (place: Locator): Promise<string | undefined> =>
  place.evaluate(
    (node) => node.ownerDocument.getElementById(node.getAttribute("aria-describedby"))?.textContent,
  );

/** The computed style of the element. */
export const styleOf = (place: Locator, property: string): Promise<string> =>
  place.evaluate(
    (node, name) => node.ownerDocument.defaultView.getComputedStyle(node).getPropertyValue(name),
    property,
  );

/** The initials in place of an avatar, which are generated content and so not in the text. */
export const initialsIn = (place: Locator): Promise<string> =>
  place
    .locator("[data-initials]")
    .evaluate((node) =>
      node.ownerDocument.defaultView.getComputedStyle(node, "::before").content.replaceAll('"', ""),
    );

/** The computed value of a colour token such as "--ch-excellent". */
export const tokenOf = (page: Page, token: string): Promise<string> =>
  page.evaluate(`(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(${token})";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  })()`);

/** Waits for a notice with exactly this text (an alert in the specification). */
export const waitForNotice = (page: Page, text: string): Promise<void> =>
  page
    .getByRole("alert")
    .or(page.getByRole("status"))
    .filter({ has: page.getByText(text, { exact: true }) })
    .first()
    .waitFor();

/** Dismisses all notices, so that later ones are new. */
export async function dismissAll(page: Page): Promise<void> {
  await page.evaluate(`document.querySelectorAll("[aria-label=Dismiss]").forEach((close) => close.click())`);
  await button(page, "Dismiss").first().waitFor({ state: "detached" });
}

/** Lets the installed clock of the page run ahead until it holds, so that retries come at once. */
export async function runUntil(page: Page, holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await page.clock.runFor(250);
}

/** Waits until the page is at this path and query. */
export const isAt = (page: Page, address: string): Promise<void> =>
  page.waitForURL((url) => url.pathname + url.search === address);

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("auth_token"));

/** Pauses every animation at its start. */
export const stopAnimations = (page: Page): Promise<unknown> =>
  page.addInitScript(`
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { animation-play-state: paused !important }");
    document.adoptedStyleSheets = [sheet];
  `);

/** Whether the element is visible after so many milliseconds of its paused animation. */
export const isVisibleAfter = (place: Locator, milliseconds: number): Promise<boolean> =>
  place.evaluate((node, at) => {
    const [animation] = node.getAnimations();
    animation.currentTime = at;
    return node.computedStyleMap().get("opacity").value > 0;
  }, milliseconds);
