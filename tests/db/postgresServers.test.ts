import { setTimeout as wait } from "node:timers/promises";
import { openDb } from "@career-hub/db/client.ts";
import { setUpQueues } from "@career-hub/server/background/background.ts";
import { afterAll, afterEach, beforeEach, describe, expect, inject, it, test } from "vitest";
import { startNetwork } from "../doubles/network.ts";
import { databaseUrl, oneSession } from "../setup/postgres.ts";
import {
  openEventStream,
  type Product,
  restOverHttp,
  signInOverHttp,
  startProduct,
} from "../setup/product.ts";

/** Only run on Postgres: see vitest.config.ts. */
const server = inject("postgresUrl");
const name = `career_hub_servers_${process.pid}`;
const admin = oneSession(server);
let network: Awaited<ReturnType<typeof startNetwork>>;
let products: Product[] = [];

beforeEach(async () => {
  await admin.query(`create database ${name}`);
  network = await startNetwork(new URL(databaseUrl(server, name)));
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
const ownUrl = () => databaseUrl(server, name);
const hasQueues = async () => {
  const session = oneSession(ownUrl());
  const { rows } = await session.query("select to_regclass('pgboss.schedule') as found");
  const found = rows[0]?.found ? (await session.query("select name from pgboss.schedule")).rows : [];
  await session.end();
  return found.length >= 6;
};

test("the server stays up when the database fails after the start and sets up its queues later", async () => {
  const product = await start();
  network.goAway();
  await wait(3_000);
  expect((await fetch(`${product.url}/api/health/live`)).status).toBe(200);
  network.recover();
  await expect.poll(hasQueues, { timeout: 30_000, interval: 500 }).toBe(true);
});

it("runs with a role that may only read and write rows after the owner has migrated", async () => {
  const role = `${name}_app`;
  await admin.query(`create role ${role} login`);
  try {
    await admin.query(`grant pg_read_all_data, pg_write_all_data to ${role}`);
    const owner = await openDb({ url: ownUrl() });
    await setUpQueues(owner);
    await owner.close();
    const url = Object.assign(new URL(network.url), { username: role }).href;
    const product = await start({ DATABASE_URL: url });
    await expect.poll(hasQueues, { timeout: 60_000, interval: 300 }).toBe(true);
    const token = await signInOverHttp(product.url, "runa-aldecoa");
    const headers = { authorization: `Bearer ${token}` };
    const made = await fetch(`${product.url}/api/profile/generate`, { method: "POST", headers });
    expect(made.status).toBe(200);
    expect(product.output()).not.toMatch(/permission denied|must be owner/);
    await product.end();
  } finally {
    await admin.query(`drop role ${role}`);
  }
});

/** Sends each call to the next server, like a load balancer without sticky sessions. */
function roundRobin(servers: () => Product[]) {
  let turn = 0;
  return (token: string) => restOverHttp(() => (servers()[turn++ % servers().length] as Product).url, token);
}

/** Without the lock around the migrations, three of four such starts fail. */
const rounds = Number(process.env.SERVER_ROUNDS ?? 10);

describe("three servers started concurrently", () => {
  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    "are all ready on a new database (round %i)",
    async () => {
      const started = await Promise.all([start(), start(), start()]);
      await expect.poll(hasQueues, { timeout: 60_000, interval: 300 }).toBe(true);
      for (const { url } of started)
        expect(
          (await fetch(`${url}/api/health/ready`)).status,
          started.map((one) => one.output()).join(),
        ).toBe(200);
    },
  );

  it("share sessions, generations, messages, news and limits through restarts and an outage", async () => {
    const secrets = { SECRET_KEY: "one key for all servers of this test" };
    let servers: Product[] = await Promise.all([start(secrets), start(secrets), start(secrets)]);
    const [one, other, third] = servers as [Product, Product, Product];
    const [ada, ben] = await Promise.all([
      signInOverHttp(one.url, "runa-aldecoa"),
      signInOverHttp(other.url, "teodorbrask"),
    ]);
    const call = roundRobin(() => servers);
    const [adas, bens] = [call(ada), call(ben)];
    const idOf = async (rest: typeof adas) => (await rest("GET", "/auth/user")).body.user.id as string;
    const [adaId, benId] = [await idOf(adas), await idOf(bens)];

    // Six concurrent requests to three servers make one generation.
    const clicks = await Promise.all(Array.from({ length: 6 }, () => adas("POST", "/profile/generate")));
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await adas("GET", "/auth/user")).body.generationCount).toBe(1);

    // Concurrent mutual requests on different servers make one connection.
    const received = await openEventStream(third.url, ben);
    await received.until("listening");
    await Promise.all([
      adas("POST", "/profile/connections/request", { addresseeId: benId }),
      bens("POST", "/profile/connections/request", { addresseeId: adaId }),
    ]);
    const { body: relation } = await adas("GET", `/profile/connections/status/${benId}`);
    expect(relation.status).toBe("accepted");

    // All servers share one rate limit, and a message is announced on another server.
    const sent = [];
    for (let number = 0; number < 34; number++)
      sent.push(await adas("POST", `/messages/${relation.id}`, { body: `message ${number}` }));
    await received.until('"kind":"message"');
    const passed = sent.filter(({ status }) => status === 200).length;
    expect(passed).toBe(30);
    for (const { status, retryAfter } of sent.slice(30))
      expect([status, Number(retryAfter) > 0]).toEqual([429, true]);

    // No call fails during a rolling restart.
    let isRolling = true;
    const statuses = new Set<number>();
    const calling = (async () => {
      for (; isRolling; await wait(20)) statuses.add((await bens("GET", "/auth/user")).status);
    })();
    for (const old of [one, other, third]) {
      const fresh = await start(secrets);
      servers = [...servers.filter((server) => server !== old), fresh];
      expect(await old.end("SIGTERM")).toBe(0);
    }
    isRolling = false;
    await calling;
    expect([...statuses]).toEqual([200]);

    // An outage of five seconds returns 503 with Retry-After, then everything works again.
    network.goAway();
    const away = await fetch(`${servers[0]?.url}/api/auth/user`, {
      headers: { authorization: `Bearer ${ben}` },
    });
    expect([away.status, Number(away.headers.get("retry-after")) > 0]).toEqual([503, true]);
    await wait(5_000);
    network.recover();
    for (let number = 0; number < 6; number++)
      expect((await bens("GET", `/messages/${relation.id}?limit=100`)).body.messages).toHaveLength(30);
    const again = await openEventStream((servers[1] as Product).url, ada);
    await again.until("listening");
    expect((await bens("POST", `/messages/${relation.id}`, { body: "still here" })).status).toBe(200);
    await again.until('"kind":"message"');
    for (const server of servers) expect(await server.end("SIGTERM")).toBe(0);
  }, 240_000);
});
