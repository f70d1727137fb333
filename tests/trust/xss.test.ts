import { htmlOf } from "@career-hub/server/mail/email.ts";
import { mailPage } from "@career-hub/server/mail/page.ts";
import { plainText } from "@career-hub/server/text/schema.ts";
import type { FastifyInstance } from "fastify";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { button } from "../browser/locators.ts";
import { madeOfText, poisonAll, watchFor } from "../browser/states/hostile.ts";
import { sharedBrowser, visit } from "../browser/visit.ts";
import { makeDocx, paragraph } from "../cv/makeDocx.ts";
import { sampleLines } from "../cv/sampleCv.ts";
import { testImports } from "../job/testImports.ts";
import { sampleProfile } from "../profile/sampleProfile.ts";
import { connect, createTestContext, type Person } from "../setup/people.ts";
import { createTestApp } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { count, record, roundsOr } from "./record.ts";
import { vectors } from "./vectors.ts";

const database = testDatabase({ keepsRows: true });
const imports = testImports(database);
/** Takes every n-th vector, so that a small sample has all kinds. */
const step = Math.max(1, Math.floor(vectors.length / roundsOr(6)));
const tried = vectors.flatMap((vector, n) => (n % step ? [] : [{ vector, n }]));
type Tried = (typeof tried)[number];
const groupsOf = (size: number) =>
  Array.from({ length: Math.ceil(tried.length / size) }, (_, at) => tried.slice(at * size, (at + 1) * size));

let app: FastifyInstance;
let browser: Browser;
let base: string;
let context: ReturnType<typeof createTestContext>;
let viewer: Person;
let friend: Person;
let connectionId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([createTestApp(database.current(), null), sharedBrowser()]);
  base = await app.listen({ host: "127.0.0.1", port: 0 });
  context = createTestContext(database.current());
  viewer = await context.signIn("viewer");
  friend = await context.signIn("friend");
  for (const one of [viewer, friend]) await one.caller.profile.save({ profileData: sampleProfile });
  connectionId = await connect(viewer, friend);
});
afterAll(() => app.close());

/** A marker after the vector; a page that shows it did not parse the vector as markup. */
const tail = (n: number, field: string) => ` ${field}-${n}.`;
const text = ({ vector, n }: Tried, field: string, max = 200) =>
  plainText(vector.replaceAll(/\s/g, " ")).slice(0, max - tail(n, field).length) + tail(n, field);

/** Elements, attributes and URL schemes that the product does not produce. */
const unexpected = `[...document.querySelectorAll("*")].flatMap((element) => [
  ...(element.matches("iframe,object,embed,base,math,marquee,audio,video,source,applet,frame,foreignObject,animate,set,use,xmp,dialog[open]:not([class]),meta[http-equiv],script:not([src^='/assets/'],[src='/scheme.js'],[type='application/ld+json']),img[src='x'],[contenteditable],#taken,[name=taken]") ? [element.outerHTML] : []),
  ...[...element.attributes]
    .filter(({ name, value }) => /^on|^srcdoc$/i.test(name) || (/^(href|src|xlink:href|action|formaction|data|poster|srcset|background)$/i.test(name) && !/^(https?:|mailto:|blob:http|data:image.(png|svg)|[/#?.]|$)/i.test(value)))
    .map(({ name, value }) => element.localName + " " + name + "=" + value),
])`;

let looks = 0;

