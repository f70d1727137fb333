import { demoSchema } from "@career-hub/demo/schema.ts";
import { schema as published } from "@octokit/graphql-schema";
import { buildSchema, type GraphQLSchema, parse, validate, visit } from "graphql";
import { expect, test } from "vitest";
import { contributionsQuery } from "../../server/src/codehost/contributions.ts";
import { changesQuery } from "../../server/src/codehost/fingerprint.ts";
import { detailsQuery, filesQuery, lightDetailsQuery, listQuery } from "../../server/src/codehost/graphql.ts";

const github = buildSchema(published.idl, { assumeValid: true });

const cursor = `${"a".repeat(40)} 7`;
const one = { id: "R_1", paths: ["README.md", "Cargo.toml"], beforeFirst: cursor };
const queries: Record<string, string> = {
  "the list query": listQuery,
  "trees and commits": detailsQuery,
  "trees and commits, in the light form": lightDetailsQuery,
  contributions: contributionsQuery([2025, 2026], new Date("2026-11-20T00:00:00Z")).query,
  "the check for changes": changesQuery,
  "files and first commits": filesQuery([one, { ...one, id: "R_2" }], "U_1").query,
  "files alone": filesQuery([{ ...one, beforeFirst: null }], "U_1").query,
  "first commits alone": filesQuery([{ ...one, paths: [] }], "U_1").query,
  "a repository with nothing to read": filesQuery([{ id: "R_1", paths: [], beforeFirst: null }], "U_1").query,
};

const errorsOf = (schema: GraphQLSchema, query: string) =>
  validate(schema, parse(query)).map(({ message }) => message);

test.each(Object.entries(queries))("GitHub's published schema accepts %s", (_name, query) => {
  expect(errorsOf(github, query)).toEqual([]);
});

test.each(Object.entries(queries))("the demo code host accepts %s", (_name, query) => {
  expect(errorsOf(demoSchema(), query)).toEqual([]);
});

test("validation detects a field that GitHub does not have", () => {
  expect(
    errorsOf(github, "query { viewer { repositories(first: 1) { nodes { starCount } } } }"),
  ).toHaveLength(1);
});

test.each(Object.entries(queries))("%s requests at most 100 nodes, GitHub's maximum", (_name, query) => {
  const sizes: string[] = [];
  visit(parse(query), {
    Argument: ({ name, value }) => {
      if (name.value === "first" || name.value === "maxRepositories")
        sizes.push(value.kind === "IntValue" ? value.value : "a variable");
    },
  });
  expect(
    sizes.filter((size) => size !== "a variable" && !(Number(size) >= 1 && Number(size) <= 100)),
  ).toEqual([]);
});

test("values are passed as variables, never in the query text", () => {
  const hostile = 'HEAD:x") { id } evil: node(id: "R_9';
  const { query, variables } = filesQuery([{ id: hostile, paths: [hostile], beforeFirst: hostile }], hostile);
  expect(query).not.toContain("evil");
  expect(Object.values(variables)).toContain(`HEAD:${hostile}`);
  expect(errorsOf(github, query)).toEqual([]);
});
