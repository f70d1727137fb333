import type { AskedFor } from "./askedFor.ts";

/** What a finding refers to in the response of `cv.reading`, where the client marks it. */
export type About = { kind: "position" | "part" | "leftOut"; index: number };
export type Finding = {
  group: "parser" | "positions";
  title: string;
  advice: string;
  /** "page 1, beside the text"; empty for Word files, which have no fixed pages. */
  place: string;
  about: About | null;
};
/** Without `findings` the check passes, and `passed` says why; null where there was nothing to check. */
export type Rule = { passed: string | null; findings: Finding[] };

export type Check = {
  findings: Finding[];
  passed: string[];
  /** Null without saved jobs. */
  askedFor: AskedFor | null;
  /** False for CVs parsed by an earlier release, which did not store the layout. */
  knowsLayout: boolean;
};
