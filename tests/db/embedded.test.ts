import { execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openDb } from "@career-hub/db/client.ts";
import { guardEmbedded } from "@career-hub/db/guardEmbedded.ts";
import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { emptyFolder } from "../setup/product.ts";

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that opens the database and runs until it is killed. */
async function otherProcess() {
  const program = `import { openDb } from "@career-hub/db/client.ts";
    const { db } = await openDb({ dataDir: ${JSON.stringify(folder)} });
    console.log("open");
    setInterval(() => db, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    cwd: join(import.meta.dirname, ".."),
  });
  await new Promise((resolve, reject) => {
    child.stdout.once("data", resolve);
    child.once("exit", () => reject(new Error("the other process ended")));
  });
  return {
    kill: () =>
      new Promise((resolve) => {
        child.removeAllListeners("exit").once("exit", resolve);
        child.kill("SIGKILL");
      }),
    pid: child.pid,
  };
}

describe("embedded database", () => {
  it("is created when missing, locks out a second process and is taken over when the first dies", async () => {
    rmSync(join(folder, "database"), { recursive: true });
    const other = await otherProcess();
    await expect(openDb({ dataDir: folder })).rejects.toThrow(`in use by process ${other.pid}`);
    await other.kill();
    const first = await openDb({ dataDir: folder });
    await first.execute("insert into job_sources (source) values ('a file')");
    await first.close();
    await using second = await openDb({ dataDir: folder });
    expect((await second.execute("select source from job_sources")).rows).toEqual([{ source: "a file" }]);
  });

  // Process states are read from /proc.
  it.runIf(process.platform === "linux")("takes over the lock of a zombie process", async () => {
    // The shell execs a program that never waits for its child, so the child becomes a zombie.
    const parent = spawn("sh", ["-c", "sleep 1 & echo $!; exec sleep 60"]);
    const pid = Number(await new Promise((resolve) => parent.stdout.once("data", resolve)));
    const stat = () => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    await expect.poll(() => stat()[0]).toBe("Z");
    writeFileSync(join(folder, "server.lock"), JSON.stringify({ pid, start: stat()[19] }));
    const mine = await openDb({ dataDir: folder });
    await mine.ping();
    await mine.close();
    parent.kill("SIGKILL");
  });

  it("removes deleted rows from data files and WAL when tidied", async () => {
    const opened = await openDb({ dataDir: folder });
    const traces = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile() && readFileSync(join(one.parentPath, one.name)).includes("quokkavane"))
        .map((one) => one.name);
    await opened.execute("insert into job_sources (source, last_outcome) values ('x', 'quokkavane')");
    await opened.execute("checkpoint");
    expect(traces().length).toBeGreaterThan(0);
    await opened.execute("delete from job_sources");
    await opened.tidy?.();
    expect(traces()).toEqual([]);
    await opened.execute("insert into job_sources (source) values ('still works')");
    await opened.close();
    await using again = await openDb({ dataDir: folder });
    expect((await again.execute("select source from job_sources")).rows).toEqual([{ source: "still works" }]);
  });

  it("rejects a database of a newer version", async () => {
    const first = await openDb({ dataDir: folder });
    await first.execute(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
    );
    await first.close();
    await expect(openDb({ dataDir: folder })).rejects.toThrow(/newer version/);
  });

  it("never overwrites a damaged database", async () => {
    const first = await openDb({ dataDir: folder });
    await first.execute("insert into job_sources (source) values ('kept')");
    await first.close();
    const intact = mkdtempSync(join(tmpdir(), "career-hub-"));
    cpSync(folder, intact, { recursive: true });
    const at = (path: string) => join(folder, "database", path);
    const refused =
      /^The database in .+ could not be opened \(.+\)\. Nothing in it was changed: restore the folder from a backup/;
    for (const damage of [
      () => writeFileSync(at("global/pg_control"), "not a control file"),
      () => truncateSync(at("pg_wal/000000010000000000000001"), 0),
      () => rmSync(at("PG_VERSION")),
      () => rmSync(at("."), { recursive: true }),
    ]) {
      damage();
      await expect(openDb({ dataDir: folder })).rejects.toThrow(refused);
      rmSync(folder, { recursive: true });
      cpSync(intact, folder, { recursive: true });
    }
    const again = await openDb({ dataDir: folder });
    expect((await again.execute("select source from job_sources")).rows).toEqual([{ source: "kept" }]);
    await again.close();
    rmSync(intact, { recursive: true });
  });

  it("migrates a database of an older version and keeps its rows", async () => {
    const older = mkdtempSync(join(tmpdir(), "career-hub-"));
    const migrations = join(import.meta.dirname, "../../migrations");
    cpSync(migrations, older, { recursive: true });
    const journal = JSON.parse(readFileSync(join(older, "meta/_journal.json"), "utf8"));
    const [extension, tables] = journal.entries;
    writeFileSync(
      join(older, "meta/_journal.json"),
      JSON.stringify({ ...journal, entries: [extension, tables] }),
    );
    rmSync(join(folder, "database"), { recursive: true });
    const client = await PGlite.create({ dataDir: join(folder, "database"), extensions: { vector } });
    await migrate(drizzle(client), { migrationsFolder: older });
    await client.exec("insert into job_sources (source) values ('kept')");
    await client.close();
    rmSync(older, { recursive: true });

    await using opened = await openDb({ dataDir: folder });
    expect((await opened.execute("select source from job_sources")).rows).toEqual([{ source: "kept" }]);
    const applied = await opened.execute("select count(*)::int as n from drizzle.__drizzle_migrations");
    expect(applied.rows).toEqual([{ n: journal.entries.length }]);
  });
});

describe("full disk", () => {
  it("rejects writes and allows reads until there is free space", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let free = 1e9;
    const setFree = (bytes: number) => {
      free = bytes;
      return vi.advanceTimersByTimeAsync(1_000);
    };
    const client = await PGlite.create({
      loadDataDir: new Blob([readFileSync(inject("snapshot"))]),
      extensions: { vector },
    });
    const guarded = guardEmbedded(client, { directory: folder, freeBytes: async () => free });
    const write = () =>
      guarded.client.query("insert into job_sources (source) values (gen_random_uuid())").then(
        () => "done",
        (error) => `${error.code} ${error.message}`,
      );
    expect(await write()).toBe("done");
    await setFree(1e6);
    expect(await write()).toBe(`53100 the disk of ${folder} has less than 64 MB free`);
    for (const change of [
      "with gone as (delete from job_sources returning id) select * from gone",
      "update job_sources set source = 'x'",
    ])
      await expectError(guarded.client.query(change), "53100");
    const inTransaction = (text: string) =>
      guarded.client.transaction(async (tx) => {
        await tx.exec("set local enable_seqscan = off");
        return (await tx.query(text)).rows;
      });
    await expectError(inTransaction("delete from job_sources"), "53100");
    expect(await inTransaction("select 1 from job_sources")).toHaveLength(1);
    expect((await guarded.client.query("with n as (select 1) select * from n")).rows).toHaveLength(1);
    expect((await guarded.client.query("select 1 from job_sources")).rows.length).toBeGreaterThan(0);
    await setFree(1e9);
    expect(await write()).toBe("done");
    await guarded.close();
  });

  it("reports a database panic as an error and loses no acknowledged row", async () => {
    // Simulates a disk that is full for the WAL only, which makes the database panic.
    const program = `import fs from "node:fs";
      import { syncBuiltinESMExports } from "node:module";
      const open = fs.openSync;
      let isFull = false;
      fs.openSync = (path, ...rest) => {
        if (isFull && String(path).includes("xlogtemp"))
          throw Object.assign(new Error("no space left on device"), { code: "ENOSPC", errno: -28 });
        return open(path, ...rest);
      };
      syncBuiltinESMExports();
      const { openDb } = await import("@career-hub/db/client.ts");
      let told = null;
      const database = await openDb({ dataDir: ${JSON.stringify(folder)}, onBroken: (error) => { told = error; } });
      await database.execute("insert into job_sources (source) values ('acknowledged')");
      isFull = true;
      const codeOf = (work) => work.then(() => "done", (error) => error.code ?? "none");
      let first = "done";
      for (let n = 0; n < 5 && first === "done"; n++) {
        await database.execute("select pg_switch_wal()");
        first = await codeOf(database.execute("update job_sources set last_outcome = $1", ["x"]));
      }
      const next = await codeOf(database.ping());
      await database.close();
      console.log(JSON.stringify([first !== "done", next, told?.severity]));`;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
      cwd: join(import.meta.dirname, ".."),
      timeout: 60_000,
      killSignal: "SIGKILL",
    });
    expect(stdout.trim()).toBe('[true,"57P02","PANIC"]');
    await using again = await openDb({ dataDir: folder });
    expect((await again.execute("select source from job_sources")).rows).toEqual([
      { source: "acknowledged" },
    ]);
  });
});
