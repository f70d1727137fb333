// The few ways in which the tests look at a page.
import type { Locator, Page } from "playwright-core";

/** Waits for this text, word for word. */
export const waitForText = (place: Page | Locator, text: string | RegExp): Promise<void> =>
  place.getByText(text, { exact: true }).first().waitFor();

export const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole("button", { name, exact: true });

export const link = (place: Page | Locator, name: string): Locator =>
  place.getByRole("link", { name, exact: true });

export const heading = (place: Page | Locator, name: string): Locator =>
  place.getByRole("heading", { name, exact: true });

export const region = (place: Page | Locator, name: string): Locator =>
  place.getByRole("region", { name, exact: true });

/** A card, by its heading: a job, a thing that was read. */
export const card = (place: Page | Locator, title: string): Locator =>
  place.getByRole("article").filter({ has: heading(place as Page, title) });

/** What is read out after the name of a button, when it has a description. */
export const descriptionOf = (place: Locator): Promise<string | undefined> =>
  place.evaluate(
    (node) => node.ownerDocument.getElementById(node.getAttribute("aria-describedby"))?.textContent,
  );

/** What the browser made of a style of this element. */
export const styleOf = (place: Locator, property: string): Promise<string> =>
  place.evaluate(
    (node, name) => node.ownerDocument.defaultView.getComputedStyle(node).getPropertyValue(name),
    property,
  );

/** The letters in place of a picture. They are drawn, and so in no text. */
export const initialsIn = (place: Locator): Promise<string> =>
  place
    .locator("[data-initials]")
    .evaluate((node) =>
      node.ownerDocument.defaultView.getComputedStyle(node, "::before").content.replaceAll('"', ""),
    );

/** A colour of the product, "--ch-excellent", as the browser writes colours. */
export const tokenOf = (page: Page, token: string): Promise<string> =>
  page.evaluate(`(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(${token})";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  })()`);

/** Waits for a notice with exactly this text, which the specification calls an alert. */
export const waitForNotice = (page: Page, text: string): Promise<void> =>
  page
    .getByRole("alert")
    .or(page.getByRole("status"))
    .filter({ has: page.getByText(text, { exact: true }) })
    .first()
    .waitFor();

/** Closes every notice, so that the next one is new. */
export async function dismissAll(page: Page): Promise<void> {
  await page.evaluate(`document.querySelectorAll("[aria-label=Dismiss]").forEach((close) => close.click())`);
  await button(page, "Dismiss").first().waitFor({ state: "detached" });
}

/** The page is at this address, path and query. */
export const isAt = (page: Page, address: string): Promise<void> =>
  page.waitForURL((url) => url.pathname + url.search === address);

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("auth_token"));

/** Stops every animation where it begins, however slow the machine is. */
export const stopAnimations = (page: Page): Promise<unknown> =>
  page.addInitScript(`
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { animation-play-state: paused !important }");
    document.adoptedStyleSheets = [sheet];
  `);

/** Whether it can be seen that many milliseconds after it came into a page whose animations are stopped. */
export const isVisibleAfter = (place: Locator, milliseconds: number): Promise<boolean> =>
  place.evaluate((node, at) => {
    const [animation] = node.getAnimations();
    animation.currentTime = at;
    return node.computedStyleMap().get("opacity").value > 0;
  }, milliseconds);
