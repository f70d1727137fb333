import { describe, expect, test } from "vitest";
import {
  findTerms,
  mentionsOf,
  termNamed,
  termOfTopic,
  termsOfPackage,
  termsOfPath,
} from "../../server/src/knowledge/dictionary.ts";
import { additions, catalogue, languageColor, languageType } from "../../server/src/knowledge/knowledge.ts";
import { wordsKey } from "../../server/src/text/tokens.ts";

const entries = additions();
const kinds =
  "language framework library tool database platform service protocol format concept practice domain";
const areas =
  "languages frontend backend mobile data ml infrastructure security systems embedded games graphics blockchain design science product quality collaboration business";
const roles =
  "frontend backend fullstack mobile data ml ai infrastructure security systems embedded games graphics audio design product blockchain research quality leadership business";

const twice = (values: string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
const names = (text: string) => findTerms(text).map(({ term }) => term.name);

describe("the dictionary is well formed", () => {
  test("it has at least 1,500 terms", () => expect(entries.length).toBeGreaterThanOrEqual(1500));

  test("no name occurs twice", () =>
    expect(twice(entries.map(({ name }) => name.toLowerCase()))).toEqual([]));

  test("no alias occurs twice or is another entry's name", () => {
    const owners = new Set(entries.map(({ name }) => name.toLowerCase()));
    const aliases = entries.flatMap((entry) => entry.aliases.map((alias) => alias.toLowerCase()));
    expect(twice(aliases)).toEqual([]);
    expect(aliases.filter((alias) => owners.has(alias))).toEqual([]);
  });

  test("a package belongs to one entry only", () =>
    expect(twice(entries.flatMap((entry) => entry.packages))).toEqual([]));

  test("every entry has a reason", () =>
    expect(entries.filter(({ reason }) => reason.length < 8).map(({ name }) => name)).toEqual([]));

  test("concepts, practices and domains are proven by files, not by packages", () => {
    const ideas = entries.filter(({ kind }) => ["concept", "practice", "domain"].includes(kind));
    const packaged = ideas.filter(
      ({ packages, catalogue: listed }) => listed || packages.some((one) => !one.startsWith("file:")),
    );
    expect(packaged.map(({ name }) => name)).toEqual([]);
  });

  test("referenced entries of the catalogue exist and belong to one term", () => {
    const listed = new Set(catalogue([]).packages.keys());
    const referred = entries.flatMap((entry) => entry.catalogue ?? []);
    expect(referred.filter((name) => !listed.has(name))).toEqual([]);
    expect(twice(referred)).toEqual([]);
  });

  test("kinds, areas, rarities and roles are valid", () => {
    const wrong = entries.filter(
      (entry) =>
        !kinds.split(" ").includes(entry.kind) ||
        !areas.split(" ").includes(entry.area) ||
        ![1, 2, 3, 4, 5].includes(entry.rarity) ||
        !entry.roles.every((role) => roles.split(" ").includes(role)),
    );
    expect(wrong.map(({ name, kind, area }) => ({ name, kind, area }))).toEqual([]);
  });

  test("every neighbour exists", () => {
    const known = new Set(entries.flatMap(({ name, aliases }) => [name, ...aliases].map(wordsKey)));
    const missing = entries.flatMap(({ name, near }) =>
      near.filter((one) => !known.has(wordsKey(one))).map((one) => `${name} → ${one}`),
    );
    expect(missing).toEqual([]);
  });

  test("every package names a supported ecosystem", () => {
    const ecosystem = /^(?:npm|cargo|pypi|go|gem|maven|composer|nuget|pub|hex|swift|conan|file):\S/;
    expect(entries.flatMap((entry) => entry.packages).filter((one) => !ecosystem.test(one))).toEqual([]);
  });
});

describe("the catalogues", () => {
  test("a technology only in the catalogue is found by its packages, not in running text", () => {
    expect(termsOfPackage("npm:stripe").map(({ name }) => name)).toEqual(["Stripe"]);
    expect(names("The box and the stripe are square.")).toEqual([]);
  });

  test("languages have Linguist's type and colour", () => {
    expect([languageType("TypeScript"), languageColor("TypeScript")]).toEqual(["programming", "#3178c6"]);
    expect([languageType("Gettext Catalog"), languageType("JSON")]).toEqual(["prose", "data"]);
    expect([languageType("No such language"), languageColor("No such language")]).toEqual([null, null]);
  });
});

describe("terms are found in running text", () => {
  test("by alias, with or without hyphens, in singular and plural", () => {
    expect(names("An event-sourced ledger with write-ahead logs")).toEqual(
      expect.arrayContaining(["Event sourcing", "Write-ahead logging"]),
    );
  });

  test("once each, with the number of mentions", () => {
    const text = "PostgreSQL here, Postgres there; PostgreSQL everywhere.";
    const found = findTerms(text).find(({ term }) => term.name === "PostgreSQL");
    expect(found).toMatchObject({ count: 3 });
  });

  test("the longest name wins", () => {
    expect(names("We use Apache Kafka and React Native with TypeScript")).not.toContain("React");
    expect(names("We use React Native with TypeScript")).toContain("React Native");
  });

  test("not inside longer words", () => {
    expect(mentionsOf("postgresqlish reactionary dockerless")).toEqual([]);
  });

  test("ordinary words are not technologies", () => {
    expect(names("Go to the settings, make it swift, and let it rust. Spring is near.")).toEqual([]);
    expect(names("The rest of the express train has no node and no flask.")).toEqual([]);
  });

  test("ordinary words are technologies in the right case beside other terms", () => {
    expect(names("Services in Go and Rust on PostgreSQL")).toEqual(
      expect.arrayContaining(["Go", "Rust", "PostgreSQL"]),
    );
  });

  test("punctuation belongs to names: C++, C# and .NET are not C and net", () => {
    const found = names("C++ and C# with .NET on PostgreSQL");
    expect(found).toEqual(expect.arrayContaining(["C++", "C#", ".NET"]));
    expect(found).not.toContain("C");
  });

  test("neighbours refer to each other", () => {
    for (const name of ["PostgreSQL", "React", "Event sourcing"]) {
      const term = termNamed(name);
      expect(term?.near.length).toBeGreaterThan(0);
      for (const other of term?.near ?? []) expect(other.near).toContain(term);
    }
  });
});

describe("terms are found by packages, topics and paths", () => {
  test("packages, with wildcards, leading parts and either spelling", () => {
    const first = (name: string) => termsOfPackage(name)[0]?.name;
    expect(first("npm:react")).toBe("React");
    expect(first("npm:@aws-sdk/client-s3")).toBeDefined();
    expect(first("go:google.golang.org/grpc/codes")).toBe(first("go:google.golang.org/grpc"));
    expect(first("maven:org.springframework.boot:spring-boot-starter-web")).toMatch(/^Spring/);
    expect(first("pypi:Scikit_Learn")).toBe(first("pypi:scikit-learn"));
    expect(first("npm:a-package-nobody-wrote")).toBeUndefined();
  });

  test("topics and paths", () => {
    expect(termOfTopic("react-native")?.name).toBe("React Native");
    expect(termOfTopic("no-such-topic-at-all")).toBeUndefined();
    expect(termsOfPath("services/api/Dockerfile").map(({ name }) => name)).toContain("Docker");
    expect(termsOfPath("src/Dockerfile.md")).toEqual([]);
  });
});
