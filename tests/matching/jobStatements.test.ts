import { readAd } from "@career-hub/server/job/import/ad.ts";
import { headingOf } from "@career-hub/server/matching/jobs/adHeadings.ts";
import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { nameOfRequirement } from "@career-hub/server/matching/jobs/requirements.ts";
import { scoreJob } from "@career-hub/server/matching/jobs/scoreJob.ts";
import { readTitle } from "@career-hub/server/matching/jobs/titles.ts";
import { describe, expect, it, test } from "vitest";

const necessities = (descriptionText: string, title = "Developer") =>
  Object.fromEntries(
    readJobFeatures({ title, descriptionText }).requirements.map(({ skill, necessity }) => [
      skill.name,
      necessity,
    ]),
  );

describe("headings of ads", () => {
  test.each([
    ["What You'll Bring:", "must"],
    ["What We Are Looking For", "must"],
    ["Dein Profil", "must"],
    ["Profil recherché :", "must"],
    ["¿Qué buscamos?", "must"],
    ["Wat breng je mee?", "must"],
    ["Nasze wymagania:", "must"],
    ["Would also be nice to have", "nice"],
    ["Mile widziane", "nice"],
    ["Requisitos deseables", "nice"],
    ["¿Qué requerimos? (IMPRESCINDIBLE)", "must"],
    ["Konieczne:", "must"],
    ["Deine Aufgaben", "asked"],
    ["Wat ga je doen?", "asked"],
    ["Unsere Benefits", "aside"],
    ["Ofrecemos", "aside"],
    ["About Riverside Labs", "aside"],
    ["About the role", "asked"],
    ["About you", "must"],
    ["You must be:", "must"],
    ["**Wymagania:**", "must"],
    ["## Requirements", "must"],
    ["✅ Profil recherché :", "must"],
    ["Profil technique de préférence", undefined],
  ])("%s: %s", (line, below) => expect(headingOf(line, null)).toBe(below));

  it("end the description of the employer", () => {
    expect(
      necessities("Wir bieten\n- Java-Kurse\nDeine Aufgaben\n- Python\nDein Profil\n- PostgreSQL"),
    ).toEqual({ Python: "asked", PostgreSQL: "must" });
    expect(necessities("Wat vragen wij van jou:\n- Ervaring met Python")).toEqual({ Python: "must" });
  });
});

describe("statements of an ad that are not requirements", () => {
  test.each([
    ["You work closely with product managers, QA and sales to ship Kotlin apps.", "Quality assurance"],
    ["Enge Zusammenarbeit mit Backend und Produktmanagement.", "Back-end development"],
    ["A delightful user experience for everybody.", "UX design"],
    ["Our client can provide you with recognised training in Terraform and MongoDB.", "Terraform"],
    ["Riverside, a leading provider of data analysis, is seeking people.", "Data analysis"],
    ["Tailored to customers in banking, insurance and healthcare.", "healthcare"],
    ["120 PLN/h + VAT (B2B)", "VAT"],
    ["Work authorization (Required)", "Authorization"],
    ["Advanced degrees in engineering or public administration are desirable.", "public administration"],
  ])("reads no requirement from: %s", (text, skill) => expect(necessities(text)).not.toHaveProperty([skill]));

  it("ignores the skills above the first list, except in sentences about the job or to the reader", () =>
    expect(
      necessities(
        "Riverside recycles concrete and runs on Kafka.\nWe are looking for you: cleaning.\n- Welding",
        "Welder",
      ),
    ).toEqual({ "Apache Kafka": "asked", cleaning: "asked", welding: "asked" }));

  it("keeps skills in a long sentence with words of praise in the middle", () =>
    expect(
      necessities(
        "Analysis of sales with Python for the region, reports to managers, a global market, in SQL",
      ),
    ).toHaveProperty("Python"));

  it("keeps the tools of a sentence that also names colleagues", () => {
    const found = necessities("Collaborate with designers to build React apps. Work closely with Kafka.");
    expect(found).toMatchObject({ React: "asked", "Apache Kafka": "asked" });
  });

  it("reads no requirement from an incentive in the title", () =>
    expect(necessities("", "Physician - Recruitment Incentive Authorized")).not.toHaveProperty(
      "recruitment",
    ));

  test.each([
    "Current driver's license.",
    "PKW-Führerschein",
    "Permis B exigé",
    "Je hebt een geldig rijbewijs B",
    "Prawo jazdy kat. B",
  ])("recognises a driving licence: %s", (text) =>
    expect(necessities(text, "Driver")).toHaveProperty("driving licence"),
  );
});

