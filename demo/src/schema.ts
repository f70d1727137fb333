import { lazy } from "@career-hub/server/lazy.ts";
import { buildSchema } from "graphql";

/** The part of GitHub's schema that the product queries; tests compare it with the full one. */
export const sdl = `
scalar DateTime
scalar GitObjectID
scalar URI

type Query {
  viewer: User!
  node(id: ID!): Node
  nodes(ids: [ID!]!): [Node]!
}

interface Node { id: ID! }

interface RepositoryOwner { login: String! }

type User implements Node & RepositoryOwner {
  id: ID!
  databaseId: Int
  login: String!
  name: String
  url: URI!
  avatarUrl(size: Int): URI!
  createdAt: DateTime!
  repositories(
    affiliations: [RepositoryAffiliation]
    ownerAffiliations: [RepositoryAffiliation] = [OWNER, COLLABORATOR]
    privacy: RepositoryPrivacy
    orderBy: RepositoryOrder
    first: Int
    after: String
  ): RepositoryConnection!
  repositoriesContributedTo(
    contributionTypes: [RepositoryContributionType]
    includeUserRepositories: Boolean
    privacy: RepositoryPrivacy
    orderBy: RepositoryOrder
    first: Int
    after: String
  ): RepositoryConnection!
  contributionsCollection(from: DateTime, to: DateTime): ContributionsCollection!
}

type ContributionsCollection {
  commitContributionsByRepository(maxRepositories: Int = 25): [CommitContributionsByRepository!]!
  pullRequestReviewContributionsByRepository(maxRepositories: Int = 25): [PullRequestReviewContributionsByRepository!]!
}
type CommitContributionsByRepository {
  repository: Repository!
  contributions(first: Int): CreatedCommitContributionConnection!
}
type PullRequestReviewContributionsByRepository {
  repository: Repository!
  contributions(first: Int): CreatedPullRequestReviewContributionConnection!
}
type CreatedCommitContributionConnection { totalCount: Int! }
type CreatedPullRequestReviewContributionConnection { totalCount: Int! }

type Organization implements RepositoryOwner { login: String! }

enum RepositoryAffiliation { OWNER COLLABORATOR ORGANIZATION_MEMBER }
enum RepositoryContributionType { COMMIT ISSUE PULL_REQUEST REPOSITORY PULL_REQUEST_REVIEW }
enum RepositoryPrivacy { PUBLIC PRIVATE }
enum RepositoryOrderField { PUSHED_AT }
enum OrderDirection { ASC DESC }
input RepositoryOrder { field: RepositoryOrderField!, direction: OrderDirection! }

type PageInfo { hasNextPage: Boolean!, endCursor: String }
type RepositoryConnection { totalCount: Int!, pageInfo: PageInfo!, nodes: [Repository] }

type Repository implements Node {
  id: ID!
  name: String!
  nameWithOwner: String!
  owner: RepositoryOwner!
  description: String
  url: URI!
  isFork: Boolean!
  isTemplate: Boolean!
  isArchived: Boolean!
  isPrivate: Boolean!
  isEmpty: Boolean!
  isMirror: Boolean!
  templateRepository: Repository
  createdAt: DateTime!
  pushedAt: DateTime
  stargazerCount: Int!
  forkCount: Int!
  repositoryTopics(first: Int): RepositoryTopicConnection!
  licenseInfo: License
  languages(first: Int, orderBy: LanguageOrder): LanguageConnection
  releases(first: Int): ReleaseConnection!
  defaultBranchRef: Ref
  object(expression: String): GitObject
}

type RepositoryTopicConnection { nodes: [RepositoryTopic] }
type RepositoryTopic { topic: Topic! }
type Topic { name: String! }
type ReleaseConnection { totalCount: Int! }
type License { spdxId: String }

enum LanguageOrderField { SIZE }
input LanguageOrder { field: LanguageOrderField!, direction: OrderDirection! }
type LanguageConnection { edges: [LanguageEdge] }
type LanguageEdge { size: Int!, node: Language! }
type Language { name: String!, color: String }

type Ref { target: GitObject }
interface GitObject { oid: GitObjectID! }

input CommitAuthor { id: ID }
type Commit implements GitObject {
  oid: GitObjectID!
  committedDate: DateTime!
  history(first: Int, after: String, author: CommitAuthor): CommitHistoryConnection!
  tree: Tree!
}
type CommitHistoryConnection { totalCount: Int!, pageInfo: PageInfo!, nodes: [Commit] }

type Tree implements GitObject { oid: GitObjectID!, entries: [TreeEntry!] }
type TreeEntry { name: String!, type: String!, object: GitObject }
type Blob implements GitObject { oid: GitObjectID!, byteSize: Int!, isBinary: Boolean, isTruncated: Boolean!, text: String }
`;

export const demoSchema = lazy(() => buildSchema(sdl));
