import type { AskedFor } from "./askedFor.ts";

/** What a finding is about in the answer of `cv.reading`: the client marks it there. */
export type About = { kind: "position" | "part" | "leftOut"; index: number };
export type Finding = {
  group: "parser" | "positions";
  title: string;
  advice: string;
  /** "page 1, beside the text"; empty for Word files, which have no pages of their own. */
  place: string;
  about: About | null;
};
/** `findings` empty: the check is passed, and `passed` says what is fine. */
export type Rule = { passed: string; findings: Finding[] };

export type Check = {
  findings: Finding[];
  passed: string[];
  /** Null without saved jobs. */
  askedFor: AskedFor | null;
  /** False where the CV was read by an earlier release, which kept nothing of its layout. */
  knowsLayout: boolean;
};
