import type { Db } from "@career-hub/db/client.ts";
/** What is read from a code host, in the product's own words. Times are ISO 8601 in UTC, sizes bytes. */

export type Account = {
  /** The code host's numeric id, as text: names can change hands, ids cannot. */
  id: string;
  login: string;
  name: string | null;
  avatarUrl: string;
  profileUrl: string;
  createdAt: string;
};

export type RepositoryFile = { path: string; text: string };

export type OwnCommits = {
  /** Commits on the default branch, by the person and by everybody. */
  own: number;
  all: number;
  firstAt: string | null;
  lastAt: string | null;
  /** Own commits by calendar year, years without any left out; absent where the code host does not tell. */
  ownByYear?: Record<string, number>;
};

/** "member": a collaborator, or of the organisation that owns it; "guest": neither, only a contributor. */
export type Relation = "owner" | "member" | "guest";

export type Repository = {
  nameWithOwner: string;
  name: string;
  owner: string;
  description: string | null;
  url: string;
  isFork: boolean;
  isTemplate: boolean;
  isArchived: boolean;
  isPrivate: boolean;
  isEmpty: boolean;
  isMirror: boolean;
  templateOf: string | null;
  createdAt: string;
  pushedAt: string | null;
  stars: number;
  forks: number;
  /** Absent where the code host does not tell. */
  relation?: Relation;
  /** Releases by anybody; null where it was not looked into or has no answer. */
  releases?: number | null;
  /** Pull requests that the person opened here, and pull requests of others that they reviewed; absent where unknown. */
  pullRequests?: number;
  reviews?: number;
  topics: string[];
  license: string | null;
  languages: { name: string; color: string | null; bytes: number }[];
  /** Null where it was not looked into: not among the most telling, or not readable. */
  commits: OwnCommits | null;
  /** Paths known to exist, the root's and those of telling folders; folders end in "/". Never complete. */
  tree: string[];
  /** README and manifests. */
  files: RepositoryFile[];
};

export type Reading = {
  account: Account;
  repositories: Repository[];
  /** How many the code host says there are, which can be more than were listed. */
  totalCount: number;
  /** Repositories the code host refused or failed to show, wholly or in part; the rest is used all the same. */
  unreadable: string[];
  /** Calendar years whose contributions the code host failed to tell: `ownByYear` has gaps there. */
  unreadableYears?: number[];
  readAt: string;
};

export type ReadingProgress = { done: number; total: number };

export type ReadOptions = {
  includePrivate: boolean;
  /** "owner/name" of repositories that are left out, whatever the code host lists. */
  without?: string[];
  /** For whom: failures of one person's account alone do not mean that the code host is down. */
  who?: string;
  signal?: AbortSignal;
  onProgress?: (progress: ReadingProgress) => void;
};

/** Errors are TRPCErrors with a sentence for the person: see codehost/errors.ts. */
export interface CodeHost {
  /** Throws 503 while the code host is known to be down: see limits/breaker.ts. */
  check(): void;
  account(token: string, signal?: AbortSignal): Promise<Account>;
  read(token: string, options: ReadOptions): Promise<Reading>;
  /** The same text as long as no repository of the person was pushed to, added or removed: see fingerprint.ts. */
  fingerprint(token: string, options: ReadOptions): Promise<string>;
  /** Takes back what the person granted this application; absent where there is no application. */
  revoke?(token: string): Promise<void>;
  /** Part of each sign-in of an account of this host, in its transaction. */
  afterSignIn?(db: Db, params: { userId: string }): Promise<void>;
}
