import { readFileSync } from "node:fs";
import { restRows } from "@career-hub/server/rest.ts";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const readme = read("README.md");
const rows = readme.split("\n").filter((line) => line.startsWith("| "));

it("the README's table of paths is the table the server is built from", () => {
  for (const { route, summary } of restRows) expect(rows).toContain(`| ${route} | ${summary} |`);
  const listed = rows
    .filter((row) => /^\| (GET|POST|DELETE) \/(?!health|openapi|auth\/github)/.test(row))
    .map((row) => row.split(" | ")[0]?.slice(2));
  const served = restRows.map(({ method, path }) => `${method} ${path}`);
  expect(listed.filter((one) => !served.includes(one ?? ""))).toEqual([]);
});

it("the README names every setting, and no other", () => {
  const source = read("server/src/env.ts");
  const known = new Set([...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1]));
  const documented = new Set(
    rows.flatMap((row) =>
      [...(row.split(" | ")[0] ?? "").matchAll(/`([A-Z][A-Z_]+)`/g)].map((match) => match[1]),
    ),
  );
  expect([...documented].sort()).toEqual([...known].sort());
});
