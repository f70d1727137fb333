import { describe, expect, test } from "vitest";
import { isPromptInjection } from "../../server/src/evidence/promptInjection.ts";
import { factsOf, languagesOf, type Part, readme, textsOf } from "./sampleReading.ts";

const factsBeside = (text: string, part: Part = {}) =>
  factsOf({ name: "engine", ...part, files: [readme(text), ...(part.files ?? [])] });
const technologiesOf = (part: Part) => textsOf(factsOf({ name: "engine", ...part }).technologies);
const claimed = (text: string) => {
  const facts = factsBeside(text);
  return textsOf([...facts.technologies, ...facts.concepts, ...facts.practices, ...facts.domains]);
};

test("does not claim a company as a technology", () => {
  const { technologies } = factsBeside("A small tool.", { topics: ["google", "apple", "redis"] });
  expect(textsOf(technologies)).toEqual(["TypeScript", "Redis"]);
});

test("does not read the pronoun “It” as IT", () => {
  const practicesOf = (description: string) => {
    return textsOf(factsOf({ name: "engine", description }, { name: "yard", description }).practices);
  };
  expect(practicesOf("Splits text. It supports emoji.")).not.toContain("IT support");
  expect(practicesOf("Ticket forms for IT support")).toContain("IT support");
});

test("claims a concept of the description only if a topic or the README names it as well", () => {
  const conceptsOf = (text: string, topics: string[]) => {
    const { concepts } = factsBeside(text, { description: "Rate limiting for depots", topics });
    return textsOf(concepts);
  };
  expect(conceptsOf("", [])).toEqual([]);
  expect(conceptsOf("", ["rate-limiting"])).toEqual(["Rate limiting"]);
  expect(conceptsOf("Engine does rate limiting for depots.", [])).toEqual(["Rate limiting"]);
});

test.each([
  ["a published package", { version: "1.0.0" }, ["TypeScript", "Vitest"]],
  ["an app", { private: true }, ["TypeScript", "Three.js", "Vitest"]],
])("claims development dependencies only of an app: %s", (_, part, expected) => {
  const scripts = { test: "vitest" };
  const manifest = { name: "engine", scripts, devDependencies: { three: "1", vitest: "4" }, ...part };
  const files = [{ path: "package.json", text: JSON.stringify(manifest) }];
  const { technologies } = factsBeside("A small tool.", { files });
  expect(technologies.map(({ text }) => text)).toEqual(expected);
});

test("claims a test or build tool only if it has a configuration file", () => {
  const devDependencies = { rollup: "4", chai: "5", vitest: "4", "@testing-library/react": "16" };
  const files = [{ path: "package.json", text: JSON.stringify({ name: "engine", devDependencies }) }];
  const technologiesOf = (tree: string[]) =>
    textsOf(factsBeside("A small tool.", { files, tree }).technologies);
  expect(technologiesOf([])).toEqual(["TypeScript"]);
  expect(technologiesOf(["rollup.config.js"])).toEqual(["TypeScript", "Rollup"]);
});

describe("mentions in a README that are not claims", () => {
  test.each([
    ["A small testing library for queues, next to Redis.", "Testing Library"],
    ["English • Español • Kafka • Redis\n\nA small tool.", "Redis"],
    ["There is no ORM here and it runs without Kafka.", "Apache Kafka"],
    ["A queue in one table, without Kafka, RabbitMQ or Redis.", "Redis"],
    ["Uses plain files instead of Redis for its cache.", "Redis"],
    ["It is not a replacement for Elasticsearch.", "Elasticsearch"],
    ["An alternative to MongoDB for small data.", "MongoDB"],
    ["Twice as fast as before and smaller than Elasticsearch.", "Elasticsearch"],
    ["TODO: move the jobs to Kubernetes.", "Kubernetes"],
    ["Planned: support for MongoDB.", "MongoDB"],
    ["# Alternatives\n\nApache Kafka is what large companies take.", "Apache Kafka"],
    ["## What it does not do\n\n- Kubernetes\n- event sourcing", "Event sourcing"],
    ["<!-- Built on Kubernetes and Apache Kafka. -->Small tool.", "Kubernetes"],
    ["```\nkubectl apply -f kubernetes.yaml # Kubernetes\n```\nSmall tool.", "Kubernetes"],
    ["![Kubernetes](https://img.example/kubernetes.svg) Small tool.", "Kubernetes"],
    ['<span style="display:none">Expert in Kubernetes</span> Small tool.', "Kubernetes"],
  ])("%s", (text, name) => expect(claimed(text)).not.toContain(name));

  test("claims what the README states, with the sentence as evidence", () => {
    const facts = factsBeside(
      "Every order is an event in an append-only log; event sourcing makes disputes short. Event sourcing needs no locks.",
      { name: "ledger", topics: ["event-sourcing"] },
    );
    const claim = facts.concepts.find(({ text }) => text === "Event sourcing");
    const notes = facts.evidence.filter(({ id }) => claim?.evidence.includes(id)).map(({ note }) => note);
    expect(notes.join(" ")).toContain("event sourcing makes disputes short");
  });

  test("claims nothing from the README of a repository with few own commits", () => {
    const facts = factsBeside("A platform on PostgreSQL.", {
      name: "platform",
      commits: { own: 4, all: 9000, firstAt: "2024-01-01T00:00:00Z", lastAt: "2024-02-01T00:00:00Z" },
    });
    expect(facts.technologies.map(({ text }) => text)).not.toContain("PostgreSQL");
  });

  test("weighs a manifest more than a mention", () => {
    const facts = factsBeside("Keeps its jobs in Redis.", {
      name: "engine",
      files: [{ path: "package.json", text: '{"dependencies":{"pg":"8","react":"19"}}' }],
    });
    const weight = (name: string) => facts.technologies.find(({ text }) => text === name)?.weight ?? 0;
    expect(weight("React")).toBeGreaterThan(weight("Redis"));
  });
});

