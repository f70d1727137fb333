import type { BasicAnswer, DescribedAnswer } from "./answers.ts";
import type { Relation, Repository } from "./reading.ts";
import type { ListedRepository } from "./selectRepositories.ts";

/** A repository with only the cheap fields. */
export function toListed(answer: BasicAnswer, relation: Relation): ListedRepository {
  const { name, nameWithOwner, description, url, createdAt, pushedAt } = answer;
  const { isFork, isTemplate, isArchived, isPrivate, isEmpty, isMirror } = answer;
  return {
    nodeId: answer.id,
    nameWithOwner,
    name,
    owner: answer.owner.login,
    description,
    url,
    isFork,
    isTemplate,
    isArchived,
    isPrivate,
    isEmpty,
    isMirror,
    templateOf: answer.templateRepository?.nameWithOwner ?? null,
    createdAt,
    pushedAt,
    stars: answer.stargazerCount,
    forks: answer.forkCount,
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
}: DescribedAnswer): Pick<Repository, "topics" | "license" | "languages"> {
  return {
    topics: (repositoryTopics.nodes ?? []).flatMap((node) => (node ? [node.topic.name] : [])),
    license: licenseInfo?.spdxId ?? null,
    languages: (languages?.edges ?? []).flatMap((edge) => (edge ? [{ ...edge.node, bytes: edge.size }] : [])),
  };
}
