import { expect, test } from "vitest";
import { localWriter } from "../../server/src/ai/local/writer.ts";
import { factsOf, now, type Part, readme, textsOf } from "./sampleReading.ts";

const conceptsOf = (part: Part) => textsOf(factsOf(part).concepts);
const manifest = (dependencies: Record<string, string>) => ({
  path: "package.json",
  text: JSON.stringify({ name: "yard", dependencies }),
});

test("claims only concepts of the catalogue", () => {
  const description = "Rate limiting and crane maps for depots";
  expect(conceptsOf({ description, topics: ["crane-maps", "rate-limiting"] })).toEqual(["Rate limiting"]);
});

test.each([
  "It has a Redis-like store.",
  "Yard is used by the official Redis client.",
  "This is a fork of Redis.",
])("claims no technology for %s", (sentence) =>
  expect(textsOf(factsOf({ files: [readme(`Plans depots.\n\n${sentence}`)] }).technologies)).not.toContain(
    "Redis",
  ),
);

test("does not claim the language of a helper script", () => {
  const recipes: Part = {
    description: "Settings of a depot",
    languages: [{ name: "Shell", color: null, bytes: 1_500 }],
    commits: { own: 300, all: 320, firstAt: "2015-01-02T00:00:00Z", lastAt: "2026-10-30T00:00:00Z" },
  };
  const facts = factsOf(recipes);
  expect(textsOf(facts.technologies)).not.toContain("Bash");
  expect(facts.projects[0]?.language).toBeNull();
});

test("derives no role or strength from a project with few commits", () => {
  const commits = { own: 8, all: 8, firstAt: "2026-01-02T00:00:00Z", lastAt: "2026-10-30T00:00:00Z" };
  const app = manifest({ expo: "1.0.0", "react-native": "1.0.0" });
  const facts = factsOf({ description: "Draws crane maps", commits, files: [app] });
  expect(textsOf(facts.roles)).toEqual(["TypeScript developer"]);
  expect(textsOf(facts.strengths)).toEqual([]);
});

test("uses the README when the description only repeats the name", () => {
  const facts = factsOf({
    name: "yard-master",
    description: "Yard Master",
    files: [readme("Yard Master is a planner that draws depot maps.")],
  });
  expect(facts.projects[0]?.description).toBeNull();
  expect(facts.projects[0]?.subject?.text).toBe("planner that draws depot maps");
});

test("does not define the project by an unrelated first sentence of the README", () => {
  const files = [readme("Cranes go up. Plans depots.")];
  expect(factsOf({ name: "yard-master", description: null, files }).projects[0]?.subject).toBeNull();
});

test("does not quote praise, superlatives or licences", async () => {
  const files = [
    readme(
      "Plans depots.\n\n## Features\n\n- Fastest depot planner\n- Open source with MIT license\n- Easy to use\n- Dead simple crane queues\n- Any combination of them\n- Crane counts (deprecated)\n- Queues of cranes in a handy list\n- All crane types (see the list)\n- Simple public interface\n- Easily draws crane maps *\n- Prints yard plans\n- Crane maps - a map for every crane\n- many more crane counts\n- Counts yard containers\n- Prints a plan of every yard of a harbour",
    ),
  ];
  const description = "Pluggable, modern `depot` planner for _small_ yards";
  const prose = await localWriter.write(factsOf({ description, files }), { now });
  expect(prose.headline).toContain("(“Pluggable, modern depot planner for small yards”)");
  expect(prose.coFounderSummary).toContain(
    "Its README lists “draws crane maps”, “Prints yard plans” and “Counts yard containers”.",
  );
});

test("does not quote a sentence that names the project again", () => {
  const introductionOf = (text: string) => factsOf({ files: [readme(text)] }).projects[0]?.introduction;
  expect(introductionOf("This project provides both yard and crane tools.")).toEqual([]);
  expect(introductionOf("This project provides the yard::Crane type for depots.")).toHaveLength(1);
});

test("does not quote a sentence that addresses the reader", () => {
  const files = [readme("This project makes a crane out of your harbour.")];
  expect(factsOf({ files }).projects[0]?.introduction).toEqual([]);
});

test.each([
  "This library provides a solution for these problems.",
  "It provides yard plans, but doesn't print them.",
  "This library supports Node.js 12 and later.",
  "This library adheres to a code of conduct.",
])("does not quote a sentence that needs its context: %j", (text) => {
  expect(
    factsOf({ files: [readme(`Yard is a library for depots. ${text}`)] }).projects[0]?.introduction,
  ).toEqual(["is a library for depots"]);
});

test("does not take the language of the headline from helper scripts", async () => {
  const language = (name: string, bytes = 50_000) => ({ languages: [{ name, color: null, bytes }] });
  const commits = { own: 300, all: 300, firstAt: "2015-01-02T00:00:00Z", lastAt: "2026-10-30T00:00:00Z" };
  const facts = factsOf(
    { ...language("Shell"), description: "Installs depots", stars: 900, commits },
    { ...language("Ruby", 900_000), description: "Library for cranes", commits },
    { ...language("Ruby", 900_000), description: "Library for ships", commits },
  );
  const { headline } = await localWriter.write(facts, { now });
  expect(headline).toMatch(/^Open-source maintainer, working on yard /);
});