describe("claims from manifests", () => {
  const manifest = (dependencies: object, path = "package.json") => ({
    path,
    text: JSON.stringify({ name: "engine", dependencies }),
  });

  test("include the dependencies of a workspace's packages", () => {
    expect(technologiesOf({ files: [manifest({ fastify: "5" }, "apps/api/package.json")] })).toContain(
      "Fastify",
    );
  });

  test.each(["tests", "examples", "benchmarks", "e2e_tests", "vendor/other", "packages/demo-app"])(
    "exclude those under %s",
    (folder) =>
      expect(technologiesOf({ files: [manifest({ fastify: "5" }, `${folder}/package.json`)] })).not.toContain(
        "Fastify",
      ),
  );

  test("exclude those of an ecosystem whose language has little code", () => {
    const languages = languagesOf({ Swift: 900_000, Ruby: 4_000 });
    const files = [{ path: "Gemfile", text: 'gem "rails"\ngem "fastlane"\n' }];
    expect(technologiesOf({ languages, files })).toEqual(["Swift"]);
  });

  test("exclude a manifest without a package name", () => {
    const files = [{ path: "require/webpack5/package.json", text: '{"dependencies":{"fastify":"5"}}' }];
    expect(technologiesOf({ files })).not.toContain("Fastify");
  });

  test.each([
    ["Gemfile", 'group :test do\n  gem "sinatra"\nend\n', "Ruby", "Sinatra"],
    ["Cargo.toml", '[package]\nname = "engine"\n[dev-dependencies]\naxum = "1"\n', "Rust", "Axum"],
    ["pyproject.toml", '[dependency-groups]\ndev = ["django", "pytest"]\n', "Python", "Django"],
  ])("exclude the test dependencies of a %s", (path, text, name, absent) => {
    const languages = languagesOf({ [name]: 90_000 });
    const technologies = technologiesOf({ languages, files: [{ path, text }] });
    expect(technologies).toContain(name);
    expect(technologies).not.toContain(absent);
  });

  test("exclude a Gemfile beside a gemspec", () => {
    const languages = languagesOf({ Ruby: 90_000 });
    const gemfile = { path: "Gemfile", text: 'gem "sinatra"\n' };
    const gemspec = { path: "engine.gemspec", text: 'spec.add_dependency "nokogiri"\n' };
    expect(technologiesOf({ languages, files: [gemfile] })).toContain("Sinatra");
    expect(technologiesOf({ languages, files: [gemfile, gemspec] })).not.toContain("Sinatra");
  });

  test("exclude a platform whose company published a general tool", () => {
    expect(technologiesOf({ files: [manifest({ "@mapbox/geojson-rewind": "0.5" })] })).not.toContain(
      "Mapbox",
    );
    expect(technologiesOf({ files: [manifest({ "@mapbox/mapbox-gl-draw": "1" })] })).toContain("Mapbox");
  });

  test.each([
    [90, ["TypeScript", "Rust"]],
    [10, ["TypeScript"]],
  ])(
    "include secondary languages only if the person wrote most of it: %d of 100 commits",
    (own, expected) => {
      const languages = languagesOf({ TypeScript: 90_000, Rust: 40_000 });
      const commits = { own, all: 100, firstAt: "2022-01-02T00:00:00Z", lastAt: "2026-10-30T00:00:00Z" };
      expect(technologiesOf({ languages, commits })).toEqual(expected);
    },
  );

  test("exclude a language that may be only in fixtures", () => {
    const languages = languagesOf({ Ruby: 900_000, "C++": 90_000 });
    const named = (tree: string[]) => textsOf(factsOf({ languages, tree }, { languages, tree }).technologies);
    expect(named(["src/"])).toEqual(["Ruby", "C++"]);
    expect(named(["spec/fixtures/parser.c"])).toEqual(["Ruby"]);
  });

  test.each([
    [60_000, ["Ruby"]],
    [900_000, ["C"]],
  ])("include C only as the main language, since its libraries are copied: %d bytes", (bytes, expected) => {
    const languages = languagesOf({ Ruby: 90_000, C: bytes });
    expect(technologiesOf({ languages })).toEqual(expected);
  });

  test("show the same share of a language as the code host", () => {
    const languages = languagesOf({ Ruby: 75_000, CSS: 25_000 });
    const { evidence } = factsOf({ languages });
    expect(evidence.map(({ note }) => note)).toContain("Ruby: 75% of the code");
  });

  test("exclude a product whose name only contains that of another", () => {
    expect(technologiesOf({ files: [manifest({ "react-dropzone": "1", "node-cron": "3" })] })).toEqual([
      "TypeScript",
    ]);
  });

  test("exclude tools that nearly every repository has", () => {
    const files = [manifest({ eslint: "9", prettier: "3", "lucide-react": "1" })];
    const tree = ["package-lock.json", ".vscode/settings.json", "CLAUDE.md", ".github/workflows/ci.yml"];
    expect(technologiesOf({ files, tree })).toEqual(["TypeScript"]);
  });
});

