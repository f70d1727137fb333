import { demoSchema, sdl } from "@career-hub/demo/schema.ts";
import { schema as published } from "@octokit/graphql-schema";
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
} from "graphql";
import { expect, test } from "vitest";

const github = buildSchema(published.idl, { assumeValid: true });

type Fields = Record<string, { type: unknown; args?: readonly GraphQLArgument[] }>;
const fieldsOf = (type: GraphQLNamedType): Fields =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? type.getFields() : {};

/** Differences of a type from GitHub's, except omitted fields. */
function differences(ours: GraphQLNamedType, theirs: GraphQLNamedType | undefined): string[] {
  if (!theirs) return [`${ours.name} does not exist`];
  const found: string[] = [];
  if (ours.constructor.name !== theirs.constructor.name) found.push(`${ours.name} is another kind of type`);
  const known = fieldsOf(theirs);
  for (const [name, field] of Object.entries(fieldsOf(ours))) {
    const path = `${ours.name}.${name}`;
    const real = known[name];
    if (!real) found.push(`${path} does not exist`);
    else if (String(real.type) !== String(field.type))
      found.push(`${path} is ${real.type}, not ${field.type}`);
    else found.push(...argumentDifferences(path, field.args ?? [], real.args ?? []));
  }
  if (isEnumType(ours) && isEnumType(theirs))
    for (const { name } of ours.getValues())
      if (!theirs.getValue(name)) found.push(`${ours.name}.${name} does not exist`);
  if (isInputObjectType(theirs))
    for (const field of Object.values(theirs.getFields()) as GraphQLInputField[])
      if (isRequiredInputField(field) && !fieldsOf(ours)[field.name])
        found.push(`${ours.name}.${field.name} is required`);
  if (isObjectType(ours) && isObjectType(theirs)) {
    const real = theirs.getInterfaces().map(({ name }) => name);
    for (const { name } of ours.getInterfaces())
      if (!real.includes(name)) found.push(`${ours.name} is no ${name}`);
  }
  return found;
}

function argumentDifferences(
  path: string,
  ours: readonly GraphQLArgument[],
  theirs: readonly GraphQLArgument[],
): string[] {
  const wrong = ours.flatMap((argument) => {
    const real = theirs.find(({ name }) => name === argument.name);
    if (!real) return [`${path}(${argument.name}) does not exist`];
    if (String(real.type) !== String(argument.type)) return [`${path}(${argument.name}) is ${real.type}`];
    return JSON.stringify(real.defaultValue) === JSON.stringify(argument.defaultValue)
      ? []
      : [`${path}(${argument.name}) has another default`];
  });
  const missing = theirs.filter(
    (real) => isRequiredArgument(real) && !ours.some(({ name }) => name === real.name),
  );
  return [...wrong, ...missing.map(({ name }) => `${path}(${name}) is required`)];
}

const typesOf = (schema: ReturnType<typeof demoSchema>) =>
  Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );

test("demo schema is a subset of GitHub's schema", () => {
  const ours = typesOf(demoSchema());
  expect(ours.length).toBeGreaterThan(20);
  expect(ours.flatMap((type) => differences(type, github.getType(type.name)))).toEqual([]);
});

test.each([
  ["stargazerCount: Int!", "stargazerCount: Int", "Repository.stargazerCount is Int!, not Int"],
  ["languages(first: Int,", "languages(limit: Int,", "Repository.languages(limit) does not exist"],
  [
    "ownerAffiliations: [RepositoryAffiliation] = [OWNER, COLLABORATOR]",
    "ownerAffiliations: [RepositoryAffiliation]",
    "User.repositories(ownerAffiliations) has another default",
  ],
  [
    "enum RepositoryPrivacy { PUBLIC PRIVATE }",
    "enum RepositoryPrivacy { PUBLIC PRIVATE SECRET }",
    "RepositoryPrivacy.SECRET does not exist",
  ],
])("detects a deviation from GitHub's schema: %s", (from, to, difference) => {
  const changed = typesOf(buildSchema(sdl.replace(from, to)));
  expect(changed.flatMap((type) => differences(type, github.getType(type.name)))).toEqual([difference]);
});
