import type { Db } from "@career-hub/db/client.ts";
/** A code host's data in host-independent form. Times are ISO 8601 in UTC, sizes bytes. */

export type Account = {
  /** Numeric id of the code host as text: names can be transferred, ids cannot. */
  id: string;
  login: string;
  name: string | null;
  avatarUrl: string;
  profileUrl: string;
  createdAt: string;
};

export type RepositoryFile = { path: string; text: string };

export type OwnCommits = {
  /** Commits on the default branch, own and all. */
  own: number;
  all: number;
  firstAt: string | null;
  lastAt: string | null;
  /** Own commits by calendar year, without empty years; absent when not provided. */
  ownByYear?: Record<string, number>;
};

/** "member": collaborator or member of the owning organisation; "guest": only a contributor. */
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
  /** Absent if the code host does not provide it. */
  relation?: Relation;
  /** Releases by anybody; null when not read or unavailable. */
  releases?: number | null;
  /** Others' pull requests reviewed; absent when unknown. */
  reviews?: number;
  topics: string[];
  license: string | null;
  languages: { name: string; color: string | null; bytes: number }[];
  /** Null when not read: not selected, or not readable. */
  commits: OwnCommits | null;
  /** Known paths of the root and selected folders; folders end in "/". Never complete. */
  tree: string[];
  /** README and manifests. */
  files: RepositoryFile[];
};

export type Reading = {
  account: Account;
  repositories: Repository[];
  /** Total reported by the code host, which may exceed the list. */
  totalCount: number;
  /** Repositories that the code host did not return, at least partially. */
  unreadable: string[];
  /** Calendar years without contributions data: `ownByYear` has gaps there. */
  unreadableYears?: number[];
  readAt: string;
};

export type ReadingProgress = { done: number; total: number };

export type ReadOptions = {
  includePrivate: boolean;
  /** "owner/name" of repositories to leave out. */
  without?: string[];
  /** Person id: failures of a single account do not open the circuit breaker. */
  who?: string;
  signal?: AbortSignal;
  onProgress?: (progress: ReadingProgress) => void;
};

/** Throws TRPCErrors with a public message: see codehost/errors.ts. */
export interface CodeHost {
  /** Throws 503 while the circuit breaker is open: see limits/breaker.ts. */
  check(): void;
  account(token: string, signal?: AbortSignal): Promise<Account>;
  read(token: string, options: ReadOptions): Promise<Reading>;
  /** Unchanged while no repository of the person is pushed to, added or removed: see fingerprint.ts. */
  fingerprint(token: string, options: ReadOptions): Promise<string>;
  /** Revokes the person's grant; absent without an OAuth application. */
  revoke?(token: string): Promise<void>;
  /** Runs at each sign-in with this host, in the same transaction. */
  afterSignIn?(db: Db, params: { userId: string }): Promise<void>;
}
