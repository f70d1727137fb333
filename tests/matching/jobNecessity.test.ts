import { headingsIn } from "@career-hub/server/matching/jobs/adHeadings.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { nameOfRequirement } from "@career-hub/server/matching/jobs/requirements.ts";
import { describe, expect, it, test } from "vitest";

const necessities = (descriptionText: string, title = "Developer") =>
  Object.fromEntries(
    readJobFeatures({ title, descriptionText }).requirements.map((requirement) => [
      nameOfRequirement(requirement),
      requirement.necessity,
    ]),
  );

test("what is not required is a wish, in any language", () =>
  expect(
    necessities(
      "Wir suchen dich für unsere Küche.\nDas bringst du mit:\n- Deutsch fließend\n- Englisch ist nicht zwingend erforderlich",
      "Koch",
    ),
  ).toMatchObject({ German: "must", English: "nice" }));

describe("what an ad denies is no requirement", () => {
  test.each([
    ["No React needed. SQL required.", { SQL: "must" }],
    ["We do not use GraphQL.", {}],
    ["You do not need Python, but SQL.", { SQL: "asked" }],
    ["Non è richiesta la conoscenza di Java.", {}],
    ["Kein Englisch erforderlich", {}],
    ["Nie wymagamy znajomości Javy", {}],
  ])("%s", (text, found) => expect(necessities(text)).toEqual(found));

  test.each([
    ["No less than 3 years of Python experience required", { Python: "must" }],
    ["We do not sponsor visas and Python is required", { Python: "must" }],
    ["Ability to work without supervision and Python required", { Python: "must" }],
    ["You will not only need SQL but Java", { SQL: "asked", Java: "asked" }],
  ])("unlike in: %s", (text, found) => expect(necessities(text)).toEqual(found));
});

describe("headings by layout and word", () => {
  test.each([
    ["Knowledge, Skills, and Abilities:", "must"],
    ["Ce que nous attendons", "must"],
    ["Qualités attendues", "must"],
    ["Conocimientos:", "must"],
    ["Vos missions seront", "asked"],
    ["Zu Ihren Aufgaben gehören:", "asked"],
    ["Twoja praca polegać będzie na:", "asked"],
    ["What do you get?", "aside"],
    ["why join our team", "aside"],
    ["U nas otrzymasz:", "aside"],
    ["Mooi meegenomen, een pré", "nice"],
    ["Backend:", undefined],
  ])("%s: %s", (line, below) => expect(headingsIn(`${line}\n- Python\n- SQL`, null)(line)).toBe(below));

  it("are not sentences or items of a list", () => {
    const long = "To thrive in this role we look for people with much:";
    expect(headingsIn(`${long}\n- Python`, "English")(long)).toBeUndefined();
    expect(headingsIn("We require much.\n- Python", "English")("We require much.")).toBeUndefined();
    expect(headingsIn("- Knowledge of Git\n- Python", "English")("- Knowledge of Git")).toBeUndefined();
  });

  it("apply until the next heading", () =>
    expect(
      necessities(
        "Ce que vous ferez\n- Python\nCe que nous attendons\n- PostgreSQL\nStack\n- Redis\nBenefit highlights\n- Rust",
      ),
    ).toEqual({ Python: "asked", PostgreSQL: "must", Redis: "must" }));
});

describe("words of necessity", () => {
  it("apply to one skill when after it, to all that follow when before them", () => {
    expect(necessities("Requirements\nProficiency in SQL, Java and knowledge of Kotlin preferred")).toEqual({
      SQL: "must",
      Java: "must",
      Kotlin: "nice",
    });
    expect(necessities("Ideally experience with SQL and knowledge of Kotlin")).toEqual({
      SQL: "nice",
      Kotlin: "nice",
    });
    expect(necessities("Requirements\nGood SQL, Kotlin knowledge a plus")).toHaveProperty("Kotlin", "nice");
  });

  it("apply to their own phrase in a text without line breaks", () =>
    expect(
      necessities("You write SQL for reports Must have Java and REST Experience with Kotlin is preferable"),
    ).toEqual({ SQL: "asked", Java: "must", "REST APIs": "must", Kotlin: "nice" }));

  test.each([
    ["Valorables conocimientos de Kotlin.", "nice"],
    ["La connaissance de Kotlin est un atout.", "nice"],
    ["Kotlin souhaité", "nice"],
    ["Kotlin is een pre", "nice"],
    ["Apply Kotlin to achieve desired results.", "asked"],
  ])("%s", (text, necessity) => expect(necessities(text)).toEqual({ Kotlin: necessity }));

  it("do not turn a single example into a must", () =>
    expect(necessities("Requirements\nExperience with frameworks like React")).toEqual({ React: "asked" }));
});

