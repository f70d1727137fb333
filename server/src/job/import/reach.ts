import type { Env } from "../../env.ts";
import { fetchRules } from "./fetchDocument.ts";
import type { Reach } from "./sources.ts";

/** What the settings say about where jobs may be fetched from. */
export const reachOf = ({ jobSources }: Env): Reach => ({
  rules: { ...fetchRules, allowPrivate: jobSources.allowPrivate },
  boards: jobSources.boards,
});
