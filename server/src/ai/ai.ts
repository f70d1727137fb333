import type { Facts } from "../evidence/facts.ts";

/** What a writer makes of facts. Numbers, technologies and levels are not its business. */
export type Prose = {
  headline: string;
  coFounderSummary: string;
  keyStrengths: { text: string; evidence: string[] }[];
  potentialRoles: { text: string; evidence: string[] }[];
  projectInsights: { name: string; highlight: string; evidence: string[] }[];
};

/** `who`: for whom. Failures of one person's calls alone do not mean that the model is down. */
type Asked = { signal?: AbortSignal; who?: string };

/** `now`: the day by which "since 2019" is written instead of "from 2014 to 2019". */
type Written = Asked & { now?: Date };

export type Writer = {
  /** Stored beside what it wrote. */
  name: string;
  write(facts: Facts, options: Written): Promise<Prose>;
  /** Throws 503 when nothing can be written now, before anybody has done the work that comes first. */
  check?(): Promise<void>;
};

export type Embedder = {
  /** Names the vector space: vectors of different models are never compared. */
  model: string;
  /** One unit vector of `vectorDimensions` numbers for each text. */
  embed(texts: string[], options: Asked): Promise<number[][]>;
};

/** A model when one is configured, else the local ones: an argument, never a global. */
export type Ai = { writer: Writer; embedder: Embedder };
