import { preparing } from "@career-hub/server/job/preparing.ts";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ads } from "./ads.ts";
import { intercept } from "./faults.ts";
import { button, card } from "./locators.ts";
import { board, idOf, job, picture } from "./spec/fixtures.ts";
import { testBrowser } from "./testBrowser.ts";
import { consoleMessagesOf } from "./visit.ts";

const { at, newcomer, importAds, url } = testBrowser({ hasAds: true });

const total = (page: Page, count: number) =>
  page
    .getByRole("status")
    .filter({ hasText: new RegExp(`^${count} openings?, (?:newest|most relevant) first$`) })
    .waitFor();
const noneYet = "No job openings are available at the moment. Please check back later.";
const search = (page: Page) => new URL(page.url()).searchParams;

describe("job board", () => {
  it("keeps search and filters in the URL over reload and back, ignores unknown values there, and distinguishes no search results from an empty board", async () => {
    const page = await at(null, "/jobs");
    await total(page, ads.length);
    await page.keyboard.press("/");
    await page.keyboard.type("rust");
    await total(page, 1);
    expect(search(page).get("q")).toBe("rust");
    await page.keyboard.press("Escape");
    await total(page, ads.length);
    await page.getByRole("checkbox", { name: "Remote 1 opening" }).click();
    await total(page, 1);
    expect(search(page).getAll("remote")).toEqual(["remote"]);
    await page.reload();
    await total(page, 1);
    expect(await page.getByRole("checkbox", { name: /^Remote/ }).isChecked()).toBe(true);
    // Only what was typed is undone, not the filter before it.
    await page.keyboard.press("/");
    await page.keyboard.type("rust", { delay: 300 });
    await total(page, 1);
    await page.goBack();
    expect(search(page).getAll("remote")).toEqual(["remote"]);
    expect(search(page).get("q")).toBeNull();
    await page.goBack();
    await total(page, ads.length);
    await page.goForward();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await total(page, ads.length);

    await page.goto("/jobs?q=zeppelin");
    await page.getByText("No openings match your search").waitFor();
    expect(await page.getByText(noneYet).count()).toBe(0);
    await page.getByRole("button", { name: "Clear search and filters" }).click();
    await total(page, ads.length);
    expect(page.url()).toBe(`${url()}/jobs`);

    await page.goto("/jobs?remote=moon&level=%00&level=boss&show=nothing&q=%22");
    await page.getByRole("heading", { name: "Available Job Openings" }).waitFor();
    expect(await page.getByText("Failed to load job postings. Please try again later.").count()).toBe(0);
  });

  it("counts again when the import of sample jobs ends, and offers a country by its name in its own language", async () => {
    await importAds(ads.slice(0, 2));
    preparing.jobs = true;
    const page = await at(null, "/jobs");
    await total(page, 2);
    await importAds();
    preparing.jobs = false;
    await total(page, ads.length);

    await importAds(ads.map((ad) => ({ ...ad, location: "Łódź, Polska" })));
    await page.goto("/jobs");
    await page.getByRole("combobox", { name: "Place" }).pressSequentially("Polsk");
    await page.getByRole("option", { name: /^Poland/ }).click();
    await expect.poll(() => search(page).getAll("place")).toEqual(["Poland"]);
    await total(page, ads.length);
    await importAds();
  });

  it("on a phone opens the filters in a dialog with a count that Escape closes, and shows a card from its top when its long description is collapsed", async () => {
    const page = await at(null, "/jobs", { viewport: { width: 390, height: 700 } });
    await total(page, ads.length);
    await page.getByRole("button", { name: "Filters" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("checkbox", { name: /^Remote/ }).click();
    await sheet.getByRole("button", { name: "Show 1 opening" }).waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.locator(":focus", { hasText: /^Filters1$/ }).waitFor();
    await total(page, 1);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);

    const description_html = `<p>${Array.from({ length: 80 }, (_, line) => `Line ${line}`).join("<br>")}</p>`;
    await intercept(page, "job.list", board([1, 2, 3].map((number) => job({ description_html }, number))));
    await page.goto("/jobs");
    const second = card(page, "Opening 2");
    await button(second, "Read More").click();
    await button(second, "Read Less").click();
    await expect
      .poll(async () => (await second.boundingBox())?.y)
      .toSatisfy((y: number) => y >= 50 && y < 350);
    await button(second, "Read More").waitFor();
  });

  it("links an opening that two people post to its page, and says on card and page that an ad gives no link", async () => {
    const founders = [{ id: idOf(1), username: "runa-aldecoa", avatar_url: picture }];
    const page = await at(null, "/jobs", {
      responses: { "job.list": board([job({ job_url: "", founders })]) },
    });
    const apply = card(page, "Opening 1").getByRole("link", { name: "View & Apply" });
    expect(await apply.getAttribute("href")).toBe(`/jobs/${idOf(1)}`);

    const withoutUrl = { change: (own: object) => ({ ...own, job_url: "" }) };
    await intercept(page, "job.list", {
      change: ({ jobs, ...rest }) => ({ jobs: jobs.map(withoutUrl.change), ...rest }),
    });
    await intercept(page, "job.byId", withoutUrl);
    await page.goto("/jobs");
    const clerk = card(page, "Ledger Clerk");
    await clerk.getByText("This ad has no application link.").waitFor();
    await clerk.getByRole("link", { name: "Ledger Clerk" }).click();
    await page.getByRole("complementary").getByText("This ad has no application link.").waitFor();
    expect(await page.getByText("View & Apply").count()).toBe(0);
  });

  it("rolls back an optimistic update when the request fails, and hides all jobs of a company until they are shown again", async () => {
    const page = await at(await newcomer(), "/jobs");
    await card(page, "Ledger Clerk").waitFor();
    await page.route("**/trpc/job.mark*", (route) => route.abort());
    await button(card(page, "Ledger Clerk"), /^Hide/).click();
    await page.getByRole("menuitem", { name: "Hide this job" }).click();
    await page.getByRole("alert").getByText("Could not hide this job.").waitFor();
    await card(page, "Ledger Clerk").waitFor();
    await page.unroute("**/trpc/job.mark*");

    await card(page, "Ledger Clerk").getByRole("button", { name: "Hide Ledger Clerk" }).click();
    await page.getByRole("menuitem", { name: "Hide all jobs from Lantern Grid" }).click();
    await page.getByText("Jobs from Lantern Grid are hidden.").waitFor();
    await total(page, ads.length - 2);
    expect(await card(page, "Senior Storage Engineer").count()).toBe(0);
    await page.reload();
    await total(page, ads.length - 2);
    expect(await card(page, "Ledger Clerk").count()).toBe(0);
    await button(page, "Hidden").click();
    await page.getByText("Lantern Grid").waitFor();
    await page.getByRole("button", { name: "Show again" }).click();
    await page.getByText("Nothing is hidden").waitFor();
    await button(page, "All").click();
    await card(page, "Ledger Clerk").waitFor();
  });

  it("a job has its own page with JobPosting structured data, and an unknown one is shown as closed", async () => {
    const page = await at(null, "/jobs?q=storage");
    await page.getByRole("link", { name: "Senior Storage Engineer" }).click();
    await page.getByRole("heading", { name: "Senior Storage Engineer", level: 1 }).waitFor();
    await expect.poll(() => page.title()).toContain("Senior Storage Engineer at Lantern Grid");
    await page.reload();
    await page.getByRole("heading", { name: "Responsibilities", level: 2 }).waitFor();
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    expect(data).toMatchObject({
      "@type": "JobPosting",
      title: "Senior Storage Engineer",
      hiringOrganization: { name: "Lantern Grid" },
      jobLocationType: "TELECOMMUTE",
      employmentType: "FULL_TIME",
      baseSalary: { currency: "EUR", value: { minValue: 80_000, maxValue: 95_000, unitText: "YEAR" } },
    });
    expect(consoleMessagesOf(page)).toEqual([]);
    await page.goBack();
    await total(page, 1);
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);

    await page.goto("/jobs/00000000-0000-4000-8000-000000000000");
    await page.getByRole("heading", { name: "This opening is closed" }).waitFor();
    await expect.poll(() => page.title()).toBe("This opening is closed · Career Hub");
    await page.getByRole("link", { name: "See all openings" }).click();
    await total(page, ads.length);
  });

  it("a closed job stays visible only to people who saved it", async () => {
    await importAds();
    const one = await newcomer();
    const [{ id }] = await one.call("GET", "/jobs?q=clerk");
    await one.call("POST", `/jobs/${id}/mark`, { mark: "saved" });
    const page = await at(one, `/jobs/${id}`);
    await page.getByRole("heading", { name: "Ledger Clerk" }).waitFor();
    await importAds(ads.filter((ad) => ad.title !== "Ledger Clerk"));
    await page.reload();
    await page.getByText("This opening is closed. It stays here because you saved it.").waitFor();
    expect(await page.getByRole("link", { name: "View & Apply" }).count()).toBe(0);
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
    await page.goto("/jobs?show=saved");
    const card = page.getByRole("article").filter({ hasText: "Ledger Clerk" });
    await card.getByText("Closed", { exact: true }).waitFor();
    expect(await card.getByRole("link", { name: "View & Apply" }).count()).toBe(0);
    const other = await at(null, `/jobs/${id}`);
    await other.getByRole("heading", { name: "This opening is closed" }).waitFor();
  });
});