test("reads no programming language from list item (c) or a gender marker", () => {
  const ad = (title: string, description_text: string) => {
    const read = readAd({ row: 1, fields: { title, description_text } }, new Date());
    return "ad" in read ? read.ad.technologies : null;
  };
  expect(ad("Technicien de maintenance (H/F)", "Poste en atelier, H/F/X.")).toEqual([]);
  expect(ad("Programmer", "See https://example.com: (b) Linux, (c) Python, (d) Django and GitHub.")).toEqual([
    "Linux",
    "Python",
    "Django",
    "GitHub",
  ]);
});

describe("titles of learners", () => {
  it("are read as the profession to learn, or as none", () => {
    expect(readTitle("Auszubildender zum Werkzeugmechaniker")[0]?.wording).toBe("werkzeugmechaniker");
    expect(readTitle("Intern, Sales Analyst")[0]?.wording).toBe("sales analyst");
    expect(readTitle("Summer Intern")).toEqual([]);
    expect(readTitle("2017 Internship Opportunity")).toEqual([]);
  });
});

describe("the occupation of a title", () => {
  const best = (title: string) => readTitle(title)[0]?.node.name;

  test.each(["FRIGORISTE (H/F)", "Vacature paneelbouwer", "Zbrojarz na budowę", "Summer Scholar"])(
    "is unknown for %s",
    (title) => expect(readTitle(title)).toEqual([]),
  );

  test.each([
    ["Physician (Psychiatry)", "Psychiatrists"],
    ["Physician - Primary Care", "Family Medicine Physicians"],
    ["(Construction) Chemist", "Chemists"],
    ["(Bau)Chemiker*in", "chemist"],
    ["Hausmeister*in (m/w/d) im Rahmen einer geringfügigen Tätigkeit", "hotel concierge"],
    ["Vendeur / Vendeuse en épicerie fine (H/F)", "sales assistant"],
    ["Ausbildung zum Kaufmann / zur Kauffrau für Büromanagement", "office clerk"],
    ["Starszy elektryk", "domestic electrician"],
    ["Bilanzbuchhalter (w/m/d) mit SAP", "bookkeeper"],
    ["Accountant with SAP experience", "accountant"],
    ["Freelance SAP NetWeaver Basis", "SAP consultant"],
    ["QA Engineer Java", "Software Quality Assurance Analysts and Testers"],
    ["Kotlin Backend Developer", "Java developer"],
    ["Texter (m/w/d)", "advertising copywriter"],
  ])("is read from %s", (title, name) => expect(best(title)).toBe(name));

  test.each([
    ["Software Engineer, Baker Street Bakery", "software engineer"],
    ["Software Engineer at Harbour Shipping", "software engineer"],
    ["Harbour Shipping – Accountant", "accountant"],
    ["Payroll Analyst (On-Site)", "payroll analyst"],
  ])("ignores the employer and the place: %s", (title, wording) =>
    expect([
      ...new Set(
        readTitle(title)
          .filter(({ weight }) => weight > 0.3)
          .map((one) => one.wording),
      ),
    ]).toEqual([wording]),
  );

  test.each([
    [
      "Systems Engineer",
      "You derive requirements for spacecraft subsystems, model interfaces, support verification of avionics and propulsion and lead reviews for the launch vehicle.",
      "Aerospace Engineers",
    ],
    [
      "Operator",
      "You watch the distillation columns of our refinery from the control room, take samples, start pumps and compressors and keep logs of temperature and pressure.",
      "Petroleum Pump System Operators, Refinery Operators, and Gaugers",
    ],
  ])("is chosen by the text when several share the title: %s", (title, descriptionText, name) =>
    expect(readJobFeatures({ title, descriptionText }).professions[0]?.node.name).toBe(name),
  );

  it("is not mobile development when a backend ad asks for Kotlin", () => {
    const descriptionText =
      "Payment services in Kotlin with Ktor, PostgreSQL and RabbitMQ. Three years of backend development on the JVM. Kotlin or Java, SQL.";
    const { professions } = readJobFeatures({ title: "Kotlin Backend Developer", descriptionText });
    expect(professions[0]?.node.name).toBe("Java developer");
  });

  it("is stated only if it is probably right or the text confirms it", () => {
    const isStated = (title: string, descriptionText = "") =>
      readJobFeatures({ title, descriptionText }).professions[0]?.isStated;
    expect(isStated("Medewerker klantenservice")).toBe(false);
    expect(isStated("Supermarket cashier")).toBe(true);
    expect(isStated("Ingeniero backend")).not.toBe(true);
    expect(isStated("Ingeniero backend", "Django, Flask, PostgreSQL, Redis, Apache Kafka y gRPC")).toBe(true);
  });

  it("has the wording of the title", () =>
    expect(readTitle("Physician - Primary Care")[0]?.wording).toBe("physician (primary care)"));

  it("falls back to comparing the title's words when it is not recognised", () => {
    const { professions, titles } = readJobFeatures({ title: "Frigoriste", descriptionText: "Travaux." });
    expect(professions).toEqual([]);
    expect(titles).toHaveLength(1);
  });

  it("is not taken from a degree or colleagues in the text", () => {
    const text = "Accounting major. You assist the business manager and the office manager.";
    expect(readJobFeatures({ title: "Summer Intern", descriptionText: text }).professions).toEqual([]);
  });

  it("is needed to read everyday words as skills", () => {
    const text = "You assist students, answer phones and sort cabinets. Requirements: Microsoft Excel";
    expect(Object.keys(necessities(text, "Summer Intern"))).toEqual(["Microsoft Excel"]);
  });
});

