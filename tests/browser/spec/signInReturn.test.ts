import { describe, expect, it } from "vitest";
import { intercept } from "../faults.ts";
import { isAt, storedToken, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { walk } from "./walk.ts";

const { page: open, person, session, statusOf } = testBrowser();

const home = "Get Started";

describe("Sign-in return (/auth/callback)", () => {
  it("While working it shows 'Completing authentication, please wait...'.", async () => {
    const page = await open(null);
    // Records every text of the short-lived page.
    await page.addInitScript(`
      window.shown = [];
      new MutationObserver(() => shown.push(document.body?.innerText)).observe(document, { childList: true, subtree: true });
    `);
    await page.goto("/auth/callback?error=access_denied");
    await waitForText(page, home);
    const shown: string[] = await page.evaluate("window.shown");
    expect(shown.join("\n")).toContain("Completing authentication, please wait...");
  });

  walk(
    [
      "Sign-in return (/auth/callback) › If error is present it goes to /?error={error}.",
      "Sign-in return (/auth/callback) › If neither is present it goes to /?error=authentication_failed_no_token.",
      "8. Error catalogue › **Sign-in**: an error parameter leads to /?error={error}; a missing token leads to /?error=authentication_failed_no_token.",
    ],
    async () => {
      const page = await open(null);
      await intercept(page, "user.signInOptions", "cut");
      for (const [query, error] of [
        ["?error=exchange_failed&token=abc", "exchange_failed"],
        ["?error=a%26b%3Dc", "a%26b%3Dc"],
        ["?token=", "authentication_failed_no_token"],
        ["", "authentication_failed_no_token"],
      ]) {
        await page.goto(`/auth/callback${query}`);
        await isAt(page, `/?error=${error}`);
        await page.getByRole("alert").first().waitFor();
        expect(await storedToken(page)).toBeNull();
      }
    },
  );

  walk(
    [
      "Sign-in return (/auth/callback) › It reads the query parameters token and error.",
      "Sign-in return (/auth/callback) › If token is present it stores it as the auth token, fires the 'loggedIn' event and goes to /.",
    ],
    async () => {
      const page = await open(null);
      await page.addInitScript(
        `addEventListener("loggedIn", () => (window.heard = localStorage.getItem("auth_token")))`,
      );
      const token = await session(await person("runa-aldecoa"));
      await page.goto(`/auth/callback?token=${token}`);
      await isAt(page, "/");
      await waitForText(page, "runa-aldecoa");
      const stored = await storedToken(page);
      expect(await page.evaluate("window.heard")).toBe(stored);
      expect(await statusOf(stored ?? "")).toBe(200);
      // The token from the URL is revoked and not in the history.
      expect(await statusOf(token)).toBe(401);
      await page.goBack();
      expect(page.url()).not.toContain("token=");
    },
  );
});