/** Opens a page that records script runs and policy violations. `look` visits a path and expects the texts, unparsed. */
async function watched(who: Person | null) {
  const one = await visit(browser, base, { reducedMotion: "reduce" });
  onTestFinished(one.close);
  const { page } = one;
  if (who) await page.addInitScript((token) => localStorage.setItem("auth_token", token), who.token);
  const taken = await watchFor(page);
  const expectNoMarkup = async (address: string, { markup = false } = {}) => {
    looks++;
    expect(await page.evaluate(unexpected), address).toEqual([]);
    expect(await madeOfText(page), address).toBe(0);
    expect(
      taken.filter(
        (one) =>
          !(markup && /^policy: (?:script-src-attr inline|style-src-elem inline|base-uri .*)$/.test(one)),
      ),
      address,
    ).toEqual([]);
  };
  const look = async (address: string, shown: string[], act?: (page: Page) => Promise<unknown>) => {
    await database.execute("delete from rate_limits");
    await page.goto(address);
    await act?.(page);
    const missing = `${JSON.stringify(shown)}.filter((text) => !document.body.textContent.includes(text))`;
    await expect.poll(() => page.evaluate(missing), { message: address }).toEqual([]);
    await expectNoMarkup(address);
  };
  return { page, taken, look, expectNoMarkup };
}

it("XSS vectors do not run in profiles, public pages and their images", async (context_) => {
  const [inside, outside] = [await watched(viewer), await watched(null)];
  const from = looks;
  for (const [at, one] of tried.entries()) {
    const person = await context.signIn(`xss-${one.n}`, { name: text(one, "name") });
    const tag = (field: string) => [text(one, field, 80)];
    const technical = {
      headline: text(one, "headline"),
      coFounderSummary: text(one, "summary"),
      keyStrengths: tag("strength"),
      potentialRoles: tag("role"),
      languageStats: { [text(one, "language", 60)]: 100 },
      projectInsights: [{ name: text(one, "insight", 120), highlight: text(one, "highlight") }],
      identifiedTechnologies: tag("technology"),
      architecturalConcepts: tag("concept"),
      estimatedExperience: text(one, "level", 40),
    };
    await person.caller.profile.save({ profileData: { ...sampleProfile, technical } });
    // Saving keeps only evidence of a generation.
    const [claim = ""] = (await person.caller.profile.saved()).profile?.technical.keyStrengths ?? [];
    const found = {
      repository: `xss/${text(one, "repository")}`,
      isPrivate: false,
      path: text(one, "path"),
      note: text(one, "finding"),
      ownCommits: 3,
      firstAt: "2024-01-01T00:00:00Z",
      lastAt: "2025-01-01T00:00:00Z",
      url: "https://github.com/xss/xss",
    };
    await database.execute(
      "update profiles set data = jsonb_set(data #- '{technical,ownWords}', '{technical,evidence}', $1::jsonb) where user_id = $2",
      [JSON.stringify({ [claim]: [found] }), person.id],
    );
    await person.caller.profile.share({ isPublic: true });
    const shown = (...fields: string[]) => fields.map((field) => tail(one.n, field));
    await inside.look(
      `/profile/view/${person.id}`,
      shown("headline", "summary", "strength", "role", "language", "highlight", "technology", "concept"),
    );
    await outside.look(
      `/p/${person.username}`,
      shown("name", "headline", "summary", "strength", "repository", "path", "finding", "language"),
    );
    if (at % 30 !== 5) continue;
    const own = await watched(person);
    await own.look(
      "/profile",
      shown("headline", "summary", "strength", "role", "language", "highlight", "technology", "concept"),
    );
    for (const [picture, type] of [
      ["og.png", "image/png"],
      ["badge.svg", "image/svg+xml"],
    ]) {
      const response = await outside.page.goto(`/p/${person.username}/${picture}`);
      expect(response?.headers()).toMatchObject({ "content-type": expect.stringContaining(String(type)) });
      expect(outside.taken).toEqual([]);
    }
  }
  record(context_, `profiles: ${count(tried.length)} vectors in 13 fields, ${count(looks - from)} pages`);
}, 3_600_000);

