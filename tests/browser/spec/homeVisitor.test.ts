import { describe, expect } from "vitest";
import { intercept } from "../faults.ts";
import { button, heading, isAt, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { walk } from "./walk.ts";

const { at, person } = testBrowser();

const signInButton = "Log in with GitHub and generate a profile";
const privateBox = "Include private repositories data (optional)";

describe("Home (/)", () => {
  walk(
    [
      "Home (/) › The title is 'AI Powered {product}'.",
      "Home (/) › A 'Get Started' card.",
      "Home (/) › A benefits list: instant profile generation, secure integration, AI job matching.",
      "Home (/) › An error query parameter on / may be present after failed sign-in (see the error catalogue).",
      "4. States and transitions › A stored token (storage key auth_token) means logged in.",
      "9. Business constants and limits › Stored token key | auth_token",
    ],
    async () => {
      const page = await at(null, "/");
      const title = page.getByRole("heading", { level: 1 });
      expect((await title.innerText()).replace(/\s+/g, " ")).toBe("AI Powered Career Hub");
      const card = page.getByRole("region", { name: "Get Started" });
      await button(card, signInButton).waitFor();
      await heading(card, "Get Started").waitFor();
      const benefits = card.getByRole("listitem");
      await benefits.first().waitFor();
      expect(await benefits.getByRole("heading").allTextContents()).toEqual([
        "Instant profile generation",
        "Secure integration",
        "AI job matching",
      ]);

      await page.goto("/?error=access_denied");
      // A cancelled sign-in is not shown as an error.
      const notice = page.getByRole("status").filter({ hasText: "You did not allow the sign-in" });
      await notice.waitFor();
      await button(page, signInButton).waitFor();
      await button(notice, "Dismiss").click();
      await notice.waitFor({ state: "detached" });
      await isAt(page, "/");
      const alert = page.getByRole("alert");
      // Text from the URL is not shown.
      await page.goto("/?error=Call%20this%20number");
      await alert.getByText("Sign-in failed. Please try again.").waitFor();
      expect(await page.getByText("Call this number").count()).toBe(0);

      const { token } = await person("runa-aldecoa");
      await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
      const [request] = await Promise.all([page.waitForRequest(/user\.current/), page.reload()]);
      expect(request.headers().authorization).toBe(`Bearer ${token}`);
      await waitForText(page, "Generations used: 0/3");
      // The token is stored under this key only.
      const keys = await page.evaluate((value) => {
        const stored = [...Object.entries({ ...localStorage }), ...Object.entries({ ...sessionStorage })];
        return stored.filter(([, kept]) => kept === value).map(([key]) => key);
      }, token);
      expect(keys).toEqual(["auth_token"]);
    },
  );

  walk(
    [
      "Home (/) › While auth is checked it shows 'Loading your profile...'.",
      "Home (/) › Auth is rechecked on window focus and on an application-wide 'loggedIn' event.",
      "4. States and transitions › A failed home auth check clears the user.",
    ],
    async () => {
      const { token } = await person("runa-aldecoa");
      const page = await at(null, "/");
      await button(page, signInButton).waitFor();
      const check = await intercept(page, "user.current", "hang");
      // As a sign-in in this window does.
      await page.evaluate(
        `localStorage.setItem("auth_token", ${JSON.stringify(token)}); dispatchEvent(new Event("loggedIn"))`,
      );
      await waitForText(page, "Loading your profile...");
      expect(await button(page, signInButton).count()).toBe(0);
      check.release();
      await waitForText(page, "Generations used: 0/3");
      expect(await page.getByText("Loading your profile...").count()).toBe(0);

      for (const [event, count] of [
        ["focus", 1],
        ["loggedIn", 2],
      ]) {
        await intercept(page, "user.current", {
          change: (status) => ({ ...status, generationCount: count }),
        });
        await page.evaluate(`window.dispatchEvent(new Event("${event}"))`);
        await waitForText(page, `Generations used: ${count}/3`);
      }

      const named = page.getByText("runa-aldecoa").or(button(page, "Account menu for runa-aldecoa"));
      await button(page, "Account menu for runa-aldecoa").waitFor();
      await intercept(page, "user.current", { status: 500, message: "Something went wrong on our side." });
      await page.evaluate(`window.dispatchEvent(new Event("focus"))`);
      await button(page, signInButton).waitFor();
      await expect.poll(() => named.count()).toBe(0);
    },
  );

  walk(
    [
      "Home (/) › A button to log in with the code-hosting account and generate a profile.",
      "Home (/) › An optional checkbox 'Include private repositories data (optional)'.",
      "9. Business constants and limits › Private repositories in sign-in | off by default",
    ],
    async () => {
      const page = await at(null, "/");
      for (const include of [false, true]) {
        const box = page.getByRole("checkbox", { name: privateBox });
        expect(await box.isChecked()).toBe(false);
        await box.setChecked(include);
        const [request] = await Promise.all([
          page.waitForRequest(/\/api\/auth\/github/),
          button(page, signInButton).click(),
        ]);
        expect(new URL(request.url()).searchParams.get("include_private")).toBe(String(include));
        await page.locator('a[href*="/as/jontewikander?"]').first().click();
        await waitForText(page, "Generations used: 0/3");
        await button(page, "Logout").click();
      }
    },
  );
});
