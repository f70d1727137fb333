import { createHash } from "node:crypto";
import { GraphQLError } from "graphql";
import { ownCommitDates } from "./ownCommitDates.ts";
import type { DemoRepository } from "./people.ts";

/** Commits, trees and blobs of sample repositories, generated from their files. */

const truncatedAt = 512_000;

function objectId(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}

export function headCommit(repository: DemoRepository, name: string, viewerId: string) {
  const oid = objectId(name);
  return {
    __typename: "Commit",
    oid,
    committedDate: repository.pushedAt ?? repository.createdAt,
    tree: () => gitObject(repository, name, ""),
    history: (args: HistoryArguments) => history(repository, oid, viewerId, args),
  };
}

type HistoryArguments = {
  first?: number;
  after?: string | null;
  author?: { id?: string };
};

/** Latest first. A cursor is the head commit and an offset, as on GitHub. */
function history(repository: DemoRepository, head: string, viewerId: string, args: HistoryArguments) {
  const { first, after, author } = args;
  const { own, all } = repository.commits;
  const total = author ? (author.id === viewerId ? own : 0) : all;
  const [oldest, latest] = author
    ? [repository.commits.first, repository.commits.last]
    : [repository.createdAt, repository.pushedAt];
  const dates = author && total > 0 ? ownCommitDates(repository) : null;
  const start = !after ? 0 : positionIn(after, head) + 1;
  const count = Math.max(0, Math.min(first ?? 0, total - start));
  const nodes = Array.from({ length: count }, (_, i) => ({
    __typename: "Commit",
    oid: objectId(`${head} ${start + i}`),
    committedDate:
      dates?.[start + i] ??
      between(latest ?? repository.createdAt, oldest ?? repository.createdAt, start + i, total),
  }));
  return {
    totalCount: total,
    nodes,
    pageInfo: {
      hasNextPage: start + count < total,
      endCursor: count > 0 ? `${head} ${start + count - 1}` : null,
    },
  };
}

function positionIn(cursor: string, head: string): number {
  const [commit, position] = cursor.split(" ");
  if (commit !== head || !/^\d+$/.test(position ?? ""))
    throw new GraphQLError(`\`${cursor}\` does not appear to be a valid cursor.`);
  return Number(position);
}

function between(latest: string, oldest: string, position: number, total: number): string {
  const time = timeBetween(Date.parse(latest), Date.parse(oldest), position, total);
  return new Date(time).toISOString().replace(".000Z", "Z");
}

/** Time in milliseconds (whole seconds) of the commit at a position, latest first, for evenly spread commits. */
export function timeBetween(latest: number, oldest: number, position: number, total: number): number {
  const share = total > 1 ? position / (total - 1) : 0;
  return Math.round((latest + (oldest - latest) * share) / 1000) * 1000;
}

/** The object at a path of the latest commit: a tree, a blob or null. */
export function gitObject(repository: DemoRepository, name: string, path: string): object | null {
  const paths = allPaths(repository);
  const oid = objectId(`${name}:${path}`);
  const text = repository.files[path];
  if (text !== undefined || paths.has(path)) return { __typename: "Blob", oid, ...blob(text ?? "") };
  const folder = path === "" ? "" : `${path}/`;
  const inside = [...paths].filter((other) => other.startsWith(folder));
  if (inside.length === 0) return null;
  return {
    __typename: "Tree",
    oid,
    entries: () => {
      const names = new Map<string, "blob" | "tree">();
      for (const other of inside) {
        const [first = "", ...rest] = other.slice(folder.length).split("/");
        if (first) names.set(first, rest.length > 0 ? "tree" : (names.get(first) ?? "blob"));
      }
      return [...names].sort().map(([entry, type]) => ({
        name: entry,
        type,
        object: () => gitObject(repository, name, `${folder}${entry}`),
      }));
    },
  };
}

function allPaths(repository: DemoRepository): Set<string> {
  return new Set([...repository.tree, ...Object.keys(repository.files)]);
}

function blob(text: string) {
  const isBinary = text.includes("\0");
  const byteSize = Buffer.byteLength(text);
  return {
    byteSize,
    isBinary,
    isTruncated: byteSize > truncatedAt,
    text: isBinary ? null : text.slice(0, truncatedAt),
  };
}
