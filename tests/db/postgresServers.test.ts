import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { startNetwork } from "../doubles/network.ts";
import { oneSession } from "../setup/oneSession.ts";
import { type Product, startProduct } from "../setup/product.ts";

/** Only run on Postgres: see vitest.config.ts. */
const server = inject("postgresUrl");
const name = `career_hub_servers_${process.pid}`;
const admin = oneSession(server);
let network: Awaited<ReturnType<typeof startNetwork>>;
let products: Product[] = [];

beforeEach(async () => {
  await admin.query(`create database ${name}`);
  network = await startNetwork(Object.assign(new URL(server), { pathname: `/${name}` }));
});
afterEach(async () => {
  await Promise.all(products.map((one) => one.end("SIGKILL")));
  for (const one of products) one.remove();
  products = [];
  await network.close();
  await admin.query(`drop database ${name} with (force)`);
});
afterAll(() => admin.end());

async function start(settings: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({ DATABASE_URL: network.url, ...settings });
  products.push(product);
  return product;
}
const hasQueues = async () => {
  const session = oneSession(Object.assign(new URL(server), { pathname: `/${name}` }).href);
  const { rows } = await session.query("select to_regclass('pgboss.schedule') as found");
  const found = rows[0]?.found ? (await session.query("select name from pgboss.schedule")).rows : [];
  await session.end();
  return found.length >= 6;
};

describe("a server", () => {
  it("whose database goes away just after the start lives on, and begins its background work later", async () => {
    const product = await start();
    network.goAway();
    await wait(3_000);
    expect((await fetch(`${product.url}/api/health/live`)).status).toBe(200);
    network.recover();
    await expect.poll(hasQueues, { timeout: 30_000, interval: 500 }).toBe(true);
  });
});
