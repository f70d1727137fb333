import { languageColor } from "@career-hub/server/knowledge/knowledge.ts";
import { avatarPath } from "./avatars.ts";
import {
  type Affiliation,
  type Known,
  type ListArguments,
  listOf,
  orError,
  type Refusal,
  refusal,
} from "./connections.ts";
import { contributionsOf } from "./contributions.ts";
import { gitObject, headCommit } from "./gitObjects.ts";
import { type DemoPerson, type DemoRepository, noFlags, ownerOf, relationOf } from "./people.ts";

export type World = {
  people: DemoPerson[];
  /** Public URL of the demo code host. */
  baseUrl: string;
  refuse?: (nameWithOwner: string) => Refusal | undefined;
};

export type Access = { person: DemoPerson; scopes: string[] };

const year = 366 * 24 * 3600 * 1000;

/** The root of a query, as visible to the token's owner. */
export function rootFor(world: World, { person, scopes }: Access, now: Date) {
  const seesPrivate = scopes.includes("repo");
  const own = person.repositories
    .filter((repository) => seesPrivate || !repository.isPrivate)
    .map((repository) => ({ person, repository }));

  function find(matches: (known: Known) => boolean): Known | undefined {
    const others = () =>
      world.people.flatMap((other) =>
        other.repositories.map((repository) => ({ person: other, repository })),
      );
    return own.find(matches) ?? others().find((known) => !known.repository.isPrivate && matches(known));
  }

  function node(id: string) {
    if (id === userId(person)) return viewer();
    const known = find((other) => repositoryId(nameOf(other)) === id);
    if (known) return toNode(known);
    throw refusal({
      type: "NOT_FOUND",
      message: `Could not resolve to a node with the global id of '${id}'.`,
    });
  }

  const toNode = (known: Known) => repositoryOf(world, known);
  const list = (found: Known[], field: string, args: ListArguments) => listOf(found, field, args, toNode);

  function viewer() {
    return {
      __typename: "User",
      login: person.login,
      url: `${world.baseUrl}/${person.login}`,
      avatarUrl: `${world.baseUrl}${avatarPath(person.login)}`,
      id: userId(person),
      databaseId: person.id,
      name: person.name,
      createdAt: person.createdAt,
      repositories: ({ affiliations, ownerAffiliations, ...args }: ListArguments) =>
        list(
          own.filter((known) => {
            const affiliation = affiliationOf(known, world.people);
            const isWanted = (wanted?: Affiliation[]) =>
              !wanted || (affiliation !== null && wanted.includes(affiliation));
            return affiliation !== null && isWanted(affiliations) && isWanted(ownerAffiliations);
          }),
          "repositories",
          args,
        ),
      repositoriesContributedTo: ({ includeUserRepositories, ...args }: ListArguments) =>
        list(
          own.filter(
            (known) =>
              isRecent(known, now) && (includeUserRepositories || affiliationOf(known, []) !== "OWNER"),
          ),
          "repositoriesContributedTo",
          args,
        ),
      contributionsCollection: (period: { from?: string; to?: string }) =>
        contributionsOf(own, period, now, toNode),
    };
  }

  return {
    viewer,
    node: ({ id }: { id: string }) => node(id),
    nodes: ({ ids }: { ids: string[] }) => ids.map((id) => orError(() => node(id))),
  };
}

/** A repository with its fields as resolvers; throws when the world refuses it. */
function repositoryOf(world: World, known: Known): object {
  const { repository } = known;
  const name = nameOf(known);
  const refused = world.refuse?.(name);
  if (refused) throw refusal(refused);
  const login = ownerOf(known.person, repository);
  return {
    ...noFlags,
    ...repository,
    __typename: "Repository",
    id: repositoryId(name),
    nameWithOwner: name,
    owner: {
      __typename: world.people.some((other) => other.login === login) ? "User" : "Organization",
      login,
    },
    url: `${world.baseUrl}/${name}`,
    templateRepository: () =>
      repository.templateOf ? repositoryOf(world, templateNamed(known.person, repository)) : null,
    stargazerCount: repository.stars,
    forkCount: repository.forks,
    repositoryTopics: ({ first = 0 }) => ({
      nodes: repository.topics.slice(0, first).map((topic) => ({ topic: { name: topic } })),
    }),
    releases: { totalCount: repository.releases ?? 0 },
    licenseInfo: repository.license ? { spdxId: repository.license } : null,
    languages: ({ first = 0 }) => languages(repository, first),
    defaultBranchRef: () =>
      repository.isEmpty ? null : { target: () => headCommit(repository, name, userId(known.person)) },
    object: ({ expression = "" }) => {
      const path = /^HEAD:(.*)$/.exec(expression)?.[1];
      return repository.isEmpty || path === undefined ? null : gitObject(repository, name, path);
    },
  };
}

/** Null for contributors who are neither owner nor member. */
function affiliationOf({ person, repository }: Known, people: DemoPerson[]): Affiliation | null {
  const relation = relationOf(person, repository);
  if (relation === "owner") return "OWNER";
  if (relation === "guest") return null;
  const owner = ownerOf(person, repository);
  return people.some(({ login }) => login === owner) ? "COLLABORATOR" : "ORGANIZATION_MEMBER";
}

function isRecent({ repository }: Known, now: Date): boolean {
  const { last } = repository.commits;
  return last !== null && now.getTime() - Date.parse(last) < year;
}

function languages(repository: DemoRepository, first: number) {
  const all = Object.entries(repository.languages).sort(([, a], [, b]) => b - a);
  return {
    edges: all.slice(0, first).map(([name, size]) => ({ size, node: { name, color: languageColor(name) } })),
  };
}

function templateNamed(person: DemoPerson, { templateOf = "", createdAt }: DemoRepository): Known {
  const [owner, name = ""] = templateOf.split("/");
  const commits = { own: 0, all: 1, first: null, last: null };
  const unknown = {
    description: null,
    pushedAt: null,
    stars: 0,
    forks: 0,
    topics: [],
    license: null,
    languages: {},
  };
  return {
    person,
    repository: { ...unknown, name, owner, isTemplate: true, createdAt, commits, tree: [], files: {} },
  };
}

function nameOf({ person, repository }: Known): string {
  return `${ownerOf(person, repository)}/${repository.name}`;
}

function userId(person: DemoPerson): string {
  return `U_${encode(String(person.id))}`;
}

function repositoryId(nameWithOwner: string): string {
  return `R_${encode(nameWithOwner)}`;
}

function encode(text: string): string {
  return Buffer.from(text).toString("base64url");
}
