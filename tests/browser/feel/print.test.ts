import { readPdf } from "@career-hub/server/cv/pdf/readPdf.ts";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { intercept } from "../faults.ts";
import { button, heading, region, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { page: open, at, founders } = testBrowser();

const [runa, iker] = founders("runa-aldecoa", "ikerzubiri");

/** The text of each page of the printed PDF. */
async function printed(page: Page): Promise<string[]> {
  const { lines } = await readPdf(await page.pdf({ format: "A4" }));
  const pages: string[] = [];
  for (const line of lines) pages[line.page] = `${pages[line.page] ?? ""}\n${line.text}`;
  return pages.filter(Boolean);
}

type Node = { closest: (selector: string) => Node; ownerDocument: { defaultView: unknown } };
type Styles = Record<"content" | "color" | "backgroundColor", string>;
type Window = { getComputedStyle: (node: Node, part?: string) => Styles };

const afterOf = (node: Node): string =>
  (node.ownerDocument.defaultView as Window).getComputedStyle(node, "::after").content;

function coloursOf(node: Node): string[] {
  const { getComputedStyle } = node.ownerDocument.defaultView as Window;
  return [getComputedStyle(node).color, getComputedStyle(node.closest("article")).backgroundColor];
}

type Range = { selectNodeContents: (node: unknown) => void; getClientRects: () => { length: number } };
/** The number of lines that the text at the beginning of the element takes. */
function linesOfText(node: { firstChild: unknown; ownerDocument: { createRange: () => Range } }): number {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node.firstChild);
  return range.getClientRects().length;
}

const screenOnly = (
  "Job Board, CV Job Matcher, Generate New, Generate Again, Delete Profile, Suggested Co-founders, " +
  "Incoming Requests, Print or save as PDF, Save This Profile, Update Saved Profile, " +
  "Send Connection Request, Back to, Edit summary, Not me"
).split(", ");

/** The text of the page in print media. */
async function onPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  return page.evaluate("document.body.innerText");
}

describe("a printed profile", () => {
  it("uses light colours in any colour scheme, and shows the person and every claim with its repositories, without controls", async () => {
    const page = await at(runa, "/profile", { colorScheme: "dark" });
    const name = heading(page, "Runa Aldecoa");
    await name.waitFor();
    const colours = () => name.evaluate(coloursOf);
    expect(await colours()).toEqual(["rgb(241, 238, 241)", "rgb(25, 23, 26)"]);
    await page.emulateMedia({ media: "print" });
    expect(await colours()).toEqual(["rgb(28, 25, 29)", "rgb(255, 255, 255)"]);

    const { profile } = await runa.call("GET", "/profile/saved");
    for (const address of ["/profile", "/generate"]) {
      await page.emulateMedia({ media: "screen" });
      if (address === "/generate") await page.goto(address);
      await name.waitFor();
      const text = await onPaper(page);
      for (const word of screenOnly) expect(text, address).not.toContain(word);
      expect(text).toContain("Career Hub");
      for (const claim of profile.technical.keyStrengths) expect(text, address).toContain(claim);
      for (const language of Object.keys(profile.technical.languageStats))
        expect(text, address).toContain(language);
      const [strength] = profile.technical.keyStrengths;
      const [{ repository }] = profile.technical.evidence[strength];
      // The concepts may contain the same words.
      const tag = button(page, new RegExp(`^${strength}`)).first();
      const sources = await tag.evaluate(afterOf);
      expect(sources).toContain(repository.split("/").at(-1));
      // The full repository name, next to its claims.
      const basis = await page
        .getByTitle(repository, { exact: true })
        .locator("[data-full]")
        .evaluate(afterOf);
      expect(basis).toBe(`"${repository}"`);
    }

    await page.emulateMedia({ media: "screen", colorScheme: "light" });
    await button(page, "Switch to dark").click();
    await page.emulateMedia({ media: "print" });
    expect(await colours()).toEqual(["rgb(28, 25, 29)", "rgb(255, 255, 255)"]);
  });

  it("starts all main parts on the first of at most three pages, aligns the bars of commits with the years, and keeps claims whole beside a repository with a name of 100 characters", async () => {
    const page = await at(runa, "/profile");
    await heading(page, "Runa Aldecoa").waitFor();
    await page.getByRole("link", { name: "ikerzubiri" }).waitFor();
    const pages = await printed(page);
    expect(pages[0]).toContain("Co-founder");
    expect(pages[0]).toContain("Key Strengths");
    expect(pages[0]).toContain("Language Stats");
    expect(pages.length).toBeLessThanOrEqual(3);
    expect(pages.join("")).toContain("What this is based on");

    const year = page.getByText(/^’\d\d$/).first();
    await year.waitFor();
    expect(await onPaper(page)).not.toMatch(/^Bars$/m);
    await page.setViewportSize({ width: 680, height: 900 });
    const chart = region(page, "Own commits by repository and year");
    const bars = chart.locator("span:has(> i[style])").first();
    const [above, below] = [await bars.boundingBox(), await year.locator("..").boundingBox()];
    expect([above?.x, above?.width]).toEqual([below?.x, below?.width]);

    const { profile } = await runa.call("GET", "/profile/saved");
    const [strength] = profile.technical.keyStrengths;
    profile.technical.evidence[strength][0].repository = `runa-aldecoa/${"a".repeat(100)}`;
    await intercept(page, "profile.saved", { data: { profile } });
    await page.goto("/profile");
    const tag = button(page, new RegExp(`^${strength}`)).first();
    await tag.waitFor();
    expect(await tag.evaluate(linesOfText)).toBe(1);
  });

  it("is opened by the button and the palette, with the person's name as title; of another person it shows strengths and languages", async () => {
    const page = await open(runa);
    // The browser's print dialog would block the test.
    await page.addInitScript(`window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      document.body.dataset.printedAs = (document.body.dataset.printedAs ?? "") + "[" + document.title + "]";
      dispatchEvent(new Event("afterprint"));
    }`);
    const name = "[Runa Aldecoa · Career Hub]";
    await page.goto("/profile");
    await button(page, "Print or save as PDF").click();
    await page.locator(`body[data-printed-as="${name}"]`).waitFor({ state: "attached" });
    await page.keyboard.press("Control+K");
    await page.keyboard.type("print");
    await page.getByRole("option", { name: "Print or save as PDF" }).click();
    await page.locator(`body[data-printed-as="${name}${name}"]`).waitFor({ state: "attached" });
    await expect.poll(() => page.title()).toBe("Your Co-founder Profile · Career Hub");
    await page.goto("/jobs");
    await page.getByRole("searchbox", { name: "Search openings" }).waitFor();
    await page.keyboard.press("Control+K");
    await page.keyboard.type("print");
    await waitForText(page, "Nothing found for “print”");

    await page.goto(`/profile/view/${iker.id}`);
    await heading(page, "ikerzubiri's Profile").waitFor();
    const { profile } = await runa.call("GET", `/profile/${iker.id}`);
    const text = await onPaper(page);
    for (const word of screenOnly) expect(text).not.toContain(word);
    for (const strength of profile.technical.keyStrengths) expect(text).toContain(strength);
    expect(text).toContain("Language Stats");
  });
});
