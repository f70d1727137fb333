import type { toEvidence } from "./claims.ts";
import type { findFacts } from "./evidence.ts";

/** The facts of a profile: all that a writer may state, each with its evidence. */
export type Facts = ReturnType<typeof findFacts>;
export type ProjectFacts = Facts["projects"][number];

export type Evidence = ReturnType<typeof toEvidence>;

/** A claim: its text, its weight (comparable only within one list), and the ids of its evidence. */
export type Claim = { text: string; weight: number; evidence: string[] };

/** The project's definition of itself without name, full stop, emoji or article. */
export type ProjectSubject = {
  /** "scheduler for depots", or "plans depots and prints the plan". */
  text: string;
  /** The noun with its qualifiers ("bundler", "error handling library"); null without one. */
  head: string | null;
};

/** "N/A": insufficient data. The badge is hidden then, and matching treats it as neutral. */
export type ExperienceLevel = "N/A" | "Entry" | "Junior" | "Mid-level" | "Senior" | "Principal";
