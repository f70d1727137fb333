import { skillRelations } from "@career-hub/server/matching/jobs/implied.ts";
import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { nameOfRequirement } from "@career-hub/server/matching/jobs/requirements.ts";
import { scoreJob } from "@career-hub/server/matching/jobs/scoreJob.ts";
import { skillsByName, skillsIn } from "@career-hub/server/matching/jobs/vocabulary.ts";
import { explained } from "@career-hub/server/matching/thread/explained.ts";
import { requiredYears } from "@career-hub/server/text/requiredYears.ts";
import { describe, expect, it, test } from "vitest";

const requirementsOf = (title: string, descriptionText: string) =>
  readJobFeatures({ title, descriptionText }).requirements.map(({ skill }) => skill.name);

describe("requirements of an ad", () => {
  it("exclude words of another trade: an on-call rotation is not crop rotation", () => {
    const names = requirementsOf(
      "Senior Backend Engineer (Go)",
      "You share the on-call rotation and answer within ten minutes. You know Go, gRPC and PostgreSQL.",
    );
    expect(names).toEqual(expect.arrayContaining(["Go", "gRPC", "PostgreSQL"]));
    expect(names).not.toContain("rotation");
  });

  it("exclude words that only look like a skill: security is not securities, trust not trusts", () => {
    const names = requirementsOf(
      "VP of Engineering",
      "Responsible for security. Two million people trust us with it.",
    );
    expect(names).not.toContain("securities");
    expect(names).not.toContain("trusts");
    expect(requirementsOf("Trade Operations Analyst", "Settlement of securities.")).toContain("securities");
  });
});

describe("text that contains no requirement", () => {
  const necessities = (text: string) =>
    new Map(
      readJobFeatures({ title: "Business Analyst", descriptionText: text }).requirements.map(
        ({ skill, necessity }) => [skill.name, necessity],
      ),
    );

  it("excludes the field of a degree", () => {
    const found = necessities(
      "Bachelor's degree in Statistics, Data Science or a related field with experience in PostgreSQL.",
    );
    expect([...found.keys()]).toContain("PostgreSQL");
    expect([...found.keys()]).not.toContain("Data science");
  });

  test.each([
    ["This position is located at a child care facility.", "child care"],
    ["Join the Riverside Child Development Center.", "child development"],
    ["Our hospital is hiring one anesthetist.", "hiring"],
    ["On-site amenities include a fitness center.", "fitness center"],
    ["Employee child care discount available.", "child care"],
    ["We are committed to customer service and to our patients.", "customer service"],
    ["The hiring process takes six weeks.", "hiring"],
    ["You find us behind the Midnight Mocha Coffee Shop on the second floor.", "coffee"],
    ["You work with business analysts of another team.", "Business analysis"],
    ["You must have two years of clinical nursing experience.", "clinical"],
    ["You must be a contact for healthcare providers.", "healthcare"],
    ["You must support elderly clients.", "elderly"],
  ])("excludes the employer, its location and its benefits: %s", (text, skill) => {
    expect(requirementsOf("Office Clerk", text)).not.toContain(skill);
  });

  it("excludes everyday words of another trade than the ad's", () => {
    expect(
      requirementsOf("Registered Nurse", "We make concrete and other building materials."),
    ).not.toContain("concrete");
    expect(requirementsOf("Concrete Worker", "Pouring of concrete on building sites.")).toContain("concrete");
  });

  it("excludes what is paid to recruits, in a title too", () => {
    expect(requirementsOf("Neurologist - Recruitment/Relocation Incentive", "")).not.toContain("recruitment");
    expect(requirementsOf("Recruitment Officer", "")).toContain("recruitment");
  });

  it("excludes a technology within the name of another trade", () => {
    expect(requirementsOf("Food Service Worker", "You serve meals.")).not.toContain("Service workers");
  });

  it("keeps a call center as a skill, in capitals or not", () => {
    expect(requirementsOf("Customer Service Agent", "Experience in a Call Center.")).toEqual(
      requirementsOf("Customer Service Agent", "Experience in a call center."),
    );
  });

  it("excludes a link to a social network", () =>
    expect([...necessities("Start apply with Facebook. You write SQL.").keys()]).not.toContain("facebook"));

  it("reads necessity correctly near business requirements and headings within the text", () => {
    expect(necessities("Data mapping with SQL per business requirements.").get("SQL")).toBe("asked");
    expect(
      necessities("You write SQL as needed Preferred Qualifications: PostgreSQL").get("PostgreSQL"),
    ).toBe("nice");
  });
});