it("XSS vectors do not run in request notes, messages, sprints and roles", async (context_) => {
  const { page: reader, look, expectNoMarkup } = await watched(viewer);
  const from = looks;
  for (const group of groupsOf(30)) {
    for (const one of group) {
      await database.execute("delete from rate_limits");
      const asks = await context.signIn(`note-${one.n}`);
      await asks.caller.connection.request({ addresseeId: viewer.id, note: text(one, "note") });
      await friend.caller.message.send({ connectionId, body: text(one, "message") });
    }
    await look(
      "/profile",
      group.map(({ n }) => tail(n, "note")),
    );
    await look(
      `/profile?messages=${connectionId}`,
      group.map(({ n }) => tail(n, "message")),
    );
  }
  await Promise.all([reader.waitForResponse(/news\.events/), reader.goto("/jobs")]);
  await friend.caller.message.send({ connectionId, body: text(tried[0] as Tried, "notice") });
  await reader.getByRole("link", { name: "Read it" }).waitFor();
  await expectNoMarkup("a notice with a message");
  const startsOn = new Date().toISOString().slice(0, 10);
  const page = (group: Tried[]) =>
    group.map((one) => `${one.vector}\n\n${tail(one.n, "sprint")}`).join("\n\n");
  const { id } = await viewer.caller.sprint.start({ connectionId, startsOn, page: "Begin" });
  let version = 1;
  const roleOf = (group: Tried[]) => ({
    title: text(group[0] as Tried, "title", 120),
    description: group.map((one) => `- ${one.vector}\n${tail(one.n, "role")}`).join("\n"),
    location: text(group[0] as Tried, "place", 120),
    pay: text(group[0] as Tried, "pay", 120),
  });
  for (const group of groupsOf(10)) {
    await database.execute("delete from rate_limits; delete from founding_roles");
    ({ version } = await friend.caller.sprint.save({ id, version, page: page(group) }));
    await friend.caller.founding.propose({ connectionId, role: roleOf(group) });
    const first = group[0]?.n ?? 0;
    await look(`/together/${connectionId}`, [
      ...group.flatMap(({ n }) => [tail(n, "sprint"), tail(n, "role").trim()]),
      tail(first, "title"),
      tail(first, "place"),
    ]);
  }
  record(
    context_,
    `between people: ${count(tried.length)} vectors in 4 fields, ${count(looks - from)} pages`,
  );
}, 3_600_000);

it("XSS vectors do not run in jobs, applications, saved searches and hidden companies", async (context_) => {
  const { page, taken, look } = await watched(viewer);
  const from = looks;
  const ads = tried.map((one) => ({
    title: `Opening ${text(one, "title")}`,
    company: `Company ${text(one, "company")}`,
    url: `https://openings.example/${one.n}`,
    location: text(one, "place", 100),
    posted_at: new Date().toISOString(),
    description: `<p>Before.</p>${one.vector}<p>After${tail(one.n, "description")}</p>`,
  }));
  expect((await imports.import(imports.write("ads.json", ads))).failed).toBeFalsy();
  const jobs = await imports.stored();
  expect(jobs).toHaveLength(tried.length);
  for (const { id, url, title, company } of jobs) {
    const one = tried.find(({ n }) => url?.endsWith(`/${n}`)) as Tried;
    await look(`/jobs/${id}`, [title, company], (page) => page.getByText("Before.").first().waitFor());
    await viewer.caller.job.mark({ id, mark: "saved" });
    const written = { note: text(one, "note"), nextStep: text(one, "next"), nextAt: "2098-01-01" };
    await viewer.caller.job.noteApplication({ id, version: 0, ...written });
    if (jobs.length > 20) await viewer.caller.job.hideCompany({ company });
  }
  await look(
    "/applications",
    tried.map(({ n }) => tail(n, "note")),
  );
  for (const group of groupsOf(5)) {
    const kept = [];
    for (const one of group)
      kept.push(
        await viewer.caller.job.saveSearch({ name: text(one, "search", 60), search: { q: one.vector } }),
      );
    await look(
      "/jobs",
      group.map(({ n }) => tail(n, "search")),
    );
    for (const { id } of kept) await viewer.caller.job.removeSearch({ id });
  }
  await page.goto("/jobs");
  await page.getByRole("searchbox").fill(
    tried
      .map(({ vector }) => vector)
      .join(" ")
      .slice(0, 190),
  );
  expect([...taken, await madeOfText(page)]).toEqual([0]);
  record(context_, `jobs: ${count(tried.length)} vectors in 8 fields, ${count(looks - from)} pages`);
}, 3_600_000);

