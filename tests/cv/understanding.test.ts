import { alsoShown } from "@career-hub/server/cv/alsoShown.ts";
import { comparableText } from "@career-hub/server/cv/reading/identity.ts";
import type { Profile } from "@career-hub/server/profile/schema.ts";
import { describe, expect, it } from "vitest";
import { casesIn, jobsOf, readingOf } from "./fileOf.ts";

describe("jobs", () => {
  it.each(
    casesIn(`
# title and employer around a tab, bullets below
Senior Engineer\tJan 2020 - Present
Acme GmbH\tBerlin, Germany
• Built things
Engineer\t2017 - 2019
Globex Inc\tBoston, MA
• Fixed things
= Senior Engineer | Acme GmbH | 2020-01 | present
= Engineer | Globex Inc | 2017 | 2019
# the employer first
Stripe, San Francisco, CA
Software Engineer, 2019 - 2021
• Payments
Figma, San Francisco, CA
Product Designer, 2017 - 2019
= Software Engineer | Stripe | 2019 | 2021
= Product Designer | Figma | 2017 | 2019
# one line with pipes
Data Scientist | Netflix | 2018 - 2020
Analyst | Hulu | 2016 - 2018
= Data Scientist | Netflix | 2018 | 2020
= Analyst | Hulu | 2016 | 2018
# at
Nurse at St. Mary Hospital (2010 - 2020)
Cared for people.
= Nurse | St. Mary Hospital | 2010 | 2020
# the dates in front
2010 - 2015\tTeacher\tOak Hill School
2015 - 2020\tHead Teacher\tElm School
= Teacher | Oak Hill School | 2010 | 2015
= Head Teacher | Elm School | 2015 | 2020
# the dates on a line of their own
Chef
The Ivy, London
2012 - 2016
• Cooked
Sous Chef
Nobu, London
2010 - 2012
= Chef | The Ivy | 2012 | 2016
= Sous Chef | Nobu | 2010 | 2012
# dates that were broken over lines
2017 –\tProduct Manager, Google
Present\tLed three teams
2012 – 2017\tEngineer, Amazon
= Product Manager | Google | 2017 | present
= Engineer | Amazon | 2012 | 2017
# several posts at one employer
Acme Corp
Director, 2018 - 2020
Manager, 2015 - 2018
= Director | Acme Corp | 2018 | 2020
= Manager | Acme Corp | 2015 | 2018
# how long each lasted, as networks export them
Acme
4 years 7 months
Senior Engineer
March 2022 - Present (2 years 3 months)
Berlin, Germany
Engineer
November 2019 - March 2022 (2 years 5 months)
Globex · Full-time
Developer
Sep 2016 - Oct 2019 · 3 yrs 2 mos
= Senior Engineer | Acme | 2022-03 | present
= Engineer | Acme | 2019-11 | 2022-03
= Developer | Globex | 2016-09 | 2019-10
# dates, employer and its trade above the title
Январь 2020 —
настоящее время
4 года 5 месяцев
ООО "Ромашка"
Москва, www.example.org
Информационные технологии, системная интеграция
• Разработка программ
Ведущий разработчик Python
Сервисы для склада
Март 2016 — Декабрь 2019
3 года 10 месяцев
Василёк
Разработчик
= Ведущий разработчик Python | ООО "Ромашка" | 2020-01 | present
= Разработчик | Василёк | 2016-03 | 2019-12
# labels
Company: Acme Ltd
Position: Ward Nurse
Duration: Jan 2018 - Present
Responsibilities: Nursed people.
Company: Globex
Designation: Nurse
Period: Mar 2014 - Dec 2017
= Ward Nurse | Acme Ltd | 2018-01 | present
= Nurse | Globex | 2014-03 | 2017-12
# one line each, an employer behind a comma, a season
Q3 2017 – Q4 2019  Product Manager, Opera
Summer 2015  Intern, Acme
Jun '12 - Dec '14, Developer, Nokia
= Product Manager | Opera | 2017 | 2019
= Intern | Acme | 2015 | 2015
= Developer | Nokia | 2012-06 | 2014-12
# French
De septembre 2015 à février 2018 : Développeuse web, Acme
Depuis 2020 : Chef de projet, Orange
= Développeuse web | Acme | 2015-09 | 2018-02
= Chef de projet | Orange | 2020 | present
# an open end above the next job's dates
2019– Systemutvecklare, Ericsson AB
2015–2019 Projektledare, Volvo
= Systemutvecklare | Ericsson AB | 2019 | present
= Projektledare | Volvo | 2015 | 2019
# a place behind the employer or under the dates
2019 – 2021\tData Engineer
Leeds\tBluebell Retail
2015 – 2019\tAnalyst
Hartley & Sons, York
= Data Engineer | Bluebell Retail | 2019 | 2021
= Analyst | Hartley & Sons | 2015 | 2019
# two or more roles at once
Programme Coordinator and Coach; Fitness Instructor
April 2011 to August 2014 Company Name, City, State
Operations Analyst /Metrics Analyst /Department Administrative Support/ Supply Chain Assistant, evenings
September 2008 to January 2011 Company Name, City, State
= Programme Coordinator and Coach; Fitness Instructor | Company Name | 2011-04 | 2014-08
= Operations Analyst /Metrics Analyst /Department Administrative Support/ Supply Chain Assistant, evenings | Company Name | 2008-09 | 2011-01
# the end of its dates in the cell below
март 2020 — по настоящее\tПрограммист
время\tООО «Волга», Самара
= Программист | ООО «Волга» | 2020-03 | present
# dates that were broken in the middle of their end
июнь 2016 — февраль\tООО «Волга»
2020
Программист
март 2014 — по
май 2016
Инженер, АО «Кама»
= Программист | ООО «Волга» | 2016-06 | 2020-02
= Инженер | АО «Кама» | 2014-03 | 2016-05
# a department of its employer
2014–2018  Assistant Professor, Department of Physics, University of Bergen
= Assistant Professor | University of Bergen | 2014 | 2018
# Chinese, not of developers
2019-2021 样本大学 辅导员
2013-2014 示例学生会 主席
= 辅导员 | 样本大学 | 2019 | 2021
= 主席 | 示例学生会 | 2013 | 2014
# Korean
2019.04 ~ 현재 예시회사 소프트웨어 엔지니어
2016.03 - 2019.03 (주)견본 개발자
= 소프트웨어 엔지니어 | 예시회사 | 2019-04 | present
= 개발자 | (주)견본 | 2016-03 | 2019-03
# Arabic
2018 - حتى الآن
مهندس برمجيات، شركة المثال
مارس 2015 - ديسمبر 2017
مطور ويب، شركة النموذج
= مهندس برمجيات | شركة المثال | 2018 | present
= مطور ويب | شركة النموذج | 2015-03 | 2017-12
# Hebrew
2019 - היום
מהנדס תוכנה, דוגמה
ינואר 2013 - דצמבר 2014 בודק תוכנה, מופת
= מהנדס תוכנה | דוגמה | 2019 | present
= בודק תוכנה | מופת | 2013-01 | 2014-12`),
  )("with %s", (_, lines, jobs) => expect(jobsOf(...lines)).toEqual(jobs));

  it("does not read years within sentences as jobs", () => {
    expect(
      jobsOf(
        "Engineer, Acme Inc, 2010 - 2020",
        "• Grew sales from 2012 - 2014 by a third",
        "• Won the prize of 2016",
        "• Support for XP and 2000 Operating Systems.",
      ),
    ).toHaveLength(1);
  });

  it("does not read schools as jobs or jobs as schools", () => {
    const { experience, education } = readingOf(
      "Experience",
      "Engineer, Acme Inc, 2010 - 2020",
      "Education",
      "MSc Physics, University of Oslo, 2005 - 2010",
    );
    expect(experience).toHaveLength(1);
    expect(education).toEqual([{ degree: "MSc Physics", institution: "University of Oslo" }]);
  });

  it("reads a job that is listed twice once", () => {
    expect(
      readingOf(
        "Experience",
        "Engineer, Acme Inc, 2010 - 2020",
        "Work History",
        "Engineer, Acme Inc, 2010 - 2020",
      ).experience,
    ).toHaveLength(1);
  });

  it("reads jobs without a heading", () => {
    expect(readingOf("Jane Roe", "Engineer, Acme Inc, 2010 - 2020").experience).toMatchObject([
      { title: "Engineer", company: "Acme Inc" },
    ]);
  });
});

