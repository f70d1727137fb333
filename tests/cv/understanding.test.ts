import { alsoShown } from "@career-hub/server/cv/alsoShown.ts";
import type { FileText } from "@career-hub/server/cv/file/fileText.ts";
import { spansIn, yearsCovered } from "@career-hub/server/cv/reading/dates.ts";
import { headingKinds } from "@career-hub/server/cv/reading/headings.ts";
import { comparableText } from "@career-hub/server/cv/reading/identity.ts";
import { understand } from "@career-hub/server/cv/reading/understand.ts";
import type { Profile } from "@career-hub/server/profile/schema.ts";
import { describe, expect, it } from "vitest";

const now = new Date("2024-07-01T00:00:00Z");
const fileOf = (...texts: string[]): FileText => ({
  kind: "docx",
  pages: 1,
  leftOut: [],
  links: [],
  warnings: [],
  lines: texts.map((text) => ({
    text,
    page: 1,
    size: 0,
    bold: false,
    heading: false,
    apart: false,
    left: 0,
    column: 0,
    startsColumn: false,
  })),
});
const readingOf = (...texts: string[]) => understand(fileOf(...texts), now).reading;
const jobsOf = (...texts: string[]) =>
  readingOf("Experience", ...texts).experience.map(({ title, company, from, to }) =>
    [title, company, from, to].join(" | "),
  );

describe("dates", () => {
  it.each([
    ["Jan 2018 - Present", "2018-01", "present"],
    ["January 2018 to March 2020", "2018-01", "2020-03"],
    ["03/2014 – 12/2017", "2014-03", "2017-12"],
    ["2014-03 – 2017-12", "2014-03", "2017-12"],
    ["2010 - 2014", "2010", "2014"],
    ["2010-14", "2010", "2014"],
    ["Sept '15 – Jun '17", "2015-09", "2017-06"],
    ["01.04.2015 - 31.12.2018", "2015-04", "2018-12"],
    ["Mai 2015 bis heute", "2015-05", "present"],
    ["seit März 2019", "2019-03", "present"],
    ["depuis février 2020", "2020-02", "present"],
    ["de enero de 2015 a diciembre de 2018", "2015-01", "2018-12"],
    ["gennaio 2016 - in corso", "2016-01", "present"],
    ["янв. 2019 — по настоящее время", "2019-01", "present"],
    ["с мая 2012 по июнь 2015", "2012-05", "2015-06"],
    ["2019年3月 - 至今", "2019-03", "present"],
    ["2018 - היום", "2018", "present"],
    ["Summer 2012 - Fall 2013", "2012", "2013"],
    ["(Apr. 2021 Aug. 2021)", "2021-04", "2021-08"],
    ["2013 –", "2013", "present"],
  ])("of %s", (text, from, to) => {
    expect(spansIn(text)[0]).toMatchObject({ from, to });
  });

  it.each([
    "more than 2000 users",
    "$2010 - 2020 million",
    "version 2.10 - 2.12",
    "+49 170 2014 2015",
    "10 - 20 people",
    "2016 to 2010",
  ])("are not read from %s", (text) => {
    expect(spansIn(text).filter((span) => span.to !== "")).toEqual([]);
  });

  it("that overlap count once", () => {
    const spans = [
      { from: "2010-01", to: "2014-12" },
      { from: "2013-01", to: "2015-12" },
      { from: "2020-07", to: "present" },
    ];
    expect(yearsCovered(spans, now)).toBe(10);
  });
});

describe("headings", () => {
  it.each([
    ["WORK EXPERIENCE", ["experience"]],
    ["E D U C A T I O N", ["education"]],
    ["Technical Skills:", ["skills"]],
    ["Education and Training", ["education", "certifications"]],
    ["Education Skills", ["education", "skills"]],
    ["Berufserfahrung", ["experience"]],
    ["Compétences", ["skills"]],
    ["Formación", ["education"]],
    ["Опыт работы", ["experience"]],
    ["ניסיון תעסוקתי", ["experience"]],
    ["المهارات", ["skills"]],
    ["工作经历", ["experience"]],
    ["Volunteer Experience", ["volunteering"]],
  ])("%s", (text, kinds) => {
    expect(headingKinds(text)).toEqual(kinds);
  });

  it.each([
    "Software Engineer",
    "education.",
    "Built skills in the team",
    "Experience with Java and a lot of other things",
  ])("are not %s", (text) => {
    expect(headingKinds(text)).toEqual([]);
  });
});

