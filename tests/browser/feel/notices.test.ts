import { expect, it } from "vitest";
import { intercept } from "../faults.ts";
import { button, heading, link, region, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { page: open, at, founders, people } = testBrowser({ hasAds: true });
const [runa] = founders("runa-aldecoa", "ikerzubiri");
const [ines] = people("ines-lindqvaye");

it("removes an error notice when the same action succeeds; pages are printed without drop area, search and filters", async () => {
  const page = await at(runa, "/profile");
  await button(page, "Connect").first().waitFor();
  const fault = await intercept(page, "connection.request", { status: 503, message: "Not at the moment." });
  await button(page, "Connect").first().click();
  await waitForNotice(page, "Error sending request: Not at the moment.");
  fault.release();
  await button(page, "Connect").first().click();
  await page.getByText("Error sending request: Not at the moment.").waitFor({ state: "detached" });

  await page.goto("/matcher");
  await waitForText(page, "Drop your CV here");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("Drop your CV here").isVisible()).toBe(false);
  await page.goto("/jobs");
  await heading(page, "Available Job Openings").waitFor();
  expect(await page.getByRole("searchbox").filter({ visible: true }).count()).toBe(0);
});

it("on a phone an error notice does not cover the messages' Close and Try Again", async () => {
  const page = await open(runa, { viewport: { width: 390, height: 844 } });
  const fault = await intercept(page, "message.threads", { status: 400, message: "Not at the moment." });
  await page.goto("/matcher");
  await button(page, "Upload CV").click();
  await waitForNotice(page, "Please select a file first.");
  await link(page.getByRole("banner"), "Messages").click();
  const dialog = page.getByRole("dialog", { name: "Messages" });
  await waitForText(dialog, "Could not load your messages.");
  fault.release();
  await button(dialog, "Try Again").click();
  await dialog.getByText("No connections yet").waitFor();
  await button(dialog, "Close").click();
  await dialog.waitFor({ state: "detached" });
});

it("suggests generating a profile when there is none", async () => {
  const page = await at(ines, "/profile");
  const suggested = region(page, "Suggested Co-founders");
  await suggested.getByText(/based on your saved profile, so save one first/).waitFor();
  expect(await suggested.getByText("Check back later").count()).toBe(0);
});

it("paints the page frame before scripts and style sheets load", async () => {
  const page = await open(null);
  await page.route(/\/assets\//, () => {});
  await page.goto("/", { waitUntil: "commit" });
  await page.getByText("Career Hub", { exact: true }).waitFor();
  await expect.poll(() => page.evaluate("performance.getEntriesByType('paint').length > 0")).toBe(true);
});
