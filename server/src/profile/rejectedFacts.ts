import type { Claim as Fact, Facts } from "../evidence/facts.ts";
import type { Claim } from "./schema.ts";

/** The facts a writer may use: without what the person rejected. */
export function withoutRejectedFacts(facts: Facts, rejected: Claim[]): Facts {
  if (rejected.length === 0) return facts;
  const textsOf = (kind: Claim["kind"]) =>
    new Set(rejected.filter((one) => one.kind === kind).map(({ claim }) => claim));
  const [strengths, roles, technologies, concepts, insights] = [
    textsOf("strength"),
    textsOf("role"),
    textsOf("technology"),
    textsOf("concept"),
    textsOf("insight"),
  ];
  const without = (claims: Fact[], texts: Set<string>) => claims.filter(({ text }) => !texts.has(text));
  return {
    ...facts,
    strengths: without(facts.strengths, strengths),
    roles: without(facts.roles, roles),
    technologies: without(facts.technologies, technologies),
    concepts: without(facts.concepts, concepts),
    practices: without(facts.practices, concepts),
    subjects: without(facts.subjects, concepts),
    projects: facts.projects
      .filter(({ name }) => !insights.has(name))
      .map((project) => ({
        ...project,
        technologies: project.technologies.filter((name) => !technologies.has(name)),
        concepts: project.concepts.filter((name) => !concepts.has(name)),
      })),
  };
}