describe("jobs", () => {
  it.each<[string, string[], string[]]>([
    [
      "title and employer around a tab, bullets below",
      [
        "Senior Engineer\tJan 2020 - Present",
        "Acme GmbH\tBerlin, Germany",
        "• Built things",
        "Engineer\t2017 - 2019",
        "Globex Inc\tBoston, MA",
        "• Fixed things",
      ],
      ["Senior Engineer | Acme GmbH | 2020-01 | present", "Engineer | Globex Inc | 2017 | 2019"],
    ],
    [
      "the employer first",
      [
        "Stripe, San Francisco, CA",
        "Software Engineer, 2019 - 2021",
        "• Payments",
        "Figma, San Francisco, CA",
        "Product Designer, 2017 - 2019",
      ],
      ["Software Engineer | Stripe | 2019 | 2021", "Product Designer | Figma | 2017 | 2019"],
    ],
    [
      "one line with pipes",
      ["Data Scientist | Netflix | 2018 - 2020", "Analyst | Hulu | 2016 - 2018"],
      ["Data Scientist | Netflix | 2018 | 2020", "Analyst | Hulu | 2016 | 2018"],
    ],
    [
      "at",
      ["Nurse at St. Mary Hospital (2010 - 2020)", "Cared for people."],
      ["Nurse | St. Mary Hospital | 2010 | 2020"],
    ],
    [
      "the dates in front",
      ["2010 - 2015\tTeacher\tOak Hill School", "2015 - 2020\tHead Teacher\tElm School"],
      ["Teacher | Oak Hill School | 2010 | 2015", "Head Teacher | Elm School | 2015 | 2020"],
    ],
    [
      "the dates on a line of their own",
      ["Chef", "The Ivy, London", "2012 - 2016", "• Cooked", "Sous Chef", "Nobu, London", "2010 - 2012"],
      ["Chef | The Ivy | 2012 | 2016", "Sous Chef | Nobu | 2010 | 2012"],
    ],
    [
      "dates that were broken over lines",
      ["2017 –\tProduct Manager, Google", "Present\tLed three teams", "2012 – 2017\tEngineer, Amazon"],
      ["Product Manager | Google | 2017 | present", "Engineer | Amazon | 2012 | 2017"],
    ],
    [
      "several posts at one employer",
      ["Acme Corp", "Director, 2018 - 2020", "Manager, 2015 - 2018"],
      ["Director | Acme Corp | 2018 | 2020", "Manager | Acme Corp | 2015 | 2018"],
    ],
    [
      "German",
      ["Softwareentwicklerin bei Siemens AG, 04/2015 - heute", "Werkstudent bei BMW AG, 10/2013 - 03/2015"],
      ["Softwareentwicklerin | Siemens AG | 2015-04 | present", "Werkstudent | BMW AG | 2013-10 | 2015-03"],
    ],
    [
      "Russian",
      ["Инженер-программист, Яндекс, 2015 - 2018", "Разработчик, Сбер, 2018 - настоящее время"],
      ["Инженер-программист | Яндекс | 2015 | 2018", "Разработчик | Сбер | 2018 | present"],
    ],
  ])("with %s", (_, lines, wanted) => {
    expect(jobsOf(...lines)).toEqual(wanted);
  });

  it("are not years in a story", () => {
    expect(
      jobsOf(
        "Engineer, Acme Inc, 2010 - 2020",
        "• Grew sales from 2012 - 2014 by a third",
        "• Won the prize of 2016",
      ),
    ).toHaveLength(1);
  });

  it("are not schools, and schools are not jobs", () => {
    const { experience, education } = readingOf(
      "Experience",
      "Engineer, Acme Inc, 2010 - 2020",
      "Education",
      "MSc Physics, University of Oslo, 2005 - 2010",
    );
    expect(experience).toHaveLength(1);
    expect(education).toEqual([{ degree: "MSc Physics", institution: "University of Oslo" }]);
  });

  it("that are told twice are one", () => {
    expect(
      readingOf(
        "Experience",
        "Engineer, Acme Inc, 2010 - 2020",
        "Work History",
        "Engineer, Acme Inc, 2010 - 2020",
      ).experience,
    ).toHaveLength(1);
  });

  it("are found without a heading", () => {
    expect(readingOf("Jane Roe", "Engineer, Acme Inc, 2010 - 2020").experience).toMatchObject([
      { title: "Engineer", company: "Acme Inc" },
    ]);
  });
});

