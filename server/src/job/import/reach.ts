import type { Env } from "../../env.ts";
import { fetchRules } from "./fetchDocument.ts";
import type { Reach } from "./sources.ts";

/** Rules for fetching jobs, from the environment. */
export const reachOf = ({ jobSources }: Env): Reach => ({
  rules: { ...fetchRules, allowPrivate: jobSources.allowPrivate },
  boards: jobSources.boards,
});
