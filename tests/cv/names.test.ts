import { isCity } from "@career-hub/server/cv/reading/cities.ts";
import { isPlace, titleScore } from "@career-hub/server/cv/reading/names.ts";
import { commaParts, piecesOf } from "@career-hub/server/cv/reading/pieces.ts";
import { rolesOf, withoutPlace } from "@career-hub/server/cv/reading/roles.ts";
import { cleanText } from "@career-hub/server/text/fileText.ts";
import { describe, expect, it } from "vitest";

describe("titles", () => {
  const likely =
    "Pastry Chef, Supervisora de enfermería, Gesundheits- und Krankenpflegerin, Warehouse Operative, " +
    "Prodavačka, Kỹ sư phần mềm, أخصائي موارد بشرية, Webbutvecklare, Practicante de ingeniería, Azubi, Carer, " +
    "Ricercatrice, Programmeur, Vakkenvuller, Enfermeira, Kundrådgiver, Ärztin, Repartidor, Médico, Sjåfør, " +
    "Lakimies, Portás, Poștaș, Листоноша, Ταχυδρόμος, Vicedirector, Subgerente";
  const sure = "prodavačka, orgonatanár, harjoittelija, Matematik Öğretmeni, vânzător, εκπαιδευτικός";
  const none =
    "Centro Médico Larkmoor, Arztpraxis Holm, Clinica Medica Velmora, Experiência como Instrutor de Linux, " +
    "経済学博士, 硕士, 売上成長";

  it.each(likely.split(", "))("%s is one", (text) => expect(titleScore(text)).toBeGreaterThanOrEqual(1));
  it.each(sure.split(", "))("%s is surely one", (text) => expect(titleScore(text)).toBeGreaterThanOrEqual(2));
  it.each(none.split(", "))("%s is none", (text) => expect(titleScore(text)).toBe(0));
});

describe("places", () => {
  it.each([
    ["Wellington, NZ", true],
    ["Velmora, NZ", false],
    ["NZ", false],
    ["Boulder CO", true],
    ["Velmora CO", false],
    ["Oswick, San Diego, CA", true],
    ["Trident Security Services, San Diego, CA", false],
  ])("%s: %s", (text, is) => expect(isPlace(text)).toBe(is));

  it.each(["Besançon", "Besancon", "KIELCE", "Gijón"])("%s is a city", (text) =>
    expect(isCity(text)).toBe(true),
  );
  it.each(["besançon", "Acme", "Quill"])("%s is no city", (text) => expect(isCity(text)).toBe(false));

  it.each([
    ["Velmora LEEDS", "Velmora"],
    ["Velmora à Douai", "Velmora"],
    ["VELMORA LEEDS", "VELMORA LEEDS"],
    ["Velmora Leeds", "Velmora Leeds"],
    ["Velmora & Sons, Customer Department", "Velmora & Sons"],
  ])("and departments are taken off the employer in %s", (text, employer) =>
    expect(withoutPlace(text)).toBe(employer),
  );
});

describe("the pieces of a header", () => {
  it.each([
    ["Velmora Foods Brenwick , OR", ["Velmora Foods", "Brenwick , OR"]],
    ["Velmora, Menlo Park, CA", ["Velmora", "Menlo Park, CA"]],
    ["Velmora Nine , Operations", ["Velmora Nine , Operations"]],
    [
      "Sea & Smoke, Campo Larkmoor – RS - Jovem Aprendiz",
      ["Sea & Smoke", "Campo Larkmoor, RS", "Jovem Aprendiz"],
    ],
  ])("of %s", (text, pieces) => expect(piecesOf(text)).toEqual(pieces));

  it.each([
    ["Nurse, Smith, Jones and Brown", ["Nurse", "Smith, Jones and Brown"]],
    ["Smith, Jones & Brown, Leeds", ["Smith, Jones & Brown", "Leeds"]],
    ["Nurse, Acme, Leeds", ["Nurse", "Acme", "Leeds"]],
  ])("keep the names of partners together: %s", (text, parts) => expect(commaParts(text)).toEqual(parts));

  it.each([
    ["Professeure à l'Université de Larkmoor", "Professeure", "Université de Larkmoor"],
    ["Ingénieure à Veltmann", "Ingénieure", "Veltmann"],
    ["Vikarie på Larkmoor Skola", "Vikarie", "Larkmoor Skola"],
    ["Web Developer in Veltmann S.r.l.", "Web Developer", "Veltmann S.r.l."],
    ["Programátor, Larkmoor.cz, s.r.o.", "Programátor", "Larkmoor.cz, s.r.o."],
    ["Head Chef, Platform Team, Velmora", "Head Chef", "Velmora"],
  ])("separate the role from the employer: %s", (text, title, company) =>
    expect(rolesOf(piecesOf(text))).toMatchObject({ title, company }),
  );

  it("separate the role from the employer on the same line", () => {
    expect(rolesOf(["Account Manager Velmora Group", "Brenwick"])).toEqual({
      title: "Account Manager",
      company: "Velmora Group",
    });
  });
});

it.each([
  [
    "radicals in place of Chinese characters",
    "⽇本株式会社, ⻩山学院, 中国人⺠大学",
    "日本株式会社, 黄山学院, 中国人民大学",
  ],
  ["a soft hyphen between dates", "2015 \u00ad 2019", "2015 – 2019"],
  ["a soft hyphen within a word", "man\u00adage", "manage"],
  ["signs that look like a slash", "PM ∕ SE ⁄ QA", "PM / SE / QA"],
])("replaces %s", (_, text, clean) => expect(cleanText(text)).toBe(clean));
