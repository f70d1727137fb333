import { skillsIn } from "@career-hub/server/matching/jobs/vocabulary.ts";
import { describe, expect, it, test } from "vitest";
import { readingOf } from "./fileOf.ts";

const told = (...lines: string[]) =>
  readingOf("Experience", "Engineer, Velmora Inc, 2010 - 2020", ...lines.map((line) => `• ${line}`)).skills;
const namesIn = (text: string) => [...skillsIn(text)].map(({ name }) => name);

describe("common words that are also names of technologies", () => {
  it("are skills on their own beside other technologies", () => {
    expect(told("Services in Go and Rust on Kubernetes, and a React front end")).toEqual(
      expect.arrayContaining(["Go", "Rust", "React"]),
    );
  });

  it("are skills before a role or the kind of technology", () => {
    expect(told("Hired as a Senior Go Developer for PostgreSQL, with the Hibernate Framework")).toEqual(
      expect.arrayContaining(["Go", "Hibernate"]),
    );
  });

  it("are not skills within a longer name", () => {
    expect(
      told("Used PostgreSQL and Docker for Crystal Reports, with the Red Cross and a Subject Matter Expert"),
    ).toEqual(["PostgreSQL", "Docker"]);
  });

  it("are not skills at the start of a sentence followed by a function word", () => {
    expect(told("PostgreSQL - Less than one year", "Docker (Less than two years)")).toEqual([
      "PostgreSQL",
      "Docker",
    ]);
  });

  it("are skills as an item of any list of skills", () => {
    expect(readingOf("Skills", "Go, Swift, Chef").skills).toEqual(["Go", "Swift", "Chef"]);
  });
});

describe("text that only looks like a technology", () => {
  it("includes abbreviations where nothing else is technical", () => {
    expect(told("Joined the ASM team as lead of the kitchen")).toEqual([]);
    expect(told("Firmware in C++ and ASM with Git, Docker and Jenkins")).toContain("ASM");
  });

  it("includes parts of addresses and single letters", () => {
    expect(namesIn("Apply at https://jobs.velmora.example/index.html, open M-F, for the F-22")).toEqual([]);
  });
});

test("skills of trades are not matched by a word with the same stem or in another language", () => {
  expect(namesIn("Vital to us: in your own words, plan the labor and the planning of cultures")).toEqual([]);
  expect(namesIn("Takes vitals of patients and works in a laboratory")).toEqual(
    expect.arrayContaining(["vital signs", "laboratory"]),
  );
});

test("lists of skills: keeps the adjectives of a skill together and excludes activities", () => {
  expect(
    readingOf("Skills", "Verbal, oral and written communication skills", "Reduced", "Filing").skills,
  ).toEqual(["Verbal, oral and written communication skills", "Filing"]);
});

describe("lists of skills", () => {
  it.each([
    ["with signs of how well", ["Welding ●●●○○", "Forklift driving ***oo"], ["Welding", "Forklift driving"]],
    [
      "broken within an item",
      ["Welding • Forklift driving • public", "speaking • Filing"],
      ["Welding", "Forklift driving", "Public speaking", "Filing"],
    ],
    ["with a small word of another language", ["kadry i płace", "Excel"], ["kadry i płace", "Excel"]],
  ])("%s", (_, lines, wanted) => expect(readingOf("Skills", ...lines).skills).toEqual(wanted));

  it("excludes qualifications of the education", () => {
    const { skills } = readingOf(
      "Education & Qualifications",
      "MBA, University of Selwick, 2015",
      "Skills",
      "Welding, Filing",
    );
    expect(skills).toEqual(["Welding", "Filing"]);
  });
});

it("does not read an award of several years as a job", () => {
  expect(
    readingOf(
      "Experience",
      "Sales Manager, Velmora Inc, 2002 - 2010",
      "Top Performer Award (2007, 2006, 2005 & 2004).",
    ).experience,
  ).toHaveLength(1);
});

it.each(["Jag är bra i köket", "Ik ben altijd op tijd", "Sono una persona precisa"])(
  "does not read the sentence %s as a skill",
  (sentence) => {
    expect(readingOf("Skills", "Welding, Filing", sentence).skills).toEqual(["Welding", "Filing"]);
  },
);

describe("groups of skills", () => {
  it("does not read the name of a group beside its list in a table as a skill", () => {
    const { skills } = readingOf(
      "Skills",
      "Infrastructure\tDocker, Kubernetes, Terraform",
      "Team work\tcode review, mentoring",
    );
    expect(skills).toEqual(expect.arrayContaining(["Docker", "Kubernetes", "Terraform"]));
    expect(skills).not.toContain("Infrastructure");
  });

  it("reads the name of a group as a skill if it is a technology", () => {
    expect(
      readingOf("Skills", "Python\tDjango, Flask", "Infrastructure\tDocker, Kubernetes").skills,
    ).toContain("Python");
  });
});
