import { expect, it } from "vitest";
import { axeViolations } from "../axe.ts";
import { button, heading, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { at, person, founders } = testBrowser();
const [runa, teodor] = founders("runa-aldecoa", "teodorbrask");
const tag = /, \d+ findings?$/;

it("a claim is rejected by keyboard and restored by Undo or from the list; an edited summary is marked as own words for the owner and others", async () => {
  const page = await at(teodor, "/profile");
  const tags = page.getByRole("button", { name: tag });
  await tags.first().waitFor();
  const name = (await tags.first().textContent())?.replace(/\d*, \d+ findings?$/, "") ?? "";
  const claim = button(page, new RegExp(`^${name}`)).first();
  const reject = async () => {
    // The claim reappears after the profile is refetched.
    await claim.waitFor();
    await claim.focus();
    await page.keyboard.press("Enter");
    // The open panel takes the focus.
    await expect
      .poll(() => page.evaluate("document.activeElement?.closest('[role=dialog]') !== null"))
      .toBe(true);
    await button(page, "Not me").press("Enter");
    await waitForText(page.getByRole("status"), new RegExp(`^“${name}” is left out`));
    await button(page, `Restore ${name}`).waitFor();
  };
  await reject();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, "Undo").press("Enter");
  await waitForText(page.getByRole("status"), new RegExp(`^“${name}” is part of your profile`));
  await button(page, `Restore ${name}`).waitFor({ state: "detached" });
  await reject();
  await page.reload();
  await button(page, `Restore ${name}`).click();
  await button(page, `Restore ${name}`).waitFor({ state: "detached" });
  await claim.waitFor();

  await button(page, "Edit summary").click();
  const field = page.getByRole("textbox", { name: "Your summary" });
  await field.fill("Never mind.");
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate("document.activeElement?.textContent")).toBe("Edit summary");
  await page.keyboard.press("Enter");
  await field.fill("I sell what I build. Write to me@example.org.");
  await button(page, "Save summary").click();
  await waitForNotice(page, "Profile updated successfully!");
  await waitForText(page, "I sell what I build. Write to");
  await waitForText(page, "In your own words");
  await waitForText(page, /^We removed e-mail addresses, links and phone numbers/);

  const other = await at(runa, `/profile/view/${teodor.id}`);
  await waitForText(other, "In their own words");
  await other.getByRole("button", { name: tag }).first().click();
  await waitForText(other.getByRole("dialog"), /^Based on \d+ finding/);
  expect(await button(other, "Not me").count()).toBe(0);
  expect(await button(other, /^Edit/).count()).toBe(0);
  await heading(other, "Experience Level").waitFor();
});

it("the source of a project is not cut off beside its button, and a notice appears when the headline mentions a rejected claim", async () => {
  const page = await at(runa, "/profile");
  const path = page.getByRole("article", { name: "Profile of" }).getByTitle("README.md").locator("span");
  await path.first().waitFor();
  expect(
    await path.evaluateAll((nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth).length),
  ).toBe(0);

  await page
    .getByRole("button", { name: /^Rust[\s\d,]+finding/ })
    .first()
    .click();
  await button(page, "Not me").click();
  await waitForText(page.getByRole("status"), /still mentions it\.$/);
  await button(page, "Undo").click();
});

it("texts edited on two devices are both kept", async () => {
  const [laptop, phone] = [await at(teodor, "/profile"), await at(teodor, "/profile")];
  const edit = async (page: typeof laptop, name: string, text: string) => {
    await button(page, `Edit ${name}`).click();
    await page.getByRole("textbox", { name: `Your ${name}` }).fill(text);
    await button(page, `Save ${name}`).click();
    await waitForNotice(page, "Profile updated successfully!");
  };
  await button(phone, "Edit summary").waitFor();
  await edit(laptop, "headline", "Builds maps for harbours");
  await edit(phone, "summary", "Looks for somebody who sells.");
  const { profile } = await teodor.call("GET", "/profile/saved");
  expect(profile.technical).toMatchObject({
    headline: "Builds maps for harbours",
    coFounderSummary: "Looks for somebody who sells.",
  });
});

it("an edited headline of a generation is kept until the generation is saved", async () => {
  const iker = await person("ikerzubiri");
  await iker.call("POST", "/profile/generate", {});
  const page = await at(iker, "/generate");
  await button(page, "Edit headline").click();
  await page.getByRole("textbox", { name: "Your headline" }).fill("Builds apps for the field");
  await button(page, "Save headline").click();
  await waitForText(page, "In your own words");
  await button(page, "Save This Profile").click();
  await heading(page, "Your Co-founder Profile").waitFor();
  await waitForText(page, "Builds apps for the field");
  const { profile } = await iker.call("GET", "/profile/saved");
  expect(profile.technical.ownWords).toEqual({ headline: true });
});
