import type { Db } from "@career-hub/db/client.ts";
import { rateLimits, users } from "@career-hub/db/schema.ts";
import { eq, like } from "drizzle-orm";
import { newsOf, notify } from "../news/queries.ts";

/** Everything else that is the person's goes with the row: every owner key cascades. Counters only name the id. */
export async function removeUser(db: Db, { userId }: { userId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(users)
      .where(eq(users.id, userId))
      .returning({ notified: notify(newsOf, users.id) });
    await tx.delete(rateLimits).where(like(rateLimits.key, `%${userId}%`));
  });
}
