// How pages are loaded: how much code, when, without layout shift, and after a deployment removed their code.
import type { Page } from "playwright-core";
import { describe, expect, it, test } from "vitest";
import { intercept } from "../faults.ts";
import { button, heading, link, region, runUntil, waitForText } from "../locators.ts";
import { settle } from "../states/states.ts";
import { testBrowser } from "../testBrowser.ts";

const { page: open, founders } = testBrowser({ hasAds: true });

const [runa, iker] = founders("runa-aldecoa", "ikerzubiri");

/** Paths of the scripts that the page requests from now on. */
function scripts(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) requested.add(pathname);
  });
  return requested;
}

const codeOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);
const has = (requested: Set<string>, name: string) => [...requested].some((path) => codeOf(name).test(path));

/** Waits for the end of the first load of Home, which loads no code of other pages and overlays. */
async function loadsOnlyHome(page: Page, content: string): Promise<Set<string>> {
  const requested = scripts(page);
  await page.goto("/");
  await waitForText(page, content);
  await page.locator('[aria-live="polite"][data-position="bottom-right"]').waitFor({ state: "attached" });
  expect(has(requested, "Home")).toBe(true);
  const others = ["Jobs", "Job", "JobCard", "Profile", "ViewProfile", "Generate", "Matcher", "Messages"];
  const overlays = ["Palette", "ShortcutsDialog", "MenuDropdown", "ConfirmModal", "Popover"];
  expect([...others, ...overlays].filter((name) => has(requested, name))).toEqual([]);
  return requested;
}

test("the first load of Home loads no code of other pages and overlays, for a visitor and somebody signed in; it is preloaded on hover, focus and touch of a link", async () => {
  await loadsOnlyHome(await open(null), "Get Started");
  const page = await open(runa);
  const requested = await loadsOnlyHome(page, "Generations used: 1/3");
  await link(page, "Job Board").first().hover();
  await expect.poll(() => has(requested, "Jobs")).toBe(true);
  await link(page, "AI Job Finder").focus();
  await expect.poll(() => has(requested, "Matcher")).toBe(true);
  await button(page, "Generate New Profile").focus();
  await expect.poll(() => has(requested, "Generate")).toBe(true);
  await link(page, "View Profile").dispatchEvent("touchstart");
  await expect.poll(() => has(requested, "Profile")).toBe(true);
});

test("on a phone the profile preloads its font while it loads, and the code of overlays only when one is opened", async () => {
  // Only the profile uses the monospaced font there.
  const page = await open(runa, { viewport: { width: 390, height: 844 } });
  const requested = scripts(page);
  const opens = ["EvidencePanel", "MenuDropdown", "Popover"];
  const held = await intercept(page, "profile.saved", "hang");
  await Promise.all([page.waitForRequest(/\/geist-mono-latin-[^/]*\.woff2$/), page.goto("/profile")]);
  await expect.poll(() => held.inputs.length).toBe(1);
  expect(await page.getByText("Runa Aldecoa").count()).toBe(0);
  held.release();
  await waitForText(page, "Runa Aldecoa");
  await waitForText(page, "Suggested Co-founders");
  const claim = button(page, /, \d+ findings?$/).first();
  await claim.waitFor();
  expect(opens.filter((name) => has(requested, name))).toEqual([]);
  await claim.click();
  await page.getByRole("dialog").getByRole("list", { name: "Findings" }).waitFor();
  expect(has(requested, "EvidencePanel")).toBe(true);
  requested.clear();
  await page.goto("/jobs");
  await link(page, "Ledger Clerk").waitFor();
  expect(opens.filter((name) => has(requested, name))).toEqual([]);
});

