import { buildClient } from "./clientBuild.ts";
import { loadEnv } from "./project.ts";

loadEnv();
// In a terminal the address stays in view; requests are logged where the output goes to a file or a service.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= "warn";
buildClient();
await import("../server/src/main.ts");
