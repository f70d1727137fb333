import { headingOf } from "@career-hub/server/matching/jobs/adHeadings.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
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
    ["Deine Aufgaben", "asked"],
    ["Wat ga je doen?", "asked"],
    ["Unsere Benefits", "aside"],
    ["Ofrecemos", "aside"],
    ["About Riverside Labs", "aside"],
    ["About the role", "asked"],
    ["About you", "must"],
    ["Profil technique de préférence", undefined],
  ])("%s: %s", (line, below) => expect(headingOf(line)).toBe(below));

  it("end what is said about the employer", () => {
    expect(
      necessities("Wir bieten\n- Java-Kurse\nDeine Aufgaben\n- Python\nDein Profil\n- PostgreSQL"),
    ).toEqual({ Python: "asked", PostgreSQL: "must" });
  });
});
