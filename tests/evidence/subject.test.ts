import { describe, expect, test } from "vitest";
import { isInformative, subjectOf } from "../../server/src/evidence/subject.ts";

describe("a project's own definition", () => {
  test.each([
    ["A fast scheduler for container depots", "fast scheduler for container depots", "scheduler"],
    ["Yard is a scheduler for depots.", "scheduler for depots", "scheduler"],
    ["yard - the scheduler for depots", "scheduler for depots", "scheduler"],
    ["Build tool for large monorepos", "Build tool for large monorepos", "Build tool"],
    ["Format validation for forms", "Format validation for forms", "Format validation"],
    ["A clean scheduler for depots", "clean scheduler for depots", "clean scheduler"],
    ["Yard scheduler for depots", "scheduler for depots", "scheduler"],
    ["Catch log for small boats", "Catch log for small boats", "Catch log"],
    [
      "A light, portable and strict planner",
      "light, portable and strict planner",
      "portable and strict planner",
    ],
    ["Simple yet powerful scheduler for depots", "scheduler for depots", "scheduler"],
    ["Smart contract library for depots", "Smart contract library for depots", "Smart contract library"],
    ["Dead code finder for cranes", "Dead code finder for cranes", "Dead code finder"],
    ["Easily plans the depots", "plans the depots", null],
    ["Schedule depots and print the plan", "Schedule depots and print the plan", null],
    ["Charts of depots for Miracle", "Charts of depots for Miracle", "Charts"],
    ["Crane client for nice-grpc", "Crane client for nice-grpc", "Crane client"],
    ["Yard parses depot plans by crane", "parses depot plans by crane", null],
    ["Better way to plan the depots", "plan the depots", null],
    ["Toggle the gate of a depot", "Toggle the gate of a depot", null],
    ["Plans the cranes of a depot: yardA → yardB", "Plans the cranes of a depot", null],
    ["Planner for depots - cranes are on us", "Planner for depots", "Planner"],
  ])("is read from %j", (text, said, head) => {
    expect(subjectOf(text, "yard")).toEqual({ text: said, head });
  });

  test.each([
    "Plan your depots with ease",
    "When you have many depots, plan them",
    "Build great depots",
    "Scheduler for depots, the fastest of all",
    "Scheduler for the most demanding of depots",
    "One command",
    "Scheduler for depots with these features:",
    "Award-winning scheduler for depots",
    "The world's largest scheduler for depots",
    "Scheduling for humans",
    "Scheduling for busy folks",
    "Scheduling of depots, done right",
    "Makes planning a depot simpler",
    "Depot planner with an excellent interface",
    "Cranes do not check for references",
    "Deprecated scheduler for depots",
    "Common stuff for depots",
    "Like a crane, but for depots",
    "crane + depot = yard",
    "Cranes!",
    "Different projects for depots",
    "To plan the cranes of a depot",
    "Planner for depots with the highest speed",
    "Planner for depots, it counts cranes",
  ])("%j is no definition", (text) => expect(subjectOf(text, "yard")).toBeNull());

  test("excludes the name, with or without hyphens", () => {
    expect(subjectOf("Yard Master, a scheduler for depots", "yard-master")?.text).toBe(
      "scheduler for depots",
    );
  });

  test.each([
    ["Depot version of the Yard Plans", "yard-plans-depot"],
    ["homenest project in this repository", "home-nest"],
    ["yard backups in depots", "yard-depots"],
    ["Yard for Obsidian", "yard"],
    ["library for Svelte", "yard"],
  ])("is not informative with less than two words besides name and kind: %j", (text, name) =>
    expect(isInformative(text, name)).toBe(false),
  );

  test("keeps a name that begins with a verb in its sentence", () => {
    expect(subjectOf("Strip crane escape codes from a plan", "strip-crane")?.text).toBe(
      "Strip crane escape codes from a plan",
    );
  });

  test("excludes a title of the name and small words before a dash", () => {
    expect(subjectOf("Yard for Depots – Open source planner for cranes", "yard-depots")).toEqual({
      text: "Open source planner for cranes",
      head: "Open source planner",
    });
  });

  test("is the first clause of a long definition", () => {
    const text = `Yard is a scheduler for container depots ${"of every size ".repeat(6).trim()}, enabling planners to work ${"together ".repeat(8)}`;
    expect(subjectOf(text, "yard")?.text).toMatch(/^scheduler for container depots .*size$/);
  });

  test("is null for a text that is too short or too long", () => {
    expect(subjectOf("Stuff", "yard")).toBeNull();
    expect(subjectOf(`A scheduler ${"of many depots ".repeat(20)}`, "yard")).toBeNull();
  });
});
