/** Migrates the Postgres of DATABASE_URL as its owner. Servers may then use a role without DDL privileges. */
import { openDb } from "@career-hub/db/client.ts";
import { setUpQueues } from "@career-hub/server/background/background.ts";
import { loadEnv } from "./project.ts";

loadEnv();
const { DATABASE_URL: url } = process.env;
if (!url) {
  console.error("DATABASE_URL is not set: the embedded database migrates itself.");
  process.exit(1);
}
try {
  await using database = await openDb({ url });
  await setUpQueues(database);
  console.log("The database is set up.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
