import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateEmbedded } from "@career-hub/db/migrate.ts";
import { migratePostgres } from "@career-hub/db/migratePostgres.ts";
import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { drizzle } from "drizzle-orm/pglite";
import type { TestProject } from "vitest/node";
import { databaseUrl, oneSession } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** File with a dump of the migrated, empty embedded database, loaded by each worker. */
    snapshot: string;
    /** Address of the Postgres server and name of the migrated database that each worker copies; empty without Postgres. */
    postgresUrl: string;
    postgresTemplate: string;
  }
}

/** Migrates once for all workers: making a new embedded database takes seconds. */
export default async function prepare(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL ?? "";
  return url ? preparePostgres(project, url) : prepareEmbedded(project);
}

async function prepareEmbedded(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "career-hub-"));
  const dataFolder = join(folder, "data");
  mkdirSync(dataFolder);
  const client = await PGlite.create({ dataDir: join(dataFolder, "database"), extensions: { vector } });
  await migrateEmbedded(drizzle(client));
  const snapshot = join(folder, "empty.tar");
  writeFileSync(snapshot, Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer()));
  await client.close();
  // An environment variable, because `startProduct` also runs outside tests.
  process.env.EMPTY_DATA_FOLDER = dataFolder;
  project.provide("snapshot", snapshot);
  project.provide("postgresUrl", "");
  project.provide("postgresTemplate", "");
  return () => rmSync(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject, url: string) {
  const template = `career_hub_test_${process.pid}`;
  const admin = oneSession(url);
  await admin.query(`drop database if exists ${template}`);
  await admin.query(`create database ${template}`);
  await migratePostgres(databaseUrl(url, template));
  project.provide("snapshot", "");
  project.provide("postgresUrl", url);
  project.provide("postgresTemplate", template);
  return async () => {
    const { rows } = await admin.query("select datname from pg_database where starts_with(datname, $1)", [
      `${template}_`,
    ]);
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.query(`drop database if exists ${template}`);
    await admin.end();
  };
}
