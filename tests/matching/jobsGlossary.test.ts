import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { readTitle } from "@career-hub/server/matching/jobs/titles.ts";
import { expect, it, test } from "vitest";
import { now } from "./jobsExample.ts";

const occupations = (title: string) => readTitle(title).map(({ node }) => node.name);

test.each([
  ["Inżynier oprogramowania wbudowanego", "Embedded software engineer"],
  ["Desenvolvedor Full-Stack", "Full stack developer"],
  ["Développeur back-end (C++)", "Backend developer"],
  ["Księgowa", "accountant"],
  ["Magazynier", "warehouse worker"],
  ["Frontend-utvikler", "Frontend developer"],
])("reads %s, of a language without a taxonomy, as %s", (title, occupation) => {
  expect(occupations(title)[0]).toBe(occupation);
});

it("names such a title in its own words", () => {
  expect(readTitle("Desenvolvedor Full-Stack")[0]?.wording).toBe("desenvolvedor full-stack");
});

it("does not read technologies as the material of a profession", () => {
  for (const title of ["Especialista em React", "React Expert"])
    expect(occupations(title)[0]).toBe("React developer");
  expect(occupations("Spring Boot Specialist")[0]).toBe("software developer");
});

it("reads no profession from a degree or from studying alone", () => {
  for (const title of ["Dr.", "Student", "Fresher"]) expect(occupations(title)).toEqual([]);
});

it("reads a field of study as no lecturer of it", () => {
  const { professions } = readCvFeatures("Education\nBachelor of Science in Computer Science, 2015", { now });
  expect(professions.map(({ node }) => node.name)).not.toContain("computer science lecturer");
});
