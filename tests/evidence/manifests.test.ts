import fc from "fast-check";
import { expect, test } from "vitest";
import { dependenciesOf } from "../../server/src/evidence/manifests.ts";

const names = (path: string, text: string) =>
  dependenciesOf({ path, text })
    .map(({ name, isForDevelopment }) => (isForDevelopment ? `${name} (development)` : name))
    .sort();
/** Path and dependencies of each manifest, and below them its text. */
const samples = String.raw`
package.json => npm:react, npm:vitest (development)
{"name":"x","dependencies":{"react":"^19","@x/core":"workspace:*"},"devDependencies":{"vitest":"4"}}
deno.jsonc => npm:@std/fs, npm:hono
{\n  // what it uses\n  "imports": { "@std/fs": "jsr:@std/fs@1", "hono": "npm:hono@4/router", "x": "./x.ts", },\n}
Cargo.toml => cargo:libc, cargo:proptest (development), cargo:rayon, cargo:serde, cargo:serde_json, cargo:tokio
[package]\nname = "x"\n[dependencies]\ntokio = { version = "1" }\nx-macros = { path = "macros" }\njson = { package = "serde_json", version = "1" }\n[dev-dependencies]\nproptest = "1"\n[dependencies.serde]\nversion = "1"\n[target.'cfg(unix)'.dependencies]\nlibc = "0.2"\n[workspace.dependencies]\nrayon = "1"\n
go.mod => go:github.com/spf13/cobra
module example.com/x\ngo 1.25\nrequire (\n\tgithub.com/spf13/cobra v1.9.1\n\tgolang.org/x/sys v0.3 // indirect\n)\nreplace example.com/y => ../y\n
pyproject.toml => pypi:fastapi, pypi:pytest (development), pypi:redis, pypi:ruff (development), pypi:uvicorn
[project]\nname = "x"\ndependencies = [\n  "fastapi>=0.1",\n  "uvicorn[standard]>=0.3",\n  "x-core",\n]\n[project.optional-dependencies]\ntest = ["pytest>=8"]\nredis = ["redis"]\n[dependency-groups]\nci = ["ruff", {include-group = "test"}]\n[tool.uv.sources]\nx-core = { workspace = true }\n
lib/pyproject.toml => pypi:django, pypi:pytest (development)
[tool.poetry]\nname = "x"\n[tool.poetry.dependencies]\npython = "^3.12"\ndjango = "^5"\nx-core = { path = "../core" }\n[tool.poetry.group.dev.dependencies]\npytest = "^8"\n
requirements.txt => pypi:flask, pypi:numpy
# web\nflask==3.1\n-r other.txt\nnumpy>=2\n
requirements-dev.txt => pypi:pytest (development)
pytest\n
setup.py => pypi:click, pypi:uvicorn
setup(\n  name="x",\n  install_requires=[\n    "click>=8",  # command line\n    "uvicorn[standard]",\n  ],\n  classifiers=["Topic :: Games"],\n)
setup.cfg => pypi:attrs, pypi:click, pypi:pytest (development)
[metadata]\nname = x\n[options]\npackages = find:\ninstall_requires =\n    attrs>=20\n    click\n[options.extras_require]\ntest =\n    pytest\n[flake8]\nignore =\n    E501\n
environment.yml => pypi:flask, pypi:gdal, pypi:numpy
name: x\nchannels:\n  - conda-forge\ndependencies:\n  - numpy=2\n  - conda-forge::gdal\n  - pip:\n    - flask\n
Pipfile => pypi:black (development), pypi:flask
[packages]\nflask = "*"\n[dev-packages]\nblack = "*"\n
Gemfile => gem:pg, gem:rails, gem:rspec (development)
gem 'rails', '~> 8'\ngem 'x', path: '../x'\ngroup :test do\n  gem 'rspec'\nend\ngem 'pg'\n
pom.xml => maven:org.jooq:jooq, maven:org.junit:junit (development), maven:org.x:x-parent
<project><parent><groupId>org.x</groupId><artifactId>x-parent</artifactId></parent><artifactId>x-web</artifactId><dependencyManagement><dependencies><dependency><groupId>org.managed</groupId><artifactId>managed</artifactId></dependency></dependencies></dependencyManagement><dependencies><!-- <dependency><groupId>no</groupId><artifactId>no</artifactId></dependency> --><dependency><groupId>org.jooq</groupId><artifactId>jooq</artifactId><exclusions><exclusion><groupId>a.b</groupId><artifactId>c</artifactId></exclusion></exclusions></dependency><dependency><groupId>@project.groupId@</groupId><artifactId>x-core</artifactId></dependency><dependency><groupId>org.junit</groupId><artifactId>junit</artifactId><scope>test</scope></dependency></dependencies></project>
app/build.gradle.kts => maven:com.squareup.okhttp3:okhttp, maven:org.junit:junit (development), maven:org.springframework.boot
plugins { id("org.springframework.boot") version "4" }\n/* old:\n implementation("old.org:old:1")\n*/\nsourceSets { include("**/*.kt") }\ndependencies {\n  implementation(project(":core"))\n  implementation("com.squareup.okhttp3:okhttp:5.0")\n  testImplementation("org.junit:junit:5")\n  // implementation("no.org:no:1")\n}\n
core/build.gradle => maven:com.google.guava:guava, maven:org.jooq:jooq
dependencies {\n  implementation group: 'org.jooq', name: 'jooq', version: '3'\n  api 'com.google.guava:guava:33'\n}\n
gradle/libs.versions.toml => maven:androidx.room:room-runtime, maven:com.google.devtools.ksp, maven:io.ktor:ktor-client, maven:org.junit:junit (development)
[versions]\nroom = "2.6"\n[libraries]\nroom-runtime = { module = "androidx.room:room-runtime", version.ref = "room" }\nktor = { group = "io.ktor", name = "ktor-client", version = "3" }\njunit-test = "org.junit:junit:5"\n[plugins]\nksp = { id = "com.google.devtools.ksp", version = "2" }\n
build.sbt => maven:org.scalatest:scalatest (development), maven:org.typelevel:cats-core
libraryDependencies ++= Seq("org.typelevel" %% "cats-core" % "2.1", "org.scalatest" %% "scalatest" % "3" % Test)\n
pubspec.yaml => pub:build_runner (development), pub:drift, pub:flutter
name: x\ndependencies:\n  flutter:\n    sdk: flutter\n  drift: ^2.0.0\n  x_core:\n    path: ../core\ndev_dependencies:\n  build_runner: any\n
composer.json => composer:laravel/framework, composer:phpunit/phpunit (development)
{"require":{"php":"^8","laravel/framework":"^12"},"require-dev":{"phpunit/phpunit":"11"}}
mix.exs => hex:credo (development), hex:phoenix
defp deps do\n  [{:phoenix, "~> 1.8"}, {:credo, "~> 1.7", only: [:dev]}, {:x_core, in_umbrella: true}]\nend
Package.swift => swift:GRDB, swift:GRDB.swift
let package = Package(name: "X", dependencies: [\n  .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.0.0"),\n  .package(path: "../Core"),\n], targets: [.target(name: "X", dependencies: [.product(name: "GRDB", package: "GRDB.swift"), .product(name: "CoreUI", package: "Core")])])
Podfile => swift:Alamofire
pod 'Alamofire', '~> 5'\npod 'X', :path => '../X'\n
src/App.csproj => nuget:Microsoft.NET.Sdk.Web, nuget:Npgsql, nuget:StyleCop (development)
<Project Sdk="Microsoft.NET.Sdk.Web"><ItemGroup><PackageReference Include="Npgsql" Version="9" /><PackageReference Include="StyleCop" PrivateAssets="all" /><ProjectReference Include="../Core/Core.csproj" /></ItemGroup></Project>
Dockerfile => image:node, image:postgres
FROM --platform=linux/amd64 node:26-alpine AS build\nFROM build AS test\nFROM postgres:18\n
compose.yaml => image:clickhouse, image:clickhouse-server
services:\n  db:\n    image: "clickhouse/clickhouse-server:25"\n
CMakeLists.txt => conan:Boost, conan:fmt, conan:gtk4, conan:json, name:Boost, name:fmt, name:gtk4, name:json
find_package(Boost 1.80 REQUIRED)\n# find_package(No)\nFetchContent_Declare(\n  fmt\n  GIT_REPOSITORY https://example.org/fmt\n)\npkg_check_modules(GTK REQUIRED gtk4)\nCPMAddPackage("gh:nlohmann/json@3")\n
conanfile.txt => conan:zlib, name:zlib
[requires]\nzlib/1.3\n
vcpkg.json => conan:fmt, conan:sdl2, name:fmt, name:sdl2
{"dependencies":["fmt",{"name":"sdl2","features":["vulkan"]}]}
Project.toml => name:DataFrames, name:Test (development)
[deps]\nDataFrames = "a93c"\n[extras]\nTest = "8dfe"\n
package.xml => name:gtest (development), name:rclcpp
<package><depend>rclcpp</depend><test_depend>gtest</test_depend></package>
main.tf => name:aws, name:helm
provider "aws" {\n}\nterraform {\n  required_providers {\n    helm = {\n      source = "hashicorp/helm"\n    }\n  }\n}\nmodule "x" {\n  source = "./modules/x"\n}\n
DESCRIPTION => name:dplyr, name:ggplot2, name:testthat (development)
Package: x\nImports:\n    dplyr (>= 1.0),\n    ggplot2\nSuggests: testthat\n
`;
const cases = [...samples.matchAll(/^(.+) => (.+)\n(.+)$/gm)].map(
  ([, path = "", names = "", text = ""]): [path: string, text: string, expected: string[]] => [
    path,
    text.replaceAll("\\n", "\n").replaceAll("\\t", "\t"),
    names.split(", "),
  ],
);

