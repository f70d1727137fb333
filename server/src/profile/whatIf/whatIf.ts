import type { Db } from "@career-hub/db/client.ts";
import type { z } from "zod";
import { badRequest, conflict, profileNotFound } from "../../errors.ts";
import { termNamed } from "../../knowledge/dictionary.ts";
import { type Learned, withLearned } from "../../matching/learned.ts";
import { scorePair } from "../../matching/people.ts";
import { portraitOf } from "../../matching/portrait.ts";
import { currentPortraits, readDescribed } from "../features/features.ts";
import { listDescribed, listSavedProfiles } from "../features/queries.ts";
import { loadPortraits } from "../portraits.ts";
import { findPerson } from "../queries.ts";
import { toMatch } from "../suggestions.ts";
import type { learnInput } from "./schema.ts";

function learnedOf({ technology, area }: z.infer<typeof learnInput>): Learned {
  if ((technology === undefined) === (area === undefined))
    throw badRequest("Choose either a technology or an area.");
  if (area) return { area };
  const term = termNamed(technology ?? "");
  if (!term) throw badRequest("We do not know this technology, so it would not change the score.");
  return { technology: term.name };
}

async function requirePerson(db: Db, { userId, otherId }: { userId: string; otherId: string }) {
  const person = userId === otherId ? undefined : await findPerson(db, { userId: otherId, viewerId: userId });
  if (!person) throw profileNotFound();
}

/** The receipt of two people now and with one more claim on the person's side. Nothing is stored. */
export async function ifLearned(db: Db, userId: string, input: z.infer<typeof learnInput>) {
  const learned = learnedOf(input);
  const [portraits, [row]] = await Promise.all([
    currentPortraits(db, [userId, input.userId]),
    listDescribed(db, { userIds: [userId] }),
    requirePerson(db, { userId, otherId: input.userId }),
  ]);
  const [own, other] = [portraits.get(userId), portraits.get(input.userId)];
  if (!own || !other || !row) return null;
  const extended = withLearned(readDescribed(row).claims, row.proof, learned);
  if (!extended) throw conflict("Your profile already shows this.");
  return {
    /** Name of the added claim. */
    claim: extended.claim,
    now: toMatch(scorePair(own, other)),
    imagined: toMatch(scorePair(portraitOf(extended.profile, extended.proof), other)),
  };
}

type Three = { userId: string; otherId: string; thirdId: string };

/** Areas covered by three people, and the person's match with the third. The match of the other two is private. */
export async function withThird(db: Db, { userId, otherId, thirdId }: Three) {
  const [saved] = await Promise.all([
    listSavedProfiles(db, { userIds: [userId, otherId, thirdId] }),
    requirePerson(db, { userId, otherId }),
    requirePerson(db, { userId, otherId: thirdId }),
  ]);
  if (otherId === thirdId) throw badRequest("Choose a different third person.");
  const people = new Map((await loadPortraits(db, saved)).map((one) => [one.userId, one]));
  const [you, they, third] = [people.get(userId), people.get(otherId), people.get(thirdId)];
  if (!you || !they || !third) return null;
  const levelOf = ({ areas }: typeof you, area: string) =>
    areas.find((one) => one.area === area)?.level ?? "None";
  return {
    match: toMatch(scorePair(you.portrait, third.portrait)),
    areas: you.areas.map(({ area, level }) => ({
      area,
      you: level,
      they: levelOf(they, area),
      third: levelOf(third, area),
    })),
  };
}
