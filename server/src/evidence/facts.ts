/** The facts of a profile: everything a writer may say, each with the evidence it rests on. */

export type Evidence = {
  /** "e1", "e2", …: what a writer cites. */
  id: string;
  repository: string;
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

export type ProjectFacts = {
  repository: string;
  name: string;
  description: string | null;
  /** Telling sentences of the README, in its own words, cleaned of markup. */
  sentences: string[];
  technologies: string[];
  concepts: string[];
  domains: string[];
  stars: number;
  ownCommits: number;
  ownShare: number;
  firstAt: string;
  lastAt: string;
  isPrivate: boolean;
  evidence: string[];
};

export const experienceLevels = ["Entry", "Junior", "Mid-level", "Senior", "Principal"] as const;
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
  /** Why that level: shown beside the badge. */
  experienceBasis: string;
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
