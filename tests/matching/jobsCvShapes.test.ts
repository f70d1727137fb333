import { mainProfession } from "@career-hub/server/matching/jobs/cvLevel.ts";
import { wordsOfCv } from "@career-hub/server/matching/jobs/cvParts.ts";
import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { titleOfAd } from "@career-hub/server/matching/jobs/titleOfAd.ts";
import { describe, expect, it, test } from "vitest";

const now = new Date("2026-03-01T00:00:00Z");
const read = (text: string) => readCvFeatures(text, { now });
const best = (text: string) => read(text).professions.map(({ node }) => node.name);
/** ISCO-08 unit groups, the strongest first. */
const groups = (text: string) => read(text).professions.map(({ node }) => node.isco);
const strengthOf = (text: string, name: string) =>
  read(text).professions.find(({ node }) => node.name === name)?.strength ?? 0;

const accountant = `Staff Accountant
Summary
Detail-oriented accountant who closes the books of three subsidiaries every month and prepares the audit files.
Experience
Staff Accountant Jul 2015 to Nov 2021
Company Name City, State
Journal entries, bank reconciliations, fixed assets and the monthly close under GAAP.
Accounts Payable Clerk Jan 2012 to Jun 2015
Company Name City, State
Three way match, vendor statements and check runs for two hundred suppliers.
Education
Bachelor of Science in Accounting 2011
Skills
QuickBooks, Excel, general ledger, account reconciliation`;

describe("reads the profession of a CV of any shape", () => {
  it("without line breaks, in capitals, or without punctuation", () => {
    const flat = accountant.replace(/\s+/g, " ");
    for (const text of [accountant, flat, accountant.toUpperCase(), flat.replace(/[^\p{L}\p{N} ]/gu, " ")]) {
      expect(groups(text)[0]).toBe("2411");
      expect(groups(text)).toContain("3313");
      expect(read(text).years).toBeCloseTo(9.8, 0);
    }
  });

  it("with the title on a separate line between schools and the employer", () => {
    const text =
      "Education Details\nB.E. Pune University\nDevops Engineer\n\nDevops Engineer - Nendra Technologies\nSkill Details\nJenkins- 27 months\nCompany Details\ncompany - Nendra Technologies\ndescription - Built pipelines in Jenkins and Ansible.";
    expect(best(text)[0]).toBe("DevOps engineer");
    expect(strengthOf(text, "DevOps engineer")).toBe(1);
  });

  test.each(["Role: Java Developer", "DESIGNATION.: Java Developer", "Position held - Java Developer"])(
    "with %s",
    (line) =>
      expect(best(`Projects\nExpense ledger\n${line}\nTools: JSP, servlets, MySQL`)[0]).toBe(
        "Java developer",
      ),
  );

  it("with a headline that only names the field, when its jobs are more specific", () => {
    const text = "IT\nExperience\nBusiness Analyst\nAcme, 2018 - 2024\nRequirements gathering, user stories.";
    expect(groups(text)[0]).toBe("2421");
  });

  it.each([
    ["Czech", "Zdravotní sestra", "2221"],
    ["Finnish", "Sairaanhoitaja", "2221"],
    ["Hungarian", "Szoftverfejlesztő", "2512"],
    ["Turkish", "Yazılım mühendisi", "2512"],
    ["Russian", "Главный бухгалтер", "2411"],
    ["Ukrainian", "Водій", "8322"],
    ["Greek", "Νοσηλεύτρια", "2221"],
    ["German", "Krankenpflegerin", "2221"],
    ["Spanish", "Contable", "2411"],
  ])("in %s: %s", (_language, title, group) => {
    expect(groups(`${title}\nCV\n2015 - 2024 Acme`)).toContain(group);
  });
});

describe("reads no profession from words that only sound like one", () => {
  it("names of tools", () => {
    const text =
      "DevOps Engineer\nExperience\nDevOps Engineer\nAcme, 2019 - 2024\nChef, Puppet, Docker, Postman and ZooKeeper on Rancher.\nSkills\nChef, Packer, Composer, Postman, ZooKeeper";
    for (const name of ["Chef", "Postal worker", "Zookeeper", "Packaging operator", "Dock worker"])
      expect(best(text)).not.toContain(name);
  });

  it("a diploma", () => {
    expect(best("Education\nDiploma\nOswick High School, 2015 - 2018")).not.toContain("diplomat");
  });

  it("fields and machines in a summary", () => {
    const names = best(
      "Nurse\nSummary\nSkilled in sales, marketing and architecture of servers for training.",
    );
    for (const name of ["Sales representative", "Marketing specialist", "Architect", "Server"])
      expect(names).not.toContain(name);
  });
});