describe("skills whose names are ordinary words", () => {
  it.each(["React", "Go", "Rust", "Spring", "Swift", "Express", "R", "C"])(
    "%s is a skill when a person types it",
    (name) => expect(skillsByName(name)).toHaveLength(1),
  );

  it.each([
    ["Senior Go Engineer", "Services for Docker and PostgreSQL. Three years of Go.", "Go"],
    ["Frontend Developer (React)", "TypeScript, CSS and Jest every day.", "React"],
    ["Developer", "skills: react, redux, node.js, mongodb", "React"],
  ])("%s: %s", (title, text, skill) => expect(requirementsOf(title, text)).toContain(skill));

  it("are not read as skills in other ads", () => {
    const names = requirementsOf(
      "Nurse",
      "You react calmly. Go the extra mile. The position opens in Spring. Express yourself clearly.",
    );
    for (const name of ["React", "Go", "Spring", "Express"]) expect(names).not.toContain(name);
  });
});

describe("related skills", () => {
  const now = new Date("2026-03-01T00:00:00Z");
  const judged = (skills: string, text: string) => {
    const cv = readCvFeatures(`Developer\nSkills\n${skills}`, { now });
    const { met, missing } = scoreJob(cv, readJobFeatures({ title: "Developer", descriptionText: text }), {
      now,
    });
    return {
      met: met.map(({ name, through, share }) => [name, through, share]),
      missing: missing.map(({ name }) => name),
    };
  };

  test.each([
    ["Next.js, Cypress, Docker", "You must know React.", "React", "Next.js"],
    ["Spring Boot, PostgreSQL, Docker", "Requirements: Java", "Java", "Spring Boot"],
    ["Kubernetes, Terraform, Jenkins", "Requirements: containers", "Containers", "Kubernetes"],
    ["PyTorch, Docker, Airflow", "Requirements: Python", "Python", "PyTorch"],
  ])("a CV with %s meets: %s", (skills, text, wanted, through) => {
    const [found] = judged(skills, text).met.filter(([name]) => name === wanted);
    expect(found?.[1]).toBe(through);
    expect(found?.[2]).toBeGreaterThan(0.7);
  });

  it("meet a requirement with one of its alternatives", () => {
    const { met, missing } = judged(
      "Symfony, MySQL, Docker",
      "You know one framework (Laravel or Symfony) and Redis.",
    );
    expect(missing).toEqual(["Redis"]);
    expect(met).toEqual([["Laravel or Symfony", null, 0.85]]);
  });

  it("meet a requirement of two alternatives in proportion to those the CV has", () => {
    const text = "You know at least two of Go, Ruby and Java.";
    const name = "two of Go, Ruby, Java";
    expect(judged("Go, Java, Docker", text)).toEqual({ met: [[name, null, 0.85]], missing: [] });
    expect(judged("Go, Docker", text).met).toEqual([[name, null, 0.425]]);
    expect(judged("PHP, Docker", text).missing).toEqual([name]);
    const cv = readCvFeatures("Developer\nSkills\nGo, Docker", { now });
    const job = readJobFeatures({ title: "Developer", descriptionText: text });
    expect(scoreJob(cv, job, { now }).reason).toContain(`Close to ${name} (you have Go).`);
  });

  it("count a product of the same kind as close, and one of another kind as missing", () => {
    expect(judged("MySQL, Docker, Linux", "PHP is required.").missing).toEqual(["PHP"]);
    expect(judged("MySQL, Docker, Linux", "PostgreSQL is required.").met[0]?.slice(0, 2)).toEqual([
      "PostgreSQL",
      "MySQL",
    ]);
  });

  it("have names that exist, and none implies itself", () => {
    const { madeWith, kindsOf, families } = skillRelations();
    for (const [name, others] of Object.entries({ ...madeWith.entries, ...kindsOf.entries })) {
      expect([name, skillsByName(name).length]).toEqual([name, 1]);
      for (const one of others) expect(skillsByName(one)[0]).not.toBe(skillsByName(name)[0]);
    }
    const all = [madeWith, kindsOf, families].flatMap(({ entries }) => Object.values(entries).flat());
    expect(all.filter((name) => skillsByName(name).length !== 1)).toEqual([]);
  });
});

