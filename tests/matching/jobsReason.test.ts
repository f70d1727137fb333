import { shownInCode } from "@career-hub/server/cv/match/skills.ts";
import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { scoreJob } from "@career-hub/server/matching/jobs/scoreJob.ts";
import { inSentence, quotedTitle, singularName } from "@career-hub/server/matching/jobs/titleCase.ts";
import { skillsInCode } from "@career-hub/server/matching/thread/tasks.ts";
import { describe, expect, it, test } from "vitest";
import { sampleProfiles } from "./samplePeople.ts";

const now = new Date("2026-11-22T00:00:00Z");
const reason = (cv: string, title: string, descriptionText = "") =>
  scoreJob(readCvFeatures(cv, { now }), readJobFeatures({ title, descriptionText }), { now }).reason;

describe("a reason names professions as CV and ad do", () => {
  it("recognises a trade in two languages", () => {
    const nurse = "Marta Cobas\nEnfermera de urgencias\nExperiencia\nTriaje y curas";
    expect(reason(nurse, "Emergency Room Nurse")).toMatch(
      /^Related profession: enfermera de urgencias in your CV/,
    );
    expect(reason(nurse, "TypeScript Developer")).toMatch(/^Different field/);
  });

  const storage = "Runa Aldecoa\nSenior Storage Engineer\nExperience\nPostgreSQL in production";

  it("in the words of the CV and of the ad", () => {
    expect(reason(storage, "Storage Engineer")).toMatch(/^Same profession: storage engineer\. /);
    expect(reason(storage, "Database Administrator")).toMatch(
      /^Related profession: storage engineer in your CV, database administrator in the job\./,
    );
    expect(reason("CARE ASSISTANT\nExperience\nNights", "Healthcare Assistant")).toMatch(
      /^Same profession: healthcare assistant \(your CV says care assistant\)\./,
    );
  });

  it.each([
    ["Since 2008 bookkeeper, before that a clerk for five years", "Accounting Clerk"],
    ['Accountant for the firms "Harbour and', "Bookkeeper"],
  ])("in the name of the occupation where the CV says too much: %s", (line, title) => {
    const text = reason(`Ada Roe\nExperience\n${line}\n2008 - 2024`, title);
    expect(text).toMatch(/profession/);
    expect(text).not.toMatch(/2008|before|harbour/i);
  });

  it.each([
    ["associate professor, State University", "associate professor"],
    ["data scientist - senior", "data scientist"],
    ["Elektroniker für Energie- und Gebäudetechnik", "Elektroniker für Energie- und Gebäudetechnik"],
    ["cook NA-04", "cook"],
    ["2003-2005 interior designer", "interior designer"],
    ["registered nurse (RN)", "registered nurse (RN)"],
    [".NET developer", ".NET developer"],
    ['teacher of "computing', null],
    ["mentor of new developers. Gave courses", null],
    ["specialist (for children", null],
    ["organiser of courses for people who learn to sail", null],
  ])("quotes %s as %s", (title, quoted) => expect(quotedTitle(title)).toBe(quoted));

  it.each([
    ["Data Scientists", "data scientist"],
    ["Elementary School Teachers, Except Special Education", "elementary school teacher"],
    ["Bookkeeping, Accounting, and Auditing Clerks", "bookkeeping, accounting, and auditing clerk"],
    ["First-Line Supervisors of Retail Sales Workers", "first-line supervisor of retail sales workers"],
    ["Coaches and Scouts", "coach and scout"],
    ["specialist nurse", "specialist nurse"],
  ])("names one of %s %s", (name, one) => expect(singularName({ name })).toBe(one));

  it("as the same where a title of several occupations has the job's among them", () => {
    expect(reason("Ada Roe\nData Analyst\nExperience\nReports", "Datenanalyst")).toMatch(/^Same profession/);
    expect(reason("Ada Roe\nMathematics Teacher\nExperience", "Primary School Teacher")).not.toMatch(
      /^Same profession/,
    );
  });

  it("mentions no work that only the skills suggest", () => {
    const cv = "Skills\nC#, .NET, ASP.NET Core, Entity Framework Core, LINQ, Microsoft SQL Server";
    expect(reason(cv, ".NET Developer")).toMatch(/^Your skills fit this profession: \.NET developer\./);
  });

  it.each([
    ["of another field", storage, "Medewerker klantenservice"],
    [
      "that the CV has",
      "Ada Roe\nArmy Captain\nExperience\nArmy Captain, 2015 - 2021",
      "Medewerker klantenservice",
    ],
  ])("names no profession %s if the title makes it more often wrong than right", (_, cv, title) =>
    expect(reason(cv, title)).not.toMatch(/field|profession/),
  );

  it("names the field of a job of another field", () => {
    expect(reason(storage, "Florist")).toMatch(/^Different field from your CV: florist\./);
  });

  it("names no other field for a CV of unknown profession, and states that words decide", () => {
    const polish =
      "Marta Zielińska\nIntroligator\nProfil\nIntroligator z doświadczeniem w oprawie książek oraz naprawie starych druków dla bibliotek i osób.\nDoświadczenie\nSamodzielny introligator\n2016 - 2024\nOprawa książek i naprawa druków w pracowni.";
    const text = reason(
      polish,
      "Florist",
      "Arrange flowers for weddings and funerals, advise the customers of the shop and keep it clean, fresh and in good order every day.",
    );
    expect(text).not.toContain("Different field");
    expect(text).toMatch(/^Little of your CV was recognised/);
  });

  it("counts years in the profession asked for, and gives the total", () => {
    const cv = "Nurse\nExperience\nNurse\nClinic, 11/2024 - 11/2026\nAccountant\nBank, 01/2010 - 12/2020";
    expect(reason(cv, "Nurse", "At least five years of nursing.")).toContain(
      "It asks for 5 years; your CV shows 2 in this profession (13 in total).",
    );
  });

  test.each([
    ["Storage Engineer", "storage engineer"],
    ["Staff Nurse, Emergency Department", "staff nurse, emergency department"],
    ["ICU Nurse", "ICU nurse"],
    ["STORAGE ENGINEER", "storage engineer"],
    ["Java Developer", "Java developer"],
    ["Systemutvecklare Java", "systemutvecklare Java"],
    ["Desarrolladora React", "desarrolladora React"],
    ["iOS Engineer", "iOS engineer"],
    ["SALES AND HR MANAGER", "sales and HR manager"],
    ["Sous Chef", "sous chef"],
  ])("%s is written %s", (title, written) => expect(inSentence(title, title)).toBe(written));
});

it("what the sample profile shows in code is what an ad and a CV call by the same name", async () => {
  const profile = (await sampleProfiles()).get("runa-aldecoa") ?? null;
  const shown = skillsInCode(shownInCode(profile));
  const cv = readCvFeatures("Skills\nRust, Go, PostgreSQL, gRPC");
  const { requirements } = readJobFeatures({
    title: "Storage Engineer",
    descriptionText: "You must know Rust, Go, PostgreSQL and gRPC.",
  });
  const known = requirements.filter(({ skill }) => cv.skills.has(skill) && shown.has(skill));
  expect(known.map(({ skill }) => skill.name).toSorted()).toEqual(["Go", "PostgreSQL", "Rust", "gRPC"]);
});