describe("alternatives", () => {
  test.each([
    ["G-Suite (Google Docs, etc) or Microsoft 365 (Word, Excel)", ["Google Workspace or Microsoft 365"]],
    [
      "in the cloud using Amazon Web Services (AWS) and/or Google Cloud Platform (GCP)",
      ["Amazon Web Services or Google Cloud Platform"],
    ],
    ["any of the following languages: Java, Foo, Bar, Baz, Kotlin, Python", ["Java or Kotlin or Python"]],
    [
      "frameworks like Cypress and Postman and CI/CD tools like Jenkins",
      ["Continuous integration", "Cypress or Postman", "Jenkins"],
    ],
    ["un outil tel que Tableau, Metabase", ["Tableau or Metabase"]],
    ["frameworks zoals Laravel, Symfony", ["Laravel or Symfony"]],
    ["Ervaring met PostgreSQL, MySQL en/of MongoDB", ["PostgreSQL or MySQL or MongoDB"]],
    ["(bijv. React, Backbone of Angular)", ["React or Angular"]],
    ["un framework : Spark, Pandas", ["Apache Spark or pandas"]],
    ["des outils tels que Metabase, Foo Bar, ou encore Tableau", ["Metabase or Tableau"]],
    ["Java or Kotlin for Docker", ["Docker", "Java or Kotlin"]],
    ["Sehr gute Kenntnisse in Python und/oder Java", ["Python or Java"]],
    ["Python, Go or other languages", ["Python or Go"]],
    ["Znajomość Python, Go lub innych języków", ["Python or Go"]],
    ["Connaissance de Laravel, Symfony ou autre", ["Laravel or Symfony"]],
    ["GitHub/GitLab, Docker/Podman", ["Docker or Podman", "GitHub or GitLab"]],
  ])("%s: %s", (text, names) => expect(Object.keys(necessities(text)).sort()).toEqual(names));

  it("keep all parts named in brackets", () =>
    expect(Object.keys(necessities("Databases (PostgreSQL, MongoDB) and Python")).sort()).toEqual([
      "MongoDB",
      "PostgreSQL",
      "Python",
    ]));
});

test("reads no separate requirement from a name within a longer name", () => {
  expect(Object.keys(necessities("SQL Server and role-based access control")).sort()).toEqual([
    "Microsoft SQL Server",
    "Role-based access control",
  ]);
});

test("reads the employer's name as a requirement only if it is in the title", () => {
  const named = (title: string) =>
    readJobFeatures({ title, company: "Nextcloud GmbH", descriptionText: "At Nextcloud we write PHP." })
      .requirements.map(nameOfRequirement)
      .sort();
  expect(named("Developer")).toEqual(["PHP"]);
  expect(named("Nextcloud Administrator")).toEqual(["Nextcloud", "PHP"]);
});

test("reads no skills from everyday words of another language", () =>
  expect(
    necessities("Mise en place des outils, dans un milieu industriel de taille moyenne.", "Architecte"),
  ).toEqual({}));

test("reads no abbreviation from a town, a French word or a tag of a social network", () => {
  expect(necessities("Our office is in Leeds. We need LEED accreditation.", "Energy consultant")).toEqual({
    LEED: "asked",
  });
  expect(necessities("Our office is in Leeds.", "Energy consultant")).toEqual({});
  expect(necessities("Association sans but lucratif", "Storage engineer")).toEqual({});
  expect(necessities("Good with children. #LI-KS1", "Teacher")).not.toHaveProperty(["key stage 1"]);
});

test("reads no skills from words for people", () =>
  expect(necessities("Requirements\nStudents of medicine and physicians", "Lecturer")).toEqual({}));
