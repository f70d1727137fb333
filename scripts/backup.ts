/** `npm run backup -- FILE` and `npm run restore -- FILE`: dump and restore either database. */
import { resolve } from "node:path";
import { backUp, restore } from "../db/src/backup.ts";
import { callerFolder, loadEnv } from "./project.ts";

loadEnv();
const [command, file, ...others] = process.argv.slice(2);
if (!file || others.length > 0) {
  console.error(`usage: npm run ${command} -- FILE`);
  process.exit(2);
}
const place = { url: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR || ".data" };
const path = resolve(callerFolder, file);
try {
  await (command === "restore" ? restore : backUp)(place, path);
  console.log(command === "restore" ? `Restored from ${path}.` : `Everything is in ${path}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