describe("skills", () => {
  const skillsOf = (...texts: string[]) => readingOf("Skills", ...texts).skills;

  it("reads skills from lists of any shape", () => {
    expect(
      skillsOf(
        "Languages: Java, C++ | Tools: Git; Docker",
        "• Conflict resolution",
        "HTML/CSS, Agile and Scrum",
      ),
    ).toEqual(["Java", "C++", "Git", "Docker", "Conflict resolution", "HTML", "CSS", "Agile", "Scrum"]);
  });

  it("joins a skill that continues on the next line", () => {
    expect(skillsOf("Issue resolution", "Attention to", "detail", "Filing")).toEqual([
      "Issue resolution",
      "Attention to detail",
      "Filing",
    ]);
  });

  it("names each skill once, without level or duration", () => {
    expect(skillsOf("Python (5+ years), python, Proficient in SQL, AWS (S3, EC2), Express etc.")).toEqual([
      "Python",
      "SQL",
      "AWS",
      "S3",
      "EC2",
      "Express",
    ]);
  });

  it("includes technologies of the jobs, not their employers", () => {
    const { skills } = readingOf(
      "Experience",
      "Engineer, Figma, 2019 - 2021",
      "Wrote services in Rust with PostgreSQL for the people of Figma",
    );
    expect(skills).toEqual(["Rust", "PostgreSQL"]);
  });

  it("excludes languages, levels, parts of sentences and the heading of a list", () => {
    expect(
      skillsOf(
        "Python: 5 years, Java - advanced, English (native), Excel (good)",
        "Other, Tools, B2, German B1",
        "Worked closely with data people, Faculty of Physics and, increasing product stability",
        "3+ years of SQL, Team player",
      ),
    ).toEqual(["Python", "Java", "Excel", "SQL", "Team player"]);
  });

  it("separates skills from jobs that a converter mixed with them", () => {
    const { skills, experience } = readingOf(
      "Experience Skills",
      "Languages:",
      "Go Developer",
      "Go, Java, Python,",
      "Acme Technologies",
      "C++",
      "Nov 2021 - Present",
      "Technologies:",
      "Wrote the back end of a platform for people who teach",
      "PostgreSQL,",
    );
    expect(skills).toEqual(["Go", "Java", "Python", "C++", "PostgreSQL"]);
    expect(experience).toEqual([
      { title: "Go Developer", company: "Acme Technologies", from: "2021-11", to: "present" },
    ]);
  });

  it("excludes sentences, dates and addresses", () => {
    expect(
      skillsOf("I am able to work under pressure for a very long time", "2019", "me@example.org", "Welding"),
    ).toEqual(["Welding"]);
  });
});

