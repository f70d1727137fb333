import { profiles, users, wishes } from "@career-hub/db/schema.ts";
import { loadPeople } from "@career-hub/demo/people.ts";
import { removeSampleProfile } from "@career-hub/demo/queries.ts";
import { seedPeople } from "@career-hub/demo/seedPeople.ts";
import type { CodeHost } from "@career-hub/server/codehost/reading.ts";
import { profileSchema } from "@career-hub/server/profile/schema.ts";
import { wishesSchema } from "@career-hub/server/profile/wishes/schema.ts";
import { validateWishes } from "@career-hub/server/profile/wishes/wishes.ts";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { createTestContext, testEnv } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
const env = testEnv({ PUBLIC_URL: "http://hub.example" });
// Seeding does not call the code host, but runs only when a demo code host is configured.
const codeHosts = { demo: {} as CodeHost };
let testContext: ReturnType<typeof createTestContext>;
beforeEach(() => {
  testContext = createTestContext(database.current(), { env, codeHosts });
});

const rows = () =>
  database.db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id));

it("saves a profile and some wishes for sample people once, and keeps existing accounts", async () => {
  const { db } = database;
  const samples = await loadPeople(new Date());
  const account = { codeHost: "demo", avatarUrl: "", profileUrl: "http://hub.example/x" };
  const teodor = samples.find(({ login }) => login === "teodorbrask");
  await db
    .insert(users)
    .values({ ...account, codeHostUserId: String(teodor?.id), username: "renamed-teodor" });
  await Promise.all([seedPeople(testContext.context), seedPeople(testContext.context)]);
  const first = await rows();
  expect(first).toHaveLength(44);
  const made = first.filter(({ user }) => user.username !== "renamed-teodor");
  expect(first.filter((row) => !made.includes(row))).toMatchObject([
    { user: { codeHostUserId: String(teodor?.id) }, profile: null },
  ]);
  const logins = made.map(({ user }) => user.username);
  expect(logins).toContain("runa-aldecoa");
  expect(logins).not.toContain("gareth-pennard");
  expect(logins).not.toContain("ines-lindqvaye");
  for (const { user, profile } of made) {
    expect(user).toMatchObject({
      codeHost: "demo",
      avatarUrl: `http://hub.example/demo-code-host/avatars/${user.username}.svg`,
      profileUrl: `http://hub.example/demo-code-host/${user.username}`,
      generationCount: 0,
    });
    expect(profileSchema.safeParse(profile?.data).error).toBeUndefined();
    expect(profile?.embeddingModel).toBe("local-2");
  }

  // No private repositories, and links with the public URL of the demo code host.
  const secret = samples.flatMap(({ login, repositories }) =>
    repositories.filter((one) => one.isPrivate).map((one) => `${one.owner ?? login}/${one.name}`),
  );
  const text = JSON.stringify(first.map(({ profile }) => profile?.data));
  expect(secret.length).toBeGreaterThan(0);
  for (const name of secret) expect(text).not.toContain(`"${name}"`);
  expect(text).toContain("http://hub.example/demo-code-host/runa-aldecoa/tidelog");

  await seedPeople(testContext.context);
  expect(await rows()).toEqual(first);

  const stated = await db.select().from(wishes);
  expect(stated.length).toBeGreaterThan(20);
  for (const { data } of stated) expect(validateWishes(wishesSchema.parse(data))).toEqual(data);
  // Wishes are deleted with the sample profile when the person signs in.
  const [one] = stated;
  await removeSampleProfile(db, { userId: one?.userId ?? "" });
  expect(await db.select().from(wishes)).toEqual(stated.slice(1));
});

it.each([
  ["without sample data", { env: testEnv({ DEMO_DATA: "false" }), codeHosts }],
  ["with a real code host", { env, codeHosts: {} }],
])("does nothing %s", async (_, options) => {
  await seedPeople(createTestContext(database.current(), options).context);
  expect(await rows()).toEqual([]);
});

it("stops when the server closes", async () => {
  testContext.close();
  await seedPeople(testContext.context);
  expect(await rows()).toEqual([]);
});
