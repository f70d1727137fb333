import { describe, expect, it } from "vitest";
import { heading, readingOf } from "./fileOf.ts";

const skills = (...lines: Parameters<typeof readingOf>) => readingOf(heading("Skills"), ...lines).skills;

describe("the items of a skill section", () => {
  it("are read without notes and abbreviations in brackets", () => {
    expect(skills("Linux (various distros), Asset maintenance (CMMS), Editing (KDenLive)")).toEqual([
      ...["Linux", "Asset maintenance", "Editing", "KDenLive"],
    ]);
  });

  it("are whole where a hyphen breaks a word over two lines", () => {
    expect(skills("Distributed systems, performance tuning, query opti-", "misation, Docker")).toContain(
      "query optimisation",
    );
  });

  it("are read without the person's remarks about them", () => {
    expect(
      skills("Extensive experience managing Nagios, Gute Kenntnisse in Python, Skilled with Git"),
    ).toEqual(["Nagios", "Python", "Git"]);
  });

  it("are not the words that repeat beside them, in any language", () => {
    expect(skills("Julia\tExperte", "Python\tExperte", "MATLAB\tAnfänger", "Java\tAnfänger")).toEqual([
      ...["Julia", "Python", "MATLAB", "Java"],
    ]);
  });

  it("are neither languages with levels in free words nor labels above a list", () => {
    expect(skills("Operating Environments:", "Docker, Linux", "English\tAll around fluency")).toEqual([
      ...["Docker", "Linux"],
    ]);
  });

  it("are not short lines in the same style, each above a list", () => {
    expect(
      skills(
        ...["Methods / Practices", "Card Sorting, User Personas & Flows, Wireframing"],
        ...["Markup & Code", "HTML/Markdown, JavaScript, CLI"],
      ),
    ).toEqual([
      ...["Card Sorting", "User Personas", "Flows", "Wireframing", "HTML", "Markdown", "JavaScript", "CLI"],
    ]);
  });

  it("are the ends of lists that go on in the next line", () => {
    expect(
      skills("Triage, Wound care, Charting,", "Crisis intervention", "Phlebotomy, Dosage, Intake"),
    ).toContain("Crisis intervention");
  });

  it("are not the name of the person in a footer", () => {
    const { skills } = readingOf(
      ...["Curriculum vitae", "Name\tMarta Quintero", heading("Skills"), "Excel, Billing", "Marta Quintero"],
    );
    expect(skills).toEqual(["Excel", "Billing"]);
  });
});

describe("technologies in the rest of a CV", () => {
  const listed =
    "Welding, Milling, Turning, Casting, Grinding, Drilling, Brazing, Sanding, Polishing, Sawing";

  it("add to many listed skills only as a list", () => {
    const { skills } = readingOf(
      ...[heading("Skills"), `${listed}, Forging, Riveting`, heading("Experience")],
      ...["Engineer, Velmora Inc, 2010 - 2020", "• Moved data to PostgreSQL"],
      "• Java, Docker, Kubernetes, Redis",
    );
    expect(skills).not.toContain("PostgreSQL");
    expect(skills).toEqual(expect.arrayContaining(["Java", "Docker", "Kubernetes", "Redis"]));
  });

  it("are not the subjects of studies", () => {
    const { skills } = readingOf(
      ...[heading("Education"), "Brenwick University\t2010 - 2013", "Informatica"],
      ...[heading("Skills"), "Billing, Rhetoric"],
    );
    expect(skills).toEqual(["Billing", "Rhetoric"]);
  });
});
