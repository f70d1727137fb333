import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { nameOfRequirement, requirementsIn } from "@career-hub/server/matching/jobs/requirements.ts";
import { requirementCoverage } from "@career-hub/server/matching/jobs/scoreJob.ts";
import { describe, expect, it } from "vitest";
import ads from "./adsByLanguage.json" with { type: "json" };

/** The same ad in every language: tasks with Terraform, five requirements, and a course in Photoshop that is offered. */
describe("an ad of a developer", () => {
  it.each(Object.entries<string[]>(ads.developer))("in %s", (_language, [title = "", ...text]) => {
    const { requirements, professions, years } = readJobFeatures({ title, descriptionText: text.join("\n") });
    const necessities = requirements.map(({ skill, oneOf, necessity }) => [
      [skill, ...oneOf]
        .map(({ name }) => name)
        .toSorted()
        .join(" or "),
      necessity,
    ]);
    const needed = expect.stringMatching(/^(?:must|asked)$/);
    expect(Object.fromEntries(necessities)).toEqual({
      "Java or Python": needed,
      SQL: needed,
      Docker: needed,
      "Amazon Web Services or Microsoft Azure": needed,
      Kubernetes: "nice",
      English: expect.anything(),
      Terraform: "asked",
    });
    expect(requirements.find(({ skill }) => skill.name === "English")?.level).toBe(4);
    expect(years).toBe(3);
    // ISCO group of software developers.
    expect(professions[0]?.node.isco.slice(0, 3)).toBe("251");
  });
});

it.each(Object.entries<string[]>(ads.spoken))(
  "languages that an ad in %s asks for",
  (_language, sentences) => {
    const { requirements } = readJobFeatures({
      title: "Office Clerk",
      descriptionText: sentences.map((sentence) => `${sentence}.`).join("\n"),
    });
    const found = new Map(requirements.map((one) => [one.skill.name, one]));
    expect([...found.keys()].toSorted()).toEqual(["English", "French", "German"]);
    expect(found.get("English")?.level).toBeGreaterThanOrEqual(5);
    expect(found.get("German")?.level).toBe(4);
    expect(found.get("French")?.necessity).toBe("nice");
  },
);

/** With the ISCO group that it belongs to. */
it.each([
  ["Progettista meccanico", "2144"],
  ["Projeteur mécanique", "2144"],
  ["İnşaat Mühendisi", "2142"],
  ["Assistante de direction", "3343"],
  ["Moniteur d'auto-école", "5165"],
  ["Leerkracht basisonderwijs", "2341"],
  ["Učitelka v MŠ", "2342"],
])("the title %s", (title, group) => {
  const [profession] = readJobFeatures({ title, descriptionText: "" }).professions;
  expect(profession?.node.isco).toBe(group);
});

it("asks for each language as the sentence says", () => {
  const text = "Fluent English, and Arabic, Somali or Dari is a plus. You speak Swedish at work every day.";
  const { requirements } = readJobFeatures({ title: "Home Carer", descriptionText: text });
  expect(Object.fromEntries(requirements.map((one) => [nameOfRequirement(one), one.necessity]))).toEqual({
    English: "must",
    "Arabic or Somali or Persian": "nice",
    Swedish: "asked",
  });
});

it.each([
  ["English", "Fluent in German or English", ["German or English 5"]],
  ["English", "You speak German, French or Italian.", ["German or French or Italian null"]],
  ["English", "Fluent German and an excellent command of English", ["German 5", "English 5"]],
  ["English", "English, and German (B2) or French (C1)", ["English null", "German or French 4"]],
  ["German", "Sehr gute Deutsch- oder Englischkenntnisse", ["German or English 5"]],
  ["Dutch", "Je spreekt Nederlands of Engels", ["Dutch or English null"]],
  ["French", "Anglais ou allemand courant", ["English or German 5"]],
])("reads which languages are alternatives in %s: %s", (language, sentence, expected) => {
  const spoken = requirementsIn(sentence, "Office Clerk", language).requirements.filter(
    ({ level }) => level !== undefined,
  );
  expect(spoken.map((one) => `${nameOfRequirement(one)} ${one.level}`)).toEqual(expected);
});

it.each([
  [
    "Ohjelmistokehittäjä",
    "Meillä koodi on TypeScriptiä, ja sinulla on kokemusta myös Pythonista, joka on meille tärkeä.",
    ["Python", "TypeScript"],
  ],
  ["Tester", "Znajomość Pythona i Figmy jest wymagana w tej pracy.", ["Figma", "Python"]],
  ["Chauffør", "Du har kørekort og erfaring med at køre i byen.", ["driving licence"]],
  ["Kokk", "Du kan HACCP, og du liker å lage mat på kjøkkenet.", ["HACCP"]],
  [
    "Kokk",
    "Du får lage mat på et kjøkken med utsikt til havet.\nVi ønsker oss:\n- Norsk eller engelsk, kjøkkenet er en blanding",
    ["Norwegian or English"],
  ],
  [
    "Tekniker",
    "Du kan läsa engelska utan problem, och du arbetar med oss i Malmö och för våra kunder.",
    ["English"],
  ],
  ["פקיד", "אנחנו מחפשים פקיד עם ידע באנגלית וניסיון במשרד.", ["English"]],
  ["Buchhalterin", "Sie haben Erfahrung mit SAP in der Buchhaltung.", ["SAP"]],
])("%s: %s", (title, descriptionText, names) => {
  const found = readJobFeatures({ title, descriptionText }).requirements.map(nameOfRequirement);
  expect(found).toEqual(expect.arrayContaining(names));
});

