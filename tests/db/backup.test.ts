import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUp, type Place, restore } from "@career-hub/db/backup.ts";
import { openDb } from "@career-hub/db/client.ts";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { createTestContext } from "../setup/people.ts";
import { databaseUrl, oneSession } from "../setup/postgres.ts";
import { emptyFolder } from "../setup/product.ts";

const postgresUrl = inject("postgresUrl");
const session = postgresUrl ? oneSession(postgresUrl) : null;
let folder: string;
let file: string;
let made: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "career-hub-backup-"));
  file = join(folder, "all.backup");
});
afterEach(async () => {
  for (const name of made) await session?.query(`drop database ${name} with (force)`);
  made = [];
  rmSync(folder, { recursive: true, force: true });
});

/** The data directory or URL of a database, migrated or empty. */
async function place(isMigrated: boolean): Promise<Place> {
  const dataDir = isMigrated ? emptyFolder() : join(folder, `data ${readdirSync(folder).length}`);
  if (!session) return { dataDir };
  const name = `${inject("postgresTemplate")}_backup_${process.pid}_${made.length}`;
  await session.query(
    `create database ${name} template ${isMigrated ? inject("postgresTemplate") : "template0"}`,
  );
  made.push(name);
  return { dataDir, url: databaseUrl(postgresUrl, name) };
}

async function peopleIn(where: Place) {
  const database = await openDb(where);
  const { rows } = await database.execute("select username from users order by username");
  await database.close();
  return rows;
}

it("restores all rows of a backup into an empty database, sessions included", async () => {
  const here = await place(true);
  const database = await openDb(here);
  const ada = await createTestContext(database).signIn("ada");
  await createTestContext(database).signIn("ben");
  await database.close();
  await backUp(here, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const there = await place(false);
  await restore(there, file);
  expect(await peopleIn(there)).toEqual([{ username: "ada" }, { username: "ben" }]);
  const restored = await openDb(there);
  const { user } = await createTestContext(restored).callerOf(ada.token).user.current();
  expect(user?.username).toBe("ada");
  await restored.close();
  expect(await peopleIn(here)).toHaveLength(2);
});

if (session)
  it("restores as an owner who may not create extensions, after the administrator has", async () => {
    const here = await place(true);
    await (await openDb(here)).close();
    await backUp(here, file);
    const there = await place(false);
    const role = `backup_${process.pid}`;
    await session.query(`create role ${role} login`);
    try {
      await session.query(`alter database ${made.at(-1)} owner to ${role}`);
      const url = Object.assign(new URL(there.url ?? ""), { username: role }).href;
      await expect(restore({ ...there, url }, file)).rejects.toThrow(/run "create extension vector"/);
      const admin = oneSession(there.url ?? "");
      await admin.query("create extension vector");
      await admin.end();
      await restore({ ...there, url }, file);
      const restored = await openDb({ url });
      expect((await restored.execute("select username from users")).rows).toEqual([]);
      await restored.close();
      await session.query(`alter database ${made.at(-1)} owner to current_user`);
      await session.query(`drop database ${made.pop()} with (force)`);
    } finally {
      await session.query(`drop role ${role}`);
    }
  });

// The embedded database has one process at a time, so there are no writes during its backup.
if (session)
  it("backs up every acknowledged row consistently during concurrent writes", async () => {
    const here = await place(true);
    const database = await openDb(here);
    const { signIn } = createTestContext(database);
    for (let n = 0; n < 20; n++) await signIn(`before-${n}`);
    let isOver = false;
    const writing = (async () => {
      for (let n = 0; !isOver; n++) await signIn(`during-${n}`);
    })();
    await backUp(here, file);
    isOver = true;
    await writing;
    await database.close();
    const there = await place(false);
    await restore(there, file);
    const restored = await openDb(there);
    const { rows } = await restored.execute(
      "select (select count(*)::int from users where username like 'before-%') as people, (select count(*)::int from users u where not exists (select from sessions s where s.user_id = u.id)) as halves",
    );
    expect(rows).toEqual([{ people: 20, halves: 0 }]);
    await restored.close();
  });

it("rejects an existing file and a database that is not empty", async () => {
  const here = await place(true);
  await (await openDb(here)).close();
  await backUp(here, file);
  await expect(backUp(here, file)).rejects.toThrow(/^There is a file .+ already/);
  await expect(restore(here, file)).rejects.toThrow(/already|not empty/);
  expect(await peopleIn(here)).toEqual([]);
});

it("rejects missing, invalid and truncated files and leaves no rows behind", async () => {
  const there = await place(false);
  await expect(restore(there, file)).rejects.toThrow(/^There is no file/);
  const notWhole = /all\.backup is no whole backup of .+\. Nothing was changed\.$/;
  for (const text of ["", "no backup", "a longer text that is no backup. ".repeat(100)]) {
    writeFileSync(file, text);
    await expect(restore(there, file)).rejects.toThrow(notWhole);
  }
  const here = await place(true);
  await (await openDb(here)).close();
  rmSync(file);
  await backUp(here, file);
  truncateSync(file, Math.floor(statSync(file).size / 2));
  await expect(restore(there, file)).rejects.toThrow(notWhole);
  await (await openDb(there)).close();
  expect(await peopleIn(there)).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.startsWith("all."))).toEqual(["all.backup"]);
});

it("rejects a database in use by a server and reports a missing one", async () => {
  const dataDir = emptyFolder();
  mkdirSync(join(dataDir, "database"), { recursive: true });
  writeFileSync(join(dataDir, "database", "PG_VERSION"), "17");
  writeFileSync(join(dataDir, "server.lock"), JSON.stringify({ pid: process.ppid, start: null }));
  await expect(backUp({ dataDir }, file)).rejects.toThrow(/in use by process/);
  const nothing = join(folder, "nothing");
  mkdirSync(nothing);
  await expect(backUp({ dataDir: nothing }, file)).rejects.toThrow(/^There is no database in/);
  expect(readdirSync(folder)).toEqual(["nothing"]);
});