describe("years and level", () => {
  it("are those that the person states", () => {
    const text = `Front-end developer\nSummary\nFront-end developer with 6 years of experience.\nExperience\nFront-end Developer\nAcme, 01/2025 to 03/2025\nReact.`;
    expect(read(text)).toMatchObject({ years: 6, level: "senior" });
  });

  it.each(["01/2015-12/2019", "01.2015-12.2019", "15.01.2015 - 31.12.2019", "2015-01-15 - 2019-12-31"])(
    "are read from %s, which is no phone number",
    (dates) => {
      expect(read(`Java Developer\nExperience\nJava Developer, Acme\n${dates}\nSpring.`).years).toBe(5);
    },
  );

  it("are those of the file's positions where the lines leave title and dates apart", () => {
    const text = "Experience\nNurse\nHarbour Clinic\nOslo\nWard 3\n2015\n2020";
    const positions = [
      { title: "Nurse", from: "2015-01", to: "2019-12" },
      { title: "Intern", from: "2013-01", to: "2013-12" },
    ];
    expect(readCvFeatures(text, { now, positions }).years).toBe(5);
  });

  it("count only the current trade for the level", () => {
    const text = `Java Developer
Experience
Car Salesman
Dealer, 01/2009 to 01/2021
Sold cars.
Java Developer
Acme, 01/2025 to 01/2026
Spring Boot services.`;
    expect(read(text).professions[0]?.years).toBeCloseTo(1.1, 1);
    expect(read(text).years).toBeCloseTo(13.1, 0);
    expect(read(text).level).toBe("junior");
  });

  it("are those of a vague profession only if it has years, of a clearly named one always", () => {
    const developer = { wording: "web developer", years: 3, strength: 0.3 };
    const trainer = { wording: "trainer", years: 0, strength: 0.4 };
    expect(mainProfession([trainer, developer])).toBe(developer);
    const named = { ...trainer, strength: 0.9 };
    expect(mainProfession([named, developer])).toBe(named);
  });

  it("are junior for a person who looks for a first job", () =>
    expect(read("C++ Developer\nSkills\nC++, CMake\nAbout me\nI am looking for my first job.").level).toBe(
      "junior",
    ));
});

describe("an ad without a title", () => {
  test.each([
    ["Acme Corp\nJob Title: Senior Accountant\nWe sell pens.", "Senior Accountant"],
    ["About us\nWe sell pens.\n\nStaff Nurse (Nights)\nThe ward has twelve beds.", "Staff Nurse (Nights)"],
    ["We are looking for a registered nurse for our ICU.", "registered nurse for our ICU"],
    ["The old firm by the river is looking for accountants.", "accountants"],
    ["Enfermeira intensivista\n- Ventilação mecânica\n- Senior Accountant", "Enfermeira intensivista"],
    ["Maler gesucht ".repeat(12), `${"Maler gesucht ".repeat(8)}Maler`],
    ["Nothing to see here", "Nothing to see here"],
    ["", ""],
  ])("%j gets the title %j", (text, title) => expect(titleOfAd(text)).toBe(title));
});

describe("the desired profession", () => {
  test.each([
    [
      "Objective: To obtain a position as a registered nurse in a hospital\nExperience\nCashier\nABC Market, 2019 - 2023",
      "registered nurse",
    ],
    ["Suche eine Stelle als Lagerist\nBerufserfahrung\n2010 - 2024 Maurer, Bau GmbH", "Lagerist"],
    ["Objectif : poste de comptable en cabinet\nExpérience\n2018 - 2022 Serveur, Café de Paris", "comptable"],
    [
      "Objetivo profesional\nPuesto de enfermera en urgencias\nExperiencia\nCamarera, Bar Sol, 2018 - 2020",
      "enfermera",
    ],
  ])("is read from %j", (text, headline) => {
    const { professions, ...cv } = read(`Kim Berg\n${text}`);
    expect([cv.headline, professions[0]?.wording?.toLowerCase()]).toEqual([headline, headline.toLowerCase()]);
  });

  it("is read before the word for work as well, and not from past jobs", () => {
    expect(read("Kim Berg\nLooking for a junior data analyst role. Worked as a waiter.").headline).toBe(
      "junior data analyst",
    );
    const past =
      "Kim Berg\nHR Coordinator\nSummary\nFrom my first job as a retail salesperson I liked people.";
    expect(read(past).headline).toBe("HR Coordinator");
  });

  it("is not a school or degree", () => {
    const text =
      "Jane Moore\nSchool of Business and Management\nMaster of Marketing\nExperience\nBarista, Bean Co, 2020 - 2024\nMade coffee.";
    const { headline, professions } = read(text);
    expect([headline, professions[0]?.wording]).toEqual(["", "barista, bean co"]);
  });
});

describe("the head of a CV", () => {
  it("reads the first line as a headline, not a name, where the CV repeats its words", () => {
    const text = "Quarrix Developer\nExperience\nAcme, 2015 - 2020\nModules for Quarrix.";
    expect(read(text).headline).toBe("Quarrix Developer");
  });

  it("keeps the words beside dates at the head, where addresses are left out", () => {
    expect(wordsOfCv("Nurse\nHarbour Clinic 15.01.2015 - 31.12.2019\nWard 3")).toContain("Harbour Clinic");
  });
});
