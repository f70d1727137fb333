import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openDb } from "@career-hub/db/client.ts";
import { buildApp } from "@career-hub/server/app.ts";
import { createDependencies } from "@career-hub/server/dependencies.ts";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { type JobSites, startJobSites } from "../doubles/jobSites.ts";
import { testEnv } from "../setup/people.ts";
import { databaseUrl, oneSession } from "../setup/postgres.ts";
import { emptyFolder } from "../setup/product.ts";
import { ad } from "./testImports.ts";

// Every command is a process that opens a database, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const script = fileURLToPath(new URL("../../scripts/jobs.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "career-hub-command-"));
const dataDir = emptyFolder();
const endpointFile = join(dataDir, "jobs-endpoint.json");
let sites: JobSites;
beforeAll(async () => {
  sites = await startJobSites();
});
afterAll(async () => {
  for (const one of [folder, dataDir]) rmSync(one, { recursive: true, force: true });
  await sites.close();
});

const put = (name: string, rows: object[]) => writeFileSync(join(folder, name), JSON.stringify(rows));

/** Runs the command as its own process, in the folder of the files. */
async function run(database: string, args: string[]) {
  const env = {
    ...process.env,
    INIT_CWD: folder,
    DATA_DIR: dataDir,
    DATABASE_URL: database,
    JOB_SOURCES_ALLOW_PRIVATE: "true",
    GREENHOUSE_API_URL: sites.url,
  };
  const ended = promisify(execFile)(process.execPath, [script, ...args], { env, timeout: 170_000 });
  const { code = 0, stdout: out, stderr: err } = await ended.catch((failed) => failed);
  return { code, out, err };
}

// On Postgres the command uses its own database, copied from the template.
const postgresUrl = inject("postgresUrl");
const databaseName = `${inject("postgresTemplate")}_command_${process.pid}`;
const ownDatabase = postgresUrl ? databaseUrl(postgresUrl, databaseName) : "";
const admin = async (statement: string) => {
  if (!postgresUrl) return;
  const session = oneSession(postgresUrl);
  await session.query(statement);
  await session.end();
};
beforeAll(() => admin(`create database ${databaseName} template ${inject("postgresTemplate")}`));
afterAll(() => admin(`drop database if exists ${databaseName} with (force)`));

describe("npm run jobs without a server", () => {
  const jobs = (...args: string[]) => run(ownDatabase, args);

  test.each([
    [["import", "a.json", "--every", "1"], "--every must be a number of minutes from 5 to 525600.\n"],
    [["list", "--limit", "many"], "--limit must be a number from 1 to 500.\n"],
  ])("names the option with a wrong value: %j", async (args, err) => {
    expect(await jobs(...args)).toEqual({ code: 1, out: "", err });
  });

  test("prints outcomes and sets the exit code for import, sources, list, refresh and remove", async () => {
    put("a.json", [
      ad(1, { location: "Bonn", posted_at: "2026-11-01" }),
      ad(2, { posted_at: "2026-11-02" }),
      { title: "" },
    ]);
    sites.put("/jobs.json", { body: [ad(7)] });
    const imported = await jobs("import", "a.json", `${sites.url}/jobs.json`);
    expect(imported).toMatchObject({ code: 0, err: "" });
    expect(imported.out).toBe(
      `${join(folder, "a.json")}: 2 new, 0 updated, 0 unchanged, 0 closed, 1 left out.\n  row 3: it has no title\n${sites.url}/jobs.json: 1 new, 0 updated, 0 unchanged, 0 closed.\n`,
    );
    expect((await jobs("list", "work", "number")).out).toContain(
      "2026-11-02 · Job 2 · Acme\n2026-11-01 · Job 1 · Acme · Bonn\n",
    );
    expect((await jobs("sources")).out).toMatch(/a\.json: 2 open jobs; .*: 2 new/);

    put("a.json", [ad(1)]);
    sites.put("/jobs.json", { status: 500 });
    const refreshed = await jobs("refresh");
    expect(refreshed.code).toBe(1);
    expect(refreshed.out).toMatch(/a\.json: 0 new, 1 updated, 0 unchanged, 1 closed\.\n/);
    expect(refreshed.out).toContain(`failed: ${new URL(sites.url).host} answered 500.`);

    expect(await jobs("remove", "a.json")).toMatchObject({
      code: 0,
      out: `${join(folder, "a.json")}: removed with 2 jobs\n`,
    });
    expect(await jobs("remove", "a.json")).toMatchObject({
      code: 1,
      out: `${join(folder, "a.json")}: no such source\n`,
    });
    expect((await jobs("list")).out).toContain("Job 7");
  });

  test("fails for a missing source, an unsupported source and an unknown command", async () => {
    expect(await jobs("import", "missing.json", "greenhouse:nobody")).toMatchObject({
      code: 1,
      out: `${join(folder, "missing.json")}: failed: There is no file ${join(folder, "missing.json")}.\ngreenhouse:nobody: failed: Greenhouse has no public board named "nobody".\n`,
    });
    expect(await jobs("import", "ftp://x.example")).toMatchObject({
      code: 1,
      out: expect.stringContaining("failed: A source is a file"),
    });
    expect(await jobs("dance")).toMatchObject({
      code: 1,
      err: expect.stringContaining("npm run jobs -- COMMAND"),
    });
  });
});

