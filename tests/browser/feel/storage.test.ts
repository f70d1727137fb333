import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { recordCalls } from "../faults.ts";
import { button, heading, isAt, link, storedToken, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { complaintsOf } from "../visit.ts";

const { page: open, at, session, founders } = testBrowser();
const [runa] = founders("runa-aldecoa");

/** As when somebody blocks what sites store: already looking for it is refused. */
const blocked = `for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {
    get: () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  });`;
/** As when there is no room left. */
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

describe("storage that is blocked", () => {
  it("leaves every public page as it is, and colours can still be changed", async () => {
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
    expect(complaintsOf(page)).toEqual([]);
  });

  it("lets somebody sign in until the page is left, and says so", async () => {
    const page = await openWith(blocked);
    await signIn(page);
    await waitForNotice(
      page,
      "Your browser does not store data for this site, so you are signed in until this page is closed or reloaded.",
    );
    await link(page, "View Profile").click();
    await heading(page, "Runa Aldecoa").waitFor();
    await page.reload();
    await heading(page, "Get Started").waitFor();
    expect(complaintsOf(page)).toEqual([]);
  });
});

describe("storage that is full", () => {
  it("lets somebody sign in in this tab, and says so", async () => {
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

  it("keeps who is signed in when a return brings nobody's token", async () => {
    const page = await at({ token: await session(runa) }, "/");
    await waitForText(page, "Generations used: 1/3");
    await page.addInitScript(full);
    await page.goto(`/auth/callback?token=${"x".repeat(43)}`);
    await page.waitForURL((url) => url.pathname === "/");
    await waitForText(page, "Generations used: 1/3");
    expect(await storedToken(page)).not.toBe("x".repeat(43));
  });
});

describe("storage that was edited by hand", () => {
  it.each([
    ["an object", '{"token":["'],
    ["lines of text", "two words\nand another line"],
    ["more than anybody stores", "x".repeat(4_000_000)],
  ])("%s for a token is none", async (_, nonsense) => {
    const page = await at(null, "/robots.txt");
    await page.evaluate((value) => localStorage.setItem("auth_token", value), nonsense);
    const calls = recordCalls(page);
    await page.goto("/profile");
    await isAt(page, "/");
    await heading(page, "Get Started").waitFor();
    expect(calls).not.toContain("user.current");
    expect(await storedToken(page)).toBeNull();
    await signIn(page);
    await page.reload();
    await waitForText(page, "Generations used: 1/3");
    expect(complaintsOf(page)).toEqual([]);
  });

  it("invalid values of every other key change nothing", async () => {
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
    expect(complaintsOf(page)).toEqual([]);
  });
});
