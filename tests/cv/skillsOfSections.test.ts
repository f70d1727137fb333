import { describe, expect, it } from "vitest";
import { heading, readingOf } from "./fileOf.ts";

const skills = (...lines: Parameters<typeof readingOf>) => readingOf(heading("Skills"), ...lines).skills;

describe("the items of a skill section", () => {
  it("are read without notes and abbreviations in brackets", () => {
    expect(skills("Linux (various distros), Asset maintenance (CMMS), Editing (KDenLive)")).toEqual([
      ...["Linux", "Asset maintenance", "Editing", "KDenLive"],
    ]);
  });

  it("are parted at wide commas and read without labels in Chinese and Japanese", () => {
    expect(skills("前端：数据可视化，Vue.js；单元测试")).toEqual(["数据可视化", "Vue.js", "单元测试"]);
  });

  it("exclude sentences in scripts without spaces", () => {
    expect(skills("Docker, Git", "乐于学习新技术。")).toEqual(["Docker", "Git"]);
    expect(skills("Docker, Git", "熟悉软件开发流程并能独立完成项目的设计与实现工作")).toEqual([
      "Docker",
      "Git",
    ]);
  });

  it("are joined where a word is hyphenated over two lines", () => {
    expect(skills("Distributed systems, performance tuning, query opti-", "misation, Docker")).toContain(
      "query optimisation",
    );
  });

  it("are read without the person's remarks about them", () => {
    expect(
      skills("Extensive experience managing Nagios, Gute Kenntnisse in Python, Skilled with Git"),
    ).toEqual(["Nagios", "Python", "Git"]);
  });

  it("exclude words repeated beside them, in any language", () => {
    expect(skills("Julia\tExperte", "Python\tExperte", "MATLAB\tAnfänger", "Java\tAnfänger")).toEqual([
      ...["Julia", "Python", "MATLAB", "Java"],
    ]);
  });

  it("exclude languages with levels in free words and labels above a list", () => {
    expect(skills("Operating Environments:", "Docker, Linux", "English\tAll around fluency")).toEqual([
      ...["Docker", "Linux"],
    ]);
  });

  it("exclude short lines in the same style that each precede a list", () => {
    expect(
      skills(
        ...["Methods / Practices", "Card Sorting, User Personas & Flows, Wireframing"],
        ...["Markup & Code", "HTML/Markdown, JavaScript, CLI"],
      ),
    ).toEqual([
      ...["Card Sorting", "User Personas", "Flows", "Wireframing", "HTML", "Markdown", "JavaScript", "CLI"],
    ]);
  });

  it("exclude names of groups set as smaller headings", () => {
    const group = (text: string) => ({ text, size: 12, bold: true });
    const others = [heading("Education"), heading("Languages"), group("Interests"), group("References")];
    expect(
      skills(group("Clinical"), "Ventilation\tTriage", group("Lead"), "Rostering\tAppraisal", ...others),
    ).toEqual([...["Ventilation", "Triage", "Rostering", "Appraisal"]]);
  });

  it("exclude names of groups above lists of two, also where these are wrapped or in columns", () => {
    expect(skills("Sales", "Prospecting, MEDDIC,", "Forecasting", "Craft", "Copywriting, Outreach")).toEqual([
      ...["Prospecting", "MEDDIC", "Forecasting", "Copywriting", "Outreach"],
    ]);
    expect(skills("Site", "Safety\tConcrete", "Office", "Budgets\tBids")).toEqual([
      ...["Safety", "Concrete", "Budgets", "Bids"],
    ]);
  });

  it("exclude names of groups before dashes", () => {
    expect(skills("Site – Safety, Concrete", "Office – Budgets, Bids", "Python – Django, Flask")).toEqual([
      ...["Safety", "Concrete", "Budgets", "Bids", "Python", "Django", "Flask"],
    ]);
    expect(skills("Photography – portraits, weddings", "Driving", "Cooking")).toContain("Photography");
  });

  it("exclude names of groups of which one is an abbreviation in capitals", () => {
    const group = (text: string) => ({ text, bold: true });
    expect(skills(group("CAM"), "Milling", "Turning", group("Methods"), "Tolerancing")).toEqual([
      ...["Milling", "Turning", "Tolerancing"],
    ]);
  });

  it("may each end in a colon", () => {
    expect(skills("Rota planning:", "Stock control:", "First aid:")).toEqual([
      ...["Rota planning", "Stock control", "First aid"],
    ]);
  });

  it("include the ends of lists that continue on the next line", () => {
    expect(
      skills("Triage, Wound care, Charting,", "Crisis intervention", "Phlebotomy, Dosage, Intake"),
    ).toContain("Crisis intervention");
  });

  it("exclude the person's name in a footer", () => {
    const { skills } = readingOf(
      ...["Curriculum vitae", "Name\tMarta Quintero", heading("Skills"), "Excel, Billing", "Marta Quintero"],
    );
    expect(skills).toEqual(["Excel", "Billing"]);
  });
});

describe("technologies outside the skill section", () => {
  const listed =
    "Welding, Milling, Turning, Casting, Grinding, Drilling, Brazing, Sanding, Polishing, Sawing";

  it("are added to a long list of skills only from other lists", () => {
    const { skills } = readingOf(
      ...[heading("Skills"), `${listed}, Forging, Riveting`, heading("Experience")],
      ...["Engineer, Velmora Inc, 2010 - 2020", "• Moved data to PostgreSQL"],
      "• Java, Docker, Kubernetes, Redis",
    );
    expect(skills).not.toContain("PostgreSQL");
    expect(skills).toEqual(expect.arrayContaining(["Java", "Docker", "Kubernetes", "Redis"]));
  });

  it("exclude the subjects of studies", () => {
    const { skills } = readingOf(
      ...[heading("Education"), "Brenwick University\t2010 - 2013", "Informatica"],
      ...[heading("Skills"), "Billing, Rhetoric"],
    );
    expect(skills).toEqual(["Billing", "Rhetoric"]);
  });
});
