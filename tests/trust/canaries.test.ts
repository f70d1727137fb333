import { expect, it } from "vitest";
import { cvForm, samplePdf } from "../cv/sampleCv.ts";
import { samplePerson, sampleRepository } from "../doubles/samplePerson.ts";
import { sampleProfile } from "../profile/sampleProfile.ts";
import { testSecret } from "../setup/people.ts";
import { restOf, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testModel } from "../setup/testDoubles.ts";
import { testServer } from "../setup/testServer.ts";
import { count, record } from "./record.ts";

const database = testDatabase({ keepsRows: true });
const model = testModel();

const canary = (what: string) => `Canary${what}Zq7`;
/** An account with canaries in its fields and repositories. */
const person = samplePerson({
  login: "canary-keeper",
  name: canary("Name"),
  bio: canary("Bio"),
  location: canary("Place"),
  email: `${canary("Mail")}@example.org`,
  repositories: [
    sampleRepository({ name: "tides" }),
    sampleRepository({
      name: canary("Repository"),
      isPrivate: true,
      description: canary("Description"),
      files: { "README.md": `# ${canary("Readme")}\n\nA secret.` },
    }),
  ],
});
const reader = samplePerson({
  id: 9_000_002,
  login: "reader",
  repositories: [sampleRepository({ name: "r" })],
});
const cvLines = [
  canary("CvName"),
  "Data Engineer",
  `${canary("CvMail")}@example.org | +44 20 7946 0999 | 12 ${canary("Street")} Road, London`,
  "Experience",
  `Data Engineer, ${canary("Employer")} Ltd, Jan 2018 - Present`,
  `Built ${canary("Pipeline")} in Python and SQL`,
  "Education",
  `BSc Mathematics, ${canary("School")}, 2013`,
  "Skills",
  `Python, SQL, ${canary("Skill")}`,
];

/** A planted text. It may only appear in prompts with `toModel`, and only in answers to others with `toOthers`. */
type Canary = { text: string; toModel?: true; toOthers?: true };
const planted: Canary[] = [];
const plant = (text: string, seen: Omit<Canary, "text"> = {}) => {
  planted.push({ text, ...seen });
  return text;
};

const server = testServer(database, {
  people: [person, reader],
  isShared: true,
  settings: () => ({
    LOG_LEVEL: "trace",
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: plant(canary("ApiKey")),
    OPENAI_MODEL: "double",
    OPENAI_EMBEDDING_MODEL: "double",
  }),
});
const { github, log } = server;