describe("skills", () => {
  const skillsOf = (...texts: string[]) => readingOf("Skills", ...texts).skills;

  it("come from lists of any shape", () => {
    expect(
      skillsOf(
        "Languages: Java, C++ | Tools: Git; Docker",
        "• Conflict resolution",
        "HTML/CSS, Agile and Scrum",
      ),
    ).toEqual(["Java", "C++", "Git", "Docker", "Conflict resolution", "HTML/CSS", "Agile", "Scrum"]);
  });

  it("are named once, without how well or how long", () => {
    expect(skillsOf("Python (5+ years), python, Proficient in SQL, AWS (S3, EC2)")).toEqual([
      "Python",
      "SQL",
      "AWS",
      "S3",
      "EC2",
    ]);
  });

  it("are also the technologies of the jobs, but not the employers", () => {
    const { skills } = readingOf(
      "Experience",
      "Engineer, Figma, 2019 - 2021",
      "Wrote services in Rust with PostgreSQL for the people of Figma",
    );
    expect(skills).toEqual(["Rust", "PostgreSQL"]);
  });

  it("are no sentences, dates or addresses", () => {
    expect(
      skillsOf("I am able to work under pressure for a very long time", "2019", "me@example.org", "Welding"),
    ).toEqual(["Welding"]);
  });
});

describe("languages, level and years", () => {
  it.each([
    ["Languages", "English (C1), Deutsch – Muttersprache, Français", ["English", "German", "French"]],
    ["Sprachen", "Englisch fließend, Spanisch", ["English", "Spanish"]],
    ["Языки", "Русский - родной, английский B2", ["Russian", "English"]],
    ["שפות", "עברית שפת אם, אנגלית", ["Hebrew", "English"]],
  ])("of %s", (heading, text, wanted) => {
    expect(readingOf(heading, text).languages.sort()).toEqual([...wanted].sort());
  });

  it("are spoken, not programmed or taught", () => {
    expect(
      readingOf(
        "Skills",
        "Programming languages: Go, Java",
        "Experience",
        "Teacher of French literature, Oak School, 2010 - 2020",
      ).languages,
    ).toEqual([]);
  });

  it.each([
    ["Junior Developer", "junior"],
    ["Senior Developer", "senior"],
    ["Head of Engineering", "executive"],
    ["Team Lead", "lead"],
    ["Software Engineering Intern", "intern"],
  ])("of a %s is %s", (title, level) => {
    expect(readingOf("Experience", `${title}, Acme Inc, Jan 2022 - Present`).level).toBe(level);
  });

  it("follow the years where no title says it", () => {
    expect(readingOf("Experience", "Developer, Acme Inc, 2014 - 2024")).toMatchObject({
      level: "senior",
      years: 10,
    });
    expect(readingOf("Summary", "Baker with 7 years of experience")).toMatchObject({
      level: "senior",
      years: 7,
    });
    expect(readingOf("Hello")).toMatchObject({ level: null, years: 0 });
  });
});

describe("what is compared", () => {
  const cv = (name: string, mail: string) =>
    comparableText(
      readingOf(
        name,
        "Software Engineer",
        mail,
        "+49 170 1234567",
        "Berlin, Germany",
        "Date of birth: 1 May 1990",
        "Experience",
        "Engineer, Acme Inc, 2010 - 2020",
        `${name} built it, see https://example.org/${mail}`,
      ).parts,
    );

  it("does not change with name, address, phone and e-mail", () => {
    const text = cv("Ada Lovelace", "ada@example.org");
    expect(text).toBe(cv("Grace Hopper", "grace@example.com"));
    expect(text).toContain("Software Engineer");
    expect(text).not.toMatch(/Ada|Lovelace|@|170|Berlin|1990|https/);
  });
});

describe("what the code shows beside the CV", () => {
  const shownBeside = (technologies: string[], ...texts: string[]) =>
    alsoShown({ technical: { identifiedTechnologies: technologies } } as Profile, readingOf(...texts));

  it.each([
    ["Kubernetes", "Ran k8s clusters for the weather service"],
    ["PostgreSQL", "Skills", "postgres"],
    ["JavaScript", "Skills", "JS, HTML5"],
    ["Go", "Skills", "golang"],
    ["React", "Built pages with ReactJS"],
  ])("is not %s where the CV names it otherwise", (technology, ...texts) => {
    expect(shownBeside([technology], ...texts)).toEqual([]);
  });

  it("is what the CV does not name, though its letters stand in other words", () => {
    expect(shownBeside(["Go", "R", "Frobnicator"], "Went to Django talks, R&D, frobnicating")).toEqual([
      "Go",
      "R",
      "Frobnicator",
    ]);
  });
});
