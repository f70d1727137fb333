import { inBatches } from "./batches.ts";
import type { Client } from "./client.ts";
import { invalidResponse, isFatalForReading } from "./errors.ts";
import { basicFields } from "./graphql.ts";
import { toListed } from "./listed.ts";
import { basicResponse, yearResponse } from "./responses.ts";
import type { ListedRepository } from "./selectRepositories.ts";

// GitHub returns at most one year and 100 repositories per field; ten years per call keep old accounts at two calls.
const yearsPerCall = 10;
const maxYears = 30;

const counted = "contributions(first: 1) { totalCount }";
const yearFields = `
fragment Year on ContributionsCollection {
  commitContributionsByRepository(maxRepositories: 100) { repository { ...Basic } ${counted} }
  pullRequestReviewContributionsByRepository(maxRepositories: 100) { repository { id } ${counted} }
}`;

type Counts = { ownByYear: Record<string, number>; reviews: number };

/** Contributions by repository node id, and the repositories themselves where readable. */
export type Contributions = {
  counts: Map<string, Counts>;
  repositories: Map<string, ListedRepository>;
  unreadableYears: number[];
};

/** Full calendar years in UTC, the last one up to `now`. */
export function contributionsQuery(years: number[], now: Date) {
  const variables: Record<string, string> = {};
  const fields = years.map((year) => {
    const end = `${year}-12-31T23:59:59Z`;
    variables[`from${year}`] = `${year}-01-01T00:00:00Z`;
    variables[`to${year}`] = year < now.getUTCFullYear() ? end : now.toISOString();
    return `y${year}: contributionsCollection(from: $from${year}, to: $to${year}) { ...Year }`;
  });
  const declared = Object.keys(variables).map((name) => `$${name}: DateTime!`);
  const query = `
query Contributions(${declared.join(", ")}) {
  viewer {
    ${fields.join("\n    ")}
  }
}
${yearFields}
${basicFields}`;
  return { query, variables };
}

/** All contributions since the account was created. Unreadable years are reported; rate limits and an invalid token throw. */
export async function readContributions(
  client: Client,
  { createdAt, now }: { createdAt: string; now: Date },
): Promise<Contributions> {
  const result: Contributions = { counts: new Map(), repositories: new Map(), unreadableYears: [] };
  const years = yearsSince(createdAt, now);
  const failed = await inBatches(years, yearsPerCall, async (batch) => {
    const { query, variables } = contributionsQuery(batch, now);
    const response = (await client.graphql(query, variables)) as { viewer?: Record<string, unknown> };
    if (!response.viewer) throw invalidResponse();
    for (const year of batch)
      if (!addYear(result, year, response.viewer[`y${year}`])) result.unreadableYears.push(year);
  }).catch((error: unknown) => {
    if (isFatalForReading(error)) throw error;
    return years;
  });
  result.unreadableYears = [...new Set([...result.unreadableYears, ...failed])].sort((a, b) => a - b);
  return result;
}

function yearsSince(createdAt: string, now: Date): number[] {
  const last = now.getUTCFullYear();
  const first = Math.max(new Date(createdAt).getUTCFullYear() || last, last - maxYears + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => last - i);
}

function addYear({ counts, repositories }: Contributions, year: number, response: unknown): boolean {
  const { data } = yearResponse.safeParse(response);
  if (!data) return false;
  const countsOf = (id: string): Counts =>
    counts.getOrInsertComputed(id, () => ({ ownByYear: {}, reviews: 0 }));
  for (const { repository, contributions } of data.commitContributionsByRepository) {
    if (contributions.totalCount > 0) countsOf(repository.id).ownByYear[year] = contributions.totalCount;
    const basic = basicResponse.safeParse(repository).data;
    if (basic) repositories.set(repository.id, toListed(basic, "guest"));
  }
  for (const { repository, contributions } of data.pullRequestReviewContributionsByRepository)
    countsOf(repository.id).reviews += contributions.totalCount;
  return true;
}

/** Merges contributions into the listed repositories and adds those that only the contributions contain. */
export function withContributions(
  listed: ListedRepository[],
  { counts, repositories, unreadableYears }: Contributions,
  includePrivate: boolean,
): ListedRepository[] {
  const listedIds = new Set(listed.map(({ nodeId }) => nodeId));
  // Scopes once granted persist, so a token may see more than this sign-in requested.
  const others = [...repositories.values()].filter(
    ({ nodeId, isPrivate }) => !listedIds.has(nodeId) && (includePrivate || !isPrivate),
  );
  return [...listed, ...others].map((repository) => {
    const count = counts.get(repository.nodeId);
    if (count) return { ...repository, ...count };
    return unreadableYears.length > 0 ? repository : { ...repository, ownByYear: {}, reviews: 0 };
  });
}
