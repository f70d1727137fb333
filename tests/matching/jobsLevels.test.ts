import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { expect, it } from "vitest";
import { now } from "./jobsExample.ts";

it("counts internships as no years of work", () => {
  const text = "Experience\nIntern Software Engineer\nJune 2023 - June 2025\nTesting of services";
  expect(readCvFeatures(text, { now })).toMatchObject({ years: 0, level: "intern" });
});

it("takes the years from jobs, not from other dates", () => {
  const text =
    "Experience\nSoftware Engineer\nJanuary 2024 - January 2026\nTesting of services\nInterests\nWater polo, 2008 - 2025";
  expect(readCvFeatures(text, { now }).years).toBe(2.1);
});

it("takes nobody with years of work for an intern", () => {
  const text =
    "Experience\nSoftware Engineer\nJanuary 2015 - January 2024\nTesting of services\nIntern\nMarch 2025 - May 2025\nTesting";
  expect(readCvFeatures(text, { now }).level).toBe("senior");
});

it("reads levels of titles in other languages", () => {
  expect(readJobFeatures({ title: "Desenvolvedor Front End Sênior" }).level).toBe("senior");
  expect(readJobFeatures({ title: "Młodszy programista" }).level).toBe("junior");
});

it("takes the headline of the file where the text shows none", () => {
  const text = "Jo Brandt\n+49 170 1234567\nSkills\nCounting";
  expect(readCvFeatures(text, { now, headline: "Registered Nurse" }).headline).toBe("Registered Nurse");
});

const levelOfAd = (title: string) => readJobFeatures({ title }).level;

it.each([
  "Account Manager",
  "Product Owner",
  "Office Manager",
  "Facility Manager",
  "IT Project Manager",
  "Document Controller",
  "Projektleiter",
  "Sales Associate",
])("reads no level of %s, who may lead nobody", (title) => expect(levelOfAd(title)).toBeNull());

it.each([
  ["Engineering Manager", "lead"],
  ["Senior Store Manager", "lead"],
  ["Teamleiterin Logistik", "lead"],
  ["Responsable de magasin", "lead"],
  ["Chief Accountant", "lead"],
  ["Chief People Officer", "executive"],
  ["Associate Engineer", "junior"],
])("reads the level of %s", (title, level) => expect(levelOfAd(title)).toBe(level));
