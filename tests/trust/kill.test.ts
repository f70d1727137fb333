import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { randomOf } from "../cv/generated/random.ts";
import { databaseUrl, oneSession } from "../setup/postgres.ts";
import { emptyFolder, type Product, restOverHttp, signInOverHttp, startProduct } from "../setup/product.ts";
import { count, record, roundsOr } from "./record.ts";

/** Every second kill leaves a zombie. */
const kills = roundsOr(2);
const server = inject("postgresUrl");
const template = inject("postgresTemplate");
const name = `${template}_kills`;
const settings: Record<string, string> = server
  ? {
      DATABASE_URL: databaseUrl(server, name),
      SECRET_KEY: "one key for all starts of this test",
    }
  : {};
const admin = server ? oneSession(server) : null;
let folder: string;
let product: Product;

beforeAll(async () => {
  folder = emptyFolder();
  await admin?.query(`create database ${name} template ${template}`);
});
afterAll(async () => {
  await product.end("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
  await admin?.query(`drop database ${name} with (force)`);
  await admin?.end();
});

type Writer = {
  token: string;
  /** Numbers of the last acknowledged and the last sent save. */
  saved: number;
  sent: number;
  /** Acknowledged messages. */
  messages: string[];
};

const call = (token: string, method: string, path: string, body?: object) =>
  restOverHttp(() => product.url, token)(method, path, body);

/** Reads stored data; retries while the server is starting or the rate limit is used up. */
async function read(token: string, path: string) {
  for (let attempt = 0; ; attempt++) {
    const { status, body } = await call(token, "GET", path);
    if (status === 200) return body;
    if (![429, 503].includes(status) || attempt === 30) throw new Error(`${status}: ${JSON.stringify(body)}`);
    await wait(2_000);
  }
}

it("SIGKILL loses no acknowledged write and the process starts again", async (context) => {
  const random = randomOf(7);
  const isZombie = (round: number) => process.platform === "linux" && round % 2 === 1;
  /** Starts the product; retries once when the database does not answer. */
  const start = async (round: number) => {
    const begin = () => startProduct(settings, folder, { isUnreaped: isZombie(round) });
    return begin().catch((error: Error) => {
      if (error.message.includes("does not answer")) return begin();
      throw error;
    });
  };
  product = await start(0);
  const logins = ["runa-aldecoa", "teodorbrask", "ikerzubiri", "zdenka-havlicek"];
  const writers: Writer[] = [];
  for (const login of logins)
    writers.push({ token: await signInOverHttp(product.url, login), saved: 0, sent: 0, messages: [] });
  const [ada, ben] = writers as [Writer, Writer];
  const { profile } = (await call(ada.token, "POST", "/profile/generate")).body;
  const idOf = async ({ token }: Writer) => (await call(token, "GET", "/auth/user")).body.user.id;
  const asked = { addresseeId: await idOf(ben) };
  const { id: connection } = (await call(ada.token, "POST", "/profile/connections/request", asked)).body;
  await call(ben.token, "POST", "/profile/connections/accept", { requesterId: await idOf(ada) });
  let [acknowledged, zombies, slowest, isDead] = [0, 0, 0, false];

  /** Writes sequentially until the process is killed. */
  const write = async (writer: Writer) => {
    for (let turn = 0; !isDead; turn++) {
      writer.sent++;
      const headline = `number ${writer.sent}`;
      const profileData = { ...profile, technical: { ...profile.technical, headline } };
      if ((await call(writer.token, "POST", "/profile/save", { profileData })).status === 200) {
        writer.saved = writer.sent;
        acknowledged++;
      }
      if (turn % 5 || (writer !== ada && writer !== ben)) continue;
      const body = `message ${writer.sent}`;
      if ((await call(writer.token, "POST", `/messages/${connection}`, { body })).status !== 200) continue;
      writer.messages.push(body);
      acknowledged++;
    }
  };

  for (let round = 0; round < kills; round++) {
    isDead = false;
    const writing = writers.map((writer) => write(writer).catch(() => {}));
    // Waits for the first writes, since a process that just started is still loading modules.
    const before = acknowledged;
    while (acknowledged < before + 4) await wait(5);
    await wait(random.between(0, 400));
    isDead = true;
    const dying = product;
    if (isZombie(round)) {
      dying.leaveDead();
      zombies++;
    } else await dying.end("SIGKILL");
    await Promise.all(writing);
    const from = performance.now();
    product = await start(round + 1);
    slowest = Math.max(slowest, performance.now() - from);
    if (isZombie(round)) await dying.end("SIGKILL");
    for (const { token, saved, sent } of writers) {
      const { headline } = (await read(token, "/profile/saved")).profile?.technical ?? {};
      const kept = Number(/^number (\d+)$/.exec(headline ?? "")?.[1] ?? 0);
      expect(kept, `after kill ${round}`).toBeGreaterThanOrEqual(saved);
      expect(kept).toBeLessThanOrEqual(sent);
    }
    const messages: string[] = [];
    for (let cursor = ""; ; ) {
      const page = await read(ada.token, `/messages/${connection}?limit=100${cursor}`);
      messages.push(...page.messages.map(({ body }: { body: string }) => body));
      if (!page.nextCursor) break;
      cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
    }
    for (const body of [...ada.messages, ...ben.messages]) expect(messages).toContain(body);
    const { generationCount } = await read(ada.token, "/auth/user");
    expect((await read(ada.token, "/profile/generations")).generations).toHaveLength(generationCount);
    // Recorded each round, so that an interrupted test has a figure.
    record(
      context,
      `${count(round + 1)} kills (${count(zombies)} left unreaped), 0 of ${count(acknowledged)} acknowledged writes lost, slowest start ${(slowest / 1000).toFixed(1)} s`,
    );
  }
  expect(acknowledged).toBeGreaterThan(kills * 3);
}, 10_800_000);