describe("alternatives are one requirement", () => {
  const demands = (text: string) =>
    readJobFeatures({ title: "Backend Engineer", descriptionText: text })
      .requirements.filter(({ isTitle }) => !isTitle)
      .map((one) => nameOfRequirement(one).split(" or ").toSorted().join(" or "))
      .toSorted();

  test.each([
    ["You must know Python or Rust.", ["Python or Rust"]],
    ["Java, Kotlin or Scala", ["Java or Kotlin or Scala"]],
    ["Experience with one of PostgreSQL, MySQL and SQLite.", ["MySQL or PostgreSQL or SQLite"]],
    ["Frameworks such as Django or Flask; Docker.", ["Django or Flask", "Docker"]],
    ["A tool of that kind (e.g. RabbitMQ, Apache Kafka)", ["Apache Kafka or RabbitMQ"]],
    ["Terraform, Pulumi or similar", ["Pulumi or Terraform"]],
    ["Kenntnisse in Python oder Java", ["Java or Python"]],
    ["Conocimientos de PostgreSQL o MySQL", ["MySQL or PostgreSQL"]],
    ["Docker, Kubernetes and Terraform", ["Docker", "Kubernetes", "Terraform"]],
    ["Docker and PostgreSQL or MySQL", ["Docker", "MySQL or PostgreSQL"]],
    ["Python or Rust.\nRequirements\nPython", ["Python"]],
    ["Salesforce, HubSpot, or another CRM", ["HubSpot or Salesforce"]],
    ["Message brokers (Kafka, RabbitMQ, etc.)", ["Apache Kafka or RabbitMQ", "Message queues"]],
    ["Datenbanken (z. B. PostgreSQL, MySQL)", ["MySQL or PostgreSQL"]],
    ["5 years of Java or 3 years of Kotlin", ["Java or Kotlin"]],
    ["Two of the following languages: Go, Java, Rust", ["two of Go, Java, Rust"]],
    ["Mindestens zwei der folgenden Sprachen: Go, Java, Kotlin", ["two of Go, Java, Kotlin"]],
    ["Two of our teams use Go and Java", ["Go", "Java"]],
    ["At least two of Go and Java", ["Go", "Java"]],
  ])("%s", (text, expected) => expect(demands(text)).toEqual(expected));
});

describe("required years", () => {
  test.each([
    ["5+ years of C++", 5],
    ["At least five years of backend work", 5],
    ["Minimum of three (3) years experience as a nurse", 3],
    ["2 to 4 years with Python", 2],
    ["You must be 18 years of age", null],
    ["We have been 30 years in business", null],
    ["A four-year degree", null],
    ["Mindestens drei Jahre? Nein: 3 Jahre Berufserfahrung", 3],
    ["Vous avez 4 ans d'expérience en cuisine", 4],
    ["Experiencia mínima de 02 años como chófer", 2],
    ["Minimaal 3 jaar werkervaring", 3],
    ["6+ lat doświadczenia", 6],
    ["Wir feiern 20 Jahre", null],
  ])("%s: %j", (text, years) => expect(requiredYears(text)?.value ?? null).toBe(years));

  it("are in the reason when the CV shows fewer", () => {
    const now = new Date("2026-03-01T00:00:00Z");
    const cv = readCvFeatures("Nurse\nExperience\nNurse\nClinic, 02/2024 - 02/2026\nWard.", { now });
    const job = readJobFeatures({ title: "Nurse", descriptionText: "At least five years of nursing." });
    expect(scoreJob(cv, job, { now }).reason).toContain("It asks for 5 years; your CV shows 2.");
  });
});

