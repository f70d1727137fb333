import { allTerms } from "@career-hub/server/knowledge/dictionary.ts";
import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { finalScoreOf, scoreJob } from "@career-hub/server/matching/jobs/scoreJob.ts";
import { describe, expect, it, test } from "vitest";
import { developerAds } from "./developerAds.ts";
import { developerCvs } from "./developerCvs.ts";
import { vagueAds } from "./vagueAds.ts";

const now = new Date("2026-03-01T00:00:00Z");
const featuresOf = (ads: typeof developerAds) => ads.map((ad) => ({ id: ad.id, job: readJobFeatures(ad) }));
const ads = featuresOf(developerAds);
const order = (text: string) => {
  const cv = readCvFeatures(text, { now });
  return ads
    .map(({ id, job }) => ({ id, score: scoreJob(cv, job, { now }).finalScore }))
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
};

type Developer = { name: string; text: string; wants: string[] };

/** Written for the tests: developers whose trade is one, and whose tools, domains and levels are not. */
const developers: Developer[] = [
  {
    name: "a C# tester finds the tests in C#, then the tests in Java and the manual ones",
    text: "QA Automation Engineer\nSummary\nFour years of test automation with C#, NUnit and Selenium.\nExperience\nQA Automation Engineer\nKontur, 03/2021 to present\nAutomated API and UI tests, test plans, TeamCity, Azure DevOps.\nQA Specialist\n2019 - 2021\nManual testing, bug reports.\nSkills\nC#, NUnit, Selenium, SQL, Git",
    wants: ["qa-automation", "qa-java", "qa-manual"],
  },
  {
    name: "a network engineer finds networks",
    text: "Network Engineer\nExperience\nNetwork Engineer\nSystem integrator, 2018 - present\nCisco and Juniper routing and switching, MPLS core, Fortinet and F5 firewalls, Wi-Fi surveys, HLD and LLD documents.\nSkills\nBGP, OSPF, Aruba, Python for simple scripts",
    wants: ["network"],
  },
  {
    name: "who is new to C++ finds the ad for beginners",
    text: "C++ Developer\nSkills\nC++, STL, Boost, CMake, OpenGL, SFML, SQLite, Git, a little Python\nAbout me\nSelf-taught. I look for my first job as a junior programmer.",
    wants: ["cpp-junior"],
  },
  {
    name: "an analysts' lead finds the team of analysts",
    text: "Analytics Team Lead\nExperience\nAnalytics Team Lead\nMarketplace, 2021 - present\nLeading 18 analysts: pricing, promotions, assortment. SQL, Python, Airflow, Tableau, Power BI dashboards for the board.\nSkills\nSQL, Tableau, Power BI, team leading",
    wants: ["bi-analyst"],
  },
];

describe("among ads of one trade", () => {
  test.each(developers.map(({ name, text, wants }) => [name, text, wants] as const))(
    "%s",
    (_, text, wants) => {
      const found = order(text);
      expect(found.slice(0, wants.length).toSorted()).toEqual(wants.toSorted());
      expect(found[0]).toBe(wants[0]);
    },
  );
});

describe("developers of every stack, against grades given before any weight was chosen", () => {
  const allAds = [...ads, ...featuresOf(vagueAds)];
  const gained = (grades: number[]) =>
    grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const ranked = developerCvs.map(({ id, text, grades }) => {
    const cv = readCvFeatures(text, { now });
    const found = allAds
      .map((ad) => ({ id: ad.id, score: scoreJob(cv, ad.job, { now }).finalScore }))
      .sort((a, b) => b.score - a.score)
      .map((one) => grades[one.id] ?? 0);
    const ideal = Object.values(grades).sort((a, b) => b - a);
    return { id, text, grades, first: found[0], ndcg: gained(found) / gained(ideal) };
  });

  it("finds an ad first that would invite them", () => {
    expect(ranked.filter(({ first }) => first !== 3).map(({ id }) => id)).toEqual([]);
  });

  it("nDCG@10 is at least 0.9", () => {
    const mean = ranked.reduce((sum, { ndcg }) => sum + ndcg, 0) / ranked.length;
    expect(mean).toBeGreaterThanOrEqual(0.9);
  });

  const scores = (text: string) => {
    const cv = readCvFeatures(text, { now });
    return new Map(allAds.map(({ id, job }) => [id, finalScoreOf(cv, job, { now })]));
  };
  const firstOf = (text: string) => [...scores(text)].toSorted(([, a], [, b]) => b - a)[0]?.[0];

  it("finds an ad as good first in lower case, and without line breaks", () => {
    for (const { id, text, grades, first } of ranked)
      for (const one of [text.toLowerCase(), text.replace(/\s+/g, " ")])
        expect([id, grades[firstOf(one) ?? ""] ?? 0]).toEqual([id, first]);
  });

  it("puts a clerk with three hundred skills in a list behind everybody who has done the work", () => {
    const many = allTerms()
      .filter(({ rarity, kind }) => rarity <= 3 && kind !== "domain")
      .slice(0, 300)
      .map(({ name }) => name)
      .join(", ");
    const clerk =
      "Office Clerk\nExperience\nOffice Clerk\nTown hall, 2015 - present\nFiling, phones, data entry.";
    const stuffed = scores(`${clerk}\nSkills\n${many}`);
    for (const { text, grades } of developerCvs) {
      const [honest, boasting] = [scores(text), scores(`${text}\nSkills\n${many}`)];
      for (const [id, grade] of Object.entries(grades))
        if (grade === 3) {
          expect(stuffed.get(id)).toBeLessThan((honest.get(id) ?? 0) * 0.6);
          // A list has few of the small words that tell a language, and words of the ad's title: the words then weigh a little more.
          expect(boasting.get(id)).toBeLessThanOrEqual((honest.get(id) ?? 0) + 0.015);
        }
    }
  });
});
