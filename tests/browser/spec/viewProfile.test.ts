import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type Fault, intercept, recordCalls } from "../faults.ts";
import { button, heading, isAt, link, runUntil, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { picture, type Viewed } from "./fixtures.ts";
import { walk } from "./walk.ts";

const { page: open, people } = testBrowser();

/** The viewer and the viewed person. */
const [noor, kazuo] = people("noor-vanaldenberg", "kazuo-hirabe");

/** Expects no button: it would request the connection status when rendered. */
async function isWithoutButton(page: Page, calls: string[]): Promise<void> {
  await expect.poll(() => calls).toContain("news.events");
  expect(calls).not.toContain("connection.status");
  expect(await connectionButton(page).count()).toBe(0);
}

const viewed = (user: Partial<Viewed["user"]> = {}): { data: Viewed } => ({
  data: {
    user: {
      id: kazuo.id,
      github_username: "kazuo-hirabe",
      github_avatar_url: picture,
      github_profile_url: "https://github.com/kazuo-hirabe",
      ...user,
    },
    profile: {
      personal: { name: "Kazuo", avatar_url: picture, html_url: "https://github.com/kazuo-hirabe" },
      technical: {
        headline: "Builds looms",
        coFounderSummary: "Somebody who finishes.",
        keyStrengths: ["Compilers"],
        potentialRoles: ["Technical lead"],
        languageStats: { Rust: 75, Shell: 25 },
        projectInsights: [{ name: "loomlog", highlight: "Weaves without tearing." }],
        identifiedTechnologies: [],
        architecturalConcepts: [],
        estimatedExperience: "Senior",
        evidence: {},
        privateFindings: {},
        privateRepositories: 0,
      },
    },
  },
});

const connectionButton = (page: Page) => button(page, /Request|Connect/);

describe("View user profile (/profile/view/{userId})", () => {
  walk(
    [
      "View user profile (/profile/view/{userId}) › It shows a loading state, then a link 'Back to My Profile & Suggestions'.",
      "View user profile (/profile/view/{userId}) › The title is '{username}'s Profile', or 'User Profile' when the username is unknown.",
      "View user profile (/profile/view/{userId}) › Messages: 'This user hasn't created a co-founder profile yet.' and 'User profile not found.'. Error screens link 'Back to My Profile'.",
      "View user profile (/profile/view/{userId}) › The page goes to / if there is no stored token or no userId.",
    ],
    async () => {
      const page = await open(noor);
      const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
      const slow = await intercept(page, "profile.byId", "hang");
      await page.goto(`/profile/view/${kazuo.id}`);
      await page.getByLabel("Loading the profile").waitFor();
      const back = link(page, "Back to My Profile & Suggestions");
      expect(await back.count()).toBe(0);
      slow.release();
      await title("kazuo-hirabe's Profile").waitFor();
      await waitForText(page, "This user hasn't created a co-founder profile yet.");
      expect(await link(page, "Back to My Profile").getAttribute("href")).toBe("/profile");
      await back.click();
      await isAt(page, "/profile");

      const unnamed = await intercept(page, "profile.byId", viewed({ github_username: "" }));
      await page.goto(`/profile/view/${kazuo.id}`);
      await waitForText(page, "Builds looms");
      await title("User Profile").waitFor();
      unnamed.release();
      for (const id of ["00000000-0000-4000-8000-000000000000", "nonsense"]) {
        await page.goto(`/profile/view/${id}`);
        await waitForText(page.getByRole("alert"), "User profile not found.");
      }
      const failing = await intercept(page, "profile.byId", { status: 500 });
      await page.goto(`/profile/view/${kazuo.id}`);
      await waitForText(page.getByRole("alert"), "Failed to load user profile.");
      failing.release();
      await button(page, "Try Again").click();
      await link(page, "Back to My Profile").click();
      await isAt(page, "/profile");

      await page.goto("/profile/view/");
      await isAt(page, "/");
      await waitForText(page, "noor-vanaldenberg");
      await page.evaluate("localStorage.clear()");
      await page.goto(`/profile/view/${kazuo.id}`);
      await isAt(page, "/");
      await heading(page, "Get Started").waitFor();
    },
  );

  walk(
    [
      "View user profile (/profile/view/{userId}) › Main column: summary, strengths, roles, project insights.",
      "View user profile (/profile/view/{userId}) › Sidebar: language stats and a badge marking the person as a developer on the code-hosting service.",
      "View user profile (/profile/view/{userId}) › no relation: 'Send Connection Request';",
      "View user profile (/profile/view/{userId}) › pending: disabled 'Request Sent';",
      "View user profile (/profile/view/{userId}) › accepted: disabled '✓ Connected'.",
      "4. States and transitions › If the status fetch fails, the status reverts to null.",
      "8. Error catalogue › **Connection status failure**: logged only; the status resets to null.",
      "8. Error catalogue › **Connection request (viewed profile)**: success shows the server message, else 'Connection request sent!'; failure shows 'Error: {message}'.",
    ],
    async () => {
      const page = await open(noor);
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      await page.clock.install();
      await intercept(page, "profile.byId", viewed());
      for (const [status, name] of [
        [null, "Send Connection Request"],
        ["accepted", "✓ Connected"],
        ["pending", "Request Sent"],
      ] as const) {
        await intercept(page, "connection.status", { data: { status } });
        await page.goto(`/profile/view/${kazuo.id}`);
        await button(page, name).waitFor();
        expect(await button(page, name).isDisabled()).toBe(status !== null);
        expect(await connectionButton(page).count()).toBe(1);
      }

      const main = page.getByRole("article", { name: "Profile of Kazuo" });
      const parts = ["Co-founder Summary", "Key Strengths", "Potential Roles", "Project Insights"];
      for (const part of parts) await heading(main, part).waitFor();
      for (const text of [
        "Somebody who finishes.",
        "Compilers",
        "Technical lead",
        "loomlog",
        "Weaves without tearing.",
      ])
        await waitForText(main, text);
      const side = page.getByRole("complementary");
      await heading(side, "Language Stats").waitFor();
      expect(await side.getByRole("listitem").allTextContents()).toEqual(["Rust75%", "Shell25%"]);
      await waitForText(side, "GitHub Developer");
      const badge = link(side, "GitHub Developer");
      expect(await badge.getAttribute("href")).toBe("https://github.com/kazuo-hirabe");

      await intercept(page, "connection.status", { status: 500, message: "Nobody knows." });
      // Stale data is refetched when the page becomes visible.
      await page.clock.fastForward(31_000);
      await page.evaluate(`dispatchEvent(new Event("visibilitychange"))`);
      await button(page, "Send Connection Request").waitFor();
      expect(logged).toContain("The connection status could not be loaded: Nobody knows.");
      expect(await page.getByText("Nobody knows.").count()).toBe(0);
      expect(await page.getByRole("alert").count()).toBe(0);

      await intercept(page, "connection.status", { data: { status: null } });
      for (const [fault, sentence] of [
        [{ data: { message: "Kazuo will hear of it." } }, "Kazuo will hear of it."],
        [{ data: { message: "" } }, "Connection request sent!"],
        [{ status: 409, message: "Not today." }, "Error: Not today."],
      ] as const) {
        await intercept(page, "connection.request", fault);
        await button(page, "Send Connection Request").click();
        await waitForNotice(page, sentence);
      }
    },
  );
});

describe("5. Validation rules", () => {
  walk(
    [
      "5. Validation rules › User ids are compared as strings to detect one's own profile.",
      "View user profile (/profile/view/{userId}) › The button is hidden on one's own profile.",
    ],
    async () => {
      const numbered = {
        change: (current: { user: object }) => ({ ...current, user: { ...current.user, id: 4711 } }),
      };
      const page = await open(noor);
      await intercept(page, "user.current", numbered);
      await intercept(page, "profile.byId", viewed({ id: "4711" }));
      await intercept(page, "connection.status", { data: { status: null } });
      const calls = recordCalls(page);
      await page.goto("/profile/view/4711");
      await heading(page, "kazuo-hirabe's Profile").waitFor();
      await waitForText(page, "Builds looms");
      await isWithoutButton(page, calls);
      await intercept(page, "profile.byId", viewed({ id: "47110" }));
      await page.goto("/profile/view/47110");
      await button(page, "Send Connection Request").waitFor();
    },
  );
});

describe("8. Error catalogue", () => {
  walk(
    [
      "8. Error catalogue › **Viewed profile load**: the error message, else 'Failed to load user profile.'; a cancelled request is ignored; also 'User profile not found.' and 'Could not identify the current user.'.",
      "5. Validation rules › Viewing another profile requires both the current user and the viewed user to be identified. Otherwise: 'Could not identify the current user.' or 'User profile not found.'.",
    ],
    async () => {
      const page = await open(noor);
      await page.clock.install();
      const unidentified: Fault = {
        change: (current) => ({ ...current, user: { ...current.user, id: null } }),
      };
      const texts: [string, Fault, string][] = [
        ["profile.byId", { status: 500, message: "Being dusted." }, "Being dusted."],
        ["profile.byId", { status: 500, message: "" }, "Failed to load user profile."],
        ["profile.byId", "malformed", "Failed to load user profile."],
        ["profile.byId", { status: 404, message: "User profile not found." }, "User profile not found."],
        ["user.current", { status: 500 }, "Could not identify the current user."],
        ["user.current", "malformed", "Could not identify the current user."],
        ["profile.byId", { data: { user: null, profile: null } }, "User profile not found."],
        ["user.current", unidentified, "Could not identify the current user."],
      ];
      for (const [name, fault, sentence] of texts) {
        const provoked = await intercept(page, name, fault);
        await page.goto(`/profile/view/${kazuo.id}`);
        const alert = page.getByRole("alert").getByText(sentence, { exact: true }).first();
        await runUntil(page, () => alert.isVisible());
        provoked.release();
      }
      const slow = await intercept(page, "profile.byId", "hang");
      await page.reload();
      await page.getByLabel("Loading the profile").waitFor();
      await expect.poll(() => slow.inputs.length).toBe(1);
      const [cancelled] = await Promise.all([
        page.waitForEvent("requestfailed", (request) => request.url().includes("profile.byId")),
        link(page, "Job Board").first().click(),
      ]);
      await heading(page, "Available Job Openings").waitFor();
      expect(cancelled.failure()?.errorText).toBe("net::ERR_ABORTED");
      expect(await page.getByRole("alert").count()).toBe(0);
    },
  );
});
