import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { ensureFolder } from "./folder.ts";
import { lockDirectory } from "./lock.ts";

export type Place = { url?: string; dataDir: string };

/** Dumps the database into a file that only its owner can read. Throws a message for the operator. */
export async function backUp(place: Place, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`There is a file ${file} already. Choose another name.`);
  const part = `${file}.part`;
  try {
    writeFileSync(part, "", { mode: 0o600 });
    if (place.url)
      await runTool(
        "pg_dump",
        place.url,
        "--format=custom",
        "--no-owner",
        "--no-privileges",
        `--file=${part}`,
      );
    else await dumpEmbedded(place.dataDir, part);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Messages of pg_restore about files of another kind and about truncated or damaged ones. */
const notWhole = /(?<!could not open )input file|(?:valid|tar) archive|uncompress data/;

/** Restores a backup into an empty place. Throws a message for the operator. */
export async function restore(place: Place, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (!place.url) return restoreEmbedded(place.dataDir, file);
  // The comment on the extension could only be restored by the administrator who created it.
  const partial = ["--no-owner", "--no-privileges", "--no-comments"];
  const all = ["--exit-on-error", "--single-transaction"];
  await runTool("pg_restore", place.url, ...partial, ...all, file).catch((error: Error) => {
    if (/create extension "vector"/.test(error.message))
      throw new Error(
        'The role of DATABASE_URL may not create extensions: run "create extension vector" in that database as an administrator, and restore again.',
      );
    if (notWhole.test(error.message))
      throw new Error(`${file} is no whole backup of Postgres. Nothing was changed.`);
    if (!/already exists/.test(error.message)) throw error;
    throw new Error("The database is not empty. Create a new one, and set DATABASE_URL to it.");
  });
}

async function locked<T>(dataDir: string, work: (database: string) => Promise<T>): Promise<T> {
  const folder = resolve(dataDir);
  const release = lockDirectory(folder);
  try {
    return await work(join(folder, "database"));
  } finally {
    release();
  }
}

async function dumpEmbedded(dataDir: string, file: string): Promise<void> {
  if (!existsSync(join(dataDir, "database", "PG_VERSION")))
    throw new Error(`There is no database in ${resolve(dataDir)}.`);
  await locked(dataDir, async (database) => {
    const client = await PGlite.create({ dataDir: database, extensions: { vector } });
    const dump = await client.dumpDataDir("none").finally(() => client.close());
    writeFileSync(file, gzipSync(Buffer.from(await dump.arrayBuffer())));
  });
}

async function restoreEmbedded(dataDir: string, file: string): Promise<void> {
  ensureFolder(dataDir);
  await locked(dataDir, async (database) => {
    if (existsSync(database) && readdirSync(database).length > 0)
      throw new Error(
        `There is a database in ${database} already. Move it away, or set DATA_DIR to a new folder.`,
      );
    const fresh = `${database}.new`;
    rmSync(fresh, { recursive: true, force: true });
    try {
      const client = await PGlite.create({
        dataDir: fresh,
        loadDataDir: new Blob([gunzipSync(readFileSync(file))]),
        extensions: { vector },
      });
      await client.query("select from drizzle.__drizzle_migrations").finally(() => client.close());
      rmSync(database, { recursive: true, force: true });
      renameSync(fresh, database);
    } catch (error) {
      throw new Error(`${file} is no whole backup of an embedded database. Nothing was changed.`, {
        cause: error,
      });
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  });
}

/** Runs a Postgres tool. The password is passed in the environment, because arguments are visible to all users. */
async function runTool(tool: string, url: string, ...args: string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const child = spawn(tool, [`--dbname=${address.href}`, ...args], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  let complaint = "";
  child.stderr.on("data", (text) => {
    complaint += text;
  });
  const code = await new Promise((ended, failed) => {
    child.once("close", ended);
    child.once("error", failed);
  }).catch(() => {
    throw new Error(`${tool} was not found. Install the client programs of Postgres, as new as the server.`);
  });
  if (code !== 0) throw new Error(complaint.trim() || `${tool} ended with ${code}.`);
}
