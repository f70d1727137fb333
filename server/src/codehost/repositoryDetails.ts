import { isObject } from "../text/isObject.ts";
import { inBatches } from "./batches.ts";
import type { Client } from "./client.ts";
import { invalidResponse } from "./errors.ts";
import { cut, findManifests, findReadme, limits, shortenTree } from "./files.ts";
import { detailsQuery, filesQuery, lightDetailsQuery, packageFolders } from "./graphql.ts";
import { descriptionOf } from "./listed.ts";
import type { ReadingProgress, RepositoryFile } from "./reading.ts";
import {
  blobResponse,
  type DetailsResponse,
  detailsResponse,
  type FolderResponse,
  filesResponse,
  folderResponse,
} from "./responses.ts";
import type { ListedRepository } from "./selectRepositories.ts";

// Counting commits is the most expensive query; reading files is cheap.
const detailsBatchSize = 15;
const filesBatchSize = 20;

/** GitHub's history cursors are a commit and an offset, which allows jumping to the oldest commit. */
const historyCursor = /^([0-9a-f]{40}) \d+$/;

type Options = { viewerId: string; onProgress?: (progress: ReadingProgress) => void };

/** Adds commits, tree and files to the given repositories. Returns the names of those that failed, at least partially. */
export async function fetchRepositoryDetails(
  client: Client,
  repositories: ListedRepository[],
  options: Options,
): Promise<string[]> {
  const { viewerId, onProgress } = options;
  const total = repositories.length;
  let done = 0;
  const progress = (more: number) => {
    done += more;
    if (more > 0) onProgress?.({ done, total });
  };
  onProgress?.({ done, total });

  const failed: ListedRepository[] = [];
  const cursors = new Map<ListedRepository, string>();
  const paths = new Map<ListedRepository, string[]>();
  const toRead: ListedRepository[] = [];
  const unasked = await inBatches(repositories, detailsBatchSize, async (batch, isRetry) => {
    const variables = { ids: batch.map(({ nodeId }) => nodeId), author: viewerId };
    const nodes = nodesOf(await client.graphql(isRetry ? lightDetailsQuery : detailsQuery, variables));
    for (const repository of batch) {
      const node = nodes.get(repository.nodeId);
      const cursor = addDetails(repository, node);
      if (node) paths.set(repository, addTree(repository, node));
      if (!repository.commits) failed.push(repository);
      else if (repository.commits.own > 0) toRead.push(repository);
      if (cursor) cursors.set(repository, cursor);
    }
    progress(batch.filter(({ commits }) => !commits?.own).length);
  });
  failed.push(...unasked);
  progress(unasked.length);

  const unread = await inBatches(toRead, filesBatchSize, async (batch) => {
    const requests = batch.map((repository) => ({
      id: repository.nodeId,
      paths: paths.get(repository) ?? [],
      beforeFirst: cursors.get(repository) ?? null,
    }));
    const { query, variables } = filesQuery(requests, viewerId);
    const responses = await client.graphql(query, variables);
    for (const [i, repository] of batch.entries()) {
      const isRead = addFiles(repository, requests[i]?.paths ?? [], field(responses, `r${i}`));
      if (!isRead) failed.push(repository);
    }
    progress(batch.length);
  });
  progress(unread.length);
  return [...failed, ...unread].map(({ nameWithOwner }) => nameWithOwner);
}

/** Returns the cursor before the first own commit, if one is needed. */
function addDetails(repository: ListedRepository, node: DetailsResponse | undefined): string | null {
  if (!node) return null;
  Object.assign(repository, descriptionOf(node), { releases: node.releases?.totalCount ?? null });
  const { ownByYear } = repository;
  const years = ownByYear ? { ownByYear } : {};
  if (node.defaultBranchRef === null) {
    repository.commits = { own: 0, all: 0, firstAt: null, lastAt: null, ...years };
    return null;
  }
  const { all, own } = node.defaultBranchRef.target ?? {};
  if (!all || !own) return null;
  const lastAt = own.nodes?.[0]?.committedDate ?? null;
  repository.commits = {
    own: lastAt ? own.totalCount : 0,
    all: all.totalCount,
    firstAt: lastAt,
    lastAt,
    ...years,
  };
  const commit = historyCursor.exec(own.pageInfo.endCursor ?? "")?.[1];
  return commit && own.totalCount > 1 ? `${commit} ${own.totalCount - 2}` : null;
}

/** Stores part of the tree and returns the files to read. */
function addTree(repository: ListedRepository, node: DetailsResponse): string[] {
  const allPaths = [
    ...pathsIn("", node.defaultBranchRef?.target?.tree),
    ...packageFolders.flatMap((folder, i) =>
      pathsIn(`${folder}/`, folderResponse.safeParse(node[`folder${i}`]).data),
    ),
  ];
  const paths = [...new Set(allPaths)].slice(0, limits.paths);
  const readme = findReadme(paths);
  const toRead = [...(readme ? [readme] : []), ...findManifests(paths)];
  repository.tree = shortenTree(paths, toRead);
  return toRead;
}

function addFiles(repository: ListedRepository, paths: string[], response: unknown): boolean {
  const parsed = filesResponse.safeParse(response);
  if (!parsed.success) return false;
  const firstAt = parsed.data.defaultBranchRef?.target?.history?.nodes?.[0]?.committedDate;
  const { commits } = repository;
  if (firstAt && commits?.firstAt && firstAt < commits.firstAt) repository.commits = { ...commits, firstAt };
  repository.files = paths.flatMap((path, i) =>
    textOf(path, blobResponse.safeParse(parsed.data[`file${i}`]).data),
  );
  return true;
}

function textOf(path: string, blob: ReturnType<typeof blobResponse.parse>): RepositoryFile[] {
  if (!blob?.text || blob.isBinary) return [];
  const bytes = path === findReadme([path]) ? limits.readmeBytes : limits.manifestBytes;
  return [{ path, text: cut(blob.text, bytes) }];
}

/** Paths of the folder, its entries, and the subfolders' entries in the response. */
function pathsIn(folder: string, tree: FolderResponse): string[] {
  const paths = (tree?.entries ?? []).flatMap(({ name, type, object }) =>
    type === "blob"
      ? [`${folder}${name}`]
      : [
          `${folder}${name}/`,
          ...(object?.entries ?? [])
            .slice(0, limits.entriesOfOneFolder)
            .map((inner) => `${folder}${name}/${inner.name}${inner.type === "blob" ? "" : "/"}`),
        ],
  );
  return folder && paths.length > 0 ? [folder, ...paths] : paths;
}

function nodesOf(response: unknown): Map<string, DetailsResponse> {
  const nodes = field(response, "nodes");
  if (!Array.isArray(nodes)) throw invalidResponse();
  return new Map(
    nodes.flatMap((node) => {
      const { data } = detailsResponse.safeParse(node);
      return data ? [[data.id, data] as const] : [];
    }),
  );
}

const field = (response: unknown, name: string): unknown => (isObject(response) ? response[name] : undefined);
