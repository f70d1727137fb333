import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDb } from "@career-hub/db/client.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "career-hub-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that opens the database, says so, and stays until it is killed. */
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

describe("a folder with an embedded database", () => {
  it("is refused to a second process by name of the first, which is not disturbed, and taken over when that dies", async () => {
    const other = await otherProcess();
    await expect(openDb({ dataDir: folder })).rejects.toThrow(`in use by process ${other.pid}`);
    await other.kill();
    const mine = await openDb({ dataDir: folder });
    await mine.ping();
    await mine.close();
  });

  it("keeps what was written before a kill", async () => {
    const other = await otherProcess();
    await other.kill();
    const first = await openDb({ dataDir: folder });
    await first.execute("insert into job_sources (source) values ('a file')");
    await first.close();
    const second = await openDb({ dataDir: folder });
    expect((await second.execute("select source from job_sources")).rows).toEqual([{ source: "a file" }]);
    await second.close();
  });

  it("is refused when a newer program wrote it", async () => {
    const first = await openDb({ dataDir: folder });
    await first.execute(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
    );
    await first.close();
    await expect(openDb({ dataDir: folder })).rejects.toThrow(/newer version/);
  });

  it("is never made anew over what cannot be read", async () => {
    const first = await openDb({ dataDir: folder });
    await first.close();
    writeFileSync(join(folder, "database", "global", "pg_control"), "not a control file");
    await expect(openDb({ dataDir: folder })).rejects.toThrow(/could not be opened|restore/);
    await expect(openDb({ dataDir: folder })).rejects.toThrow(/could not be opened|restore/);
  });
});