const send = (token: string, method: "GET" | "POST", path: string, input: object) =>
  server.app.inject({
    method,
    url:
      method === "GET" ? `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}` : `/trpc/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(method === "POST" && { payload: input }),
  });

it("personal data does not appear in logs, prompts, vectors or answers to others", async (context) => {
  plant(testSecret);
  plant("not a secret");
  for (const what of ["Bio", "Place", "Mail", "Repository", "Description", "Readme"]) plant(canary(what));
  // Others see the name on the profile; the model does not get it.
  plant(canary("Name"), { toOthers: true });
  for (const what of ["CvName", "CvMail", "Street"]) plant(canary(what));
  plant("7946 0999");
  // Employer, school, projects and skills are embedded for matching but not shown to others.
  for (const what of ["Employer", "School", "Pipeline", "Skill"]) plant(canary(what), { toModel: true });
  model.respondWith(({ path, body }) => {
    // Errors of the model repeat the request body.
    if (!path.includes("embeddings") || planted.length % 2)
      return { status: 500, body: JSON.stringify({ error: { message: JSON.stringify(body) } }) };
    return { status: 400, body: JSON.stringify(body) };
  });
  const token = plant(await signInAs(server.app, person.login, { includePrivate: true }));
  const other = await signInAs(server.app, reader.login);
  const [rest, others] = [restOf(server.app, token), restOf(server.app, other)];
  const { id } = (await rest("GET", "/auth/user")).body.user;
  const { id: otherId } = (await others("GET", "/auth/user")).body.user;

  await rest("POST", "/profile/generate");
  for (const save of [rest, others])
    expect((await save("POST", "/profile/save", { profileData: sampleProfile })).status).toBe(200);
  const form = cvForm(samplePdf(cvLines), `${plant(canary("File"))}.pdf`);
  expect((await rest("POST", "/cv/upload", form.payload, form.headers)).status).toBe(200);
  await send(token, "POST", "cv.correct", {
    skills: ["Python", plant(canary("Corrected"), { toModel: true })],
  });
  await send(token, "GET", "cv.match", {});
  await send(token, "POST", "cv.matchAd", {
    text: `Engineer for ${plant(canary("Ad"), { toModel: true })}, Python`,
  });
  // Errors of the database quote statements and their values.
  const failures: string[] = [];
  for (const table of ["cvs", "jobs"]) {
    await database.execute(`alter table ${table} rename to gone`);
    for (const failed of [
      await server.app.inject({
        method: "POST",
        url: "/api/cv/upload",
        ...form,
        headers: { ...form.headers, authorization: `Bearer ${token}` },
      }),
      await send(token, "POST", "cv.correct", { skills: [canary("Corrected")] }),
      await send(token, "GET", "cv.match", {}),
    ])
      if (failed.statusCode >= 500) failures.push(failed.body);
    await database.execute(`alter table gone rename to ${table}`);
  }
  const made = await send(token, "POST", "user.createToken", {
    name: plant(canary("TokenName")),
    access: "read",
  });
  plant(made.json().result.data.token);
  await send(token, "POST", "job.hideCompany", { company: plant(canary("Hidden")) });
  await send(token, "POST", "profile.reject", { kind: "role", claim: plant(canary("Rejected")) });
  const asking = { addresseeId: otherId, note: plant(canary("Note"), { toOthers: true }) };
  const { id: connection } = (await rest("POST", "/profile/connections/request", asking)).body;
  await others("POST", "/profile/connections/accept", { requesterId: id });
  await rest("POST", `/messages/${connection}`, { body: plant(canary("Message"), { toOthers: true }) });
  await send(token, "POST", "connection.report", {
    userId: otherId,
    reason: "spam",
    details: plant(canary("Report")),
  });
  await server.app.inject(
    `/api/auth/github/callback?code=${plant(canary("Code"))}&state=${plant(canary("State"))}`,
  );
  await server.app.inject(`/auth/callback?token=${plant(canary("InAddress"))}`);
  await server.app.inject({
    url: "/api/auth/user",
    headers: { authorization: `Bearer ${plant(canary("Bearer"))}` },
  });
  await server.app.inject({ url: "/api/jobs", headers: { cookie: `a=${plant(canary("Cookie"))}` } });
  await server.app.inject({ url: `/api/jobs?q=${plant(canary("Query"))}` });
  // Line breaks in requests must not start a new log line.
  await server.app.inject({ url: '/api/jobs?q=x%0A{"level":60}' });
  await server.app.inject({ url: "/api/jobs/%0D%0Aforged", headers: { authorization: "Bearer x" } });
  await send(token, "POST", "no.such", { password: plant(canary("Garbage")) });
  // The access token of the code host.
  plant(github.tokenFor(person.login, "repo").split(".")[0] ?? "");

  const paths = [
    "/auth/user",
    `/profile/${id}`,
    `/profile/${id}/pair`,
    `/profile/${id}/match`,
    "/people",
    "/messages",
    "/profile/suggestions",
    `/messages/${connection}`,
    "/profile/connections/active",
    "/cv/info",
  ];
  const responses: string[] = [];
  for (const path of paths) responses.push(JSON.stringify((await others("GET", path)).body));
  for (const url of [
    "/p/canary-keeper",
    "/p/canary-keeper/badge.svg",
    "/sitemap.xml",
    "/metrics",
    "/api/health/ready",
  ])
    responses.push((await server.app.inject(url)).body);
  responses.push((await send(other, "GET", "user.export", {})).body);
  const prompts = JSON.stringify(model.requests.map(({ body }) => body));
  const [{ vectors = "" } = {}] = await database.rows(
    "select coalesce(string_agg(embedding::text, ''), '') as vectors from (select embedding from profiles union all select embedding from cvs) as kept",
  );

  const texts = [...new Set(planted.map(({ text }) => text))];
  expect(texts.length).toBeGreaterThanOrEqual(30);
  expect(log.length).toBeGreaterThan(50);
  expect(log.map((line) => JSON.parse(line).level)).not.toContain(60);
  const found = (where: string, some: Canary[]) =>
    some.filter(({ text }) => where.toLowerCase().includes(text.toLowerCase())).map(({ text }) => text);
  expect(found(log.join("\n"), planted), "in the log").toEqual([]);
  const secretFrom = (reader: "toModel" | "toOthers") => planted.filter((one) => !one[reader]);
  expect(found(prompts, secretFrom("toModel")), "in a prompt").toEqual([]);
  expect(found(responses.join("\n"), secretFrom("toOthers")), "in an answer to others").toEqual([]);
  expect(failures).not.toEqual([]);
  expect(found(failures.join("\n"), planted), "in an error").toEqual([]);
  expect(vectors).toMatch(/^[\d[\],.e+-]*$/);
  // Guards against a vacuous pass.
  expect(model.requests.length).toBeGreaterThan(0);
  record(
    context,
    `${count(texts.length)} canaries: 0 in ${count(log.length)} log lines at trace, ${count(model.requests.length)} prompts, vectors and ${count(responses.length)} responses to others`,
  );
}, 300_000);
