import { buildClient } from "./clientBuild.ts";

await buildClient();
