import { buildClient } from "./clientBuild.ts";
import { loadEnv } from "./project.ts";

loadEnv();
buildClient();
await import("../server/src/main.ts");
