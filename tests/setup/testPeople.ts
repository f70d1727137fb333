import type { OpenDb } from "@career-hub/db/client.ts";
import { beforeEach } from "vitest";
import { createTestContext, type Person } from "./people.ts";

/** Signs in people, in this order, before each test. Use them only inside tests and hooks. */
export function testPeople<const Logins extends string[]>(
  database: { current: () => OpenDb },
  ...logins: Logins
) {
  const people = logins.map(() => ({}) as Person);
  beforeEach(async () => {
    const signedIn = await createTestContext(database.current()).signInAll(...logins);
    for (const [at, person] of people.entries()) Object.assign(person, signedIn[at]);
  });
  return people as { [At in keyof Logins]: Person };
}
