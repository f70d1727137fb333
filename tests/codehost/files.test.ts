import fc from "fast-check";
import { expect, test } from "vitest";
import { cut, findManifests, findReadme } from "../../server/src/codehost/files.ts";

test.each([
  [["src/", "README.md"], "README.md"],
  [["readme"], "readme"],
  [["Readme.rst", "setup.py"], "Readme.rst"],
  [["README", "README.md"], "README.md"],
  [["docs/README.md", "README.adoc"], "README.adoc"],
  [["docs/", "docs/README.md"], "docs/README.md"],
  [["README.md/", "src/README.md", "readme-template.md", "README.png"], null],
  [[], null],
])("the README of %j is %s", (tree, path) => {
  expect(findReadme(tree)).toBe(path);
});

test("at most four manifests: what names dependencies before what only runs them, the root before its folders", () => {
  const tree = [
    "Dockerfile",
    "compose.yaml",
    "web/package.json",
    "api/pyproject.toml",
    "api/src/package.json",
    "Cargo.toml",
    "package.json",
    "package.json/",
    "package-lock.json",
  ];
  expect(findManifests(tree)).toEqual([
    "package.json",
    "Cargo.toml",
    "web/package.json",
    "api/pyproject.toml",
  ]);
  expect(findManifests(["Dockerfile", "go.mod"])).toEqual(["go.mod", "Dockerfile"]);
});

test("a cut text is the longest beginning that fits, without half a character", () => {
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
