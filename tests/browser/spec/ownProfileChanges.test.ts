import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { intercept, recordCalls } from "../faults.ts";
import { button, heading, link, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { page: open, at, founders } = testBrowser();

const [runa] = founders("runa-aldecoa");

const confirm = async (page: Page) => {
  await button(page, "Delete Profile").click();
  await button(page.getByRole("dialog"), "Delete Profile").click();
};

describe("5. Validation rules", () => {
  it("Deleting a profile needs the confirmation 'Are you sure you want to delete your saved profile? This action cannot be undone.'.", async () => {
    const page = await open(runa);
    const calls = recordCalls(page);
    await page.goto("/profile");
    await button(page, "Delete Profile").click();
    const dialog = page.getByRole("dialog");
    await waitForText(
      dialog,
      "Are you sure you want to delete your saved profile? This action cannot be undone.",
    );
    await button(dialog, "Cancel").click();
    await dialog.waitFor({ state: "hidden" });
    await heading(page, "Runa Aldecoa").waitFor();
    expect(calls).not.toContain("profile.remove");
    expect((await runa.call("GET", "/profile/saved")).profile).not.toBeNull();
  });
});

describe("8. Error catalogue", () => {
  it("**Profile delete**: success 'Profile deleted successfully!'; failure the server error, else 'Failed to delete profile.'.", async () => {
    const page = await at(runa, "/profile");
    await intercept(page, "profile.remove", { status: 503, message: "The service is busy for a moment." });
    await confirm(page);
    await waitForNotice(page, "The service is busy for a moment.");
    await intercept(page, "profile.remove", "cut");
    await confirm(page);
    await waitForNotice(page, "Failed to delete profile.");
    await heading(page, "Runa Aldecoa").waitFor();
    await intercept(page, "profile.saved", { data: { profile: null } });
    const removal = await intercept(page, "profile.remove", {
      data: { message: "Profile deleted successfully!" },
    });
    await confirm(page);
    await waitForNotice(page, "Profile deleted successfully!");
    await link(page, "Generate Profile").waitFor();
    expect(removal.inputs).toHaveLength(1);
  });
});
