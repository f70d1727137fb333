import fc from "fast-check";
import { expect, test } from "vitest";
import { dependenciesOf } from "../../server/src/evidence/manifests.ts";

const names = (path: string, text: string) => dependenciesOf({ path, text }).map(({ name }) => name);
const cases: [path: string, text: string, expected: string[]][] = [
  [
    "package.json",
    '{"dependencies":{"react":"^19"},"devDependencies":{"vitest":"4"}}',
    ["npm:react", "npm:vitest"],
  ],
  [
    "Cargo.toml",
    '[package]\nname = "x"\n[dependencies]\ntokio = { version = "1" }\n[dev-dependencies]\nproptest = "1"\n[dependencies.serde]\nversion = "1"\n',
    ["cargo:tokio", "cargo:proptest", "cargo:serde"],
  ],
  [
    "go.mod",
    "module x\ngo 1.25\nrequire (\n\tgithub.com/spf13/cobra v1.9.1\n\tgolang.org/x/sys v0.3 // indirect\n)\n",
    ["go:github.com/spf13/cobra"],
  ],
  [
    "pyproject.toml",
    '[project]\nname = "x"\ndependencies = [\n  "fastapi>=0.1",\n  "uvicorn[standard]>=0.3",\n]\n[project.optional-dependencies]\ntest = ["pytest>=8"]\n',
    ["pypi:fastapi", "pypi:uvicorn", "pypi:pytest"],
  ],
  ["requirements.txt", "# web\nflask==3.1\n-r other.txt\nnumpy>=2\n", ["pypi:flask", "pypi:numpy"]],
  ["Gemfile", "gem 'rails', '~> 8'\ngroup :test do\n  gem 'rspec'\nend\n", ["gem:rails", "gem:rspec"]],
  [
    "pom.xml",
    "<project><dependencies><!-- <dependency><groupId>no</groupId><artifactId>no</artifactId></dependency> --><dependency><groupId>org.jooq</groupId><artifactId>jooq</artifactId></dependency></dependencies></project>",
    ["maven:org.jooq:jooq"],
  ],
  [
    "app/build.gradle.kts",
    'plugins { id("org.springframework.boot") version "4" }\ndependencies {\n  implementation("com.squareup.okhttp3:okhttp:5.0")\n}\n',
    ["maven:com.squareup.okhttp3:okhttp", "maven:org.springframework.boot"],
  ],
  [
    "pubspec.yaml",
    "name: x\ndependencies:\n  flutter:\n    sdk: flutter\n  drift: ^2.0.0\ndev_dependencies:\n  build_runner: any\n",
    ["pub:flutter", "pub:drift", "pub:build_runner"],
  ],
  ["composer.json", '{"require":{"php":"^8","laravel/framework":"^12"}}', ["composer:laravel/framework"]],
  [
    "mix.exs",
    'defp deps do\n  [{:phoenix, "~> 1.8"}, {:credo, "~> 1.7", only: [:dev]}]\nend',
    ["hex:phoenix", "hex:credo"],
  ],
  [
    "Package.swift",
    '.package(url: "https://github.com/groue/GRDB.swift.git", from: "7.0.0")',
    ["swift:GRDB.swift"],
  ],
  [
    "src/App.csproj",
    '<Project Sdk="Microsoft.NET.Sdk.Web"><PackageReference Include="Npgsql" Version="9" /></Project>',
    ["nuget:Npgsql", "nuget:Microsoft.NET.Sdk.Web"],
  ],
  [
    "Dockerfile",
    "FROM --platform=linux/amd64 node:26-alpine AS build\nFROM postgres:18\n",
    ["image:node", "image:postgres"],
  ],
  [
    "compose.yaml",
    'services:\n  db:\n    image: "clickhouse/clickhouse-server:25"\n',
    ["image:clickhouse-server", "image:clickhouse"],
  ],
];

test.each(cases)("%s is read", (path, text, expected) => expect(names(path, text)).toEqual(expected));

test("what is only for development is told apart", () => {
  const text = '{"dependencies":{"a":"1"},"devDependencies":{"b":"1"}}';
  expect(
    dependenciesOf({ path: "package.json", text }).map(({ isForDevelopment }) => isForDevelopment),
  ).toEqual([false, true]);
});

test("a malformed or hostile file names nothing and throws nothing", () => {
  for (const text of [
    "{",
    "[[[",
    "<project><dependency>",
    "\u0000",
    '{"dependencies": 3}',
    '{"dependencies":{"__proto__":"1"}}'.repeat(3),
  ]) {
    for (const [path] of cases) expect(() => dependenciesOf({ path, text })).not.toThrow();
  }
  fc.assert(
    fc.property(
      fc.string({ maxLength: 400 }),
      fc.constantFrom(...cases.map(([path]) => path)),
      (text, path) => {
        expect(dependenciesOf({ path, text }).length).toBeLessThanOrEqual(400);
      },
    ),
  );
});
