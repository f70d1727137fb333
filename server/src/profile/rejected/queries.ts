import type { Db } from "@career-hub/db/client.ts";
import { type generations, type profiles, rejectedClaims, type users } from "@career-hub/db/schema.ts";
import { subquery } from "@career-hub/db/subquery.ts";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Claim } from "../schema.ts";

/** The claims rejected by the owner of a row, as a column. */
export const rejectedBy = (userId: typeof users.id | typeof profiles.userId | typeof generations.userId) =>
  subquery<Claim[]>(sql`coalesce((
    select jsonb_agg(jsonb_build_object('kind', ${rejectedClaims.kind}, 'claim', ${rejectedClaims.claim}))
    from ${rejectedClaims} where ${rejectedClaims.userId} = ${userId}
  ), '[]'::jsonb)`);

export async function listRejected(db: Db, params: { userId: string }) {
  return db
    .select({ kind: rejectedClaims.kind, claim: rejectedClaims.claim })
    .from(rejectedClaims)
    .where(eq(rejectedClaims.userId, params.userId))
    .orderBy(desc(rejectedClaims.createdAt), asc(rejectedClaims.claim));
}

export async function insertRejected(db: Db, params: { userId: string } & Claim): Promise<void> {
  await db.insert(rejectedClaims).values(params).onConflictDoNothing();
}

export async function deleteRejected(db: Db, { userId, kind, claim }: { userId: string } & Claim) {
  const deleted = await db
    .delete(rejectedClaims)
    .where(
      and(eq(rejectedClaims.userId, userId), eq(rejectedClaims.kind, kind), eq(rejectedClaims.claim, claim)),
    )
    .returning({ claim: rejectedClaims.claim });
  return deleted.length > 0;
}
