import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { expect, it } from "vitest";
import { now } from "./jobsExample.ts";

const sentences = `Experience
Handheld Diagnostics (2016 – present), where I am Process Test Engineer and measure what is in development.`;
const positions = [{ title: "Process Test Engineer", from: "2016-09", to: "present" }];
const named = (text: string, options = {}) =>
  readCvFeatures(text, { now, ...options }).professions.flatMap(({ wording, years }) =>
    wording ? [{ wording, years }] : [],
  );

it("takes from the positions of the file the titles that its lines do not show", () => {
  const ofFile = named(sentences, { positions });
  expect(named(sentences).map(({ wording }) => wording)).not.toContain("process test engineer");
  expect(ofFile[0]?.wording).toBe("process test engineer");
  expect(ofFile[0]?.years).toBeGreaterThan(5);
});

it("takes what follows a title on its line for no part of it where the file says so", () => {
  const text = "Experience\n2012 – 2014: Junior Accountant, Nedbank Ltd";
  const accountant = [{ title: "Junior Accountant", from: "2012", to: "2014" }];
  expect(named(text, { positions: accountant })).toContainEqual({ wording: "accountant", years: 2 });
});

it("keeps what belongs to a title", () => {
  const text = "Experience\nAccountant and Auditor\n2012 – 2014";
  const accountant = [{ title: "Accountant", from: "2012", to: "2014" }];
  expect(named(text, { positions: accountant })).toEqual(named(text));
});

it("changes nothing where the lines show the titles of all positions", () => {
  const text = "Experience\nBaker\n2015 – 2020\nBread and rolls for three shops";
  const baker = [{ title: "Baker", from: "2015", to: "2020" }];
  expect(named(text, { positions: baker })).toEqual(named(text));
});

it("counts the years of each position with a title that the text also names without dates", () => {
  const text =
    "Payroll Clerk\nExperience\n2016 – 2019\nNedbank Ltd\nPayroll Clerk\n2010 – 2016\nTelkom\nPayroll Clerk";
  const clerk = { title: "Payroll Clerk" };
  const held = [
    { ...clerk, from: "2016", to: "2019" },
    { ...clerk, from: "2010", to: "2016" },
  ];
  expect(named(text, { positions: held })[0]?.years).toBeGreaterThanOrEqual(9);
});

it("does not read an employer named like a profession as a title", () => {
  const text = "Experience\nTurner Construction - Software Engineer\nJan 2015 - Dec 2021\nServices in Java";
  const engineer = {
    title: "Software Engineer",
    company: "Turner Construction",
    from: "2015-01",
    to: "2021-12",
  };
  expect(named(text).map(({ wording }) => wording)).toContain("turner construction");
  const found = named(text, { positions: [engineer] });
  expect(new Set(found.map(({ wording }) => wording))).toEqual(new Set(["software engineer"]));
});

it("prefers titles that the person corrected", () => {
  const corrections = { titles: ["Registered Nurse"] };
  const both = readCvFeatures(sentences, { now, positions, corrections });
  expect(both).toEqual(readCvFeatures(sentences, { now, corrections }));
});
