import { GraphQLError } from "graphql";
import type { DemoPerson, DemoRepository } from "./people.ts";

/** An error for a single node, as in GitHub's API; the rest of the response is returned. */
export type Refusal = { type: string; message: string };

export type Affiliation = "OWNER" | "COLLABORATOR" | "ORGANIZATION_MEMBER";
export type Known = { person: DemoPerson; repository: DemoRepository };
export type ListArguments = {
  first?: number;
  after?: string;
  privacy?: "PUBLIC" | "PRIVATE";
  affiliations?: Affiliation[];
  ownerAffiliations?: Affiliation[];
  includeUserRepositories?: boolean;
  orderBy?: { field: "PUSHED_AT"; direction: "ASC" | "DESC" };
};

/** A paginated connection of repositories, filtered and ordered by the arguments. */
export function listOf(
  found: Known[],
  field: string,
  args: ListArguments,
  resolve: (known: Known) => object,
) {
  const { privacy, orderBy } = args;
  const wanted = found.filter(
    ({ repository }) => !privacy || (privacy === "PRIVATE") === !!repository.isPrivate,
  );
  const sign = orderBy?.direction === "ASC" ? 1 : -1;
  if (orderBy) wanted.sort((a, b) => sign * comparePushes(a, b));
  const page = pageOf(wanted, field, args);
  return { ...page, nodes: page.nodes.map((known) => orError(() => resolve(known))) };
}

function pageOf(found: Known[], field: string, { first, after }: ListArguments) {
  if (typeof first !== "number") {
    const message = `You must provide a \`first\` or \`last\` value to properly paginate the \`${field}\` connection.`;
    throw refusal({ type: "MISSING_PAGINATION_BOUNDARIES", message });
  }
  if (first < 1 || first > 100) {
    const message = `Requesting ${first} records on the \`${field}\` connection exceeds the \`first\` limit of 100 records.`;
    throw refusal({ type: "EXCESSIVE_PAGINATION", message });
  }
  const start = after ? Number(Buffer.from(after, "base64url").toString().replace("cursor:", "")) : 0;
  const nodes = found.slice(start, start + first);
  const end = start + nodes.length;
  const endCursor = nodes.length > 0 ? Buffer.from(`cursor:${end}`).toString("base64url") : null;
  return { totalCount: found.length, pageInfo: { hasNextPage: end < found.length, endCursor }, nodes };
}

function comparePushes(a: Known, b: Known): number {
  const [left, right] = [a.repository.pushedAt ?? "", b.repository.pushedAt ?? ""];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Turns an error into a list item, which affects only that item. */
export function orError(resolve: () => object): object {
  try {
    return resolve();
  } catch (error) {
    return error as GraphQLError;
  }
}

export function refusal({ type, message }: Refusal): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}
