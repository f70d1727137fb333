import { connections } from "@career-hub/db/schema.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();

/** The expected state in memory: one row per pair, declines counted per direction. */
type Row = { id: string; from: number; to: number; status: "pending" | "accepted" };
type Model = { rows: Row[]; gone: Row[]; declines: Map<string, number> };
type Real = { people: Person[] };
type Command = fc.AsyncCommand<Model, Real>;

const maxDeclines = 3;
const between = (model: Model, one: number, other: number) =>
  model.rows.find((row) => (row.from === one && row.to === other) || (row.from === other && row.to === one));
const without = (model: Model, row: Row) => {
  model.rows.splice(model.rows.indexOf(row), 1);
  model.gone.push(row);
};
const personOf = (real: Real, at: number): Person => {
  const person = real.people[at];
  if (!person) throw new Error(`no person ${at}`);
  return person;
};
type Outcome = { message: string; id?: string };
const outcome = (call: Promise<Outcome>): Promise<Outcome> =>
  call.catch((error: { code?: string }) => ({ message: error.code ?? "no code" }));

const request = (from: number, to: number): Command => ({
  check: () => true,
  toString: () => `${from} asks ${to}`,
  async run(model, real) {
    const [one, other] = [personOf(real, from), personOf(real, to)];
    const { message, id } = await outcome(one.caller.connection.request({ addresseeId: other.id }));
    const row = between(model, from, to);
    if (from === to) expect(message).toBe("BAD_REQUEST");
    else if (row?.status === "pending" && row.from === to) {
      expect(message).toBe("Connection accepted!");
      row.status = "accepted";
    } else if (row) expect(message).toBe("CONFLICT");
    else if ((model.declines.get(`${from} ${to}`) ?? 0) > maxDeclines)
      expect(message).toBe("TOO_MANY_REQUESTS");
    else {
      expect(message).toBe("Connection request sent!");
      model.rows.push({ id: id ?? "", from, to, status: "pending" });
    }
  },
});

const accept = (who: number, from: number): Command => ({
  check: () => true,
  toString: () => `${who} accepts ${from}`,
  async run(model, real) {
    const { message } = await outcome(
      personOf(real, who).caller.connection.accept({ requesterId: personOf(real, from).id }),
    );
    const row = model.rows.find((one) => one.from === from && one.to === who);
    expect(message).toBe(row ? "Connection accepted!" : "NOT_FOUND");
    if (row) row.status = "accepted";
  },
});

/** Any current or former request: cancelled by its sender, declined by its addressee, or tried by a third person. */
const decline = (who: number, at: number): Command => ({
  check: (model) => model.rows.length + model.gone.length > 0,
  toString: () => `${who} declines or cancels request ${at}`,
  async run(model, real) {
    const all = [...model.rows, ...model.gone];
    const row = all[at % all.length];
    if (!row) return;
    const { message } = await outcome(personOf(real, who).caller.connection.decline({ id: row.id }));
    if (model.gone.includes(row) || (row.from !== who && row.to !== who)) expect(message).toBe("NOT_FOUND");
    else if (row.status === "accepted") expect(message).toBe("CONFLICT");
    else {
      expect(message).toBe("Request declined/cancelled.");
      const key = `${row.from} ${row.to}`;
      if (who === row.to) model.declines.set(key, (model.declines.get(key) ?? 0) + 1);
      without(model, row);
    }
  },
});

test("random requests, accepts and declines of three people match the model", async () => {
  // The limit of thirty requests a day would end a run early; it has its own test.
  const testContext = createTestContext(database.current());
  testContext.context.limiter.take = async () => {};
  const people = [await testContext.somebody(), await testContext.somebody(), await testContext.somebody()];
  const { db, execute } = database;
  const person = fc.nat({ max: people.length - 1 });
  const commands = fc.commands(
    [
      fc.tuple(person, person).map(([from, to]) => request(from, to)),
      fc.tuple(person, person).map(([from, to]) => request(from, to)),
      fc.tuple(person, person).map(([who, from]) => accept(who, from)),
      fc.tuple(person, fc.nat({ max: 100 })).map(([who, at]) => decline(who, at)),
      fc.tuple(person, fc.nat({ max: 100 })).map(([who, at]) => decline(who, at)),
    ],
    { maxCommands: 30, size: "max" },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (history) => {
      await execute("delete from connections; delete from events; delete from rate_limits");
      const model: Model = { rows: [], gone: [], declines: new Map() };
      await fc.asyncModelRun(() => ({ model, real: { people } }), history);
      const kept = await db
        .select({
          id: connections.id,
          from: connections.requesterId,
          to: connections.addresseeId,
          status: connections.status,
        })
        .from(connections);
      const asModel = kept.map((row) => ({
        ...row,
        from: people.findIndex((one) => one.id === row.from),
        to: people.findIndex((one) => one.id === row.to),
      }));
      const byId = (one: Row, other: Row) => one.id.localeCompare(other.id);
      expect(asModel.sort(byId)).toEqual(model.rows.toSorted(byId));
    }),
    { numRuns: Number(process.env.ROUNDS ?? 20) * 2 },
  );
}, 600_000);
