/** `npm run backup -- FILE` and `npm run restore -- FILE`: dump and restore either database. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { backUp, restore } from "../db/src/backup.ts";

const envFile = fileURLToPath(new URL("../.env", import.meta.url));
if (existsSync(envFile)) process.loadEnvFile(envFile);
const [command, file, ...others] = process.argv.slice(2);
if (!file || others.length > 0) {
  console.error(`usage: npm run ${command} -- FILE`);
  process.exit(2);
}
const place = { url: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR || ".data" };
// npm changes to the project's folder and stores the original one in this variable.
const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
try {
  await (command === "restore" ? restore : backUp)(place, path);
  console.log(command === "restore" ? `Restored from ${path}.` : `Everything is in ${path}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
