import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { scoreJob } from "@career-hub/server/matching/jobs/scoreJob.ts";
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

it("does not read a person with years of work as an intern", () => {
  const text =
    "Experience\nSoftware Engineer\nJanuary 2015 - January 2024\nTesting of services\nIntern\nMarch 2025 - May 2025\nTesting";
  expect(readCvFeatures(text, { now }).level).toBe("senior");
});

const changed = (earlier: string) =>
  `Experience\nSoftware Engineer\nJanuary 2024 - November 2026\nServices in Java\n${earlier}\nJanuary 2004 - December 2023\nEvery day`;

it("takes the level of years in the last profession, not of those in another one", () => {
  expect(readCvFeatures(changed("Cook"), { now }).level).toBe("mid");
});

it("takes time in jobs that it does not recognise as time in that profession", () => {
  const earlier = { title: "Larkmoor Vresk", company: "Acme", from: "2004-01", to: "2023-12" };
  expect(readCvFeatures(changed(""), { now, positions: [earlier] }).level).toBe("senior");
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

const titles =
  "Account Manager, Product Owner, Office Manager, Facility Manager, IT Project Manager, " +
  "Document Controller, Projektleiter, Sales Associate";
it.each(titles.split(", "))("reads no level of %s, who may lead nobody", (title) =>
  expect(levelOfAd(title)).toBeNull(),
);

it.each([
  ["Engineering Manager", "lead"],
  ["Senior Store Manager", "lead"],
  ["Teamleiterin Logistik", "lead"],
  ["Responsable de magasin", "lead"],
  ["Chief Accountant", "lead"],
  ["Chief People Officer", "executive"],
  ["Associate Engineer", "junior"],
])("reads the level of %s", (title, level) => expect(levelOfAd(title)).toBe(level));

it("counts the years of the profession that an ad asks for, also where the person claims more in all", () => {
  const jobs =
    "Registered Nurse\nJanuary 2024 - January 2026\nCare\nTruck Driver\nJanuary 2014 - January 2024\nDeliveries";
  const job = readJobFeatures({
    title: "Registered Nurse",
    descriptionText: "5+ years of experience as a nurse",
  });
  for (const summary of ["", "Summary\nI have 12 years of experience.\n"])
    expect(scoreJob(readCvFeatures(`${summary}Experience\n${jobs}`, { now }), job, { now }).reason).toContain(
      "It asks for 5 years; your CV shows 2 in this profession (12 in total).",
    );
});

it("adds the years that a person claims beyond the dated jobs", () => {
  const text =
    "Summary\nNurse with 20 years of experience.\nExperience\nRegistered Nurse\nJanuary 2024 - January 2026";
  const job = readJobFeatures({ title: "Registered Nurse" });
  expect(scoreJob(readCvFeatures(text, { now }), job, { now }).years.related).toBe(20);
});
