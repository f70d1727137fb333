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
    ["experience", "WORK EXPERIENCE"],
    ["education", "E D U C A T I O N"],
    ["experience", "WORKEXPERIENCE"],
    ["experience", "Academic Appointments"],
    ["experience", "Опыт работы — 8 лет 3 месяца"],
    ["experience", "İş Deneyimi"],
    ["skills", "Technical Skills:"],
    ["education certifications", "Education and Training"],
    ["education skills", "Education Skills"],
    ["experience", "Berufserfahrung"],
    ["skills", "Compétences"],
    ["education", "Formación"],
    ["experience", "Опыт работы"],
    ["experience", "ניסיון תעסוקתי"],
    ["skills", "المهارات"],
    ["experience", "工作经历"],
    ["volunteering", "Volunteer Experience"],
    ["other", "Leadership & Activities"],
    ["skills", "Fertigkeiten"],
    ["skills", "Kwaliteiten"],
    ["skills", "Znajomość programów"],
    ["skills", "技能特长"],
    ["skills", "スキルセット"],
    ["skills", "ידע טכני"],
    ["education", "Skolor"],
    ["education", "Учебные заведения"],
    ["education certifications", "Utbildning och kurser"],
    ["education skills", "Образование и навыки"],
    ["experience", "工作经历（Working）"],
    ["skills", "各项技能 (Skills)"],
    ["experience", "Experience (selected)"],
    ["experience", "EXPERIENCE CONTINUED"],
    ["education", "Education (cont'd)"],
    ["education", "Education (2)"],
    ["experience", "4. 職歴サマリ"],
    ["experience", "3-9. 職歴一覧"],
    ["education", "2. Formation"],
    ["education", "** Formation **"],
    ["education", "== Formation =="],
    ["education", "F O R M A T I O N"],
  ])("recognises others as %s: %s", (kinds, heading) => {
    expect(headingKinds(heading)).toEqual(kinds.split(" "));
  });

  it.each([
    "Software Engineer",
    "education.",
    "Built skills in the team",
    "Experience with Java and a lot of other things",
    "Project, MIRIS Project)",
    "Resume",
    "Expositions",
    "2014 : Formation",
  ])("recognises none in %s", (text) => {
    expect(headingKinds(text)).toEqual([]);
  });

  it.each([
    ["experience", "Yrkeserfarenhet"],
    ["experience", "Udvalgt erfaring"],
    ["education", "Videregående utdanning"],
    ["experience", "Relevante werkervaring"],
    ["other", "Pubblicazioni scelte"],
    ["skills", "Linguaggi di programmazione"],
    ["experience", "Berufliche Stationen"],
    ["experience", "Frühere Tätigkeiten"],
    ["experience", "Trayectoria laboral"],
    ["experience", "Historia zatrudnienia"],
    ["education", "Schul- und Berufsausbildung"],
    ["experience", "Arbeitsstellen"],
    ["education", "Scolarité"],
    ["languages", "Znajomość języków"],
    ["skills", "Besondere Kenntnisse"],
    ["certifications", "Weiterbildung"],
    ["education certifications", "Aus- und Weiterbildungen"],
    ["education certifications", "Mes Formations et Certifications"],
    ["", "Green Valley Farms"],
    ["other", "Professional Organizations"],
    ["certifications", "Aperfeiçoamento Pessoal e Profissional"],
    ["experience", "Historial profesional y personal"],
    ["experience", "社会实践经历"],
    ["projects", "项目经历"],
    ["other", "期刊论文"],
    ["skills", "基本技能"],
    ["experience", "대표 경력"],
    ["languages", "外国語・語学"],
  ])("recognises unknown ones by their nouns as %s: %s", (kinds, heading) => {
    expect(kindsByNouns(heading)).toEqual(kinds.split(" ").filter(Boolean));
  });
});