it("XSS vectors do not run in sessions, tokens, wishes and the CV", async (context_) => {
  const { page, look, expectNoMarkup } = await watched(viewer);
  const from = looks;
  for (let more = 0; more < 20; more++) await context.signIn("viewer");
  for (const group of groupsOf(20)) {
    const tokens = [];
    for (const one of group)
      tokens.push(await viewer.caller.user.createToken({ name: text(one, "token", 60), access: "read" }));
    const texts = (field: string) => JSON.stringify(group.map((one) => text(one, field)));
    await database.execute(
      `with numbered as (select id, row_number() over (order by created_at, id) as n from sessions where user_id = $1)
       update sessions set device = $2::jsonb ->> (n - 1)::int, place = $3::jsonb ->> (n - 1)::int
       from numbered where numbered.id = sessions.id`,
      [viewer.id, texts("device"), texts("town")],
    );
    await look(
      "/account",
      group.flatMap(({ n }) => [tail(n, "token"), tail(n, "device"), tail(n, "town")]),
    );
    for (const { id } of tokens) await viewer.caller.user.revokeToken({ id });
  }
  const { wishes } = await viewer.caller.profile.wishes();
  for (const group of groupsOf(12)) {
    const prefer = group.map((one) => ({ kind: "words" as const, value: text(one, "wish", 80) }));
    await viewer.caller.profile.saveWishes({ ...wishes, prefer });
    await look(
      "/profile/wishes",
      group.map(({ n }) => tail(n, "wish")),
    );
  }
  const escaped = (line: string) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  for (const group of groupsOf(30)) {
    const lines = [...sampleLines, "Skills", ...group.map((one) => text(one, "line"))];
    const bytes = makeDocx(lines.map((line) => paragraph(escaped(line))).join(""));
    const [first] = group;
    await viewer.caller.cv.upload(async () => ({
      name: `${first && text(first, "file", 100)}.docx`,
      bytes,
    }));
    await viewer.caller.cv.correct({ skills: group.map((one) => text(one, "skill", 100)) });
    await look("/matcher", [tail(first?.n ?? 0, "file"), ...group.map(({ n }) => tail(n, "line"))], (page) =>
      button(page, "Show the text as we read it").click(),
    );
    const chosen = {
      name: `${first && text(first, "chosen")}.pdf`,
      mimeType: "",
      buffer: Buffer.from("%PDF-"),
    };
    await page.setInputFiles("input[type=file]", chosen);
    await page.getByText("ready to upload").waitFor();
    await expectNoMarkup("the name of a chosen file");
  }
  record(context_, `own pages: ${count(tried.length)} vectors in 7 fields, ${count(looks - from)} pages`);
}, 3_600_000);

it("XSS vectors do not run in e-mails and their pages", async (context_) => {
  const { page, expectNoMarkup } = await watched(null);
  // E-mails have no content security policy.
  for (const one of tried) {
    const email = {
      subject: text(one, "subject"),
      parts: [
        {
          heading: text(one, "heading"),
          lines: [{ text: text(one, "job"), note: text(one, "company"), href: `${base}/jobs/1` }],
        },
      ],
      action: { label: text(one, "action"), href: `${base}/profile` },
      why: text(one, "why"),
    };
    const title = { title: text(one, "title"), sentence: text(one, "sentence") };
    for (const html of [htmlOf(email), mailPage(title, text(one, "product"), "nonce")]) {
      await page.setContent(html, { waitUntil: "domcontentloaded" });
      expect(await page.textContent("body")).toContain(`-${one.n}.`);
      await expectNoMarkup(`e-mail ${one.n}`);
    }
  }
  record(context_, `e-mails: ${count(tried.length)} vectors in 9 fields`);
}, 3_600_000);

