import { buildClientHere } from "./clientBuild.ts";

await buildClientHere();
