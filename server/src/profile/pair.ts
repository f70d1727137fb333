import type { Db } from "@career-hub/db/client.ts";
import { findRelation, findUsualAnswer } from "../connection/queries.ts";
import { listSavedProfiles } from "./features/queries.ts";
import { ownCommitsOf } from "./ownCommits.ts";
import { loadPortraits } from "./portraits.ts";
import { findPerson } from "./queries.ts";
import { factsOf, payAndEquity } from "./wishes/facts.ts";
import { compareWishes, sideOf } from "./wishes/fit.ts";
import { wishesOf } from "./wishes/wishes.ts";

async function halfOf(db: Db, { userId, viewerId }: { userId: string; viewerId: string }) {
  const [saved, person, wishes] = await Promise.all([
    listSavedProfiles(db, { userIds: [userId] }),
    findPerson(db, { userId, viewerId }),
    wishesOf(db, { userId }),
  ]);
  const [portrayed] = await loadPortraits(db, saved);
  const technical = person?.profile?.technical;
  return {
    exists: person !== undefined,
    side: sideOf(wishes, portrayed),
    half: portrayed && technical ? { areas: portrayed.areas, ownCommits: ownCommitsOf(technical) } : null,
  };
}

/** Comparison of two people from the view of one of them; undefined when the other does not exist. */
export async function findPair(db: Db, { userId, otherId }: { userId: string; otherId: string }) {
  const [you, they, relation, usualAnswer] = await Promise.all([
    halfOf(db, { userId, viewerId: userId }),
    halfOf(db, { userId: otherId, viewerId: userId }),
    findRelation(db, { userId, otherId }),
    findUsualAnswer(db, { userId: otherId }),
  ]);
  if (!they.exists) return undefined;
  const now = new Date();
  return {
    you: you.half,
    they: they.half,
    theirs: compareWishes(they.side, you.side, "You", now),
    yours: compareWishes(you.side, they.side, "They", now),
    /** "Not now": a request would be refused. */
    notLooking: they.side.wishes.looking === "no",
    statements: factsOf(they.side.wishes, now),
    /** Null unless the two are connected. */
    money: relation?.status === "accepted" || userId === otherId ? payAndEquity(they.side.wishes) : null,
    /** In hours; null below five answers. */
    usualAnswer,
  };
}
