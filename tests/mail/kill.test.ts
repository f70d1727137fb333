import { openDb } from "@career-hub/db/client.ts";
import { expect, it } from "vitest";
import { startMailServer } from "../doubles/mailServer.ts";
import { type Product, signInOverHttp, startProduct } from "../setup/product.ts";

it("a server killed while sending an e-mail does not send it again after a restart", async () => {
  const mail = await startMailServer();
  const settings = { SMTP_URL: mail.url, MAIL_FROM: "hub@example.com" };
  let product: Product = await startProduct(settings);
  try {
    const token = await signInOverHttp(product.url, "runa-aldecoa");
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const killed = new Promise<void>((resolve) => {
      // The mail server has received the whole e-mail; its reply is lost.
      mail.fail("data", "silent", 1, () => void product.end("SIGKILL").then(() => resolve()));
    });
    const body = JSON.stringify({ address: "runa@example.com" });
    await fetch(`${product.url}/trpc/mail.setAddress`, { method: "POST", headers, body });
    await killed;
    const database = await openDb({ dataDir: product.folder });
    const { rows } = await database.execute("select status from mails");
    expect(rows).toEqual([{ status: "sending" }]);
    // Simulates the ten minutes after which the lease of the killed server expires.
    await database.execute("update mails set next_at = now()");
    await database.close();

    product = await startProduct(settings, product.folder);
    const link = async () => {
      const response = await fetch(`${product.url}/trpc/mail.settings`, { headers });
      const { result } = (await response.json()) as { result: { data: { settings: { link: string } } } };
      return result.data.settings.link;
    };
    await expect.poll(link, { timeout: 60_000, interval: 500 }).toBe("sent");
    expect(mail.mailbox).toHaveLength(1);
  } finally {
    await product.end("SIGKILL");
    product.remove();
    await mail.close();
  }
});
