import type { Db } from "@career-hub/db/client.ts";
import { badRequest } from "../../errors.ts";
import { countryCodes } from "../../text/countries.ts";
import { withoutContactData } from "../contactData.ts";
import { comparePeople, loadPeople } from "../people/people.ts";
import { isPossible, wishText } from "./options.ts";
import { findWishes } from "./queries.ts";
import { noWishes, type Wishes, wishLists } from "./schema.ts";

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const isCurrency = (code: string) => Intl.supportedValuesOf("currency").includes(code);
const isRange = ({ from, to }: { from: number | null; to: number | null }) =>
  from === null || to === null || from <= to;

/** Validation beyond the schema: known options, no duplicates, ordered ranges. Throws 400 with a sentence for the form. */
export function validateWishes(wishes: Wishes): Wishes {
  if (wishes.country !== null && !countryCodes.includes(wishes.country))
    throw badRequest("This country is not known.");
  if (wishes.timeZone !== null && !isTimeZone(wishes.timeZone))
    throw badRequest("This time zone is not known.");
  if (!isCurrency(wishes.pay.currency)) throw badRequest("This currency is not known.");
  if (!isRange(wishes.pay)) throw badRequest("Monthly pay: “from” must not be higher than “to”.");
  if (!isRange(wishes.equity)) throw badRequest("Equity: “from” must not be higher than “to”.");
  const seen = new Set<string>();
  for (const list of wishLists)
    for (const wish of wishes[list]) {
      const key = `${wish.kind} ${wish.value.toLowerCase()}`;
      if (!isPossible(list, wish)) throw badRequest(`“${wish.value}” cannot be in the list “${list}”.`);
      if (wish.kind === "words" && withoutContactData(wish.value) !== wish.value)
        throw badRequest(
          `“${wish.value}” contains an e-mail address, a link or a phone number. People can reach you with a connection request.`,
        );
      if (seen.has(key)) throw badRequest(`“${wish.value}” is listed twice.`);
      seen.add(key);
    }
  return wishes;
}

export const wishesOf = async (db: Db, params: { userId: string }): Promise<Wishes> =>
  (await findWishes(db, params))?.wishes ?? noWishes;

/** Smaller counts could identify a person. */
const minCount = 5;
const hideSmall = (count: number) => (count < minCount ? null : count);

/** Number of listed people who meet these wishes; null for fewer than five. */
export async function countMeeting(db: Db, { userId, wishes }: { userId: string; wishes: Wishes }) {
  const people = comparePeople(await loadPeople(db, { userId }), wishes);
  const total = wishes.must.length + wishes.prefer.length + wishes.avoid.length;
  const most = Math.max(1, total - 1);
  const failing = people.filter(({ yours }) => yours.failedMusts > 0);
  const failures = wishes.must.map((wish) => {
    const text = wishText("must", wish);
    const count = failing.filter(({ yours }) =>
      yours.wishes.some((one) => one.list === "must" && one.text === text && !one.met),
    ).length;
    return { text, count };
  });
  const hardest = failures.sort((a, b) => b.count - a.count)[0];
  return {
    people: people.length,
    musts: hideSmall(people.length - failing.length),
    most: hideSmall(people.filter(({ yours }) => yours.met >= most).length),
    mostOf: { met: most, total },
    hardest: hardest && hardest.count >= minCount ? { ...hardest, of: failing.length } : null,
  };
}
