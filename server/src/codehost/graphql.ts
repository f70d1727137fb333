/** The questions put to GitHub, each checked by tests against GitHub's published schema. */

/** Enough to select repositories without looking into any; cheap for GitHub, so that it can be asked about hundreds. */
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

// GitHub remembers only about a year of repositoriesContributedTo; what is older comes from contributions.ts.
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

/** Folders that hold a project's packages or modules, each in a folder of its own: read two levels deep. */
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

/** Commits, releases and folders of repositories. The light form, for a retry, leaves out what is in their subfolders. */
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

export type FilesRequest = {
  id: string;
  paths: string[];
  /** Stands just before the first own commit; null when that commit's date is known already. */
  beforeFirst: string | null;
};

/** Texts and first own commits: every repository has other paths, so the question is built, with all values as variables. */
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
