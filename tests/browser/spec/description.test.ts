import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { heading, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { board, job } from "./fixtures.ts";

const { at } = testBrowser();

/** The card of a job with this description and the title "Log Keeper". */
async function cardOf(description_html: string): Promise<Locator> {
  const page = await at(null, "/jobs", {
    responses: { "job.list": board([job({ job_title: "Log Keeper", description_html })]) },
  });
  const card = page.getByRole("article");
  await heading(card, "Log Keeper").waitFor();
  return card;
}

const headings = ["Responsibilities", "Requirements", "Qualifications", "Duties", "Skills", "Benefits"];

describe("Job Board (/jobs)", () => {
  it("The description is split at the headings Responsibilities, Requirements, Qualifications, Duties, Skills and Benefits.", async () => {
    const running = headings.map((name) => `${name}: This stands under ${name.toLowerCase()}.`).join(" ");
    const card = await cardOf(`<p>We balance power. ${running}</p>`);
    await waitForText(card, "We balance power.");
    expect(await card.getByRole("heading", { level: 3 }).allTextContents()).toEqual(headings);
    for (const name of headings)
      await card
        .locator(`h3:text-is("${name}") + p`)
        .getByText(`This stands under ${name.toLowerCase()}.`, { exact: true })
        .waitFor();
  });

  it("The description is split at these headings without a colon as well.", async () => {
    const card = await cardOf(
      "<p>We keep lights. Benefits: Tea. Duties Answer calls. Skills Rust and SQL.</p>",
    );
    expect(await card.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
      "Benefits",
      "Duties",
      "Skills",
    ]);
  });

  it("A leading repeat of the job title is stripped.", async () => {
    const repeated = await cardOf(
      "<h1>Log Keeper</h1><p>Log Keeper - You keep the log. A Log Keeper reads.</p>",
    );
    expect(await repeated.locator("p").allTextContents()).toContain("You keep the log. A Log Keeper reads.");
    const meant = await cardOf("<p>Log Keeper is what we call you.</p>");
    await waitForText(meant, "Log Keeper is what we call you.");
  });

  it("Sentences under a heading become a bullet list when there is more than one.", async () => {
    const card = await cardOf(
      "<p>First this. Then that. Requirements: Five years of Rust, e.g. at sea. Patience. Benefits: A lighthouse.</p>",
    );
    const list = card.locator('h3:text-is("Requirements") + ul');
    expect(await list.getByRole("listitem").allTextContents()).toEqual([
      "Five years of Rust, e.g. at sea.",
      "Patience.",
    ]);
    expect(await card.locator('h3:text-is("Benefits") + p').textContent()).toBe("A lighthouse.");
    await waitForText(card, "First this. Then that.");
    // Text under the next heading is not part of the benefits.
    const about = await cardOf(
      "<p><b>Benefits</b></p><p>Tea. Time.</p><p><b>About Lantern Grid</b></p><p>We keep lights. All of them.</p>",
    );
    const benefits = about.locator('h3:text-is("Benefits") + ul');
    expect(await benefits.getByRole("listitem").allTextContents()).toEqual(["Tea.", "Time."]);
    expect(await about.locator('h3:text-is("About Lantern Grid") + p').textContent()).toBe(
      "We keep lights. All of them.",
    );
  });

  it("The result is sanitized before display.", async () => {
    const card = await cardOf(
      [
        `<p>Before.</p><script>window.taken = 1</script><img src="x" onerror="window.taken = 2">`,
        `<p>Requirements: &lt;img src=x onerror="window.taken = 3"&gt;. <svg onload="window.taken = 4"></svg>Second.</p>`,
        `<a href="javascript:window.taken = 5">one</a> <a href="https://lantern.example/">two</a>`,
        `<iframe srcdoc="<script>parent.taken = 6</script>"></iframe><p style="position:fixed" onclick="x()">After.</p>`,
      ].join(""),
    );
    await waitForText(card, "Before.");
    await waitForText(card, "After.");
    const text = card.locator("div:has(> p)");
    expect(await text.locator("img, script, svg, iframe, [style], [onclick], [onerror]").count()).toBe(0);
    const links = text.locator("a[href]");
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
      "https://lantern.example/",
    ]);
    expect(await card.page().evaluate("window.taken")).toBeUndefined();
  });
});
