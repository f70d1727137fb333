import type { Db } from "@career-hub/db/client.ts";
import { rateLimits, users } from "@career-hub/db/schema.ts";
import { eq, like } from "drizzle-orm";
import { newsOf, notify } from "../news/queries.ts";

/** All foreign keys to the person cascade. Counters have no foreign key and are deleted by id. */
export async function removeUser(db: Db, { userId }: { userId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(users)
      .where(eq(users.id, userId))
      .returning({ notified: notify(newsOf, users.id) });
    await tx.delete(rateLimits).where(like(rateLimits.key, `%${userId}%`));
  });
}
