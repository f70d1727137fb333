import { execFileSync } from "node:child_process";
import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

it("npm run titles ranks the whole corpus for each query", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "career-hub-titles-"));
  const path = (name: string) => join(folder.path, name);
  writeFileSync(path("queries.tsv"), "q_id\tjobtitle\nq1\tnurse\nq2\tWeb-Entwickler\n");
  const corpus = ["c1\tRegistered Nurse", "c2\tFrontend Developer", "c3\tCarpenter", "c4\tEnfermera"];
  writeFileSync(path("corpus.tsv"), `c_id\tjobtitle\n${corpus.join("\n")}\n`);
  execFileSync(process.execPath, [
    new URL("../../scripts/titles.ts", import.meta.url).pathname,
    ...["--queries", path("queries.tsv"), "--corpus", path("corpus.tsv"), "--out", path("run.tsv")],
  ]);
  const run = readFileSync(path("run.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  const ranked = (query: string) => run.filter(([id]) => id === query);
  for (const query of ["q1", "q2"]) {
    expect(ranked(query).map(([, rank]) => rank)).toEqual(["1", "2", "3", "4"]);
    expect(
      ranked(query)
        .map(([, , id]) => id)
        .toSorted(),
    ).toEqual(["c1", "c2", "c3", "c4"]);
    const scores = ranked(query).map(([, , , score]) => Number(score));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  }
  expect(
    ranked("q1")
      .slice(0, 2)
      .map(([, , id]) => id)
      .toSorted(),
  ).toEqual(["c1", "c4"]);
  expect(ranked("q2")[0]?.[2]).toBe("c2");
});
