import { createHash } from "node:crypto";
import { z } from "zod";
import type { Client } from "./client.ts";
import { invalidResponse } from "./errors.ts";

/** A push moves a repository to the front, and added or removed ones change the count, so the first page suffices. */
export const changesQuery = `
query Changes($privacy: RepositoryPrivacy) {
  viewer {
    repositories(
      first: 50, privacy: $privacy
      affiliations: [OWNER, COLLABORATOR, ORGANIZATION_MEMBER]
      ownerAffiliations: [OWNER, COLLABORATOR, ORGANIZATION_MEMBER]
      orderBy: { field: PUSHED_AT, direction: DESC }
    ) { totalCount nodes { nameWithOwner pushedAt } }
    repositoriesContributedTo(
      first: 20, contributionTypes: [COMMIT], includeUserRepositories: false, privacy: $privacy
      orderBy: { field: PUSHED_AT, direction: DESC }
    ) { nodes { nameWithOwner pushedAt } }
  }
}`;

const nodes = z.array(z.unknown()).nullish();
const changesResponse = z.object({
  viewer: z.object({
    repositories: z.object({ totalCount: z.number(), nodes }),
    repositoriesContributedTo: z.object({ nodes }),
  }),
});

/** A fingerprint that changes when anything was pushed, added or removed. One call. */
export async function fingerprintOf(client: Client, includePrivate: boolean): Promise<string> {
  const response = changesResponse.safeParse(
    await client.graphql(changesQuery, { privacy: includePrivate ? null : "PUBLIC" }),
  );
  if (!response.success) throw invalidResponse();
  return createHash("sha256")
    .update(JSON.stringify([includePrivate, response.data.viewer]))
    .digest("hex");
}
