import { expect, it } from "vitest";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const server = testServer(database, { people: null });

it("looks the session up once for all calls of a batch, and again for the next request", async () => {
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
  await server.app.inject({
    method: "POST",
    url: "/api/auth/logout",
    headers: { authorization: `Bearer ${token}` },
  });
  for (const { error } of (await batch()).json()) expect(error.data.code).toBe("UNAUTHORIZED");
  expect(lookups).toBe(2);
});

it("answers everybody who asks at the same moment for themselves, and nobody whose session has ended", async () => {
  const { signIn } = createTestContext(database.current());
  const names = ["ada", "ben", "cleo", "dov"];
  const people = await Promise.all(names.map((name) => signIn(name)));
  const ask = (token: string) =>
    server.app.inject({ url: "/api/auth/user", headers: { authorization: `Bearer ${token}` } });
  await server.app.inject({
    method: "POST",
    url: "/api/auth/logout",
    headers: { authorization: `Bearer ${people[3]?.token}` },
  });
  const answers = await Promise.all(
    [...people, ...people].map(({ token }) => ask(token)).concat(ask("A".repeat(43))),
  );
  const seen = answers.map((answer) => answer.json().user?.username ?? answer.statusCode);
  expect(seen).toEqual(["ada", "ben", "cleo", 401, "ada", "ben", "cleo", 401, 401]);
});
