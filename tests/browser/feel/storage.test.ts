import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { recordCalls } from "../faults.ts";
import { button, heading, isAt, link, storedToken, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { consoleMessagesOf } from "../visit.ts";

const { page: open, at, session, founders } = testBrowser();
const [runa] = founders("runa-aldecoa");

/** Throws on access, as when the user blocks site data. */
const blocked = `for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {
    get: () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  });`;
/** Throws on writes, as when the quota is exceeded. */
const full = `{
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (...args) {
    if (this === localStorage) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    setItem.apply(this, args);
  };
}`;

async function openWith(script: string): Promise<Page> {
  const page = await open(null);
  await page.addInitScript(script);
  return page;
}

const signIn = async (page: Page) => {
  await page.goto(`/auth/callback?token=${await session(runa)}`);
  await waitForText(page, "Generations used: 1/3");
};

describe("blocked storage", () => {
  it("keeps public pages and the colour switch working, and a sign-in until the page is left, with a notice", async () => {
    const page = await openWith(blocked);
    for (const [address, title] of [
      ["/", "AI Powered Career Hub"],
      ["/jobs", "Available Job Openings"],
      ["/profile", "AI Powered Career Hub"],
    ] as const) {
      await page.goto(address);
      await heading(page, title).waitFor();
    }
    await button(page, "Switch to dark").click();
    await button(page, "Switch to light").waitFor();

    await signIn(page);
    await waitForNotice(
      page,
      "Your browser does not store data for this site, so you are signed in until this page is closed or reloaded.",
    );
    await link(page, "View Profile").click();
    await heading(page, "Runa Aldecoa").waitFor();
    await page.reload();
    await heading(page, "Get Started").waitFor();
    expect(consoleMessagesOf(page)).toEqual([]);
  });
});

describe("full storage", () => {
  it("keeps a sign-in in this tab only, with a notice", async () => {
    const page = await openWith(full);
    await signIn(page);
    await waitForNotice(
      page,
      "Your browser does not store data for this site, so you are signed in only in this tab.",
    );
    await page.goto("/profile");
    await heading(page, "Runa Aldecoa").waitFor();
    const other = await page.context().newPage();
    await other.goto("/profile");
    await heading(other, "Get Started").waitFor();
    await page.goto("/");
    await button(page, "Logout").click();
    await heading(page, "Get Started").waitFor();
    await page.reload();
    await heading(page, "Get Started").waitFor();
  });

  it("keeps the session when the sign-in returns an invalid token", async () => {
    const page = await at({ token: await session(runa) }, "/");
    await waitForText(page, "Generations used: 1/3");
    await page.addInitScript(full);
    await page.goto(`/auth/callback?token=${"x".repeat(43)}`);
    await page.waitForURL((url) => url.pathname === "/");
    await waitForText(page, "Generations used: 1/3");
    expect(await storedToken(page)).not.toBe("x".repeat(43));
  });
});

it("invalid stored values are ignored, and removed as the token", async () => {
  const page = await at(null, "/robots.txt");
  for (const nonsense of ["{", "null", '{"length":9}', '[[1,"x"],{}]', "x".repeat(1_000_000)]) {
    await page.evaluate((value) => {
      for (const key of ["color_scheme", "single_keys"]) localStorage.setItem(key, value);
      for (const key of ["scroll_positions", "sign_in_started"]) sessionStorage.setItem(key, value);
    }, nonsense);
    await page.goto("/jobs");
    await heading(page, "Available Job Openings").waitFor();
    await page.keyboard.press("g");
    await page.keyboard.press("h");
    await heading(page, "Get Started").waitFor();
  }

  const calls = recordCalls(page);
  for (const [kind, nonsense] of [
    ["an object", '{"token":["'],
    ["multi-line text", "two words\nand another line"],
    ["4 MB of text", "x".repeat(4_000_000)],
  ] as const) {
    await page.goto("/robots.txt");
    await page.evaluate((value) => {
      localStorage.clear();
      localStorage.setItem("auth_token", value);
    }, nonsense);
    calls.length = 0;
    await page.goto("/profile");
    await isAt(page, "/");
    await heading(page, "Get Started").waitFor();
    expect(calls, kind).not.toContain("user.current");
    expect(await storedToken(page), kind).toBeNull();
    await signIn(page);
    await page.reload();
    await waitForText(page, "Generations used: 1/3");
  }
  expect(consoleMessagesOf(page)).toEqual([]);
});
