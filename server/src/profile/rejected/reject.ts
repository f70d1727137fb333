import { notFound } from "../../errors.ts";
import type { UserContext } from "../../trpc.ts";
import { claimsOf, rejectedIn, withoutOwnWords } from "../claims.ts";
import { embedProfile } from "../embedding.ts";
import { findProfile, replaceVector } from "../queries.ts";
import { listStoredProfiles } from "../repositories/queries.ts";
import type { Claim } from "../schema.ts";
import { deleteRejected, insertRejected } from "./queries.ts";

/** Leaves a claim out of the person's profiles, of matching and of later generations. Throws NOT_FOUND for others. */
export async function rejectClaim(ctx: UserContext, claim: Claim): Promise<void> {
  const userId = ctx.user.id;
  const claims = (await listStoredProfiles(ctx.db, { userId })).flatMap((profile) =>
    profile?.technical ? claimsOf(withoutOwnWords(profile.technical)) : [],
  );
  if (!claims.some((one) => one.kind === claim.kind && one.claim === claim.claim))
    throw notFound("Your profile does not have this claim.");
  await insertRejected(ctx.db, { userId, ...claim });
  await renewVector(ctx);
}

/**
 * Undoes a rejection; the claim returns to its place. Resolves to whether the saved profile has it: one that was generated
 * after the rejection does not. Null without a saved profile.
 */
export async function restoreClaim(ctx: UserContext, claim: Claim): Promise<boolean | null> {
  const userId = ctx.user.id;
  if (!(await deleteRejected(ctx.db, { userId, ...claim }))) throw notFound("You did not reject this claim.");
  await renewVector(ctx);
  const profile = await findProfile(ctx.db, { userId });
  return profile?.technical ? claimsOf(profile.technical).some(rejectedIn([claim])) : null;
}

/** Embeds the changed profile again, or leaves it to the background job when the service fails. */
export async function renewVector(ctx: UserContext): Promise<void> {
  const userId = ctx.user.id;
  const profile = await findProfile(ctx.db, { userId });
  if (!profile?.technical) return;
  await replaceVector(ctx.db, { userId, vector: await embedProfile(ctx, profile) });
}
