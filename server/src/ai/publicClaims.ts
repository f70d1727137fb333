import type { Claim, Facts } from "../evidence/facts.ts";

/** Whether a claim has evidence in a public repository, since texts are public. */
export const isPublic = ({ evidence }: Facts, claim: Claim): boolean =>
  evidence.some(({ id, isPrivate }) => !isPrivate && claim.evidence.includes(id));
