import {
  closeness,
  familyEntries,
  genericTitles,
  graph,
  occupationEntries,
  skillSpellings,
  stackWords,
} from "@career-hub/server/matching/jobs/nodes.ts";
import { keyOf } from "@career-hub/server/matching/jobs/phrases.ts";
import { readTitle } from "@career-hub/server/matching/jobs/titles.ts";
import { describe, expect, it, test } from "vitest";

const occupations = occupationEntries();
const families = familyEntries();
const names = new Set(occupations.map(({ name }) => name));
const twice = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe("the occupations are well formed", () => {
  it("knows at least 350 in at least 40 families", () => {
    expect(occupations.length).toBeGreaterThanOrEqual(350);
    expect(new Set(occupations.map(({ family }) => family)).size).toBeGreaterThanOrEqual(40);
  });

  it("gives no title twice, whatever its case and plural", () =>
    expect(
      twice(occupations.flatMap(({ name, titles }) => [...new Set([name, ...titles].map(keyOf))])),
    ).toEqual([]));

  it("names neighbours and families that exist", () => {
    const known = new Set(families.map(({ name }) => name));
    expect(occupations.filter(({ family }) => !known.has(family))).toEqual([]);
    expect(occupations.flatMap(({ near }) => near).filter((name) => !names.has(name))).toEqual([]);
    expect(families.flatMap(({ near }) => Object.keys(near)).filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(stackWords()).filter((name) => !names.has(name))).toEqual([]);
  });

  it("gives each occupation skills, titles in lower case, and no spelling to a skill nobody has", () => {
    expect(occupations.filter(({ skills }) => skills.length < 5).map(({ name }) => name)).toEqual([]);
    expect(
      occupations.flatMap(({ titles }) => titles).filter((title) => title !== title.toLowerCase()),
    ).toEqual([]);
    const skills = new Set(occupations.flatMap((one) => one.skills));
    expect(Object.keys(skillSpellings()).filter((skill) => !skills.has(skill))).toEqual([]);
    expect(twice(Object.values(skillSpellings()).flat())).toEqual([]);
    expect(twice(families.flatMap(({ words }) => words))).toEqual([]);
    expect(twice(genericTitles())).toEqual([]);
  });

  it("is as close one way as the other, and closest to itself", () => {
    const { nodes } = graph();
    for (let at = 0; at < nodes.length; at += 7)
      for (const other of nodes) {
        const node = nodes[at];
        if (!node) continue;
        expect(closeness(node, other)).toBe(closeness(other, node));
        expect(closeness(node, node)).toBeGreaterThanOrEqual(closeness(node, other));
      }
  });
});

const best = (title: string) => readTitle(title)[0]?.node.name;

describe("a title is read as people read it", () => {
  test.each([
    ["RN", "Registered nurse"],
    ["Sr. CPA", "Accountant"],
    ["HVAC Tech", "HVAC technician"],
    ["SDR (Remote)", "Sales development representative"],
    ["Senior Corporate Recruiter - Information Technology", "Recruiter"],
    ["Professor of Nursing", "Professor"],
    ["Manager of Case Management", "Case manager, health"],
    ["Legal Secretary", "Legal secretary"],
    ["Physician - Psychiatrist (Part-Time)", "Psychiatrist"],
    ["React Native Developer", "Mobile developer"],
    ["PROJECT & CONSTRUCTION MANAGER", "Construction manager"],
    ["Executive Sous Chef NF-04", "Chef"],
    ["Assistant United States Attorney", "Attorney"],
    ["Yoga Instructor", "Group fitness instructor"],
    ["Systems Engineers", "Systems engineer"],
  ])("%s is a %s", (title, name) => expect(best(title)).toBe(name));

  it("takes a field alone for the field", () => {
    expect(readTitle("Engineer II")[0]?.node).toMatchObject({ name: "engineering", isFamily: true });
    expect(readTitle("Aircraft Something")[0]?.node).toMatchObject({ name: "aviation", isFamily: true });
  });

  it("reads both of two alternatives, and a technology beside a developer only", () => {
    expect(readTitle("Machine Learning Engineer / Data Scientist").map(({ weight }) => weight)).toEqual([
      1, 1,
    ]);
    expect(readTitle("Java Backend Engineer").map(({ node }) => node.name)).toEqual([
      "Backend developer",
      "Java developer",
    ]);
    expect(readTitle("Go Getter")).toEqual([]);
  });

  it("says nothing about words that are no title", () => {
    expect(readTitle("")).toEqual([]);
    expect(readTitle("Lakisha Washington")).toEqual([]);
  });
});
