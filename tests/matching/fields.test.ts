import { allTerms } from "@career-hub/server/knowledge/dictionary.ts";
import { fieldEntries } from "@career-hub/server/matching/fields.ts";
import { type Described, portraitOf } from "@career-hub/server/matching/portrait.ts";
import { expect, test } from "vitest";
import { emptyTechnical } from "../profile/sampleProfile.ts";

const fieldsOf = (profile: Partial<Described>) =>
  Object.fromEntries(portraitOf({ ...emptyTechnical, estimatedExperience: "Senior", ...profile }, {}).fields);
const projects = (...highlights: string[]) => ({
  projectInsights: highlights.map((highlight, index) => ({ name: `yard${index}`, highlight })),
});

test("a field and a dictionary term of one name are spelled alike", () => {
  const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
  const termOf = new Map(allTerms().map(({ name }) => [lettersOf(name), name]));
  const names = fieldEntries().map(({ name }) => name);
  expect(names.map((name) => termOf.get(lettersOf(name)) ?? name)).toEqual(names);
});

test("three technologies for one role are its field; languages and common ideas are not", () => {
  expect(fieldsOf({ identifiedTechnologies: ["Ansible", "Pulumi", "Grafana"] })).toEqual({ Operations: 1.5 });
  expect(fieldsOf({ identifiedTechnologies: ["Lua", "Luau", "Haxe"] })).toEqual({});
  const mentioned = ["Monitoring", "DevOps", "Cloud computing"];
  expect(fieldsOf({ architecturalConcepts: mentioned })).toEqual({});
  expect(fieldsOf({ headline: "Matrix and Vector library for WebGL" })).not.toHaveProperty("Operations");
});

test("a rejected field is none, whatever the texts say", () => {
  const profile = { headline: "Healthcare records", keyStrengths: ["Databases", "Healthcare"] };
  expect(fieldsOf(profile)).toHaveProperty("Healthcare");
  expect(fieldsOf({ ...profile, rejected: ["Health care"] })).not.toHaveProperty("Healthcare");
});

test("topics of a project are evidence of its field, at most half as much as its sentences", () => {
  const figures = "All 90 commits since 2024. Topics:";
  expect(fieldsOf(projects(`${figures} pulsars, astronomy.`, `${figures} gravitational-waves.`))).toEqual({
    "Astronomy and space": 2,
  });
  expect(fieldsOf(projects(`${figures} astronomy.`))).toEqual({});
  expect(fieldsOf(projects("“Catalogue of pulsars for astronomy”"))).toEqual({ "Astronomy and space": 3 });
});

test("a text on a database is work on databases, using one is not", () => {
  expect(fieldsOf({ headline: "Go developer, working on frost (“Keeps PostgreSQL warm”)" })).toEqual({
    Databases: 3,
  });
  expect(fieldsOf({ identifiedTechnologies: ["PostgreSQL", "SQLite", "Redis"] })).toEqual({});
});

test("words that mean something else in software name no field", () => {
  const headlines = [
    "disaster recovery of clusters",
    "train/test splits",
    "data catalogue",
    "renders the map",
  ];
  for (const headline of headlines) {
    const found = fieldsOf({ headline });
    for (const field of ["Care and social work", "Transport", "Commerce"])
      expect(found).not.toHaveProperty(field);
  }
});

test("packages that many use are for developers only beside something else for them", () => {
  const keyStrengths = ["npm package with over 1,000 stars"];
  expect(fieldsOf({ keyStrengths })).toEqual({});
  expect(fieldsOf({ keyStrengths, architecturalConcepts: ["Debugging"] })).toEqual({
    "Developer tools": 1.5,
  });
});
