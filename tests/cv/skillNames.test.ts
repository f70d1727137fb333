import { skillsIn } from "@career-hub/server/matching/jobs/vocabulary.ts";
import { describe, expect, it } from "vitest";
import { readingOf } from "./fileOf.ts";

const told = (...lines: string[]) =>
  readingOf("Experience", "Engineer, Velmora Inc, 2010 - 2020", ...lines.map((line) => `• ${line}`)).skills;
const namesIn = (text: string) => [...skillsIn(text)].map(({ name }) => name);

describe("an everyday word that is also the name of a technology", () => {
  it("is a skill as a name of its own beside other technologies", () => {
    expect(told("Services in Go and Rust on Kubernetes, and a React front end")).toEqual(
      expect.arrayContaining(["Go", "Rust", "React"]),
    );
  });

  it("may have a role or the kind of thing behind it", () => {
    expect(told("Hired as a Senior Go Developer for PostgreSQL, with the Hibernate Framework")).toEqual(
      expect.arrayContaining(["Go", "Hibernate"]),
    );
  });

  it("is none within a longer name", () => {
    expect(
      told("Used PostgreSQL and Docker for Crystal Reports, with the Red Cross and a Subject Matter Expert"),
    ).toEqual(["PostgreSQL", "Docker"]);
  });

  it("is none at the start of a sentence that goes on with a small word", () => {
    expect(told("PostgreSQL - Less than one year", "Docker (Less than two years)")).toEqual([
      "PostgreSQL",
      "Docker",
    ]);
  });

  it("is a skill wherever a list of skills has it as an item", () => {
    expect(readingOf("Skills", "Go, Swift, Chef").skills).toEqual(["Go", "Swift", "Chef"]);
  });
});

describe("what only looks like a technology", () => {
  it("is a short form where nothing else is technical", () => {
    expect(told("Joined the ASM team as lead of the kitchen")).toEqual([]);
    expect(told("Firmware in C++ and ASM with Git, Docker and Jenkins")).toContain("ASM");
  });

  it("is part of an address, or a letter of something else", () => {
    expect(namesIn("Apply at https://jobs.velmora.example/index.html, open M-F, for the F-22")).toEqual([]);
  });
});

describe("skills of a trade", () => {
  it("are not named by a word that has the same stem or stands in another language", () => {
    expect(namesIn("Vital to us: in your own words, plan the labor and the planning of cultures")).toEqual(
      [],
    );
    expect(namesIn("Takes vitals of patients and works in a laboratory")).toEqual(
      expect.arrayContaining(["vital signs", "laboratory"]),
    );
  });
});

describe("a list of skills", () => {
  it("keeps adjectives of one skill together and leaves out deeds", () => {
    expect(
      readingOf("Skills", "Verbal, oral and written communication skills", "Reduced", "Filing").skills,
    ).toEqual(["Verbal, oral and written communication skills", "Filing"]);
  });
});

describe("a list of skills", () => {
  it.each([
    ["with signs of how well", ["Welding ●●●○○", "Forklift driving ***oo"], ["Welding", "Forklift driving"]],
    [
      "broken within an item",
      ["Welding • Forklift driving • public", "speaking • Filing"],
      ["Welding", "Forklift driving", "Public speaking", "Filing"],
    ],
    ["with a small word of another language", ["kadry i płace", "Excel"], ["kadry i płace", "Excel"]],
  ])("%s", (_, lines, wanted) => expect(readingOf("Skills", ...lines).skills).toEqual(wanted));

  it("leaves out the qualifications of the education", () => {
    const { skills } = readingOf(
      "Education & Qualifications",
      "MBA, University of Selwick, 2015",
      "Skills",
      "Welding, Filing",
    );
    expect(skills).toEqual(["Welding", "Filing"]);
  });
});

it("an award of several years is no job", () => {
  expect(
    readingOf(
      "Experience",
      "Sales Manager, Velmora Inc, 2002 - 2010",
      "Top Performer Award (2007, 2006, 2005 & 2004).",
    ).experience,
  ).toHaveLength(1);
});

describe("a group of skills", () => {
  it("is no skill where its name stands beside its list in a table", () => {
    const { skills } = readingOf(
      "Skills",
      "Infrastructure\tDocker, Kubernetes, Terraform",
      "Team work\tcode review, mentoring",
    );
    expect(skills).toEqual(expect.arrayContaining(["Docker", "Kubernetes", "Terraform"]));
    expect(skills).not.toContain("Infrastructure");
  });

  it("is a skill where its name is a technology itself", () => {
    expect(
      readingOf("Skills", "Python\tDjango, Flask", "Infrastructure\tDocker, Kubernetes").skills,
    ).toContain("Python");
  });
});
