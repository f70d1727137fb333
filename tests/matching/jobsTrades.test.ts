import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { finalScoreOf } from "@career-hub/server/matching/jobs/scoreJob.ts";
import { readTitle } from "@career-hub/server/matching/jobs/titles.ts";
import { skillsIn } from "@career-hub/server/matching/jobs/vocabulary.ts";
import { describe, expect, it, test } from "vitest";
import { tradeAds } from "./tradeAds.ts";
import { tradeCvs } from "./tradeCvs.ts";

const now = new Date("2026-11-22T00:00:00Z");
const ads = tradeAds.map((ad) => ({ id: ad.id, features: readJobFeatures(ad) }));
const gain = (grades: number[]) =>
  grades.slice(0, 10).reduce((all, grade, place) => all + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** nDCG@10, mean over the CVs, each read after `change`. */
function quality(change: (text: string) => string): number {
  const each = tradeCvs.map(({ text, grades }) => {
    const cv = readCvFeatures(change(text), { now });
    const order = ads
      .map(({ id, features }) => ({ id, score: finalScoreOf(cv, features, { now }) }))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
    const ideal = Object.values(grades).sort((a, b) => b - a);
    return gain(order.map(({ id }) => grades[id] ?? 0)) / gain(ideal);
  });
  return each.reduce((all, one) => all + one, 0) / each.length;
}

describe("people of every trade, against grades given before any ranking was seen", () => {
  it("finds their jobs, in other languages too", () => expect(quality((text) => text)).toBeGreaterThan(0.91));
  it("finds them in a CV that lost its line breaks", () =>
    expect(quality((text) => text.replace(/\s+/g, " "))).toBeGreaterThan(0.88));
});

describe("a CV that is one paragraph", () => {
  test.each([
    [
      "Payroll Specialist, CIPP. 900 employees weekly and monthly, pensions and sick pay.",
      "Payroll Specialist",
    ],
    [
      "Flight attendant with a Gulf airline 2018-2024, business class service and evacuation drills.",
      "Flight attendant",
    ],
    [
      "Inventory planner. Six years of consensus meetings with sales, safety stock and Power BI.",
      "Inventory planner.",
    ],
    ["Worked two summers behind the bar of a coffee shop: espresso, latte art, till and cleaning.", ""],
  ])("%s", (text, headline) => expect(readCvFeatures(text, { now }).headline).toBe(headline));
});

const named = (text: string, isTechnical = false) =>
  [...skillsIn(text, { isTechnical })].map(({ name }) => name);

describe("letters that mean something else in another trade", () => {
  it("does not read a gender as a programming language", () => {
    const of = (title: string) =>
      readJobFeatures({ title, descriptionText: "Ein Team von Kollegen (M/W/D)." }).requirements.map(
        ({ skill }) => skill.name,
      );
    expect(of("Comptable (H/F)")).toEqual([]);
    expect(of("Frontend Entwickler (m/w/d) React")).not.toContain("D");
  });

  it("reads an abbreviation as the trade does that surrounds it", () => {
    expect(named("Class 1 driver with ADR and a clean licence")).not.toContain(
      "Architecture decision records",
    );
    expect(named("Site visits after GCP, monitoring plans")).not.toContain("Google Cloud Platform");
    expect(named("Terraform, Kubernetes and GCP", true)).toContain("Google Cloud Platform");
  });
});

describe("a comma in a title", () => {
  const best = (title: string) => readTitle(title)[0]?.node.name;
  it("parts a place or a department from the title", () =>
    expect(best("Business Analyst, Northern Meadows Hospice")).toBe(best("Business Analyst")));
  it("keeps a field with its role", () =>
    expect(best("Senior Manager, Sustainability")).toBe(best("Senior Manager Sustainability")));
});

describe("a language or framework in a title", () => {
  const field = (title: string) => readTitle(title)[0]?.node.isco.slice(0, 2);
  test.each(["TypeScript Developer", "Senior TypeScript Engineer", "Svelte Developer"])(
    "reads %s as a software developer",
    (title) => expect(field(title)).toBe("25"),
  );
});

describe("professions that the text of an ad names", () => {
  const named = (title: string, descriptionText: string) =>
    readJobFeatures({ title, descriptionText }).professions.map(({ node }) => node.name.toLowerCase());
  it("leaves out words of other fields", () =>
    expect(
      named(
        "Machine Learning Engineer",
        "You train language models. Work with carpenters and writers.".repeat(5),
      ),
    ).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:models|carpenters?|writers?)$/)])));
  it("keeps those of the title's field", () =>
    expect(named("Night Nurse", "We seek a registered nurse for our ward. ".repeat(5))).toContain(
      "registered nurses",
    ));
});

describe("titles in other languages", () => {
  test.each([
    ["Softwareentwicklerin", "software developer"],
    ["Dachdeckergeselle", "roofer"],
    ["Speditionskauffrau", "forwarding manager"],
    ["Ingeniera mecánica", "mechanical engineer"],
    ["Geóloga de exploración", "exploration geologist"],
    ["Fontanero", "plumber"],
  ])("%s is a %s", (title, name) => expect(readTitle(title)[0]?.node.name).toBe(name));

  it("understands what an ad asks for in another language", () => {
    const cv = readCvFeatures("Nurse\nSkills\nwound care, medication administration, care plans", { now });
    const german = readJobFeatures({
      title: "Pflegefachkraft (m/w/d)",
      descriptionText: "Ihre Aufgaben:\nWundversorgung\nMedikamentengabe\nPflegeplanung",
    });
    const names = german.requirements.map(({ skill }) => skill.name).toSorted();
    expect(names).toEqual(["care plans", "medication administration", "wound care"]);
    expect(names.every((name) => [...cv.skills.keys()].some((skill) => skill.name === name))).toBe(true);
  });
});
