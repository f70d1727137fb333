/** The facts of a profile: all that a writer may state, each with its evidence. */
import type { ProjectKind } from "./projectKind.ts";

export type Evidence = {
  /** "e1", "e2", …: ids for citations. */
  id: string;
  repository: string;
  isPrivate: boolean;
  path?: string;
  /** One short sentence or name of the finding, at most 160 characters. */
  note: string;
  ownCommits: number;
  /** Share of the repository's commits that are the person's own, 0 to 1. */
  ownShare: number;
  firstAt: string;
  lastAt: string;
  url: string;
};

/** A claim: its text, its weight (comparable only within one list), and the ids of its evidence. */
export type Claim = { text: string; weight: number; evidence: string[] };

/** The project's definition of itself without name, full stop, emoji or article. */
export type ProjectSubject = {
  /** "scheduler for depots", or "plans depots and prints the plan". */
  text: string;
  /** The noun with its qualifiers ("bundler", "error handling library"); null without one. */
  head: string | null;
};

export type ProjectFacts = {
  repository: string;
  name: string;
  description: string | null;
  subject: ProjectSubject | null;
  /** By its manifests, topics and description; null if unknown. */
  kind: ProjectKind | null;
  /** The language of most of the code; null if there is no code. */
  language: string | null;
  /** Packages it publishes: "npm:yard", "cargo:crane". */
  packages: string[];
  forks: number;
  /** Null if the code host was not queried. */
  releases: number | null;
  /** Own commits by calendar year, oldest first; empty if unknown. */
  commitsByYear: { year: number; commits: number }[];
  /** "guest": another owner's repository in which the person wrote less than a tenth. */
  relation: "owner" | "member" | "guest";
  /** At most two statements of the README's opening, without its name: "provides a derive macro for …". */
  introduction: string[];
  /** Entries of the README's feature list, verbatim. */
  features: string[];
  /** Topics set by the owner, verbatim; empty for private projects. */
  topics: string[];
  /** Informative sentences of the README without markup. */
  sentences: string[];
  technologies: string[];
  concepts: string[];
  domains: string[];
  stars: number;
  ownCommits: number;
  /** All commits on the default branch. */
  allCommits: number;
  ownShare: number;
  firstAt: string;
  lastAt: string;
  isPrivate: boolean;
  evidence: string[];
};

/** "N/A": insufficient data. The badge is hidden then, and matching treats it as neutral. */
export type ExperienceLevel = "N/A" | "Entry" | "Junior" | "Mid-level" | "Senior" | "Principal";

export type Facts = {
  /** Whole percents that sum to 100, highest first; empty without a language. */
  languages: { name: string; percent: number }[];
  technologies: Claim[];
  concepts: Claim[];
  practices: Claim[];
  domains: Claim[];
  strengths: Claim[];
  roles: Claim[];
  projects: ProjectFacts[];
  /** Whom the person is looking for ("somebody for operations and financing"), only if they state it. */
  wish?: Claim;
  experience: ExperienceLevel;
  /** The reason for the level, or for its absence, shown beside the badge. */
  experienceBasis: string;
  /** All counted repositories, most own commits first; never sent to a model. */
  ownCommits: {
    repository: string;
    isPrivate: boolean;
    commits: number;
    byYear: { year: number; commits: number }[];
  }[];
  activeYears: number;
  firstAt: string;
  lastAt: string;
  evidence: Evidence[];
  basis: {
    repositoriesTotal: number;
    repositoriesCounted: number;
    leftOut: {
      forks: number;
      templates: number;
      empty: number;
      withoutOwnCommits: number;
      notLookedInto: number;
      unreadable: number;
    };
  };
};
