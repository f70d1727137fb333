import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setImmediate as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { drizzle } from "drizzle-orm/pglite";
import type { OpenDb, OpenOptions } from "./client.ts";
import { withDeadline } from "./deadline.ts";
import { ensureFolder } from "./folder.ts";
import { freeBytesOf, guardEmbedded, minFreeBytes } from "./guardEmbedded.ts";
import { lockDirectory } from "./lock.ts";
import { migrateEmbedded } from "./migrate.ts";

const pingMs = 5_000;
/**
 * Size of shared buffers, which are allocated in this process at start; other pages come from the operating system's
 * cache. With 8 MB the server takes 28 MB less than with 32 MB, and a match among 1,500 jobs 43 instead of 38 ms.
 */
const bufferMegabytes = 8;

/** See openDb. */
export async function openEmbedded({ dataDir, snapshot, onBroken }: OpenOptions): Promise<OpenDb> {
  const directory = dataDir === undefined ? undefined : resolve(dataDir, "database");
  if (directory) ensureFolder(directory);
  const release = dataDir === undefined ? () => {} : lockDirectory(resolve(dataDir));
  try {
    if (directory) rejectDamaged(directory);
    const isCreated = directory !== undefined && existsSync(join(directory, "PG_VERSION"));
    const opened = await PGlite.create({
      ...(directory && { dataDir: directory }),
      ...(!isCreated && { loadDataDir: snapshot ?? (await emptyDatabase()) }),
      extensions: { vector },
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${bufferMegabytes}MB`],
    });
    await migrateEmbedded(drizzle(opened));
    // Deletes old segments of the write-ahead log instead of recycling them: see tidy.
    await opened.exec("set wal_recycle = off");
    // Pending list of GIN indexes in kilobytes: merging the default of 4 MB blocks this thread for 100 ms.
    await opened.exec("set gin_pending_list_limit = 64");
    if (directory) writeFileSync(markerOf(directory), "");
    const { client, isFull, ...guarded } = guardEmbedded(opened, { directory, onBroken });
    const close = async () => {
      await guarded.close();
      release();
    };
    return {
      db: drizzle(client),
      engine: "embedded",
      ping: async () => {
        await withDeadline(client.query("select 1"), pingMs);
        return { isReadOnly: isFull() };
      },
      // Several statements in one text require a query without parameters.
      execute: async (text, values) =>
        values?.length
          ? client.query(text, values)
          : { rows: (await client.exec(text)).flatMap((one) => one.rows) },
      tidy: async () => {
        const tables = await client.query<{ name: string }>(
          "select format('%I.%I', schemaname, tablename) as name from pg_tables",
        );
        // One table at a time, because all at once would block for a second.
        const vacuum = tables.rows.map(({ name }) => `vacuum analyze ${name}`);
        for (const step of [...vacuum, "select pg_switch_wal()", "checkpoint"]) {
          await client.exec(step);
          await pause();
        }
      },
      listen: (channel, { onNotify, onListening }) => {
        const stop = opened.listen(channel, onNotify);
        void stop.then(onListening, () => {});
        return async () => void (await (await stop)());
      },
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    release();
    throw openFailure(error, directory, directory ? await freeBytesOf(directory) : Number.POSITIVE_INFINITY);
  }
}

/** The files of a new database, which `initdb` would take seconds to write. Lazily loaded, to save memory in later starts. */
const emptyDatabase = async () => (await import("@electric-sql/pglite-prepopulatedfs")).dataDir();

/** A file beside the directory: a database was created there. */
const markerOf = (directory: string) => `${directory}.made`;

/** PGlite creates a new database over the remains of one whose PG_VERSION is lost, so this throws. */
function rejectDamaged(directory: string): void {
  if (existsSync(markerOf(directory)) && !existsSync(join(directory, "PG_VERSION")))
    throw new Error("there was one, and its files are gone or incomplete");
}

function openFailure(error: unknown, directory: string | undefined, freeBytes: number): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (!directory || message.startsWith("The database"))
    return error instanceof Error ? error : new Error(message);
  if (freeBytes < minFreeBytes)
    return new Error(`The disk of ${directory} is full. Free some space and start again; no data is lost.`, {
      cause: error,
    });
  return new Error(
    `The database in ${directory} could not be opened (${message}). Nothing in it was changed: restore the folder from a backup, or set DATA_DIR to a new one.`,
    { cause: error },
  );
}