describe("office programs", () => {
  it("are skills where the programs are meant, and otherwise ordinary words", () => {
    expect(requirementsOf("Secretary", "You know Word, Excel and Outlook.")).toEqual(
      expect.arrayContaining(["Microsoft Word", "Microsoft Excel", "Microsoft Outlook"]),
    );
    expect(requirementsOf("Secretary", "Excel in a team with a bright outlook. Spread the word.")).toEqual(
      [],
    );
  });

  it.each(["XPages", "rsyslog", "CRDTs", "VAT", "gmp", "3PL", "Xero", "catheterization"])(
    "%s is known",
    (name) => expect(skillsByName(name)).toHaveLength(1),
  );
});

it("a lorry driver's licence is one in any language, and includes that for cars", () => {
  const now = new Date("2026-03-01T00:00:00Z");
  const cv = readCvFeatures("Chauffeur\nDiploma's\nRijbewijs CE, code 95", { now });
  const met = (descriptionText: string) =>
    scoreJob(cv, readJobFeatures({ title: "Truck Driver", descriptionText }), { now }).met.map(
      ({ name, through }) => [name, through],
    );
  expect(met("Licence C+E and code 95 required")).toEqual([
    ["HGV licence", null],
    ["driver CPC", null],
  ]);
  expect(met("Driving licence required")).toEqual([["driving licence", "HGV licence"]]);
});

it.each(["Prawo jazdy kategorii B i C+E", "Körkort B, C och CE", "Führerschein der Klassen B und CE"])(
  "the classes behind a driving licence tell a lorry driver's: %s",
  (text) => expect(requirementsOf("Driver", `${text}.`)).toContain("HGV licence"),
);

it("an abbreviation in capitals is no plural of another one", () => {
  const namesIn = (text: string) => [...skillsIn(text)].map(({ name }) => name);
  expect(namesIn("Two AMMs, and the AMM itself")).toEqual(["aircraft maintenance manual"]);
  expect(namesIn("You know AMMS.")).toEqual([]);
});

describe("a requirement whose name is known only in English", () => {
  const now = new Date("2026-03-01T00:00:00Z");
  const compared = (cvText: string) => {
    const cv = readCvFeatures(cvText, { now });
    const descriptionText = "You must have experience in acupuncture, wound care and AutoCAD.";
    const job = readJobFeatures({ title: "Nurse", descriptionText });
    const score = scoreJob(cv, job, { now });
    const { match } = explained({ claimed: cv, whole: cv, shown: new Map() }, job, score);
    const names = (judged: { name: string }[]) => judged.map(({ name }) => name);
    return {
      ...{ met: names(score.met), missing: names(score.missing), notCompared: names(score.notCompared) },
      reason: score.reason,
      table: match.requirements.map((one) => [one.skill, one.met, one.notCompared]),
    };
  };

  it("is missing in an English CV that does not name it", () => {
    const { missing, notCompared } = compared(
      "Nurse\n\nProfile\nI am a nurse with experience of care, and I have worked in a hospital for ten years.",
    );
    expect(missing).toEqual(["AutoCAD", "acupuncture", "wound care"]);
    expect(notCompared).toEqual([]);
  });

  it("is not compared with a CV in another language, unlike names of products", () => {
    const { met, missing, notCompared, reason, table } = compared(
      "Sjuksköterska\n\nProfil\nJag är sjuksköterska med erfarenhet av vård och har arbetat på sjukhus.\n\nKompetenser\nsårvård",
    );
    expect(met).toEqual(["wound care"]);
    expect(missing).toEqual(["AutoCAD"]);
    expect(notCompared).toEqual(["acupuncture"]);
    expect(reason).toContain("Not compared, because your CV is in Swedish: acupuncture.");
    expect(table).toEqual([
      ["AutoCAD", false, false],
      ["Acupuncture", false, true],
      ["Wound care", true, false],
    ]);
  });
});
