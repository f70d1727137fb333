import type { Db } from "@career-hub/db/client.ts";
import { cvs } from "@career-hub/db/schema.ts";
import { and, asc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import { type Vector, vectorColumns } from "../ai/ai.ts";
import type { Embedded } from "../ai/embedWaiting.ts";
import type { Corrections, Reading } from "./schema.ts";

/** Optimistic lock: matches only the version that was read, so a CV replaced in the meantime is kept. */
const isStill = (uploadedAt: Date) =>
  sql`date_trunc('milliseconds', ${cvs.updatedAt}) = ${uploadedAt.toISOString()}`;

const cvColumns = {
  originalFilename: cvs.originalFilename,
  size: cvs.size,
  updatedAt: cvs.updatedAt,
  reading: cvs.reading,
  corrections: cvs.corrections,
};
type Row = { reading: unknown; corrections: unknown };
const typed = <R extends Row>(row: R) => ({
  ...row,
  reading: row.reading as Reading,
  corrections: row.corrections as Corrections | null,
});

export async function findCv(db: Db, params: { userId: string }) {
  const [row] = await db.select(cvColumns).from(cvs).where(eq(cvs.userId, params.userId));
  return row && typed(row);
}

type NewCv = {
  userId: string;
  originalFilename: string;
  size: number;
  text: string;
  reading: Reading;
  vector: Vector;
};

/** Replaces the CV and discards its corrections. */
export async function replaceCv(db: Db, { userId, vector, ...cv }: NewCv) {
  const values = { ...cv, ...vectorColumns(vector), corrections: null };
  const [row] = await db
    .insert(cvs)
    .values({ userId, ...values })
    .onConflictDoUpdate({
      target: cvs.userId,
      // Keeps two uploads within a millisecond distinguishable.
      set: { ...values, updatedAt: sql`greatest(now(), ${cvs.updatedAt} + interval '1 millisecond')` },
    })
    .returning(cvColumns);
  return row && typed(row);
}

/** False when the CV was replaced or removed in the meantime. */
export async function updateCorrections(
  db: Db,
  params: { userId: string; uploadedAt: Date; corrections: Corrections | null; vector: Vector },
): Promise<boolean> {
  const changed = await db
    .update(cvs)
    .set({ corrections: params.corrections, ...vectorColumns(params.vector) })
    .where(and(eq(cvs.userId, params.userId), isStill(params.uploadedAt)))
    .returning({ userId: cvs.userId });
  return changed.length > 0;
}

export async function removeCv(db: Db, params: { userId: string }): Promise<boolean> {
  const removed = await db.delete(cvs).where(eq(cvs.userId, params.userId)).returning({ userId: cvs.userId });
  return removed.length > 0;
}

/** The next CV without a vector of the current model. */
export async function listCvsToEmbed(db: Db, params: { model: string; after: string | null }) {
  const rows = await db
    .select({ id: cvs.userId, ...cvColumns })
    .from(cvs)
    .where(
      and(
        or(isNull(cvs.embeddingModel), ne(cvs.embeddingModel, params.model)),
        params.after ? gt(cvs.userId, params.after) : undefined,
      ),
    )
    .orderBy(asc(cvs.userId))
    .limit(1);
  return rows.map(typed);
}

type WaitingCv = Awaited<ReturnType<typeof listCvsToEmbed>>[number];

/** Updates only CVs whose text and corrections are still those that were embedded. */
export async function updateEmbeddings(db: Db, rows: Embedded<WaitingCv>[]): Promise<void> {
  for (const { id, updatedAt, corrections, embedding, embeddingModel } of rows) {
    const isSame = sql`${cvs.corrections} is not distinct from ${corrections ? JSON.stringify(corrections) : null}::jsonb`;
    await db
      .update(cvs)
      .set({ embedding, embeddingModel })
      .where(and(eq(cvs.userId, id), isStill(updatedAt), isSame));
  }
}
