import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildClient } from "./clientBuild.ts";

const envFile = fileURLToPath(new URL("../.env", import.meta.url));
if (existsSync(envFile)) process.loadEnvFile(envFile);
buildClient();
await import("../server/src/main.ts");
