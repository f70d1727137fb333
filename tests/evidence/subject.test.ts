import { describe, expect, test } from "vitest";
import { subjectOf } from "../../server/src/evidence/subject.ts";

describe("what a project says it is", () => {
  test.each([
    [
      "A fast scheduler for container depots",
      "yard",
      "noun",
      "fast scheduler for container depots",
      "fast scheduler",
    ],
    ["Yard is a scheduler for depots.", "yard", "noun", "scheduler for depots", "scheduler"],
    ["yard - the scheduler for depots", "yard", "noun", "scheduler for depots", "scheduler"],
    ["Build tool for large monorepos", "yard", "noun", "Build tool for large monorepos", "Build tool"],
    ["Format validation for forms", "yard", "noun", "Format validation for forms", "Format validation"],
    ["Schedule depots and print the plan", "yard", "verb", "schedule depots and print the plan", null],
    ["Schedules depots", "yard", "verb", "schedule depots", null],
    ["Toggle the gate of a depot", "yard", "verb", "toggle the gate of a depot", null],
    ["Plan your depots with Yard Master", "yard-master", "verb", "plan your depots", null],
    ["Catch log for small boats", "yard", "quote", "Catch log for small boats", null],
    ["Build great depots", "yard", "verb", "build great depots", null],
    ["When you have many depots, plan them", "yard", "quote", "When you have many depots, plan them", null],
  ])("%s", (text, name, shape, said, head) => {
    expect(subjectOf(text, name)).toEqual({ shape, text: said, head });
  });

  test("the name is taken out, with or without its hyphens", () => {
    expect(subjectOf("Yard Master, a scheduler for depots", "yard-master")?.text).toBe(
      "scheduler for depots",
    );
  });

  test("what is too long for a sentence loses its last clauses", () => {
    const text = `Yard is a scheduler for container depots ${"of every size ".repeat(6).trim()}, enabling planners to work ${"together ".repeat(8)}`;
    expect(subjectOf(text, "yard")?.text).toMatch(/^scheduler for container depots .*size$/);
  });

  test("what is too short or too long says nothing", () => {
    expect(subjectOf("Stuff", "yard")).toBeNull();
    expect(subjectOf(`A scheduler ${"of many depots ".repeat(20)}`, "yard")).toBeNull();
  });
});
