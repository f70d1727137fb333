import { readFileSync } from "node:fs";
import { restRoutes } from "@career-hub/server/rest.ts";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const readme = read("README.md");
const rows = readme.split("\n").filter((line) => line.startsWith("| "));

it("README lists the REST routes of the server", () => {
  for (const { route, summary } of restRoutes) expect(rows).toContain(`| ${route} | ${summary} |`);
  const listed = rows
    .filter((row) => /^\| (GET|POST|DELETE) \/(?!health|openapi|auth\/github)/.test(row))
    .map((row) => row.split(" | ")[0]?.slice(2));
  const served = restRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(listed.filter((one) => !served.includes(one ?? ""))).toEqual([]);
});

it("README lists exactly the settings of env.ts", () => {
  const source = read("server/src/env.ts");
  const known = new Set([...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1]));
  const documented = new Set(
    rows.flatMap((row) =>
      [...(row.split(" | ")[0] ?? "").matchAll(/`([A-Z][A-Z_]+)`/g)].map((match) => match[1]),
    ),
  );
  expect([...documented].sort()).toEqual([...known].sort());
});
