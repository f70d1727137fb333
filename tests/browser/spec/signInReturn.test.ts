import { describe, expect, it } from "vitest";
import { stage } from "../actors.ts";
import { answer } from "../faults.ts";
import { isAt, sees, storedToken } from "../seeing.ts";

const { page: open, person, session, statusOf } = stage();

const home = "Get Started";

describe("Sign-in return (/auth/callback)", () => {
  it("It reads the query parameters token and error.", async () => {
    const page = await open(null);
    const token = await session(await person("runa-aldecoa"));
    await page.goto(`/auth/callback?token=${token}`);
    await sees(page, "runa-aldecoa");
    await page.goto("/auth/callback?error=access_denied");
    await isAt(page, "/?error=access_denied");
  });

  it("While working it shows 'Completing authentication, please wait...'.", async () => {
    const page = await open(null);
    // The page works for an instant only, so whatever it ever showed is written down.
    await page.addInitScript(`
      window.shown = [];
      new MutationObserver(() => shown.push(document.body?.innerText)).observe(document, { childList: true, subtree: true });
    `);
    await page.goto("/auth/callback?error=access_denied");
    await sees(page, home);
    const shown: string[] = await page.evaluate("window.shown");
    expect(shown.join("\n")).toContain("Completing authentication, please wait...");
  });

  it("If error is present it goes to /?error={error}.", async () => {
    const page = await open(null);
    await page.goto("/auth/callback?error=exchange_failed&token=abc");
    await isAt(page, "/?error=exchange_failed");
    expect(await storedToken(page)).toBeNull();
  });

  it("If token is present it stores it as the auth token, fires the 'loggedIn' event and goes to /.", async () => {
    const page = await open(null);
    await page.addInitScript(
      `addEventListener("loggedIn", () => (window.heard = localStorage.getItem("auth_token")))`,
    );
    const token = await session(await person("runa-aldecoa"));
    await page.goto(`/auth/callback?token=${token}`);
    await isAt(page, "/");
    await sees(page, "runa-aldecoa");
    const stored = await storedToken(page);
    expect(await page.evaluate("window.heard")).toBe(stored);
    expect(await statusOf(stored ?? "")).toBe(200);
    // The one that travelled in the address has ended.
    expect(await statusOf(token)).toBe(401);
  });

  it("If neither is present it goes to /?error=authentication_failed_no_token.", async () => {
    const page = await open(null);
    await page.goto("/auth/callback");
    await isAt(page, "/?error=authentication_failed_no_token");
  });
});

describe("8. Error catalogue", () => {
  it("**Sign-in**: an error parameter leads to /?error={error}; a missing token leads to /?error=authentication_failed_no_token.", async () => {
    const page = await open(null);
    await answer(page, "user.signInOptions", "cut");
    await page.goto("/auth/callback?error=a%26b%3Dc");
    await isAt(page, "/?error=a%26b%3Dc");
    await page.getByRole("alert").first().waitFor();
    await page.goto("/auth/callback?token=");
    await isAt(page, "/?error=authentication_failed_no_token");
    await page.getByRole("alert").first().waitFor();
  });
});