const everywhere = [
  ...[
    "/",
    "/generate",
    "/profile",
    "/profile?messages=all",
    "/profile/wishes",
    "/people",
    "/matcher",
    "/matcher?find=1",
  ],
  ...["/account", "/applications", "/jobs", "/how-it-works"],
];

/** Opens what a page shows on demand. */
const opens: Record<string, (page: Page) => Promise<unknown>> = {
  "/": async (page) => {
    await button(page, /^Account menu for/).click();
    await page
      .getByRole("menu")
      .getByText(/Signed in as/)
      .waitFor();
  },
  "/profile": async (page) => {
    await button(page, "View Match Details").first().click();
    await page.getByText("added up.").waitFor();
    await button(page, "Accept").first().click();
    await page.getByRole("status").filter({ hasText: "everywhere." }).first().waitFor();
  },
  "/profile?messages=all": (page) => page.getByRole("dialog").getByText("everywhere.").first().waitFor(),
  "/jobs": async (page) => {
    await page.getByRole("combobox", { name: "Technology" }).click();
    await page.getByRole("option").filter({ visible: true }).first().waitFor();
    await button(page, /^Hide/).first().click();
    await page.getByRole("menuitem").first().waitFor();
  },
  "/matcher": async (page) => {
    await button(page, "Show the text as we read it").click();
    await button(page, "Correct").click();
    await button(page, "Save Corrections").waitFor();
  },
  "/matcher?find=1": async (page) => {
    await button(page, "How this score is calculated").first().click();
  },
};

it("XSS vectors do not run in any text of any response, or in URLs", async (context_) => {
  const from = looks;
  const [job] = await imports.stored();
  const [{ id: proven = "" } = {}] = await database.rows(
    "select user_id as id from profiles where data->'technical'->'evidence' <> '{}'",
  );
  const opensEvidence = async (page: Page) => {
    await button(page, /findings?$/)
      .first()
      .click();
    await page.getByRole("dialog").getByText("everywhere.").first().waitFor();
  };
  const pages = [
    ...everywhere,
    `/profile/view/${proven}`,
    `/profile/view/${friend.id}`,
    `/together/${connectionId}`,
    `/jobs/${job?.id}`,
  ];
  for (const group of groupsOf(25)) {
    const all = group.map(({ vector }) => vector).join(" ");
    const word = encodeURIComponent(all.toWellFormed().slice(0, 1500));
    const addresses = [
      `/?error=${word}`,
      `/auth/callback?error=${word}`,
      `/auth/callback?token=${word}`,
      `/profile?messages=${word}`,
      `/profile/view/${word}`,
      `/jobs?q=${word}&place=${word}&technology=${word}&level=${word}&employment_type=${word}&show=${word}`,
      `/jobs/${word}`,
      `/matcher?find=1&place=${word}&pay=${word}&pay_currency=${word}&sort=${word}&remote=${word}`,
      `/generate?x=${word}#${word}`,
      `/p/${word}`,
      `/${word}#${word}`,
    ];
    const { page, expectNoMarkup } = await watched(viewer);
    await poisonAll(page, `${all} everywhere.`);
    for (const address of [...pages, ...addresses]) {
      await database.execute("delete from rate_limits");
      await page.goto(address);
      await page.waitForFunction("document.body.innerText.trim() !== ''");
      await page.locator("main [aria-busy=true]").first().waitFor({ state: "detached" });
      await (address.endsWith(`/${proven}`) ? opensEvidence : opens[address])?.(page);
      // Sanitizing an opening in the page causes policy reports.
      await expectNoMarkup(address, { markup: true });
    }
  }
  record(
    context_,
    `responses and URLs: ${count(tried.length)} vectors in every text, ${count(looks - from)} pages`,
  );
}, 3_600_000);
