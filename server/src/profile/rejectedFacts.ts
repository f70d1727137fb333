import type { Claim as Fact, Facts } from "../evidence/facts.ts";
import { rejectedIn } from "./claims.ts";
import type { Claim } from "./schema.ts";

/** Facts for the writer, without rejected claims. */
export function withoutRejectedFacts(facts: Facts, rejected: Claim[]): Facts {
  if (rejected.length === 0) return facts;
  const isRejected = rejectedIn(rejected);
  const isSkill = (text: string) => !isRejected({ kind: "concept", claim: text });
  const skills = (claims: Fact[]) => claims.filter(({ text }) => isSkill(text));
  return {
    ...facts,
    strengths: skills(facts.strengths),
    roles: facts.roles.filter(({ text }) => !isRejected({ kind: "role", claim: text })),
    technologies: skills(facts.technologies),
    concepts: skills(facts.concepts),
    practices: skills(facts.practices),
    domains: skills(facts.domains),
    projects: facts.projects
      .filter(({ name }) => !isRejected({ kind: "insight", claim: name }))
      .map((project) => ({
        ...project,
        technologies: project.technologies.filter(isSkill),
        concepts: project.concepts.filter(isSkill),
        domains: project.domains.filter(isSkill),
      })),
  };
}
