import { headingKinds } from "@career-hub/server/text/headings.ts";
import { kindsByNouns } from "@career-hub/server/text/headingWords.ts";
import { describe, expect, it } from "vitest";

const europass: [language: string, kind: string, heading: string][] = [
  ["German", "education", "Schul- und Berufsbildung"],
  ["German", "identity", "Angaben zur Person"],
  ["Spanish", "education", "Educación y formación"],
  ["French", "skills", "Compétences numériques"],
  ["Italian", "other", "Ulteriori informazioni"],
  ["Portuguese", "languages", "Competências linguísticas"],
  ["Romanian", "experience", "Experiența profesională"],
  ["Romanian", "experience", "EXPERIENŢA PROFESIONALĂ"],
  ["Czech", "education", "Vzdělání, odborná příprava a kurzy"],
  ["Hungarian", "experience", "Szakmai tapasztalat"],
  ["Slovenian", "experience", "Delovne izkušnje"],
  ["Finnish", "languages", "Kielitaito"],
  ["Greek", "identity", "ΠΡΟΣΩΠΙΚΕΣ ΠΛΗΡΟΦΟΡΙΕΣ"],
  ["Bulgarian", "education", "Образование и обучение"],
  ["Croatian", "experience", "Radno iskustvo"],
  ["Lithuanian", "experience", "Darbo patirtis"],
];

describe("headings of CVs", () => {
  it.each(europass)("recognises those of the Europass CV in %s as %s: %s", (_language, kind, heading) => {
    expect(headingKinds(heading)).toEqual([kind]);
  });

  it.each([
    ["education", "Scolarité"],
    ["education", "Escolaridad"],
    ["education", "Ausbildungsweg"],
    ["experience", "Academic posts"],
    ["experience", "Vida laboral"],
    ["experience", "Loopbaan"],
    ["experience", "Kinh nghiệm làm việc"],
    ["education", "Học vấn"],
    ["experience", "Pengalaman Kerja"],
    ["skills", "Keahlian"],
    ["experience", "ประสบการณ์ทำงาน"],
    ["education", "تحصیلات"],
    ["identity", "General information"],
    ["experience", "Kariyer"],
    ["experience", "Работа"],
    ["skills", "Færdigheder"],
    ["certifications", "免許・資格"],
    ["education", "EDUCACION"],
    ["education", "WYKSZTALCENIE"],
    ["summary", "Résumé"],
  ])("recognises other common ones as %s: %s", (kind, heading) => {
    expect(headingKinds(heading)).toEqual([kind]);
  });

  it.each([
    ["experience", "工作经历（Working）"],
    ["skills", "各项技能 (Skills)"],
    ["experience", "Experience (selected)"],
  ])("recognises those with a translation or remark in brackets as %s: %s", (kind, heading) => {
    expect(headingKinds(heading)).toEqual([kind]);
  });

  it("finds none in the end of a bracket or the name of the document", () => {
    expect(headingKinds("Project, MIRIS Project)")).toEqual([]);
    expect(headingKinds("Resume")).toEqual([]);
  });

  it("prefers nouns of training to adjectives of work", () => {
    expect(kindsByNouns("Aperfeiçoamento Pessoal e Profissional")).toEqual(["certifications"]);
    expect(kindsByNouns("Historial profesional y personal")).toEqual(["experience"]);
  });

  it.each([
    ["experience", "社会实践经历"],
    ["projects", "项目经历"],
    ["other", "期刊论文"],
    ["skills", "基本技能"],
    ["experience", "대표 경력"],
    ["languages", "外国語・語学"],
  ])("recognises Chinese, Japanese and Korean ones by their last noun as %s: %s", (kind, heading) => {
    expect(kindsByNouns(heading)).toEqual([kind]);
  });

  it("ignores numbers, marks and letter-spacing around them", () => {
    for (const heading of ["2. Formation", "** Formation **", "== Formation ==", "F O R M A T I O N"])
      expect(headingKinds(heading), heading).toEqual(["education"]);
  });

  it("joins two kinds by the conjunction of their language", () => {
    expect(headingKinds("Utbildning och kurser")).toEqual(["education", "certifications"]);
    expect(headingKinds("Образование и навыки")).toEqual(["education", "skills"]);
  });

  it("does not read an entry that begins with a year as a heading", () => {
    expect(headingKinds("2014 : Formation")).toEqual([]);
  });
});
