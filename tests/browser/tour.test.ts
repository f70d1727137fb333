import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { heading, link, region } from "./locators.ts";
import { seededBrowser } from "./states/seededBrowser.ts";

const { page: open } = seededBrowser();

const viewport = { width: 390, height: 844 };
const headerHeight = 52;
const isInView = (place: Locator) =>
  expect
    .poll(async () => {
      const { y, height } = (await place.boundingBox()) ?? { y: -1, height: 0 };
      return y >= headerHeight && y + height <= viewport.height;
    })
    .toBe(true);

const yOf = async (place: Locator) => (await place.boundingBox())?.y ?? -1;

it("the header of a visitor on a phone has the product's name, and the page has its links", async () => {
  const page = await open(null, { viewport });
  await page.goto("/");
  const header = page.getByRole("banner");
  await header.getByText("Career Hub", { exact: true }).waitFor();
  expect(await header.getByRole("link").count()).toBe(1);
  await link(page.getByRole("main"), "How it works").first().waitFor();
  await link(page.getByRole("main"), "Job Board").click();
  await heading(page, "Available Job Openings").waitFor();
});

it("the tour shows the start of the opened step on a phone, below its row", async () => {
  const page = await open(null, { viewport });
  await page.goto("/");
  await link(page, "Look around without signing in").click();
  const tour = region(page, "Take the tour");
  await isInView(region(tour, "A profile").getByRole("heading").first());
  await link(tour, "Next: the evidence").click();
  const evidence = region(tour, "The evidence");
  await isInView(evidence.locator("summary").first());
  const opened = await yOf(evidence);
  expect(await yOf(link(tour, /The evidence/))).toBeLessThan(opened);
  expect(opened).toBeLessThan(await yOf(link(tour, /A match/).first()));
  await link(tour, "Next: a match").click();
  await link(tour, "Next: a job").click();
  await isInView(heading(region(tour, "A job"), /./));
});