test.each(cases)("%s is read", (path, text, expected) => expect(names(path, text)).toEqual(expected));

test("packages of the same repository are no dependencies", () => {
  const files = [
    { path: "package.json", text: '{"name":"tides","devDependencies":{"turbo":"2"}}' },
    { path: "packages/core/package.json", text: '{"name":"@tides/core","dependencies":{"zod":"4"}}' },
    { path: "apps/web/package.json", text: '{"dependencies":{"@tides/core":"^1","react":"19"}}' },
    { path: "go.mod", text: "module example.com/tides/go" },
    {
      path: "cmd/go.mod",
      text: "module example.com/tides/go/cmd\nrequire example.com/tides/go/wal v1.0.0\nrequire example.com/other/x v1.0.0",
    },
    {
      path: "pom.xml",
      text: "<project><groupId>org.tides</groupId><artifactId>tides</artifactId></project>",
    },
    {
      path: "core/pom.xml",
      text: "<project><parent><groupId>org.tides</groupId><artifactId>tides</artifactId></parent><artifactId>core</artifactId></project>",
    },
    {
      path: "web/pom.xml",
      text: "<project><dependencies><dependency><groupId>org.tides</groupId><artifactId>core</artifactId></dependency></dependencies></project>",
    },
  ];
  const found = files.flatMap((file) => dependenciesOf(file, files).map(({ name }) => name));
  expect(found).toEqual(["npm:turbo", "npm:zod", "npm:react", "go:example.com/other/x"]);
});

