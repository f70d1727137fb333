import fc from "fast-check";
import { expect, test } from "vitest";
import { cut, findManifests, findReadme, shortenTree } from "../../server/src/codehost/files.ts";

test.each([
  [["src/", "README.md"], "README.md"],
  [["readme"], "readme"],
  [["Readme.rst", "setup.py"], "Readme.rst"],
  [["README", "README.md"], "README.md"],
  [["docs/README.md", "README.adoc"], "README.adoc"],
  [["docs/", "docs/README.md"], "docs/README.md"],
  [["README.md/", "src/README.md", "readme-template.md", "README.png"], null],
  [[], null],
])("findReadme of %j returns %s", (tree, path) => {
  expect(findReadme(tree)).toBe(path);
});

test("findManifests sorts dependency manifests before others and the root before folders", () => {
  const files =
    "Dockerfile compose.yaml web/package.json api/pyproject.toml api/src/package.json Cargo.toml " +
    "package.json package.json/ package-lock.json a/b/c/package.json";
  const tree = files.split(" ");
  expect(findManifests(tree)).toEqual([
    "package.json",
    "Cargo.toml",
    "web/package.json",
    "api/pyproject.toml",
    "api/src/package.json",
    "compose.yaml",
    "Dockerfile",
  ]);
});

test.each([
  ["npm", ["packages/core/package.json", "apps/web/package.json"]],
  ["Cargo", ["tides/Cargo.toml", "crates/wal/Cargo.toml"]],
  ["Gradle", ["gradle/libs.versions.toml", "app/build.gradle.kts", "feature/login/build.gradle"]],
  ["Maven", ["core/pom.xml", "modules/web/pom.xml"]],
  ["Swift", ["Packages/Tides/Package.swift"]],
  ["Python", ["src/tides/pyproject.toml", "packages/tides/setup.py", "backend/requirements-dev.txt"]],
  ["Go", ["services/gateway/go.mod"]],
  [".NET", ["src/Tides.Web/Tides.Web.csproj"]],
])("findManifests finds the packages of a %s workspace", (_kind, paths) => {
  expect(findManifests(paths).sort()).toEqual(paths.toSorted());
});

test("findManifests skips examples, tests, documentation and vendored code", () => {
  expect(
    findManifests([
      "examples/basic/package.json",
      "docs/package.json",
      "vendor/x/go.mod",
      "test/fixtures/Cargo.toml",
      "packages/e2e_tests/package.json",
      "tools/release/package.json",
    ]),
  ).toEqual([]);
});

test("findManifests returns at most twenty, alternating folders and kinds", () => {
  const many = Array.from({ length: 90 }, (_, i) => `packages/p${i}/package.json`);
  const found = findManifests(["package.json", ...many, "services/api/go.mod", "apps/web/package.json"]);
  expect(found).toHaveLength(20);
  expect(found[0]).toBe("package.json");
  expect(found).toEqual(expect.arrayContaining(["services/api/go.mod", "apps/web/package.json"]));
});

test("shortenTree keeps entries of other folders beside a large one", () => {
  const photos = Array.from({ length: 9000 }, (_, i) => `photos/${i}.png`);
  const kept = shortenTree(["README.md", "photos/", "src/", ...photos, "src/main.rs"], ["src/a/Cargo.toml"]);
  expect(kept.length).toBeLessThan(1000);
  expect(kept).toEqual(expect.arrayContaining(["README.md", "src/main.rs", "src/a/Cargo.toml"]));
});

test("cut returns the longest prefix that fits without splitting a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.nat(80), (text, bytes) => {
      const short = cut(text, bytes);
      expect(text.startsWith(short)).toBe(true);
      expect(Buffer.byteLength(short)).toBeLessThanOrEqual(bytes);
      const next = [...text.slice(short.length)][0];
      if (next) expect(Buffer.byteLength(short + next)).toBeGreaterThan(bytes);
    }),
  );
});
