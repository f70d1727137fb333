import type { z } from "zod";
import type { Client } from "./client.ts";
import { invalidResponse, isFatalForReading } from "./errors.ts";
import { listQuery } from "./graphql.ts";
import { descriptionOf, toListed } from "./listed.ts";
import type { Account } from "./reading.ts";
import { listedResponse, pageResponse } from "./responses.ts";
import type { ListedRepository } from "./selectRepositories.ts";

const maxPages = 10;
const pageSizes = { usual: 100, afterFailure: 40 };

/** Placeholder where the host withholds even the name, as for organisations that restrict access. */
const withheld = "a repository that GitHub does not show";

type Viewer = z.infer<typeof pageResponse>["viewer"];

export type Listing = {
  account: Account;
  viewerId: string;
  repositories: ListedRepository[];
  totalCount: number;
  unreadable: string[];
};

/** The person's repositories, most recently pushed first, up to ten pages. */
export async function listRepositories(client: Client, includePrivate: boolean): Promise<Listing> {
  const byId = new Map<string, ListedRepository>();
  const unreadable: string[] = [];
  const add = (login: string, nodes: unknown[] | null | undefined, isGuest: boolean) => {
    for (const node of nodes ?? []) {
      const { data } = listedResponse.safeParse(node);
      if (!data) unreadable.push(withheld);
      // Scopes once granted persist, so a token may see more than this sign-in requested.
      else if (includePrivate || !data.isPrivate) {
        const isOwner = data.owner.login.toLowerCase() === login.toLowerCase();
        const relation = isOwner ? "owner" : isGuest ? "guest" : "member";
        if (isGuest && byId.has(data.id)) continue;
        const { repositoryTopics, licenseInfo, languages, ...basic } = data;
        const described = descriptionOf({ repositoryTopics, licenseInfo, languages });
        byId.set(data.id, { ...toListed(basic, relation), ...described });
      }
    }
  };

  let pageSize = pageSizes.usual;
  let after: string | null = null;
  let listing: Pick<Listing, "account" | "viewerId" | "totalCount"> | undefined;
  for (let page = 1; page <= maxPages; page++) {
    const variables: Record<string, unknown> = {
      privacy: includePrivate ? null : "PUBLIC",
      first: pageSize,
      after,
      firstPage: !listing,
    };
    const viewer: Viewer | null = await readPage(client, variables).catch((error: unknown) => {
      if (isFatalForReading(error)) throw error;
      if (pageSize === pageSizes.afterFailure && !listing) throw error;
      return null;
    });
    if (!viewer) {
      // Retries with smaller pages, since long descriptions and many languages can make a page too expensive; then returns what there is.
      if (pageSize === pageSizes.afterFailure) break;
      pageSize = pageSizes.afterFailure;
      continue;
    }
    const { totalCount, pageInfo, nodes } = viewer.repositories;
    listing ??= { account: toAccount(viewer), viewerId: viewer.id, totalCount };
    add(viewer.login, nodes, false);
    add(viewer.login, viewer.repositoriesContributedTo?.nodes, true);
    after = pageInfo.endCursor;
    if (!pageInfo.hasNextPage || !after) break;
  }
  if (!listing) throw invalidResponse();
  return {
    ...listing,
    repositories: [...byId.values()],
    totalCount: Math.max(listing.totalCount, byId.size),
    unreadable,
  };
}

async function readPage(client: Client, variables: Record<string, unknown>): Promise<Viewer> {
  const page = pageResponse.safeParse(await client.graphql(listQuery, variables));
  if (!page.success) throw invalidResponse();
  return page.data.viewer;
}

function toAccount(viewer: Viewer): Account {
  const { databaseId, login, name, avatarUrl, url, createdAt } = viewer;
  return { id: String(databaseId), login, name: name || null, avatarUrl, profileUrl: url, createdAt };
}
