import { describe, expect, test } from "vitest";
import { factsOf, languagesOf, type Part, textsOf } from "./sampleReading.ts";

const strengthsOf = (...parts: Part[]) => textsOf(factsOf(...parts).strengths);
const packageJson = (text: object) => ({ path: "package.json", text: JSON.stringify(text) });
const short = { own: 200, all: 200, firstAt: "2026-01-01T00:00:00Z", lastAt: "2026-10-01T00:00:00Z" };

describe("strengths", () => {
  test("are empty without evidence", () => {
    expect(strengthsOf({ commits: short })).toEqual([]);
  });

  test("name the order of magnitude of the stars, and the kind of package if a manifest states it", () => {
    const library = { name: "yard", version: "1.0.0", main: "index.js" };
    expect(strengthsOf({ stars: 900, commits: short, files: [packageJson(library)] })).toEqual([
      "npm package with over 100 stars",
    ]);
    expect(strengthsOf({ stars: 9, commits: short, files: [packageJson(library)] })).toEqual([]);
    const app = { name: "yard", stars: 900, commits: short, description: "An app for depots" };
    expect(strengthsOf(app)).toContain("Open source with over 100 stars");
  });

  test("a published Hex package is a library, also with a Compose file", () => {
    const mix = `defmodule Yard.Mixfile do
  @description "Depot driver for Elixir."
  def project, do: [app: :yard, package: package(), description: @description]
end`;
    const kindOf = (text: string) =>
      factsOf({ files: [{ path: "mix.exs", text }], tree: ["docker-compose.yml"] }).projects[0]?.kind;
    expect(kindOf(mix)).toBe("library");
    expect(strengthsOf({ stars: 900, commits: short, files: [{ path: "mix.exs", text: mix }] })).toEqual([
      "Hex package with over 100 stars",
    ]);
    expect(kindOf(mix.replace("package: package(), ", ""))).toBeNull();
  });

  test("count years of own commits, not of the repository's age", () => {
    expect(strengthsOf({})).toContain("Four years on one project");
    const late = { own: 200, all: 900, firstAt: "2025-09-01T00:00:00Z", lastAt: "2026-10-30T00:00:00Z" };
    expect(strengthsOf({ createdAt: "2012-01-01T00:00:00Z", commits: late })).toEqual([]);
  });

  test("count the years with many own commits in one project", () => {
    const span = { firstAt: "2016-01-01T00:00:00Z", lastAt: "2026-10-30T00:00:00Z" };
    const years = { 2016: 20, 2017: 1, 2018: 2, 2024: 20, 2025: 20, 2026: 20 };
    const commits = (ownByYear: Record<string, number>) => ({ own: 83, all: 90, ...span, ownByYear });
    const yard = { name: "yard", commits: commits(years) };
    expect(strengthsOf(yard)).toContain("Four years on one project");
    expect(strengthsOf({ commits: commits({ 2016: 40, 2026: 43 }) })).toEqual([]);
  });

  test("count only the years of a language with own commits", () => {
    const ownByYear = { 2016: 60, 2022: 50, 2023: 40, 2025: 30, 2026: 20 };
    const commits = { own: 200, all: 200, firstAt: "2016-01-02T00:00:00Z", lastAt: "2026-10-30T00:00:00Z" };
    const three = ["yard", "crane", "ship"].map((name) => ({ name, commits: { ...commits, ownByYear } }));
    expect(strengthsOf(...three)).toContain("Five years of TypeScript");
  });

  test("the code of a book is not a library, even if its manifest looks like one", () => {
    const files = [packageJson({ name: "yard", version: "1.0.0", main: "index.js" })];
    const description = "Programs for the book about cranes";
    const { projects } = factsOf({ description, files });
    expect(projects[0]?.kind).toBeNull();
  });

  test("name a plugin as open source, not as a package", () => {
    const files = [packageJson({ name: "yard", version: "1.0.0", main: "main.js" })];
    const yard = { name: "yard", stars: 900, commits: short, files };
    expect(strengthsOf(yard)).toEqual(["npm package with over 100 stars"]);
    expect(strengthsOf({ ...yard, topics: ["notes-plugin"] })).toEqual(["Open source with over 100 stars"]);
  });

  test("exclude the years of a language that may have replaced another", () => {
    const three = (bytes: Record<string, number>) =>
      ["yard", "crane", "ship"].map((name) => ({ name, languages: languagesOf(bytes) }));
    expect(strengthsOf(...three({ Kotlin: 900_000 }))).toContain("Four years of Kotlin");
    expect(strengthsOf(...three({ Kotlin: 900_000, Java: 90_000 })).join()).not.toContain("Kotlin");
  });

  test("tests need test files and a workflow that runs them", () => {
    const tree = ["tests/gate.test.ts", ".github/workflows/test.yml"];
    expect(strengthsOf({ tree })).toContain("Automated tests");
    for (const path of tree) expect(strengthsOf({ tree: [path] })).not.toContain("Automated tests");
  });

  test("releases and reviews count where the code host has them", () => {
    expect(strengthsOf({ releases: 25, reviews: 60 })).toEqual(
      expect.arrayContaining(["Regular releases", "Reviews other people's work"]),
    );
    expect(strengthsOf({ releases: null })).not.toContain("Regular releases");
  });

  test("exclude those of a project in which the person is a guest", () => {
    const commits = { own: 20, all: 9_000, firstAt: "2020-01-01T00:00:00Z", lastAt: "2026-10-01T00:00:00Z" };
    const host = {
      name: "yard",
      owner: "others",
      stars: 90_000,
      topics: ["depot-planning"],
      commits,
    };
    expect(strengthsOf(host)).toEqual([]);
  });

  test("include at most three concepts", () => {
    const topics = ["rate-limiting", "web-accessibility", "code-generation", "service-discovery"];
    const [yard, gate] = ["yard", "gate"].map((name) => ({ name, commits: short, topics }));
    expect(strengthsOf(...(yard && gate ? [yard, gate] : []))).toHaveLength(3);
  });

  test("include a concept only of the main project and from two sources", () => {
    const side = { own: 60, all: 60, firstAt: "2020-01-01T00:00:00Z", lastAt: "2020-06-01T00:00:00Z" };
    const game = {
      name: "hill",
      description: "A library for web accessibility",
      topics: ["web-accessibility"],
    };
    const main = { name: "yard", commits: short };
    expect(strengthsOf(main, { ...game, commits: side })).toEqual([]);
    expect(strengthsOf({ ...game, commits: short })).toContain("Web accessibility");
    const tagged = { name: "hill", topics: ["web-accessibility"], commits: short };
    expect(strengthsOf(tagged)).toEqual([]);
  });
});

