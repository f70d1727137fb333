import { describe, expect } from "vitest";
import { heading, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { board, job } from "./fixtures.ts";
import { walk } from "./walk.ts";

const { at } = testBrowser();

const headings = ["Responsibilities", "Requirements", "Qualifications", "Duties", "Skills", "Benefits"];

describe("Job Board (/jobs)", () => {
  walk(
    [
      "Job Board (/jobs) › The description is split at the headings Responsibilities, Requirements, Qualifications, Duties, Skills and Benefits.",
      "Job Board (/jobs) › A leading repeat of the job title is stripped.",
      "Job Board (/jobs) › Sentences under a heading become a bullet list when there is more than one.",
      "Job Board (/jobs) › The result is sanitized before display.",
    ],
    async () => {
      const running = headings.map((name) => `${name}: This stands under ${name.toLowerCase()}.`).join(" ");
      const descriptions = {
        split: `<p>We balance power. ${running}</p>`,
        unmarked: "<p>We keep lights. Benefits: Tea. Duties Answer calls. Skills Rust and SQL.</p>",
        repeated: "<h1>Log Keeper</h1><p>Log Keeper - You keep the log. A Log Keeper reads.</p>",
        meant: "<p>Log Keeper is what we call you.</p>",
        listed:
          "<p>First this. Then that. Requirements: Five years of Rust, e.g. at sea. Patience. Benefits: A lighthouse.</p>",
        about:
          "<p><b>Benefits</b></p><p>Tea. Time.</p><p><b>About Lantern Grid</b></p><p>We keep lights. All of them.</p>",
        hostile: [
          `<p>Before.</p><script>window.taken = 1</script><img src="x" onerror="window.taken = 2">`,
          `<p>Requirements: &lt;img src=x onerror="window.taken = 3"&gt;. <svg onload="window.taken = 4"></svg>Second.</p>`,
          `<a href="javascript:window.taken = 5">one</a> <a href="https://lantern.example/">two</a>`,
          `<iframe srcdoc="<script>parent.taken = 6</script>"></iframe><p style="position:fixed" onclick="x()">After.</p>`,
        ].join(""),
      };
      const jobs = Object.values(descriptions).map((description_html, index) =>
        job({ job_title: "Log Keeper", description_html }, index + 1),
      );
      const page = await at(null, "/jobs", { responses: { "job.list": board(jobs) } });
      const cardOf = (name: keyof typeof descriptions) =>
        page.getByRole("article").nth(Object.keys(descriptions).indexOf(name));
      await expect.poll(() => heading(page, "Log Keeper").count()).toBe(jobs.length);

      const split = cardOf("split");
      await waitForText(split, "We balance power.");
      expect(await split.getByRole("heading", { level: 3 }).allTextContents()).toEqual(headings);
      for (const name of headings)
        await split
          .locator(`h3:text-is("${name}") + p`)
          .getByText(`This stands under ${name.toLowerCase()}.`, { exact: true })
          .waitFor();

      expect(await cardOf("unmarked").getByRole("heading", { level: 3 }).allTextContents()).toEqual([
        "Benefits",
        "Duties",
        "Skills",
      ]);

      const repeated = cardOf("repeated");
      expect(await repeated.locator("p").allTextContents()).toContain(
        "You keep the log. A Log Keeper reads.",
      );
      const meant = cardOf("meant");
      await waitForText(meant, "Log Keeper is what we call you.");

      const listed = cardOf("listed");
      const list = listed.locator('h3:text-is("Requirements") + ul');
      expect(await list.getByRole("listitem").allTextContents()).toEqual([
        "Five years of Rust, e.g. at sea.",
        "Patience.",
      ]);
      expect(await listed.locator('h3:text-is("Benefits") + p').textContent()).toBe("A lighthouse.");
      await waitForText(listed, "First this. Then that.");
      // Text under the next heading is not part of the benefits.
      const about = cardOf("about");
      const benefits = about.locator('h3:text-is("Benefits") + ul');
      expect(await benefits.getByRole("listitem").allTextContents()).toEqual(["Tea.", "Time."]);
      expect(await about.locator('h3:text-is("About Lantern Grid") + p').textContent()).toBe(
        "We keep lights. All of them.",
      );

      const hostile = cardOf("hostile");
      await waitForText(hostile, "Before.");
      await waitForText(hostile, "After.");
      const text = hostile.locator("div:has(> p)");
      expect(await text.locator("img, script, svg, iframe, [style], [onclick], [onerror]").count()).toBe(0);
      const links = text.locator("a[href]");
      expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
        "https://lantern.example/",
      ]);
      expect(await page.evaluate("window.taken")).toBeUndefined();
    },
  );
});