// Without Postgres only, because the server and the command share one embedded database.
if (!postgresUrl)
  describe("npm run jobs with a server on the embedded database", () => {
    const jobs = (...args: string[]) => run("", args);
    const close: (() => Promise<unknown>)[] = [];
    afterEach(async () => {
      for (const one of close.splice(0)) await one();
    });
    async function startServer() {
      const database = await openDb({ dataDir });
      const env = testEnv({
        DATA_DIR: dataDir,
        JOB_SOURCES_ALLOW_PRIVATE: "true",
        GREENHOUSE_API_URL: sites.url,
      });
      const app = await buildApp(await createDependencies(env, database));
      close.push(
        () => app.close(),
        () => database.close(),
      );
      const address = await app.listen({ host: "127.0.0.1", port: 0 });
      return { address };
    }

    test("delegates the command to the server and prints its outcome", async () => {
      await startServer();
      put("b.json", [ad(21), ad(22), { title: "" }]);
      const imported = await jobs("import", "b.json", "missing.json");
      expect([imported.code, imported.err]).toEqual([1, ""]);
      expect(imported.out).toContain(
        "b.json: 2 new, 0 updated, 0 unchanged, 0 closed, 1 left out.\n  row 3: it has no title\n",
      );
      const listed = (await jobs("list", "number")).out;
      for (const title of ["Job 21", "Job 22"]) expect(listed).toContain(` · ${title} · Acme\n`);
      expect((await jobs("sources")).out).toContain("b.json: 2 open jobs");
      expect((await jobs("remove", "b.json")).out).toContain("removed with 2 jobs");
    });

    test("returns 404 without the key, which is in a file of mode 0600", async () => {
      const { address } = await startServer();
      const { key } = JSON.parse(readFileSync(endpointFile, "utf8")) as { key: string };
      expect(statSync(endpointFile).mode & 0o777).toBe(0o600);
      const post = async (authorization: string, body: object = { name: "sources" }) => {
        const response = await fetch(`${address}/api/admin/jobs`, {
          method: "POST",
          headers: { authorization, "content-type": "application/json" },
          body: JSON.stringify(body),
        });
        return { status: response.status, text: await response.text() };
      };
      for (const wrong of ["", "Bearer ", `Bearer ${key}x`, key, "Bearer undefined"])
        expect((await post(wrong)).status).toBe(404);
      expect((await post(`Bearer ${key}`)).text).toMatch(/^\{"type":"sources".*\}\n\{"type":"end"\}\n$/);
      expect((await post(`Bearer ${key}`, { name: "dance" })).status).toBe(400);
    });

    test("removes the endpoint file on close, and ignores a stale one", async () => {
      await startServer();
      const left = readFileSync(endpointFile, "utf8");
      for (const one of close.splice(0)) await one();
      expect(existsSync(endpointFile)).toBe(false);
      writeFileSync(endpointFile, left);
      put("c.json", [ad(31)]);
      expect(await jobs("import", "c.json")).toMatchObject({
        code: 0,
        out: expect.stringContaining("1 new"),
      });
    });
  });