describe("roles", () => {
  const rolesOf = (...parts: Part[]) => textsOf(factsOf(...parts).roles);
  const both = packageJson({ dependencies: { react: "19", next: "16", fastify: "5", pg: "8" } });

  test("include full-stack engineer for an application with frontend and backend", () => {
    const app = { name: "yard", description: "An app for depots", files: [both] };
    expect(rolesOf(app)[0]).toBe("Full-stack engineer");
  });

  test("ignore development dependencies", () => {
    const files = [packageJson({ devDependencies: { react: "19", next: "16" } })];
    expect(rolesOf({ files })).toEqual(["TypeScript developer"]);
  });

  test("include maintainer for years of recent work on a project with stars", () => {
    const commits = { own: 300, all: 400, firstAt: "2021-01-01T00:00:00Z", lastAt: "2026-10-01T00:00:00Z" };
    const yard = { name: "yard", stars: 300, commits };
    expect(rolesOf(yard)).toEqual(["TypeScript developer", "Open-source maintainer"]);
    expect(rolesOf({ ...yard, stars: 30 })).toEqual(["TypeScript developer"]);
    const ended = { ...commits, lastAt: "2024-10-01T00:00:00Z" };
    expect(rolesOf({ ...yard, commits: ended })).toEqual(["TypeScript developer"]);
  });

  test("exclude backend engineer for general-purpose libraries", () => {
    const files = [{ path: "requirements.txt", text: "requests\npydantic\n" }];
    const languages = languagesOf({ Python: 90_000 });
    expect(rolesOf({ files, languages })).not.toContain("Backend engineer");
  });

  test("exclude backend engineer for a database and a protocol", () => {
    const files = [packageJson({ dependencies: { pg: "8", ws: "8" } })];
    expect(rolesOf({ files })).not.toContain("Backend engineer");
  });

  test("include backend engineer for a framework, not for database drivers", () => {
    const languages = languagesOf({ Elixir: 90_000 });
    const mix = (names: string) => [{ path: "mix.exs", text: `defp deps do\n  [${names}]\nend\n` }];
    const drivers = mix('{:redix, "~> 1.2"}, {:xandra, "~> 0.14"}, {:postgrex, "~> 0.17"}');
    expect(rolesOf({ files: drivers, languages })).toEqual(["Elixir developer"]);
    const app = mix('{:phoenix, "~> 1.7"}, {:redix, "~> 1.2"}, {:postgrex, "~> 0.17"}');
    expect(rolesOf({ files: app, languages })[0]).toBe("Backend engineer");
  });

  test("count a language as evidence of an area only if it has one purpose", () => {
    const yard = (language: string, tree: string[]) => ({
      languages: languagesOf({ [language]: 90_000 }),
      tree,
    });
    expect(rolesOf(yard("GDScript", ["project.godot"]))).toContain("Game developer");
    expect(rolesOf(yard("Lua", ["project.godot"]))).not.toContain("Game developer");
  });

  test("count a language with little code if a topic names it", () => {
    const shaders = { name: "shaders", languages: languagesOf({ WGSL: 9_000 }), commits: short };
    const withTopics = (...topics: string[]) => ({
      name: "yard",
      topics,
      languages: languagesOf({ TypeScript: 90_000, WGSL: 1_000 }),
      commits: { ...short, own: 400, all: 420 },
    });
    expect(rolesOf(withTopics("webgpu", "wgsl"), shaders)).toContain("Graphics engineer");
    expect(rolesOf(withTopics("webgpu"), shaders)).not.toContain("Graphics engineer");
  });

  test("begin with the area of the main project", () => {
    const languages = languagesOf({ "C++": 90_000 });
    const files = [{ path: "CMakeLists.txt", text: "FetchContent_Declare(JUCE GIT_TAG 8.0.10)\n" }];
    const plugin = { name: "yard", files, languages, topics: ["midi"] };
    const pages = [packageJson({ dependencies: { react: "19", astro: "5" } })];
    const sites = ["site", "shop"].map((name) => ({
      name,
      files: pages,
      commits: { ...short, own: 90, all: 90 },
    }));
    expect(rolesOf(plugin, ...sites).slice(0, 2)).toEqual(["Audio software engineer", "Frontend engineer"]);
  });

  test("exclude graphics engineer for audio plugins", () => {
    const languages = languagesOf({ "C++": 90_000 });
    const files = [{ path: "CMakeLists.txt", text: "FetchContent_Declare(JUCE GIT_TAG 8.0.10)\n" }];
    const roles = rolesOf({ files, languages, topics: ["midi"] });
    expect(roles).toEqual(["Audio software engineer", "C++ developer"]);
  });

  test("include product engineer only for a product with stars", () => {
    const app = { name: "yard", description: "An app for depots", files: [both] };
    const commits = { ...short, own: 400, all: 420 };
    expect(rolesOf({ ...app, commits, stars: 3 })).not.toContain("Product engineer");
    expect(rolesOf({ ...app, commits, stars: 300 })).toContain("Product engineer");
  });

  test("count a program as a command-line tool unless its description calls it something else", () => {
    const files = [{ path: "go.mod", text: "module example.org/yard\n" }];
    const languages = languagesOf({ Go: 90_000 });
    const program = {
      name: "yard",
      files,
      languages,
      stars: 300,
      tree: ["cmd/yard/main.go"],
      commits: short,
    };
    const tools = "Command-line tool with over 100 stars";
    expect(strengthsOf({ ...program, description: "A depot scanner" })).toContain(tools);
    for (const description of ["A library for depots", "A depot server", "Plan your depots all day"])
      expect(strengthsOf({ ...program, description })).not.toContain(tools);
  });

  test("exclude a language without recent work", () => {
    const commits = { own: 200, all: 200, firstAt: "2014-01-02T00:00:00Z", lastAt: "2016-10-30T00:00:00Z" };
    const languages = languagesOf({ Lua: 90_000 });
    const now = { own: 20, all: 20, firstAt: "2025-01-02T00:00:00Z", lastAt: "2026-10-30T00:00:00Z" };
    const old = { name: "old", commits };
    expect(rolesOf({ languages, commits: now }, old)).toEqual(["Lua developer"]);
    expect(rolesOf(old)).toEqual(["TypeScript developer"]);
  });

  test("have the code as evidence of a developer by language", () => {
    const { roles, evidence } = factsOf({});
    const cited = evidence.filter(({ id }) => roles[0]?.evidence.includes(id));
    expect(cited.map(({ note }) => note)).toEqual(["Written in TypeScript"]);
  });

  test("write one year instead of a range from and to the same year", () => {
    const { evidence } = factsOf({
      stars: 300,
      commits: short,
      description: "An app for depots",
      files: [both],
    });
    expect(evidence.map(({ note }) => note).join("\n")).not.toMatch(/from 2026 to 2026/);
  });

  test("exclude machine learning engineer for topics alone", () => {
    const topics = ["machine-learning", "deep-learning", "computer-vision"];
    expect(rolesOf({ topics })).not.toContain("Machine learning engineer");
  });
});
