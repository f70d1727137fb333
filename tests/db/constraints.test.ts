import { beforeEach, describe, expect, it } from "vitest";
import { createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
let [a, b]: Person[] = [];

beforeEach(async () => {
  const testContext = createTestContext(database.current());
  [a, b] = [await testContext.somebody(), await testContext.somebody()];
});

describe("the database itself refuses", () => {
  const connect = "insert into connections (requester_id, addressee_id) values ($1, $2)";
  it.each<[string, () => Promise<unknown>]>([
    [
      "a fourth generation",
      () => database.execute("update users set generation_count = 4 where id = $1", [a?.id]),
    ],
    [
      "a negative count",
      () => database.execute("update users set generation_count = -1 where id = $1", [a?.id]),
    ],
    ["a connection with oneself", () => database.execute(connect, [a?.id, a?.id])],
    [
      "a second row for a pair, also the other way round",
      async () => {
        await database.execute(connect, [a?.id, b?.id]);
        await database.execute(connect, [b?.id, a?.id]);
      },
    ],
    [
      "two generations running for one person",
      async () => {
        const start = "insert into generations (user_id, lease_until) values ($1, now())";
        await database.execute(start, [a?.id]);
        await database.execute(start, [a?.id]);
      },
    ],
    [
      "a generation that succeeded without a profile",
      () =>
        database.execute(
          "insert into generations (user_id, lease_until, status, number) values ($1, now(), 'succeeded', 1)",
          [a?.id],
        ),
    ],
    [
      "a vector without the model that made it",
      () =>
        database.execute("insert into profiles (user_id, data, embedding) values ($1, '{}', $2)", [
          a?.id,
          JSON.stringify(Array(1024).fill(0.1)),
        ]),
    ],
    [
      "a saved profile from somebody else's generation",
      async () => {
        const { rows } = await database.execute(
          "insert into generations (user_id, lease_until, status, number, profile, writer) values ($1, now(), 'succeeded', 1, '{}', 'w') returning id",
          [a?.id],
        );
        const [row] = rows as { id: string }[];
        await database.execute("insert into profiles (user_id, generation_id, data) values ($1, $2, '{}')", [
          b?.id,
          row?.id,
        ]);
      },
    ],
    [
      "a job whose address is no web address",
      () =>
        database.execute(
          "insert into jobs (duplicate_key, title, url, description_html, description_text) values ('k', 't', 'javascript:alert(1)', '', '')",
        ),
    ],
    [
      "a CV above ten megabytes",
      () =>
        database.execute(
          "insert into cvs (user_id, original_filename, size, text, reading) values ($1, 'a', 10485761, '', '{}')",
          [a?.id],
        ),
    ],
  ])("%s", async (_, attempt) => {
    await expect(attempt()).rejects.toThrow(/violates|duplicate/);
  });
});
