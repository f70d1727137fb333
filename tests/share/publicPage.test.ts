import type { Profile } from "@career-hub/server/profile/schema.ts";
import { beforeEach, expect, it } from "vitest";
import { ad, testImports } from "../job/testImports.ts";
import { sampleProfile } from "../profile/sampleProfile.ts";
import { expectError } from "../setup/expectError.ts";
import { createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const imports = testImports(database);
const server = testServer(database, { people: null, isShared: true });
let ada: Person;

const place = (repository: string, isPrivate: boolean, ownCommits: number, ownShare = 0.77) => ({
  repository: `ada/${repository}`,
  isPrivate,
  note: `Seen in ${repository}`,
  ownCommits,
  ownShare,
  firstAt: "2021-01-01T00:00:00Z",
  lastAt: "2024-02-01T00:00:00Z",
  url: `https://github.com/ada/${repository}`,
});
const profile: Profile = {
  ...sampleProfile,
  technical: {
    ...sampleProfile.technical,
    headline: "Storage engines </title><script>alert(1)</script>",
    keyStrengths: ["Crash recovery", "Secret work"],
    projectInsights: [],
    architecturalConcepts: [],
  },
};
const evidence = {
  "Crash recovery": [place("tidelog", false, 1_200)],
  "Secret work": [place("hush-hush", true, 900)],
  Rust: [place("tidelog", false, 1_200), place("kelpdb", false, 34, 0.004)],
};

beforeEach(async () => {
  ada = await createTestContext(database.current()).signIn("ada", { name: "Ada Lovelace" });
  await ada.caller.profile.save({ profileData: profile });
  // Saving discards evidence that no generation produced.
  await database.execute("update profiles set data = jsonb_set(data, '{technical,evidence}', $1::jsonb)", [
    JSON.stringify(evidence),
  ]);
});

const paths = ["/p/ada", "/p/ada/og.png", "/p/ada/badge.svg"];
const statusesOf = async () => {
  const responses = [];
  for (const url of paths) responses.push((await server.app.inject(url)).statusCode);
  return responses;
};

it("a public profile is served only while its owner shares it", async () => {
  expect(await ada.caller.profile.sharing()).toMatchObject({ isPublic: false });
  expect(await statusesOf()).not.toContain(200);
  await ada.caller.profile.share({ isPublic: true });
  expect(await statusesOf()).toEqual([200, 200, 200]);
  expect((await server.app.inject("/sitemap.xml")).body).toContain("/p/ada<");
  await ada.caller.profile.share({ isPublic: false });
  expect(await statusesOf()).not.toContain(200);
  expect((await server.app.inject("/sitemap.xml")).body).not.toContain("/p/ada<");
});

it("a public profile shows public evidence without scripts and no private repositories", async () => {
  await ada.caller.profile.share({ isPublic: true });
  const { body, headers } = await server.app.inject("/P/ADA".replace("/P", "/p"));
  expect(headers["content-type"]).toContain("text/html");
  for (const text of [
    "Ada Lovelace",
    "Crash recovery",
    "tidelog",
    "1,234 own commits",
    "used as evidence",
    "2021 to 2024",
    "77% of commits",
    "&#60;1% of commits",
  ])
    expect(body).toContain(text);
  for (const text of ["Secret work", "hush-hush", "93%", ">0% of commits", "<script>alert"])
    expect(body).not.toContain(text);
  expect(body).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(body).toContain('property="og:image"');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({ "@type": "ProfilePage", mainEntity: { name: "Ada Lovelace" } });
});

it("a public profile counts a single commit and repository in the singular", async () => {
  await database.execute("update profiles set data = jsonb_set(data, '{technical,evidence}', $1::jsonb)", [
    JSON.stringify({ Rust: [place("tidelog", false, 1)] }),
  ]);
  await ada.caller.profile.share({ isPublic: true });
  const { body } = await server.app.inject("/p/ada");
  expect(body).toContain("1 own commit in 1 public repository used as evidence");
});

it("a public profile charts own commits by year of public repositories, with a table", async () => {
  const ownCommits = [
    { repository: "ada/tidelog", isPrivate: false, commits: 1_200, byYear: { 2022: 800, 2024: 400 } },
    { repository: "ada/hush-hush", isPrivate: true, commits: 900, byYear: { 2019: 900 } },
  ];
  await database
    .current()
    .execute("update profiles set data = jsonb_set(data, '{technical,basis}', $1::jsonb)", [
      JSON.stringify({ ownCommits }),
    ]);
  await ada.caller.profile.share({ isPublic: true });
  const { body } = await server.app.inject("/p/ada");
  const bars = [...body.matchAll(/class="year" style="height:(\d+)px"/g)].map(([, height]) => Number(height));
  // tidelog in 2022, 2023 and 2024, then kelpdb without known years.
  expect(bars).toEqual([26, 0, 13, 0, 0, 0]);
  expect(body).toContain("Show as table");
  for (const text of ["’19", "hush-hush"]) expect(body).not.toContain(text);
});

it("a public profile has an Open Graph image and a badge", async () => {
  await ada.caller.profile.share({ isPublic: true });
  const picture = await server.app.inject("/p/ada/og.png");
  expect(picture.headers["content-type"]).toBe("image/png");
  expect(picture.rawPayload.readUInt32BE(16)).toBe(1200);
  expect(picture.rawPayload.readUInt32BE(20)).toBe(630);
  expect((await server.app.inject("/p/ada/badge.svg")).body).toContain("2 claims with evidence");
});

it("an Open Graph image names people by their username when the font lacks the letters of their name", async () => {
  await ada.caller.profile.share({ isPublic: true });
  const drawnAs = async (name: string) => {
    await database.execute("update users set name = $1", [name]);
    return (await server.app.inject("/p/ada/og.png")).rawPayload;
  };
  const username = await drawnAs("ada");
  expect((await drawnAs("آدا لوفلايس")).equals(username)).toBe(true);
  expect((await drawnAs("Ada Łovelace")).equals(username)).toBe(false);
});

it("sharing is off after the profile is deleted and saved again", async () => {
  await ada.caller.profile.share({ isPublic: true });
  await ada.caller.profile.remove();
  expect(await statusesOf()).not.toContain(200);
  await expectError(ada.caller.profile.share({ isPublic: true }), "CONFLICT");
  await ada.caller.profile.save({ profileData: profile });
  expect(await ada.caller.profile.sharing()).toMatchObject({ isPublic: false });
});

it("a job page has a title and JobPosting data, and the sitemap lists open jobs", async () => {
  await imports.importAds([ad(1, { title: "Baker & <b>Confectioner</b>", company: "Brot AG" })], {
    embedder: null,
  });
  const [job] = (await server.app.inject("/api/jobs")).json();
  const { body } = await server.app.inject(`/jobs/${job.id}`);
  expect(body).toContain("<title>Baker &#38; Confectioner · Brot AG · Career Hub</title>");
  expect(body).toContain('"@type":"JobPosting"');
  expect((await server.app.inject("/sitemap.xml")).body).toContain(`/jobs/${job.id}`);
  const more = Array.from({ length: 10 }, () => server.app.inject("/sitemap.xml"));
  expect((await Promise.all(more)).filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  const robots = await server.app.inject("/robots.txt");
  expect(robots.body).toContain("Disallow: /api/");
});
