import { readFileSync } from "node:fs";
import {
  closeness,
  familyEntries,
  foreignTitles,
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
  it("knows as many as docs/matching.md says, in as many families", () => {
    const docs = readFileSync(new URL("../../docs/matching.md", import.meta.url), "utf8");
    const size = new Set(occupations.map(({ family }) => family)).size;
    expect(docs).toContain(`holds ${occupations.length} of them in ${size} families`);
    expect(size).toBe(families.length);
  });

  it("names wider occupations that exist, of which none is a kind of another", () => {
    const wider = new Set(occupations.flatMap(({ of }) => of ?? []));
    expect([...wider].filter((name) => !names.has(name))).toEqual([]);
    expect(occupations.filter(({ name, of }) => of && wider.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it("translates only occupations that it has, and takes no title from them", () => {
    const own = new Map(
      occupations.flatMap(({ name, titles }) => [name, ...titles].map((t) => [keyOf(t), name])),
    );
    for (const [name, languages] of Object.entries(foreignTitles())) {
      expect(names).toContain(name);
      for (const title of Object.values(languages).flat()) expect(own.get(keyOf(title)) ?? name).toBe(name);
    }
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

  it("puts a special kind next to the wider occupation, and nearer than its other kinds", () => {
    const { byOccupation } = graph();
    const between = (a: string, b: string) => {
      const [one, other] = [byOccupation.get(a), byOccupation.get(b)];
      return one && other ? closeness(one, other) : 0;
    };
    expect(between("ICU nurse", "Registered nurse")).toBeGreaterThan(between("ICU nurse", "Oncology nurse"));
    expect(between("ICU nurse", "Oncology nurse")).toBeGreaterThan(between("ICU nurse", "Nurse manager"));
    expect(between("ICU nurse", "Line worker")).toBe(0);
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
    ["RN - ICU - $10k sign on", "ICU nurse"],
    ["ICU Nurse (Nights) w/ sign-on bonus", "ICU nurse"],
    ["Sr. Software Eng. II (Remote) - Req #1234", "Software engineer"],
    ["CDL A Truck Driver - Home Weekly!", "Truck driver"],
    ["Locomotive Engineer", "Train driver"],
    ["Backend Engineer", "Backend developer"],
    ["Phlebotomy Tech", "Phlebotomist"],
    ["Actuaries", "Actuary"],
    ["Dental Receptionist", "Dental receptionist"],
    ["Sales Engineer", "Sales engineer"],
    ["Softwareentwickler*in (m/w/d)", "Software engineer"],
    ["Krankenpflegerin", "Registered nurse"],
    ["Infirmier(ère) de nuit", "Registered nurse"],
    ["Enfermero/a", "Registered nurse"],
    ["Développeuse PHP", "PHP developer"],
    ["Tecnico informatico", "IT support specialist"],
    ["Sr. CPA", "Accountant"],
    ["HVAC Tech", "HVAC technician"],
    ["SDR (Remote)", "Sales development representative"],
    ["Senior Corporate Recruiter - Information Technology", "Recruiter"],
    ["Professor of Nursing", "Professor"],
    ["Manager of Case Management", "Case manager, health"],
    ["Legal Secretary", "Legal secretary"],
    ["Physician - Psychiatrist (Part-Time)", "Psychiatrist"],
    ["React Native Developer", "Cross-platform mobile developer"],
    ["PROJECT & CONSTRUCTION MANAGER", "Construction manager"],
    ["Executive Sous Chef NF-04", "Chef"],
    ["Assistant United States Attorney", "Prosecutor"],
    ["Yoga Instructor", "Yoga teacher"],
    ["Director of Sales Engineering", "Sales engineer"],
    ["Manager, Software Engineering", "Engineering manager, software"],
    ["Systems Engineers", "Systems engineer"],
    ["Cloud Operations Architect", "Solutions architect"],
    ["Landscape Architect", "Landscape architect"],
    ["Registered Veterinary Nurse", "Veterinary technician"],
    ["Plumbing & Heating Engineer", "Plumber"],
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
