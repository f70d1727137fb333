import { execute, GraphQLError, parse, validate } from "graphql";
import { type Access, rootFor, type World } from "./resolvers.ts";
import { demoSchema } from "./schema.ts";

const maxQueryLength = 100_000;

/** Executes a GraphQL request like GitHub: data with nulls, and errors for the parts that failed. */
export async function executeGraphql(
  body: unknown,
  world: World,
  access: Access,
  now: Date,
): Promise<object> {
  const { query, variables, operationName } = (body ?? {}) as Record<string, unknown>;
  if (typeof query !== "string" || query.length > maxQueryLength)
    return { message: "A query attribute must be specified and must be a string." };
  const schema = demoSchema();
  try {
    const document = parse(query, { maxTokens: 20_000 });
    const mistakes = validate(schema, document);
    if (mistakes.length > 0) return { errors: mistakes.map(toGithubError) };
    const { data, errors } = await execute({
      schema,
      document,
      rootValue: rootFor(world, access, now),
      variableValues: typeof variables === "object" && variables !== null ? { ...variables } : {},
      operationName: typeof operationName === "string" ? operationName : undefined,
    });
    return { data, ...(errors ? { errors: errors.map(toGithubError) } : {}) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [toGithubError(error)] };
    throw error;
  }
}

function toGithubError({ message, path, locations, extensions }: GraphQLError) {
  const { type, ...others } = extensions;
  return {
    ...(type ? { type } : {}),
    ...(path ? { path } : {}),
    ...(Object.keys(others).length > 0 ? { extensions: others } : {}),
    locations,
    message,
  };
}
