import type { Db } from "@career-hub/db/client.ts";
import type { ReadingKind } from "@career-hub/db/enums.ts";
import { readings } from "@career-hub/db/schema.ts";
import { and, desc, eq, sql } from "drizzle-orm";

const maxListed = 100;

type NewReading = { userId: string; kind: ReadingKind; listed?: number; repositories?: string[] };

/** Only the latest hundred are kept. */
export async function insertReading(db: Db, reading: NewReading): Promise<void> {
  await db.insert(readings).values(reading);
  const { userId } = reading;
  await db.delete(readings).where(
    and(
      eq(readings.userId, userId),
      sql`${readings.id} <= (
        select id from ${readings} where ${readings.userId} = ${userId} order by id desc offset ${maxListed} limit 1
      )`,
    ),
  );
}

/** Newest first. */
export async function listReadings(db: Db, params: { userId: string }) {
  return db
    .select({
      id: readings.id,
      kind: readings.kind,
      listed: readings.listed,
      repositories: readings.repositories,
      createdAt: readings.createdAt,
    })
    .from(readings)
    .where(eq(readings.userId, params.userId))
    .orderBy(desc(readings.id))
    .limit(maxListed);
}
