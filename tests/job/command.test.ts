import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openDb } from "@career-hub/db/client.ts";
import { buildApp } from "@career-hub/server/app.ts";
import { createDependencies } from "@career-hub/server/dependencies.ts";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
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

  test("names an option with a wrong value, and shows the usage for an unknown command", async () => {
    const [every, limit, unknown] = await Promise.all([
      jobs("import", "a.json", "--every", "1"),
      jobs("list", "--limit", "many"),
      jobs("dance"),
    ]);
    const everyError = "--every must be a number of minutes from 5 to 525600.\n";
    expect(every).toEqual({ code: 1, out: "", err: everyError });
    expect(limit).toEqual({ code: 1, out: "", err: "--limit must be a number from 1 to 500.\n" });
    expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining("npm run jobs -- COMMAND") });
  });

  test("prints outcomes and sets the exit code for import, refresh, sources, remove and list", async () => {
    const [file, missing] = [join(folder, "a.json"), join(folder, "missing.json")];
    const address = `${sites.url}/jobs.json`;
    put("a.json", [ad(1), ad(2), { title: "" }]);
    sites.put("/jobs.json", {
      body: [ad(7, { location: "Bonn", posted_at: "2026-11-01" }), ad(8, { posted_at: "2026-11-02" })],
    });
    const noSources = [missing, "greenhouse:nobody", "ftp://x.example"];
    const imported = await jobs("import", "a.json", address, ...noSources);
    expect([imported.code, imported.err]).toEqual([1, ""]);
    expect(imported.out).toMatch(
      [
        `${file}: 2 new, 0 updated, 0 unchanged, 0 closed, 1 left out.`,
        "  row 3: it has no title",
        `${address}: 2 new, 0 updated, 0 unchanged, 0 closed.`,
        `${missing}: failed: There is no file ${missing}.`,
        'greenhouse:nobody: failed: Greenhouse has no public board named "nobody".',
        "ftp://x.example: failed: A source is a file",
      ].join("\n"),
    );

    put("a.json", [ad(1, { title: "Job one" })]);
    sites.put("/jobs.json", { status: 500 });
    const failure = `failed: ${new URL(sites.url).host} answered 500.\n`;
    const refreshed = await jobs("refresh");
    expect(refreshed.code).toBe(1);
    expect(refreshed.out).toContain("a.json: 0 new, 1 updated, 0 unchanged, 1 closed.\n");
    expect(refreshed.out).toContain(failure);
    const sources = await jobs("sources");
    expect(sources).toMatchObject({ code: 0, err: "" });
    expect(sources.out).toMatch(/a\.json: 1 open job; .*: 0 new, 1 updated/);
    expect(sources.out).toMatch(new RegExp(`jobs\\.json: 2 open jobs; .*: ${failure}`));

    expect(await jobs("remove", "a.json", "a.json")).toMatchObject({
      code: 1,
      out: `${file}: removed with 2 jobs\n${file}: no such source\n`,
    });
    expect(await jobs("list", "work", "number")).toEqual({
      code: 0,
      out: "2026-11-02 · Job 8 · Acme\n2026-11-01 · Job 7 · Acme · Bonn\n",
      err: "",
    });
  });
});

// Without Postgres only, because the server and the command share one embedded database.
if (!postgresUrl)
  describe("npm run jobs with a server on the embedded database", () => {
    const jobs = (...args: string[]) => run("", args);
    let address: string;
    let closed = async () => {};
    beforeAll(async () => {
      const database = await openDb({ dataDir });
      const env = testEnv({
        DATA_DIR: dataDir,
        JOB_SOURCES_ALLOW_PRIVATE: "true",
        GREENHOUSE_API_URL: sites.url,
      });
      const app = await buildApp(await createDependencies(env, database));
      closed = async () => {
        closed = async () => {};
        await app.close();
        await database.close();
      };
      address = await app.listen({ host: "127.0.0.1", port: 0 });
    });
    afterAll(() => closed());

    test("delegates the command to the server and prints its outcome", async () => {
      put("b.json", [ad(21), ad(22), { title: "" }]);
      const imported = await jobs("import", "b.json", "missing.json");
      expect([imported.code, imported.err]).toEqual([1, ""]);
      expect(imported.out).toContain(
        "b.json: 2 new, 0 updated, 0 unchanged, 0 closed, 1 left out.\n  row 3: it has no title\n",
      );
      const listed = (await jobs("list", "number")).out;
      for (const title of ["Job 21", "Job 22"]) expect(listed).toContain(` · ${title} · Acme\n`);
    });

    test("returns 404 without the key, which is in a file of mode 0600", async () => {
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
      const left = readFileSync(endpointFile, "utf8");
      await closed();
      expect(existsSync(endpointFile)).toBe(false);
      writeFileSync(endpointFile, left);
      put("c.json", [ad(31)]);
      expect(await jobs("import", "c.json")).toMatchObject({
        code: 0,
        out: expect.stringContaining("1 new"),
      });
    });
  });