/** Sums up layout shifts, and collects the properties that animations change. */
const observe = `
  window.shifts = 0;
  window.moved = new Set();
  addEventListener("animationstart", ({ target }) => {
    for (const { effect } of target.getAnimations({ subtree: true }))
      for (const { offset, computedOffset, easing, composite, ...properties } of effect.getKeyframes())
        for (const property of Object.keys(properties)) moved.add(property);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;
/** The cumulative layout shift once the page has loaded. */
async function shiftsOf(page: Page): Promise<number> {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await settle(page);
  return Number(await page.evaluate("window.shifts"));
}

test("an empty list that the server is still preparing fills without a reload", async () => {
  const page = await open(runa);
  await page.clock.install();
  const suggestions = await intercept(page, "profile.suggestions", {
    change: (data) => ({ ...data, suggestions: [] }),
  });
  await page.goto("/profile");
  await waitForText(page, "No new suggestions right now");
  suggestions.release();
  const suggested = button(region(page, "Suggested Co-founders"), /^Connect/).first();
  await runUntil(page, () => suggested.isVisible());
});

describe("every page while it loads", () => {
  const routes: [string, string][] = [
    ["/", "Generations used: 1/3"],
    ["/generate", "Generation 1/3"],
    ["/profile", "Suggested Co-founders"],
    ["/profile/view/IKER", "ikerzubiri's Profile"],
    ["/matcher", 'Upload your CV and click "Find Matches" to start.'],
    ["/jobs", "Ledger Clerk"],
    ["/jobs/JOB", "Senior Storage Engineer"],
    ["/no/such/page", "Page not found"],
  ];
  it.each([
    ["a desk", { width: 1280, height: 900 }],
    ["a phone", { width: 390, height: 844 }],
  ])(
    "has a layout shift of at most 0.02, also with a late relation, and lists animate only opacity and transform until they have loaded, on %s",
    async (_where, viewport) => {
      const found = (await runa.call("GET", "/jobs")).find(
        (one: { job_title: string }) => one.job_title === "Senior Storage Engineer",
      );
      const page = await open(runa, { viewport, motion: true });
      await page.addInitScript(observe);
      const relation = await intercept(page, "connection.status", "hang");
      for (const [address, content] of routes) {
        await page.goto(address.replace("IKER", iker.id).replace("JOB", found.id));
        await waitForText(page, content);
        if (address.includes("IKER")) {
          await settle(page);
          expect(relation.inputs).not.toHaveLength(0);
          relation.release();
          await button(page, "Send Connection Request").waitFor();
        }
        if (address === "/profile") await page.getByRole("meter", { name: "Match score" }).first().waitFor();
        const shifts = await shiftsOf(page);
        expect([address, shifts <= 0.02 || shifts]).toEqual([address, true]);
        if (!["/profile", "/jobs"].includes(address)) continue;
        await expect.poll(() => page.evaluate("document.getAnimations().length")).toBe(0);
        expect(await page.evaluate("[...moved].sort()"), address).toEqual(["opacity", "transform"]);
      }
      await page.context().clearCookies();
      await page.evaluate("localStorage.clear()");
      await page.goto("/");
      await waitForText(page, "Get Started");
      expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
    },
  );
});

describe("code that a deployment removed", () => {
  /** Returns 404 for the code of a page until the `until`-th navigation. Returns a counter of navigations. */
  async function without(page: Page, name: string, until: number) {
    let begun = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) begun += 1;
    });
    await page.route(codeOf(name), (route) =>
      begun <= until
        ? route.fulfill({ status: 404, contentType: "application/json", body: "{}" })
        : route.continue(),
    );
    return () => begun;
  }
  const sentence =
    "This page could not be loaded. You may be offline, or a newer version is out. Please reload.";

  it("reloads the page once at the address that was chosen, then shows an error with Reload; not while no server answers", async () => {
    const page = await open(null);
    const chosen = await without(page, "Jobs", 1);
    await page.goto("/");
    await link(page, "Job Board").first().click();
    await link(page, "Ledger Clerk").waitFor();
    expect(chosen()).toBe(2);
    expect(new URL(page.url()).pathname).toBe("/jobs");

    // A tab and a history entry are reloaded once per release.
    await page.evaluate("sessionStorage.clear()");
    const navigations = await without(page, "Jobs", 2);
    await page.goto("/jobs?q=ledger");
    await waitForText(page, sentence);
    expect(navigations()).toBe(2);
    await button(page, "Reload").click();
    await link(page, "Ledger Clerk").waitFor();
    expect(navigations()).toBe(3);

    await page.goto("/");
    await waitForText(page, "Get Started");
    expect(navigations()).toBe(4);
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await link(page, "Job Board").first().click();
    await waitForText(page, sentence);
    expect(navigations()).toBe(4);
    await heading(page, "Unexpected Application Error!").waitFor();
  });

  it("reloads the page once also where storage is blocked", async () => {
    const page = await open(null);
    await page.addInitScript(`
      Object.defineProperty(window, "sessionStorage", { get: () => { throw new DOMException("blocked"); } });
      Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("blocked"); } });
    `);
    const navigations = await without(page, "Jobs", 99);
    await page.goto("/jobs");
    await waitForText(page, sentence);
    expect(navigations()).toBe(2);
  });
});

test("the scroll position on a phone is restored after going back and reloading, and follows URL fragments", async () => {
  const page = await open(runa, { viewport: { width: 390, height: 844 } });
  const place = heading(page, "Your Connections");
  const top = () => place.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const rest = async () => {
    await place.waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await settle(page);
  };
  await page.goto("/profile");
  await rest();
  await place.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await top();
  await page.getByRole("navigation", { name: "Main" }).last().getByRole("link", { name: "Jobs" }).click();
  await link(page, "Ledger Clerk").waitFor();
  await page.goBack();
  await rest();
  await expect.poll(top).toBe(before);
  await page.reload();
  await rest();
  await expect.poll(top).toBe(before);
  await page.goto("/jobs");
  await page.goto("/profile#connections");
  await rest();
  expect(await top()).toBeLessThan(844);
  expect(await top()).toBeGreaterThanOrEqual(0);
});