it.each([
  ["At least 3 years of experience with Python or Java", ["Python or Java"]],
  ["At least two of Go, Java and Rust", ["two of Go, Java, Rust"]],
])("%s", (sentence, names) => {
  const { requirements } = readJobFeatures({ title: "Software Developer", descriptionText: sentence });
  expect(requirements.map(nameOfRequirement)).toEqual(names);
});

it.each([
  ["Italian", "Cerchiamo una persona con esperienza di project management.", true],
  ["Italian", "La nostra azienda insegna project management da venti anni.", false],
  ["Czech", "Hledáme člověka se zkušeností s project management.", true],
  ["Czech", "Naše firma učí project management už dvacet let.", false],
])("reads above the first list what is asked for, in %s: %s", (language, sentence, isAsked) => {
  const names = requirementsIn(`${sentence}\n- Excel`, "Impiegato", language).requirements.map(
    nameOfRequirement,
  );
  expect(names.includes("Project management")).toBe(isAsked);
});

it("meets a choice of languages by the one spoken best", () => {
  const {
    requirements: [choice],
  } = requirementsIn("You speak German, French or Italian.", "Office Clerk", "English");
  const cv = readCvFeatures("Office Clerk\n\nLanguages\nEnglish (native)\nFrench (C1)", {
    now: new Date("2026-11-30"),
  });
  expect(choice && requirementCoverage(cv, choice)).toMatchObject({ share: 1, had: [{ name: "French" }] });
});

describe("a product whose name is also a word", () => {
  it.each([
    "Experience with Figma is required.",
    "Gute Kenntnisse in Figma",
    "Conocimientos de Figma",
    "Znajomość Figma",
    "Figmaの使用経験",
    "你需要有Figma使用经验",
  ])("is asked for by name: %s", (sentence) => {
    expect(requirementsIn(sentence, "Marketing Manager", null).requirements.map(nameOfRequirement)).toContain(
      "Figma",
    );
  });

  it.each([
    ["Figma", "Figma is hiring."],
    ["Chef", "Experience as a Chef"],
    ["Spring", "Experience with Spring cleaning"],
  ])("is not asked for: %s in %s", (name, sentence) => {
    expect(
      requirementsIn(sentence, "Marketing Manager", null).requirements.map(nameOfRequirement),
    ).not.toContain(name);
  });
});

describe("a list of which some are enough", () => {
  it.each([
    ["German", "Erfahrung mit mindestens einer der Sprachen: Java, Python, Rust"],
    ["German", "Erfahrung mit einer Sprache: Java, Python, Rust"],
    ["French", "Maîtrise d'au moins un langage : Java, Python, Rust"],
    ["Spanish", "Dominio de uno de los lenguajes: Java, Python, Rust"],
    ["Portuguese", "Java, Python, Rust ou outra linguagem"],
    ["Dutch", "Ervaring met een van de talen Java, Python, Rust"],
    ["Polish", "Znajomość co najmniej jednego z języków: Java, Python, Rust"],
    ["Swedish", "Java, Python, Rust eller andra språk"],
    ["Russian", "Знание одного из языков: Java, Python, Rust"],
    ["Hungarian", "A Java, Python, Rust egyikének ismerete"],
    ["Turkish", "Java, Python, Rust dillerinden birine hakim"],
    ["Chinese", "熟悉至少一种编程语言：Java、Python、Rust"],
    ["Japanese", "Java、Python、Rustのいずれかの経験"],
    ["Korean", "Java, Python, Rust 중 하나 이상"],
  ])("in %s: %s", (language, sentence) => {
    expect(requirementsIn(sentence, "Developer", language).requirements.map(nameOfRequirement)).toEqual([
      expect.stringMatching(/^(?:Java|Python|Rust) or \w+ or \w+$/),
    ]);
  });

  it.each([
    ["English", "A minimum of two of the following: Java, Python, Rust"],
    ["German", "Sicher in mindestens zwei der Sprachen Java, Python, Rust"],
    ["French", "Au moins deux des langages suivants : Java, Python, Rust"],
    ["Italian", "Conoscenza di almeno due dei linguaggi Java, Python, Rust"],
    ["Dutch", "Minimaal twee van de talen Java, Python, Rust"],
    ["Russian", "Не менее двух из Java, Python, Rust"],
  ])("two in %s: %s", (language, sentence) => {
    expect(requirementsIn(sentence, "Developer", language).requirements.map(nameOfRequirement)).toEqual([
      "two of Java, Python, Rust",
    ]);
  });

  it("does not take years for a number of skills", () => {
    const sentence = "Mindestens zwei Jahre der Arbeit mit Java, Python, Rust";
    expect(requirementsIn(sentence, "Developer", "German").requirements).toHaveLength(3);
  });
});

describe("licences, certificates and degrees that no skill names are told as the ad words them", () => {
  it.each([
    ["English", "Requirements:\n- High school diploma or GED\n- Java", ["High school diploma or GED"]],
    [
      "German",
      "Anforderungen:\n- Abgeschlossene Ausbildung als Elektroniker",
      ["Abgeschlossene Ausbildung als Elektroniker"],
    ],
    ["French", "Diplôme d'État d'infirmier exigé.", ["Diplôme d'État d'infirmier exigé"]],
    ["Polish", "Wymagania:\n- uprawnienia SEP do 1 kV", ["uprawnienia SEP do 1 kV"]],
    ["Swedish", "Krav:\n- Legitimation som sjuksköterska", ["Legitimation som sjuksköterska"]],
    ["English", "We are a certified B Corp. Certification: pay is $ 20.57 as a minimum.", []],
    ["English", "Nice to have: a diploma in design.", []],
  ])("%s: %s", (language, sentence, credentials) => {
    expect(requirementsIn(sentence, "Worker", language).credentials).toEqual(credentials);
  });
});
