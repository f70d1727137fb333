import type { Claim, Facts } from "../evidence/facts.ts";

/** Whether a claim rests on a public repository too: others read what is written. */
export const isPublic = ({ evidence }: Facts, claim: Claim): boolean =>
  evidence.some(({ id, isPrivate }) => !isPrivate && claim.evidence.includes(id));