test("reads how necessary a skill is from its own part of the sentence", () => {
  const text = "Requirements\nObject-oriented programming (C# preferred), SQL queries; Kafka is a plus";
  expect(necessities(text)).toEqual({
    "Object-oriented programming": "must",
    "SQL queries": "must",
    "C#": "nice",
    "Apache Kafka": "nice",
  });
  expect(necessities("Requirements\nSQL, Kotlin (a plus)")).toEqual({ SQL: "nice", Kotlin: "nice" });
});

test("reads a slash between tools of a family as alternatives", () => {
  const text = "Requirements\nTypeScript/JavaScript, HTML/CSS, React/Angular and clouds (AWS/GCP)";
  const { requirements } = readJobFeatures({ title: "Developer", descriptionText: text });
  expect(requirements.map(nameOfRequirement).sort()).toEqual([
    "Amazon Web Services or Google Cloud Platform",
    "CSS",
    "HTML",
    "React or Angular",
    "TypeScript or JavaScript",
  ]);
});

test("gives a different field as the reason by the most likely profession of the title", () => {
  const now = new Date("2026-03-01T00:00:00Z");
  const cv = readCvFeatures("Operations Manager\nExperience\nOperations Manager\nAcme, 01/2015 - 01/2026", {
    now,
  });
  const job = readJobFeatures({ title: "Lead Developer .Net", descriptionText: "C# and SQL Server." });
  expect(scoreJob(cv, job, { now }).reason).toContain("Different field from your CV");
});
