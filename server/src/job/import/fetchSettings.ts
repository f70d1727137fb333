import type { Env } from "../../env.ts";
import { fetchRules } from "./fetchDocument.ts";
import type { FetchSettings } from "./sources.ts";

/** Settings for fetching jobs, from the environment. */
export const fetchSettingsOf = ({ jobSources }: Env): FetchSettings => ({
  rules: { ...fetchRules, allowPrivate: jobSources.allowPrivate },
  boards: jobSources.boards,
});