test("a TOML file that was cut in the middle keeps its whole tables", () => {
  const text = '[dependencies]\ntokio = "1"\n[dev-dependencies]\nproptest = { vers';
  expect(names("Cargo.toml", text)).toEqual(["cargo:tokio"]);
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

/** What made patterns start over again and again: runs of spaces, openings that nothing closes, nesting. */
const units = [
  ..." \n\ta.-_:,#=\"'[{(<\\",
  ...[
    "a ",
    " \n",
    "\r\n",
    "//\n",
    "/*",
    "<!--",
    "<a>",
    "</a>",
    "<a ",
    '{"a":',
    "a=1\n",
    "[a]\n",
    "a.a.a=1\n",
  ],
  ...[
    "b=[\n",
    '"""',
    "a,\n ",
    "a: b\n  c:\n",
    '"a" % ',
    "{:a,",
    ".package(",
    "find_package( ",
    "install_requires=[",
    "<dependency>",
    "<parent>g",
    "implementation(",
    '"a": [',
  ],
];

test.each([...new Set(cases.map(([path]) => path))])("%s takes time linear in its length", (path) => {
  const work = (length: number) => {
    const before = process.threadCpuUsage();
    for (const prefix of ["", '{"dependencies":{', "[dependencies]\n"])
      for (const unit of units)
        dependenciesOf({ path, text: `${prefix}${unit.repeat(length / unit.length)}!` });
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  const least = 5_000;
  // Four times the text; 16 times the work if it were quadratic.
  const isLinear = () => work(64_000) < 8 * Math.max(work(16_000), least);
  // Other work of the machine, or compiling, may slow one of them.
  expect(isLinear() || isLinear() || isLinear()).toBe(true);
});
