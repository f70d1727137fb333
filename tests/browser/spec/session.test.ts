import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pdfFile } from "../../cv/sampleCv.ts";
import { intercept } from "../faults.ts";
import { button, heading, isAt, storedToken, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { page: open, at, session, founders, people } = testBrowser();

const [runa] = founders("runa-aldecoa");
const [iker] = people("ikerzubiri");

const isSignedOut = async (page: Page) => {
  await heading(page, "Get Started").waitFor();
  await isAt(page, "/");
  expect(await storedToken(page)).toBeNull();
};

describe("4. States and transitions", () => {
  it("Any 401 or 403 response removes it and sends the browser to / unless already there.", async () => {
    const refused: [address: string, call: string, status: number][] = [
      ["/profile", "profile.suggestions", 401],
      ["/generate", "profile.generations", 403],
      ["/matcher", "cv.info", 403],
      [`/profile/view/${iker.id}`, "profile.byId", 401],
    ];
    const page = await open(null);
    const enter = async (address: string) => {
      await page.goto("/robots.txt");
      await page.evaluate((token) => localStorage.setItem("auth_token", token), runa.token);
      await page.goto(address);
    };
    for (const [address, call, status] of refused) {
      const refusal = await intercept(page, call, { status, message: "Please sign in to continue." });
      await enter(address);
      await isSignedOut(page);
      refusal.release();
    }
    // A proxy rejects the whole batch, and not in JSON.
    await enter("/profile");
    await heading(page, "Runa Aldecoa").waitFor();
    await page.route("**/trpc/**", (route) => route.fulfill({ status: 403, body: "<h1>Forbidden</h1>" }));
    await page.evaluate(`window.dispatchEvent(new Event("focus"))`);
    await isSignedOut(page);
    await page.unroute("**/trpc/**");

    // On Home the page changes without navigation.
    await enter("/");
    await waitForText(page, "Generations used: 1/3");
    const entries = await page.evaluate("history.length");
    await page.evaluate("window.sameDocument = true");
    await intercept(page, "user.current", { status: 401 });
    await page.evaluate(`window.dispatchEvent(new Event("focus"))`);
    await isSignedOut(page);
    expect(await page.evaluate("[history.length, window.sameDocument]")).toEqual([entries, true]);
  });
});

describe("8. Error catalogue", () => {
  it("**Auth**: 401 or 403 removes the token and redirects to /.", async () => {
    // The next action is rejected.
    const page = await at({ token: await session(runa) }, "/profile");
    await button(page, "Delete Profile").click();
    const removal = await intercept(page, "profile.remove", {
      status: 401,
      message: "Please sign in to continue.",
    });
    await button(page.getByRole("dialog"), "Delete Profile").click();
    await isSignedOut(page);
    removal.release();

    // An upload is rejected.
    const matcher = await at(runa, "/matcher", { responses: { "/api/cv/upload": { status: 403 } } });
    await matcher.setInputFiles("input[type=file]", pdfFile(Buffer.from("%PDF-1.4")));
    await button(matcher, "Upload CV").click();
    await isSignedOut(matcher);
  });
});
