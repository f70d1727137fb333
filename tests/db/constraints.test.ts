import { beforeEach, describe, expect, it } from "vitest";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
let ids: [string, string];

beforeEach(async () => {
  const { somebody } = createTestContext(database.current());
  ids = [(await somebody()).id, (await somebody()).id];
});

const connect = (from: string, to: string) =>
  `insert into connections (requester_id, addressee_id) values ('${from}', '${to}')`;
const generate = (id: string) => `insert into generations (user_id, lease_until) values ('${id}', now())`;
const succeeded = (id: string, names = "", values = "") =>
  `insert into generations (user_id, lease_until, status, number${names}) values ('${id}', now(), 'succeeded', 1${values})`;
const vector = JSON.stringify(Array(1024).fill(0.1));

describe("database constraints reject", () => {
  // Only the last statement is rejected.
  it.each<[string, (one: string, other: string) => string[]]>([
    ["a fourth generation", (one) => [`update users set generation_count = 4 where id = '${one}'`]],
    ["a negative count", (one) => [`update users set generation_count = -1 where id = '${one}'`]],
    ["a connection with oneself", (one) => [connect(one, one)]],
    [
      "a second row for a pair, the other way round",
      (one, other) => [connect(one, other), connect(other, one)],
    ],
    ["two generations running for one person", (one) => [generate(one), generate(one)]],
    ["a generation that succeeded without a profile", (one) => [succeeded(one)]],
    [
      "a vector without the model that made it",
      (one) => [`insert into profiles (user_id, data, embedding) values ('${one}', '{}', '${vector}')`],
    ],
    [
      "a saved profile from somebody else's generation",
      (one, other) => [
        succeeded(one, ", profile, writer", ", '{}', 'w'"),
        `insert into profiles (user_id, generation_id, data) select '${other}', id, '{}' from generations`,
      ],
    ],
    [
      "a job with a javascript: URL",
      () => [
        "insert into jobs (duplicate_key, title, url, description_html, description_text) values ('k', 't', 'javascript:alert(1)', '', '')",
      ],
    ],
    [
      "a CV above ten megabytes",
      (one) => [
        `insert into cvs (user_id, original_filename, size, text, reading) values ('${one}', 'a', 10485761, '', '{}')`,
      ],
    ],
  ])("%s", async (_, statementsOf) => {
    const statements = statementsOf(...ids);
    const last = statements.pop() ?? "";
    for (const statement of statements) await database.execute(statement);
    await expect(database.execute(last)).rejects.toThrow(/violates|duplicate/);
  });
});
