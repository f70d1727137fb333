import { describe, expect, test } from "vitest";
import { findFacts } from "../../server/src/evidence/evidence.ts";
import { gerund } from "../../server/src/evidence/subjectParts.ts";
import { withoutRepeats } from "../../server/src/evidence/subjects.ts";
import { now, reading, readme, repository } from "./sampleReading.ts";

type Parts = Partial<Parameters<typeof repository>[0]>;
const factsOf = (...parts: Parts[]) =>
  findFacts(reading(parts.map((part) => repository({ name: "yard", ...part }))), { now });
const subjectsOf = (part: Parts) => factsOf(part).projects[0]?.about ?? [];
const claimed = (...parts: Parts[]) => factsOf(...parts).subjects.map((claim) => claim.text);

describe("what projects are about, in their own words", () => {
  test("comes from the description, without praise", () => {
    expect(subjectsOf({ description: "A blazing fast depot scheduler" })).toEqual(["Depot scheduler"]);
    expect(subjectsOf({ description: "A simple library for planning and printing yard maps" })).toContain(
      "Planning and printing yard maps",
    );
    expect(subjectsOf({ description: "Parse depot manifests and print them" })).toEqual([
      "Parsing depot manifests",
    ]);
  });

  test("is claimed where two places say it", () => {
    const description = "Crane map printer for depots";
    expect(claimed({ description })).toEqual([]);
    expect(claimed({ topics: ["crane-map"] })).toEqual([]);
    expect(claimed({ topics: ["crane-map"], description: "Prints a map of every crane" })).toEqual([
      "Crane map",
    ]);
    expect(
      claimed({ description: "Crane maps", files: [readme("# yard\n\n## Features\n\n- Crane maps\n")] }),
    ).toEqual(["Crane maps"]);
    expect(
      claimed({ description: "Crane maps" }, { name: "shed", description: "Crane maps, printed" }),
    ).toEqual(["Crane maps"]);
  });

  test("comes from topics, spelt as the README spells them", () => {
    const found = subjectsOf({
      topics: ["nat-gateway"],
      files: [readme("When it runs, NAT gateways are placed.")],
    });
    expect(found).toContain("NAT gateway");
  });

  test("comes from topics written in one word only where the README says the same words", () => {
    const files = [readme("Every depot plan is kept for years.")];
    expect(subjectsOf({ topics: ["depotplan", "xqz"], files })).toEqual(["Depot plan"]);
    expect(
      subjectsOf({ topics: ["xqz-scanner"], files: [readme("Every XQZ is listed with its XQZ number.")] }),
    ).toContain("XQZ scanner");
  });

  test("comes from keywords of the package in two words and more", () => {
    const files = [
      { path: "package.json", text: '{"name":"yard","keywords":["depot planning","plan","yard"]}' },
    ];
    expect(subjectsOf({ files })).toEqual(["Depot planning"]);
  });

  test("comes from short items of a list of features", () => {
    const files = [readme("A scheduler.\n\n## Features\n\n- Gate counting, slot planning and crane maps\n")];
    expect(subjectsOf({ files })).toEqual(expect.arrayContaining(["Gate counting", "Slot planning"]));
  });

  test("comes from single words only where they say what it is", () => {
    const files = [readme("There are cranes in it.\n\n## Notes\n\nThe evaluation was hard.\n")];
    const topics = ["evaluation", "explain", "cranes", "scheduler"];
    expect(subjectsOf({ topics, files })).toEqual(["Scheduler"]);
    expect(subjectsOf({ topics: ["small-business"] })).toEqual(["Small business"]);
  });

  test.each([
    ["Finds stale and doubled entries in a depot plan", []],
    ["Crane board that finds stale and doubled entries", ["Crane board"]],
    ["Finds stale entries and doubled ones", ["Finding stale entries"]],
    ["Prints a crane map for every shift", ["Printing a crane map"]],
    ["Shows what the cranes would do", []],
    ["Turns plans into maps", []],
    ["Search for depots with messy lists", []],
    ["Depot board with crane maps", ["Depot board", "Crane maps"]],
    ["Three small cranes", []],
    ["Crane maps, with the source always attached", ["Crane maps"]],
    ["Exercises for the crane course", []],
    ["Board for learn to count cranes", ["Counting cranes"]],
    ["Board for large depots", ["Board for large depots"]],
    ["The most popular maps, lists, and crane framework for planning small, quiet yards", []],
    ["Python library implementing the whole crane protocol", []],
    ["yard introduces cranes to depots", []],
    ["The crane code we use in depots", []],
    ["Sam's crane environment", ["Crane environment"]],
    ["A crane utility for checking out and counting a depot", ["Crane utility"]],
    ["A distributed crane scheduling middleware", ["Distributed crane scheduling middleware"]],
  ])("cuts nothing from its sentence: %s", (description, phrases) => {
    expect(subjectsOf({ description })).toEqual(phrases);
  });

  test("leaves out technologies, campaigns, kinds of thing and the project's own name", () => {
    expect(subjectsOf({ topics: ["hacktoberfest", "library", "postgresql", "yard", "cli"] })).toEqual([]);
  });

  test("nothing is taken from a private repository's text for others to read", () => {
    const [project] = findFacts(
      reading([repository({ name: "yard", isPrivate: true, topics: ["depot-planning"] })]),
      { now },
    ).projects;
    expect(project?.about).toEqual([]);
  });

  test("the name of a product is nothing that the work is about, whatever stands behind it", () => {
    const description = "Maps of cranes for players of Deep Harbour";
    expect(claimed({ topics: ["deep-harbour-maps"], description })).toEqual([]);
  });

  test("what several repositories say weighs more", () => {
    const facts = findFacts(
      reading([
        repository({
          name: "one",
          description: "Depot planning",
          topics: ["depot-planning", "crane-maps"],
        }),
        repository({ name: "two", topics: ["crane-maps"] }),
      ]),
      { now },
    );
    expect(facts.subjects.map((claim) => claim.text)).toEqual(["Crane maps", "Depot planning"]);
  });

  test("a phrase within a longer one is not said again", () => {
    const texts = ["Image caching", "Cache", "Caching images", "Disk"].map((text) => ({ text }));
    expect(withoutRepeats(texts).map(({ text }) => text)).toEqual(["Image caching", "Disk"]);
  });

  test.each([
    ["make", "making"],
    ["get", "getting"],
    ["plan", "planning"],
    ["format", "formatting"],
    ["parses", "parsing"],
    ["fix", "fixing"],
    ["copies", "copying"],
  ])("%s → %s", (verb, form) => expect(gerund(verb)).toBe(form));
});
