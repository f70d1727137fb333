import { expect, it } from "vitest";
import { createTestContext } from "../setup/people.ts";
import { restOf } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const server = testServer(database, { people: null });

it("looks up the session once per batch and again for the next request", async () => {
  const { token } = await createTestContext(database.current()).signIn("ada");
  const { sessions } = server.app.services;
  const { find } = sessions;
  let lookups = 0;
  sessions.find = (...given) => {
    lookups += 1;
    return find(...given);
  };
  const paths = Array(10).fill("user.current").join(",");
  const batch = () =>
    server.app.inject({
      url: `/trpc/${paths}?batch=1&input={}`,
      headers: { authorization: `Bearer ${token}` },
    });
  for (const { result } of (await batch()).json()) expect(result.data.user.username).toBe("ada");
  expect(lookups).toBe(1);
  await restOf(server.app, token)("POST", "/auth/logout");
  for (const { error } of (await batch()).json()) expect(error.data.code).toBe("UNAUTHORIZED");
  expect(lookups).toBe(2);
});

it("answers concurrent requests for their own session and rejects ended ones", async () => {
  const { signIn } = createTestContext(database.current());
  const names = ["ada", "ben", "cleo", "dov"];
  const people = await Promise.all(names.map((name) => signIn(name)));
  await restOf(server.app, people[3]?.token)("POST", "/auth/logout");
  const tokens = [...people, ...people].map(({ token }) => token);
  const responses = await Promise.all(
    [...tokens, "A".repeat(43)].map((token) => restOf(server.app, token)("GET", "/auth/user")),
  );
  const seen = responses.map(({ status, body }) => body.user?.username ?? status);
  expect(seen).toEqual(["ada", "ben", "cleo", 401, "ada", "ben", "cleo", 401, 401]);
});
