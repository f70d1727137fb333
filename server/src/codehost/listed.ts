import type { Relation, Repository } from "./reading.ts";
import type { BasicResponse, DescribedResponse } from "./responses.ts";
import type { ListedRepository } from "./selectRepositories.ts";

/** A repository with only the cheap fields. */
export function toListed(
  { id, owner, templateRepository, stargazerCount, forkCount, ...response }: BasicResponse,
  relation: Relation,
): ListedRepository {
  return {
    ...response,
    nodeId: id,
    owner: owner.login,
    templateOf: templateRepository?.nameWithOwner ?? null,
    stars: stargazerCount,
    forks: forkCount,
    relation,
    releases: null,
    topics: [],
    license: null,
    languages: [],
    commits: null,
    tree: [],
    files: [],
  };
}

export function descriptionOf({
  repositoryTopics,
  licenseInfo,
  languages,
}: DescribedResponse): Pick<Repository, "topics" | "license" | "languages"> {
  return {
    topics: (repositoryTopics.nodes ?? []).flatMap((node) => (node ? [node.topic.name] : [])),
    license: licenseInfo?.spdxId ?? null,
    languages: (languages?.edges ?? []).flatMap((edge) => (edge ? [{ ...edge.node, bytes: edge.size }] : [])),
  };
}
