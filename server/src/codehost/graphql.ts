/** GraphQL queries; tests check them against GitHub's published schema. */

/** Fields for selecting repositories, cheap enough for hundreds of them. */
export const basicFields = `
fragment Basic on Repository {
  id nameWithOwner name owner { login } description url
  isFork isTemplate isArchived isPrivate isEmpty isMirror
  templateRepository { nameWithOwner }
  createdAt pushedAt stargazerCount forkCount
}`;

const describedFields = `
fragment Described on Repository {
  repositoryTopics(first: 20) { nodes { topic { name } } }
  licenseInfo { spdxId }
  languages(first: 12, orderBy: { field: SIZE, direction: DESC }) { edges { size node { name color } } }
}`;

// repositoriesContributedTo covers only about a year; contributions.ts reads older ones.
export const listQuery = `
query List($privacy: RepositoryPrivacy, $first: Int!, $after: String, $firstPage: Boolean!) {
  viewer {
    id databaseId login name avatarUrl url createdAt
    repositories(
      first: $first, after: $after, privacy: $privacy
      affiliations: [OWNER, COLLABORATOR, ORGANIZATION_MEMBER]
      ownerAffiliations: [OWNER, COLLABORATOR, ORGANIZATION_MEMBER]
      orderBy: { field: PUSHED_AT, direction: DESC }
    ) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { ...Basic ...Described }
    }
    repositoriesContributedTo(
      first: 50, contributionTypes: [COMMIT], includeUserRepositories: false, privacy: $privacy
      orderBy: { field: PUSHED_AT, direction: DESC }
    ) @include(if: $firstPage) {
      nodes { ...Basic ...Described }
    }
  }
}
${basicFields}
${describedFields}`;

/** Folders with one folder per package or module, which are read two levels deep. */
export const packageFolders = [
  ".github",
  "src",
  "packages",
  "apps",
  "services",
  "crates",
  "libs",
  "modules",
  "plugins",
  "projects",
  "core",
  "feature",
  "features",
  "Packages",
] as const;

const nestedEntries = "entries { name type object { ... on Tree { entries { name type } } } }";
const plainEntries = "entries { name type }";

/** Commits, releases and folders. The light query, for retries, omits subfolders. */
export const detailsQuery = toDetailsQuery(nestedEntries);
export const lightDetailsQuery = toDetailsQuery(plainEntries);

function toDetailsQuery(entries: string): string {
  return `
query Details($ids: [ID!]!, $author: ID!) {
  nodes(ids: $ids) {
    ... on Repository {
      id
      ...Described
      releases(first: 1) { totalCount }
      defaultBranchRef {
        target {
          ... on Commit {
            all: history(first: 1) { totalCount }
            own: history(first: 1, author: { id: $author }) {
              totalCount
              nodes { committedDate }
              pageInfo { endCursor }
            }
            tree { ...Folder }
          }
        }
      }
${packageFolders.map((path, i) => `      folder${i}: object(expression: "HEAD:${path}") { ...Folder }`).join("\n")}
    }
  }
}
fragment Folder on Tree { ${entries} }
${describedFields}`;
}

type FilesRequest = {
  id: string;
  paths: string[];
  /** Cursor before the first own commit; null when its date is known. */
  beforeFirst: string | null;
};

/** Files and first own commits. Built dynamically because paths differ by repository; all values are variables. */
export function filesQuery(requests: FilesRequest[], author: string) {
  const variables: Record<string, string> = {};
  const declared: string[] = [];
  const asVariable = (name: string, type: string, value: string) => {
    variables[name] = value;
    declared.push(`$${name}: ${type}`);
    return `$${name}`;
  };
  const repositories = requests.map(({ id, paths, beforeFirst }, r) => {
    const files = paths.map(
      (path, f) =>
        `file${f}: object(expression: ${asVariable(`r${r}f${f}`, "String!", `HEAD:${path}`)}) { ...Text }`,
    );
    const first =
      beforeFirst === null
        ? []
        : [
            `defaultBranchRef { target { ... on Commit {
        history(first: 1, after: ${asVariable(`r${r}after`, "String!", beforeFirst)}, author: { id: $author }) { nodes { committedDate } }
      } } }`,
          ];
    return `r${r}: node(id: ${asVariable(`r${r}`, "ID!", id)}) { ... on Repository { id ${[...files, ...first].join("\n      ")} } }`;
  });
  const needsAuthor = requests.some(({ beforeFirst }) => beforeFirst !== null);
  if (needsAuthor) asVariable("author", "ID!", author);
  const needsText = requests.some(({ paths }) => paths.length > 0);
  const query = `query Files(${declared.join(", ")}) {
  ${repositories.join("\n  ")}
}
${needsText ? "fragment Text on Blob { text byteSize isTruncated isBinary }" : ""}`;
  return { query, variables };
}
