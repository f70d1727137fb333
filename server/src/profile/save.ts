import type { Db } from "@career-hub/db/client.ts";
import { TRPCError } from "@trpc/server";
import type { User } from "../trpc.ts";
import { listGenerations } from "./queries.ts";
import type { Evidence, Profile } from "./schema.ts";

/**
 * What a person sends → what may be saved: pictures and links are those of the account itself, and evidence is only
 * what the person's own generations found for that very claim, whatever was sent along.
 */
export async function admitProfile(db: Db, user: User, sent: Profile) {
  const generations = await listGenerations(db, { userId: user.id });
  const personal = { name: sent.personal.name, avatar_url: user.avatarUrl, html_url: user.profileUrl };
  // A picture that has changed since a generation is no reason to refuse that generation.
  const known = [personal, ...generations.map((one) => one.profile.personal)];
  for (const field of ["avatar_url", "html_url"] as const)
    if (sent.personal[field] && !known.some((one) => one[field] === sent.personal[field]))
      throw new TRPCError({
        code: "BAD_REQUEST",
        message: `The field personal.${field} must be the one of your own account.`,
      });

  const { evidence: _, basis, ...technical } = sent.technical;
  const source = generations.find((one) => one.id === basis?.generationId);
  const found: Record<string, Evidence[]> = Object.assign(
    {},
    ...generations.map((one) => one.profile.technical.evidence),
    source?.profile.technical.evidence,
  );
  const claims = [
    ...technical.keyStrengths,
    ...technical.potentialRoles,
    ...technical.identifiedTechnologies,
    ...technical.architecturalConcepts,
    ...technical.projectInsights.map((insight) => insight.name),
  ];
  const evidence = Object.fromEntries(
    claims.flatMap((claim) => (Object.hasOwn(found, claim) ? [[claim, found[claim]]] : [])),
  );
  const profile: Profile = {
    personal,
    technical: {
      ...technical,
      evidence: evidence as Record<string, Evidence[]>,
      ...(source?.profile.technical.basis && { basis: source.profile.technical.basis }),
    },
  };
  return { profile, generationId: source?.id ?? null };
}