describe("languages, level and years", () => {
  it.each([
    [
      "Languages",
      "English (C1), Deutsch – Muttersprache, Français",
      ["English (C1)", "German (native)", "French"],
    ],
    ["Sprachen", "Englisch fließend, Spanisch", ["English (fluent)", "Spanish"]],
    ["Языки", "Русский - родной, английский B2", ["Russian (native)", "English (B2)"]],
    ["שפות", "עברית שפת אם, אנגלית", ["Hebrew (native)", "English"]],
    ["Languages", "Native English, basic French", ["English (native)", "French (basic)"]],
    [
      "Languages",
      "Fluent in English and Dutch; Polish A1-A2",
      ["English (fluent)", "Dutch (fluent)", "Polish (A1-A2)"],
    ],
    ["Langues", "Anglais : courant, Espagnol : notions", ["English (fluent)", "Spanish (basic)"]],
    ["语言", "英语（流利），中文（母语）", ["English (fluent)", "Chinese (native)"]],
  ])("of %s", (heading, text, wanted) => {
    expect(readingOf(heading, text).languages.sort()).toEqual([...wanted].sort());
  });

  it("reads the level of a language from the line below it", () => {
    expect(readingOf("Languages", "English", "Native or Bilingual", "German").languages).toEqual([
      "English (native)",
      "German",
    ]);
  });

  it("ends a list of jobs at a heading of languages, not a list of programs", () => {
    const { languages, skills } = readingOf(
      "Skills",
      "Languages:",
      "Java, Go",
      "Experience",
      "Cook, The Ivy, 2010 - 2012",
      "Languages:",
      "Greek - B1",
    );
    expect(languages).toEqual(["Greek (B1)"]);
    expect(skills).toEqual(["Java", "Go"]);
  });

  it("reads spoken languages, not programming languages or languages taught", () => {
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
    ["Head of Mathematics Department", "lead"],
    ["Team Lead", "lead"],
    ["Software Engineering Intern", "intern"],
  ])("of a %s is %s", (title, level) => {
    expect(readingOf("Experience", `${title}, Acme Inc, Jan 2022 - Present`).level).toBe(level);
  });

  it("derives the level from the years where no title states it", () => {
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

describe("the text for comparison", () => {
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

  it("does not depend on name, address, phone and e-mail", () => {
    const text = cv("Ada Lovelace", "ada@example.org");
    expect(text).toBe(cv("Grace Hopper", "grace@example.com"));
    expect(text).toContain("Software Engineer");
    expect(text).not.toMatch(/Ada|Lovelace|@|170|Berlin|1990|https/);
  });
});

describe("skills in code that the CV lacks", () => {
  const noClaims = { keyStrengths: [], potentialRoles: [], architecturalConcepts: [], projectInsights: [] };
  const shownBeside = (technologies: string[], ...texts: string[]) =>
    alsoShown(
      { technical: { ...noClaims, identifiedTechnologies: technologies } } as unknown as Profile,
      readingOf(...texts),
    );

  it.each([
    ["Kubernetes", "Ran k8s clusters for the weather service"],
    ["PostgreSQL", "Skills", "postgres"],
    ["JavaScript", "Skills", "JS, HTML5"],
    ["Go", "Skills", "golang"],
    ["React", "Built pages with ReactJS"],
  ])("is not %s where the CV names it otherwise", (technology, ...texts) => {
    expect(shownBeside([technology], ...texts)).toEqual([]);
  });

  it("lists a skill whose name only occurs within other words of the CV", () => {
    expect(shownBeside(["Go", "R", "Frobnicator"], "Went to Django talks, R&D, frobnicating")).toEqual([
      "Go",
      "R",
      "Frobnicator",
    ]);
  });
});
