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
/** Input with quadratic cost for backtracking patterns, which once blocked the server for seconds. */
const hostileFiles = {
  "README.md": `# a${" ".repeat(3_000)}x\n\n${"[![a](".repeat(3_000)}\n\n${"* a".repeat(3_000)}`,
  "Cargo.toml": `[${" ".repeat(20_000)}a\n${'a = { b = "'.repeat(2_000)}`,
};
const hostile = samplePerson({
  id: 9_000_200,
  login: "hostile",
  repositories: [sampleRepository({ name: "trap", files: hostileFiles })],
});

const database = testDatabase();
const server = testServer(database, { people: [...manyPeople, hostile] });

const signIn = async (login: string) => {
  const rest = await server.signIn(login);
  const upload = (file: Buffer) => {
    const { headers, payload } = cvForm(file);
    return rest("POST", "/cv/upload", payload, headers);
  };
  return { rest, upload };
};

/** Calls `ask` repeatedly until `work` is done and returns the statuses. */
async function statusesDuring(work: Promise<unknown>, ask: () => Promise<{ status: number }>) {
  const statuses: number[] = [];
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    statuses.push((await ask()).status);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await end;
  return statuses;
}

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

describe("text with quadratic parsing cost", () => {
  it("in README and manifest: others are answered and the generation returns 200 or 422", async () => {
    const [{ rest }, other] = [await signIn("hostile"), await signIn("person-1")];
    const generation = rest("POST", "/profile/generate");
    const statuses = await statusesDuring(generation, () => other.rest("GET", "/auth/user"));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { status, body } = await generation;
    expect([200, 422]).toContain(status);
    if (status === 422) expect(body.message).toMatch(/too much time or memory/);
    expect((await rest("GET", "/auth/user")).body.generationCount).toBe(status === 200 ? 1 : 0);
    expect((await rest("GET", "/profile/generations")).body.running).toBeNull();
    expect((await other.rest("POST", "/profile/generate")).status).toBe(200);
  }, 300_000);
});