describe("claims by share of the work", () => {
  const dependencies = { path: "package.json", text: '{"name":"engine","dependencies":{"fastify":"5"}}' };
  const claims = (commits: { own: number; all: number; firstAt: string; lastAt: string }) => {
    const facts = factsOf({
      name: "engine",
      owner: "others",
      topics: ["event-sourcing"],
      commits,
      files: [dependencies],
    });
    return textsOf([...facts.technologies, ...facts.concepts]);
  };

  test("are made for members, and for guests only of the language", () => {
    const dates = { firstAt: "2024-01-01T00:00:00Z", lastAt: "2026-10-01T00:00:00Z" };
    expect(claims({ own: 300, all: 900, ...dates })).toEqual(
      expect.arrayContaining(["Fastify", "Event sourcing"]),
    );
    expect(claims({ own: 30, all: 900, ...dates })).not.toContain("Fastify");
    expect(claims({ own: 30, all: 900, ...dates })).not.toContain("Event sourcing");
  });

  test("exclude dependencies that others may have added after the last own commit, and include topics", () => {
    const past = claims({
      own: 300,
      all: 900,
      firstAt: "2018-01-01T00:00:00Z",
      lastAt: "2021-01-01T00:00:00Z",
    });
    expect(past).toContain("Event sourcing");
    expect(past).not.toContain("Fastify");
  });
});

describe("topics and descriptions", () => {
  test("need a second sign for a name that is also an ordinary word", () => {
    expect(technologiesOf({ topics: ["express", "spring"] })).toEqual(["TypeScript"]);
    const files = [{ path: "package.json", text: '{"name":"engine","dependencies":{"express":"5"}}' }];
    expect(technologiesOf({ topics: ["express"], files })).toContain("Express");
  });

  test("do not prove a language", () => {
    expect(technologiesOf({ topics: ["rust", "php"], tree: ["Cargo.toml"] })).toEqual(["TypeScript"]);
  });

  test("do not prove that the author of a tool uses it", () => {
    expect(
      technologiesOf({ name: "fastify", topics: ["fastify"], description: "Fastify, a web framework" }),
    ).toEqual(["TypeScript"]);
  });
});

describe("quotes of a README", () => {
  const contact =
    "Write to runa@aldecoa.example or call +34 600 123 456 about the append-only storage engine.";
  const person = "Sample Person wrote this append-only storage engine alone.";

  test("exclude addresses, numbers, links and the person's name", () => {
    const facts = factsBeside(
      `${contact}\n\n${person}\n\nSee https://example.org/engine for the append-only storage engine.\n\nIt survives 400 injected crashes per commit.`,
    );
    const text = JSON.stringify({ ...facts, evidence: facts.evidence.map(({ note }) => note) });
    expect(text).not.toMatch(/aldecoa|600 123|example\.org|Sample Person/);
  });

  test("are at most 160 characters", () => {
    const long = `Event sourcing ${"keeps every change of every order in its own stream and ".repeat(8)}ends.`;
    for (const { note } of factsBeside(long).evidence) expect(note.length).toBeLessThanOrEqual(160);
  });
});

test("accepts ordinary sentences with words of prompt injections", () => {
  for (const text of [
    "The scorer ranks each document and shows the highest score first.",
    "Prompts are files with a version, an owner and a test.",
    "The assistant answers with the clause it rests on.",
    "Ignore files are read before the scan starts.",
    "From plain text to AI: a pipeline that labels documents.",
    'An answer ends with "}],"total":3} and a line break.',
    "Median rate of false alarms fell from 4 to 1.",
  ]) {
    expect(isPromptInjection(text)).toBe(false);
  }
});
