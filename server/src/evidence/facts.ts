/** The facts of a profile: everything a writer may say, each with the evidence it rests on. */

export type Evidence = {
  /** "e1", "e2", …: what a writer cites. */
  id: string;
  repository: string;
  isPrivate: boolean;
  path?: string;
  /** One short sentence or name that says what was found: never longer than 160 characters. */
  note: string;
  ownCommits: number;
  /** Share of the repository's commits that are the person's own, 0 to 1. */
  ownShare: number;
  firstAt: string;
  lastAt: string;
  url: string;
};

/** A claim: its text, how much speaks for it (only comparable inside one list), and the ids of its evidence. */
export type Claim = { text: string; weight: number; evidence: string[] };

/** What a project is by its manifests, topics and description; null where none of them says. */
export const projectKinds = [
  "library",
  "framework",
  "command-line tool",
  "application",
  "service",
  "infrastructure module",
  "plugin",
] as const;
export type ProjectKind = (typeof projectKinds)[number];

/** What the project says it is: a definition in its own words without its name, full stop, emoji or article. */
export type ProjectSubject = {
  /** "noun": "scheduler for depots". "verb": "plans depots and prints the plan". */
  shape: "noun" | "verb";
  text: string;
  /** The noun alone with what qualifies it ("bundler", "error handling library"); null unless the shape is "noun". */
  head: string | null;
};

export type ProjectFacts = {
  repository: string;
  name: string;
  description: string | null;
  subject: ProjectSubject | null;
  kind: ProjectKind | null;
  /** The language most of the code is written in; null when nothing is. */
  language: string | null;
  /** Packages it publishes: "npm:yard", "cargo:crane". */
  packages: string[];
  forks: number;
  /** Null where the code host was not asked. */
  releases: number | null;
  /** Own commits by calendar year, oldest first; empty where unknown. */
  commitsByYear: { year: number; commits: number }[];
  /** "guest": somebody else's repository in which the person wrote less than a tenth. */
  relation: "owner" | "member" | "guest";
  /** What the README's opening says of it, without its name, at most two: "provides a derive macro for …". */
  introduction: string[];
  /** Entries of the README's list of features, in its own words. */
  features: string[];
  /** Topics that the owner set, verbatim; empty for private projects. */
  topics: string[];
  /** Telling sentences of the README, in its own words, cleaned of markup. */
  sentences: string[];
  technologies: string[];
  concepts: string[];
  domains: string[];
  stars: number;
  ownCommits: number;
  /** Everybody's commits on the default branch. */
  allCommits: number;
  ownShare: number;
  firstAt: string;
  lastAt: string;
  isPrivate: boolean;
  evidence: string[];
};

/** "N/A": too little is seen to say. The badge is hidden then, and matching treats it as neutral. */
export const experienceLevels = ["N/A", "Entry", "Junior", "Mid-level", "Senior", "Principal"] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export type Facts = {
  /** Percents, whole, summing to 100; most first; empty when nothing was written in a language. */
  languages: { name: string; percent: number }[];
  technologies: Claim[];
  concepts: Claim[];
  practices: Claim[];
  domains: Claim[];
  strengths: Claim[];
  roles: Claim[];
  projects: ProjectFacts[];
  /** Whom the person says is missing ("somebody for operations and financing"): only if they wrote it down. */
  wish?: Claim;
  experience: ExperienceLevel;
  /** Why that level, or why none: shown beside the badge. */
  experienceBasis: string;
  /** Of every repository that counts, most own commits first; never for a model. */
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
