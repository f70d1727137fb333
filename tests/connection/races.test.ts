import { setImmediate as endOfTurn } from "node:timers/promises";
import { connections, users } from "@career-hub/db/schema.ts";
import { noWishes } from "@career-hub/server/profile/wishes/schema.ts";
import { describe, expect, test } from "vitest";
import { sampleProfile } from "../profile/sampleProfile.ts";
import { connect, createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
const rounds = Number(process.env.ROUNDS ?? 20);
const atOnce = 10;

const ask = (from: Person, to: Person) => from.caller.connection.request({ addresseeId: to.id });
const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === "fulfilled" ? "done" : String(result.reason.code);
const rows = () => database.db.select().from(connections);

/** Runs `rounds` rounds with a new pair of people each, `atOnce` rounds concurrently. */
async function everyRound<T>(run: (one: Person, other: Person, round: number) => Promise<T>): Promise<T[]> {
  const testContext = createTestContext(database.current());
  const results: T[] = [];
  for (let round = 0; round < rounds; round += atOnce)
    results.push(
      ...(await Promise.all(
        Array.from({ length: atOnce }, async (_, at) =>
          run(await testContext.somebody(), await testContext.somebody(), round + at),
        ),
      )),
    );
  return results;
}

describe("concurrent calls", () => {
  test("mutual requests, each sent twice, make one accepted connection; the rest are conflicts", async () => {
    const results = await everyRound(async (one, other) => {
      const calls = [ask(one, other), ask(other, one), ask(one, other), ask(other, one)];
      return (await Promise.allSettled(calls)).map(codeOf).sort();
    });
    for (const codes of results) expect(codes).toEqual(["CONFLICT", "CONFLICT", "done", "done"]);
    const kept = await rows();
    expect(kept).toHaveLength(rounds);
    expect(kept.filter((row) => row.status !== "accepted")).toEqual([]);
  }, 1_800_000);

  test.each(["cancels", "declines elsewhere"])(
    "accept while the other %s: exactly one succeeds and the row agrees",
    async (how) => {
      const wins = await everyRound(async (sender, addressee, round) => {
        await ask(sender, addressee);
        const { id } = await sender.caller.connection.status({ userId: addressee.id });
        const accept = () => addressee.caller.connection.accept({ requesterId: sender.id });
        const remove = () =>
          (how === "cancels" ? sender : addressee).caller.connection.decline({ id: id ?? "" });
        // Delays the second call by some queries, so that it overlaps the first or comes after it.
        const [first, second] = round % 2 === 0 ? [accept, remove] : [remove, accept];
        const later = async () => {
          for (let queries = round % 14; queries > 0; queries--)
            await Promise.all([database.current().ping(), endOfTurn()]);
          return second();
        };
        const results = await Promise.allSettled([first(), later()]);
        const [accepted, removed] = round % 2 === 0 ? results : results.toReversed();
        if (!accepted || !removed) throw new Error("two calls, two answers");
        const { status } = await addressee.caller.connection.status({ userId: sender.id });
        return `${codeOf(accepted)} ${codeOf(removed)} ${status}`;
      });
      const ways = Map.groupBy(wins, (one) => one);
      expect(new Set(ways.keys())).toEqual(new Set(["done CONFLICT accepted", "NOT_FOUND done null"]));
      const accepted = ways.get("done CONFLICT accepted")?.length;
      expect(await rows()).toHaveLength(accepted ?? 0);
    },
    1_800_000,
  );

  test("ending a connection during messages, sprints and openings leaves no rows and no errors", async () => {
    const role = { title: "Founding engineer", description: "Builds the product." };
    const startsOn = new Date().toISOString().slice(0, 10);
    const codes = await everyRound(async (one, other, round) => {
      const connectionId = await connect(one, other);
      const results = await Promise.allSettled([
        other.caller.message.send({ connectionId, body: "first" }),
        other.caller.sprint.start({ connectionId, startsOn, page: "Goal" }),
        round % 2 === 0
          ? one.caller.connection.remove({ id: connectionId })
          : one.caller.connection.block({ userId: other.id }),
        other.caller.message.send({ connectionId, body: "second" }),
        other.caller.founding.propose({ connectionId, role }),
      ]);
      return results.map(codeOf);
    });
    expect(new Set(codes.flat())).toEqual(new Set(["done", "NOT_FOUND"]));
    expect(await rows()).toEqual([]);
  }, 1_800_000);

  test("deleting an account during its own writes leaves no rows and no errors", async () => {
    const codes = await everyRound(async (leaving) => {
      const { caller } = leaving;
      const results = await Promise.allSettled([
        caller.profile.save({ profileData: sampleProfile }),
        caller.user.createToken({ name: "one", access: "read" }),
        caller.user.removeAccount(),
        caller.profile.saveWishes(noWishes),
        caller.user.visit(),
        caller.job.hideCompany({ company: "Acme" }),
        caller.profile.save({ profileData: sampleProfile }),
      ]);
      return results.map(codeOf);
    });
    const expected = new Set(["done", "NOT_FOUND", "CONFLICT", "UNAUTHORIZED"]);
    expect(codes.flat().filter((code) => !expected.has(code))).toEqual([]);
    expect(await database.db.select({ id: users.id }).from(users)).toHaveLength(rounds);
  }, 1_800_000);

  test("deleting an account during requests, accepts and reads leaves no rows and no errors", async () => {
    const codes = await everyRound(async (leaving, staying, round) => {
      const id = round % 2 === 0 ? leaving.id : staying.id;
      if (round % 3 === 0) await ask(leaving, staying);
      const results = await Promise.allSettled([
        ask(staying, leaving),
        leaving.caller.user.removeAccount(),
        staying.caller.connection.accept({ requesterId: leaving.id }),
        staying.caller.connection.pending(),
        staying.caller.connection.active(),
        staying.caller.message.threads(),
        staying.caller.profile.byId({ userId: id }),
        leaving.caller.connection.sent(),
        ask(leaving, staying),
      ]);
      return results.map(codeOf);
    });
    const expected = new Set(["done", "NOT_FOUND", "CONFLICT", "UNAUTHORIZED"]);
    expect(codes.flat().filter((code) => !expected.has(code))).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(await database.db.select({ id: users.id }).from(users)).toHaveLength(rounds);
  }, 1_800_000);
});
