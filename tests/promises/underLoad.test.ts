import { describe, expect, it } from "vitest";
import { cvForm, samplePdf } from "../cv/sampleCv.ts";
import { samplePerson, sampleRepository } from "../doubles/samplePerson.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const manyPeople = Array.from({ length: 30 }, (_, index) =>
  samplePerson({
    id: 9_000_100 + index,
    login: `person-${index}`,
    repositories: [sampleRepository({ name: "tides" })],
  }),
);

const database = testDatabase();
const server = testServer(database, { people: manyPeople });

const signIn = async (login: string) => {
  const rest = await server.signIn(login);
  const upload = (file: Buffer) => {
    const { headers, payload } = cvForm(file);
    return rest("POST", "/cv/upload", payload, headers);
  };
  return { rest, upload };
};

/** Blocks the event loop. */
function block(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

describe("server under load", () => {
  it("answers thirty concurrent generations with 200", async () => {
    const people = await Promise.all(manyPeople.map(({ login }) => signIn(login)));
    const responses = await Promise.all(people.map(({ rest }) => rest("POST", "/profile/generate")));
    expect(responses.map(({ status, body }) => (status === 200 ? 200 : body))).toEqual(
      manyPeople.map(() => 200),
    );
  }, 300_000);

  it("rejects no request of a single user after the event loop was blocked", async () => {
    const { rest, upload } = await signIn("person-0");
    const statuses = [(await upload(samplePdf())).status, (await rest("GET", "/cv/match")).status];
    block(700);
    statuses.push((await upload(samplePdf())).status);
    expect(statuses).toEqual([200, 200, 200]);
  }, 300_000);
});
