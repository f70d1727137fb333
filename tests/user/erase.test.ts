import { removeUnusedCodeHostTokens } from "@career-hub/server/auth/queries.ts";
import { describe, expect, it } from "vitest";
import { cvForm, sampleLines, samplePdf } from "../cv/sampleCv.ts";
import { dump } from "../setup/dump.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const canary = "quokkavane";
const server = testServer(database, { settings: () => ({ LOG_LEVEL: "trace" }) });
const { github, log } = server;

const signIn = async (login: string) => {
  const rest = await server.signIn(login);
  const id: string = (await rest("GET", "/auth/user")).body.user.id;
  return { rest, id };
};

/** The tables of all schemas with the word in any row. */
const tablesWith = async (word: string) => [
  ...new Set((await dump(database, { containing: word })).map(({ table }) => table)),
];

async function uploadCv(rest: Awaited<ReturnType<typeof server.signIn>>) {
  const { headers, payload } = cvForm(samplePdf([...sampleLines, canary]), `${canary}.pdf`);
  expect((await rest("POST", "/cv/upload", payload, headers)).status).toBe(200);
}

/** A user with a row in every feature, each with the canary in it, and a connected second user. */
async function createUsedAccount() {
  const [runa, teo] = [await signIn("runa-aldecoa"), await signIn("teodorbrask")];
  const { profile } = (await runa.rest("POST", "/profile/generate")).body;
  const profileData = { ...profile, technical: { ...profile.technical, headline: canary } };
  await runa.rest("POST", "/profile/save", { profileData });
  const [claim] = profile.technical.keyStrengths;
  await runa.rest("POST", "/profile/rejected", { kind: "strength", claim });
  await teo.rest("POST", "/profile/connections/request", { addresseeId: runa.id });
  await runa.rest("POST", "/profile/connections/accept", { requesterId: teo.id });
  const [{ connectionId }] = (await runa.rest("GET", "/messages")).body.threads;
  await runa.rest("POST", `/messages/${connectionId}`, { body: `${canary} one` });
  await teo.rest("POST", `/messages/${connectionId}`, { body: `${canary} two` });
  await uploadCv(runa.rest);
  await database.execute("insert into hidden_companies (user_id, company) values ($1, $2)", [
    runa.id,
    canary,
  ]);
  await database.execute(
    "insert into jobs (duplicate_key, title, description_html, description_text) values ('a', 'b', '', '')",
  );
  await database.execute("insert into applications (user_id, job_id, note) select $1, id, $2 from jobs", [
    runa.id,
    canary,
  ]);
  await database.execute("insert into saved_searches (user_id, name, search) values ($1, $2, '{}')", [
    runa.id,
    canary,
  ]);
  await database.execute(
    "insert into mail_settings (user_id, address, unsubscribe_token) values ($1, $2 || '@example.com', $2)",
    [runa.id, canary],
  );
  await database.execute("insert into visits (user_id) values ($1)", [runa.id]);
  return { runa, teo };
}

describe("account deletion", () => {
  it("leaves no row with the user's texts or id, no entry in others' lists and no log line", async () => {
    const { runa, teo } = await createUsedAccount();
    expect(await tablesWith(canary)).toEqual(
      expect.arrayContaining([
        "public.applications",
        "public.cvs",
        "public.hidden_companies",
        "public.messages",
        "public.profiles",
      ]),
    );
    expect((await tablesWith(runa.id)).length).toBeGreaterThan(6);
    expect((await runa.rest("DELETE", "/account")).status).toBe(200);

    expect(await tablesWith(canary)).toEqual([]);
    expect(await tablesWith(runa.id)).toEqual([]);
    expect(await tablesWith("runa-aldecoa")).toEqual([]);
    expect((await teo.rest("GET", "/profile/connections/active")).body.activeConnections).toEqual([]);
    expect((await teo.rest("GET", "/messages")).body.threads).toEqual([]);
    expect((await teo.rest("GET", `/profile/${runa.id}`)).status).toBe(404);
    expect((await runa.rest("DELETE", "/account")).status).toBe(401);
    expect(log.join("")).not.toContain(canary);
  });

  it("revokes the grant at the code host with the user's own token", async () => {
    const { rest } = await signIn("runa-aldecoa");
    await rest("DELETE", "/account");
    const [call] = github.callsTo("/applications/career-hub-tests/grant");
    expect(call).toMatchObject({
      method: "DELETE",
      body: { access_token: github.tokenFor("runa-aldecoa") },
    });
    expect(log.join("")).not.toContain(github.tokenFor("runa-aldecoa"));
  });

  it.each(["serverError", "reset", "missing", "html"] as const)(
    "succeeds when revoking the grant fails with %s",
    async (fault) => {
      const { rest, id } = await signIn("runa-aldecoa");
      github.fail(fault, { path: "/applications/career-hub-tests/grant" });
      expect((await rest("DELETE", "/account")).status).toBe(200);
      expect(github.callsTo("/applications/career-hub-tests/grant").length).toBeGreaterThan(0);
      expect(await tablesWith(id)).toEqual([]);
    },
  );

  it("starts with a new account at the next sign-in", async () => {
    const { rest } = await signIn("runa-aldecoa");
    await rest("POST", "/profile/generate");
    await rest("DELETE", "/account");
    expect((await (await signIn("runa-aldecoa")).rest("GET", "/auth/user")).body).toMatchObject({
      generationCount: 0,
      hasSavedProfile: false,
    });
  });
});

describe("data retention", () => {
  const tokens = async () => (await database.rows("select 1 from code_host_tokens")).length;

  it("removes code host tokens thirty days after their last use and keeps the session", async () => {
    const { rest } = await signIn("runa-aldecoa");
    await database.execute("update code_host_tokens set last_used_at = now() - interval '29 days'");
    await removeUnusedCodeHostTokens(database.db);
    expect(await tokens()).toBe(1);
    await database.execute("update code_host_tokens set last_used_at = now() - interval '31 days'");
    await removeUnusedCodeHostTokens(database.db);
    expect(await tokens()).toBe(0);
    expect((await rest("GET", "/auth/user")).status).toBe(200);
    const refused = await rest("POST", "/profile/generate");
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/sign in again/)]);
  });

  it("deletes everything of a CV with the CV", async () => {
    const { rest } = await signIn("runa-aldecoa");
    await uploadCv(rest);
    await rest("DELETE", "/cv");
    expect(await tablesWith(`${canary}.pdf`)).toEqual([]);
    expect(await database.rows("select 1 from cvs")).toEqual([]);
  });

  it("does not store the text of repositories", async () => {
    const { rest } = await signIn("runa-aldecoa");
    let read = 0;
    const hidden = JSON.stringify(`<!-- ${canary} -->\n\`\`\`\n${canary}\n\`\`\`\n`).slice(1, -1);
    github.rewriteResponses((text) =>
      text.replaceAll('"text":"', () => {
        read += 1;
        return `"text":"${hidden}`;
      }),
    );
    expect((await rest("POST", "/profile/generate")).status).toBe(200);
    expect(read).toBeGreaterThan(3);
    expect(await tablesWith(canary)).toEqual([]);
  });
});
