import type { Db } from "@career-hub/db/client.ts";
import type { SecurityEventKind } from "@career-hub/db/enums.ts";
import { securityEvents } from "@career-hub/db/schema.ts";
import { and, desc, eq, gt, lt, sql } from "drizzle-orm";

const maxListed = 200;

type NewEvent = { userId: string; kind: SecurityEventKind; detail?: string | null };

export async function insertSecurityEvent(db: Db, { userId, kind, detail = null }: NewEvent): Promise<void> {
  await db.insert(securityEvents).values({ userId, kind, detail });
}

/** Records at most one rejection per kind and minute. */
export async function insertRefusal(db: Db, { userId, detail }: { userId: string; detail: string }) {
  const [recent] = await db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        eq(securityEvents.kind, "refused"),
        eq(securityEvents.detail, detail),
        gt(securityEvents.createdAt, sql`now() - interval '1 minute'`),
      ),
    )
    .limit(1);
  if (!recent) await insertSecurityEvent(db, { userId, kind: "refused", detail });
}

/** Newest first. */
export async function listSecurityEvents(db: Db, params: { userId: string }) {
  return db
    .select({
      id: securityEvents.id,
      kind: securityEvents.kind,
      detail: securityEvents.detail,
      createdAt: securityEvents.createdAt,
    })
    .from(securityEvents)
    .where(eq(securityEvents.userId, params.userId))
    .orderBy(desc(securityEvents.id))
    .limit(maxListed);
}

export async function removeOldSecurityEvents(db: Db): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.createdAt, sql`now() - interval '90 days'`));
}
