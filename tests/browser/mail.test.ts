import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../doubles/mailServer.ts";
import { startProduct } from "../setup/product.ts";
import { ads, importAds } from "./ads.ts";
import { axeViolations } from "./axe.ts";
import { type BrowserFixture, openBrowserFixture } from "./browserFixture.ts";
import { button, link, waitForText } from "./locators.ts";

let mail: MailServer;
let fixture: BrowserFixture;
beforeAll(async () => {
  mail = await startMailServer();
  fixture = await openBrowserFixture(startProduct({ SMTP_URL: mail.url, MAIL_FROM: "hub@example.com" }));
  await importAds(fixture.folder(), ads);
});
afterAll(async () => {
  await fixture.end();
  await mail.close();
});

/** The path of the first link to the given mail page in the latest e-mail. */
const pathIn = (page: string) =>
  new RegExp(`http://[^/]+(/mail/${page}\\?\\S+)`).exec(mail.mailbox.at(-1)?.text ?? "")?.[1] ?? "";

test("e-mail is confirmed by link, chosen on the account page, and unsubscribed by link without signing in", async () => {
  mail.mailbox.length = 0;
  const runa = await fixture.newcomer();
  const account = await fixture.page(runa);
  await account.goto("/account#email");
  await account.getByLabel("E-mail address").fill("runa@example.com");
  await account.keyboard.press("Enter");
  await waitForText(account, "Not confirmed yet");
  await expect.poll(() => mail.mailbox.length).toBe(1);

  const reader = await fixture.page(null);
  await reader.goto(pathIn("confirm"));
  expect(await axeViolations(reader)).toEqual([]);
  await waitForText(reader.getByRole("banner"), "Career Hub");
  await reader.keyboard.press("Tab");
  await reader.keyboard.press("Enter");
  await waitForText(reader, "Your address is confirmed");

  await account.reload();
  await waitForText(account, "Confirmed");
  const saved = () => account.waitForResponse(/\/trpc\/mail\.choose/);
  await Promise.all([saved(), account.getByLabel("New requests").press("Space")]);
  await Promise.all([saved(), account.getByLabel("Digest").selectOption("weekly")]);
  await account.reload();
  await expect.poll(() => account.getByLabel("New requests").isChecked()).toBe(true);
  expect(await account.getByLabel("Digest").inputValue()).toBe("weekly");
  expect(await axeViolations(account)).toEqual([]);

  const teodor = await fixture.newcomer();
  await teodor.call("POST", "/profile/connections/request", { addresseeId: runa.id });
  await expect.poll(() => mail.mailbox.length, { timeout: 120_000 }).toBe(2);
  await reader.goto(pathIn("unsubscribe"));
  expect(await axeViolations(reader)).toEqual([]);
  await button(reader, "Unsubscribe").click();
  await waitForText(reader, "You have been unsubscribed");
  await account.reload();
  await expect.poll(() => account.getByLabel("New requests").isChecked()).toBe(false);
  expect(await account.getByLabel("Digest").inputValue()).toBe("weekly");
});

test("a saved search is saved, opened, removed and restored by keyboard", async () => {
  const page = await fixture.page(await fixture.newcomer());
  await page.goto("/jobs?q=ledger");
  await button(page, "Save this search").press("Enter");
  await page.getByLabel("Name").fill("Ledgers");
  await page.keyboard.press("Enter");
  await link(page, "Ledgers").waitFor();
  await expect.poll(() => button(page, "Save this search").count()).toBe(0);
  await page.goto("/jobs");
  await link(page, "Ledgers").press("Enter");
  await expect.poll(() => new URL(page.url()).search).toBe("?q=ledger");
  await button(page, "Remove saved search Ledgers").press("Enter");
  await button(page, "Undo").press("Enter");
  await link(page, "Ledgers").waitFor();
  await page.reload();
  await link(page, "Ledgers").waitFor();
});
