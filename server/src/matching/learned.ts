import { termNamed } from "../knowledge/dictionary.ts";
import type { Area } from "./areas.ts";
import type { Described, Proof } from "./portrait.ts";

/** A role for each area, worded as in profiles. */
export const roleOfArea: Record<Area, string> = {
  product: "Product manager",
  design: "Interaction designer",
  interface: "Front-end developer",
  services: "Back-end developer",
  data: "Data engineer",
  platform: "DevOps engineer",
  foundations: "Database engineer",
  machines: "Firmware engineer",
  media: "Graphics programmer",
};

export type Learned = { technology: string } | { area: Area };

/** The name of the new claim; null when the profile already has it. */
const newClaim = (profile: Described, learned: Learned): string | null => {
  const includes = (claims: string[], name: string) =>
    claims.some((claim) => (termNamed(claim)?.name ?? claim) === name);
  if ("technology" in learned) {
    const name = termNamed(learned.technology)?.name ?? learned.technology;
    return includes(profile.identifiedTechnologies, name) ? null : name;
  }
  const role = roleOfArea[learned.area];
  return profile.potentialRoles.includes(role) ? null : role;
};

/**
 * The profile with one more claim in one repository: a technology at the end of the list, or for an area a role at the end
 * of the roles. Null when the profile already has it.
 */
export function withLearned(profile: Described, proof: Proof, learned: Learned) {
  const claim = newClaim(profile, learned);
  if (claim === null) return null;
  const list = "technology" in learned ? "identifiedTechnologies" : "potentialRoles";
  return {
    claim,
    profile: { ...profile, [list]: [...profile[list], claim] },
    proof: { ...proof, [claim]: 1 },
  };
}
