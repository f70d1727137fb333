import { coverageOf } from "@career-hub/server/matching/coverage.ts";
import { expect, it } from "vitest";

it("counts no commits for an area that a repository only touches", () => {
  const place = {
    repository: "ada/shop",
    isPrivate: false,
    ownCommits: 400,
    firstAt: "2020-01-01T00:00:00Z",
    lastAt: "2026-01-01T00:00:00Z",
  };
  const identifiedTechnologies = ["React", "Vue.js", "Svelte", "Angular", "Redux", "scikit-learn"];
  const profile = {
    identifiedTechnologies,
    architecturalConcepts: [],
    keyStrengths: [],
    projectInsights: [],
    headline: "",
    coFounderSummary: "",
    potentialRoles: [],
    estimatedExperience: "N/A",
  };
  const evidence = Object.fromEntries(identifiedTechnologies.map((name) => [name, [place]]));
  const areas = coverageOf(profile, evidence);
  const found = areas
    .filter(({ level }) => level !== "None")
    .map(({ area, level, commits }) => [area, level, commits]);
  expect(found).toContainEqual(["interface", "Solid", 400]);
  expect(found).toContainEqual(["data", "Some", 0]);
});
