import { openaiWriter } from "@career-hub/server/ai/openai.ts";
import type { Facts } from "@career-hub/server/evidence/facts.ts";
import { TRPCError } from "@trpc/server";
import { describe, expect, it, test } from "vitest";
import { type ModelReply, modelFaults } from "../doubles/model.ts";
import { testModel } from "../setup/testDoubles.ts";
import { goodReply, someFacts } from "./facts.ts";

const model = testModel();

const writer = (timeoutMs = 1_000) =>
  openaiWriter({ apiKey: "none", baseUrl: model.baseUrl, timeoutMs, model: "double" });
const write = (timeoutMs?: number) => writer(timeoutMs).write(someFacts, {});
const changed = (changes: object) => ({ content: JSON.stringify({ ...goodReply, ...changes }) });
const good = changed({});
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason);
  if (!(error instanceof TRPCError)) throw new Error("a TRPCError was expected");
  return error;
};

const malformed: [string, ModelReply][] = [
  ["nothing at all", { content: "" }],
  ["prose instead of JSON", { content: "Here is the profile you asked for." }],
  ["JSON cut off in the middle", { content: JSON.stringify(goodReply).slice(0, 80) }],
  ["an empty object", { content: "{}" }],
  ["an array", { content: "[]" }],
  ["null", { content: "null" }],
  ["a bare string", { content: '"profile"' }],
  ["a missing headline", changed({ headline: undefined })],
  ["a headline that is a number", changed({ headline: 7 })],
  ["an empty summary", changed({ coFounderSummary: "" })],
  ["strengths as one text", changed({ keyStrengths: "storage" })],
  ["strengths without evidence lists", changed({ keyStrengths: ["storage"] })],
  [
    "only strengths that cite unknown ids",
    changed({ keyStrengths: [{ text: "Invented", evidence: ["e99"] }] }),
  ],
  ["only roles that cite nothing", changed({ potentialRoles: [{ text: "CTO", evidence: [] }] })],
  ["a reply that ran out of tokens", { ...good, finish: "length" }],
  ["a reply stopped by a content filter", { ...good, finish: "content_filter" }],
  ["a refusal", { content: "", refusal: "I cannot help with that." }],
  ["a tool call", { content: "", finish: "tool_calls" }],
  ["nothing but control characters", { content: "\u0000\u0001\u0002" }],
  ["a summary made of markup only", changed({ coFounderSummary: "<img src=x>" })],
  ["JSON with a comment", { content: `// profile\n${JSON.stringify(goodReply)}` }],
  ["deeply nested nonsense", { content: "[".repeat(5000) }],
];

describe("a model with a malformed reply", () => {
  it.each(malformed)("is called once more after %s", async (_, reply) => {
    model.respondWith((_request, count) => (count === 1 ? reply : good));
    expect((await write()).headline).toBe(goodReply.headline);
    expect(model.requests).toHaveLength(2);
  });

  it.each(malformed)("is a retryable error when it replies twice with %s", async (_, reply) => {
    model.respondWith(() => reply);
    const error = await failureOf(write());
    expect(error.code).toBe("BAD_GATEWAY");
    expect(model.requests).toHaveLength(2);
  });
});

test.each(modelFaults)("a model that fails by %s is a readable error", async (_, reply, code) => {
  model.respondWith(() => reply);
  const error = await failureOf(write());
  expect(error.code).toBe(code);
  expect(error.message).toMatch(/^The AI service .+\.$/);
  expect(error.message).not.toContain("127.0.0.1");
});

it.each([
  [401, "the model answered 401: check OPENAI_API_KEY"],
  [404, "the model answered 404: check OPENAI_BASE_URL or the model's name"],
  [400, "the model answered 400"],
])("a model that answers %i names the setting to check in the log", async (status, reason) => {
  model.respondWith(() => ({ status, body: '{"error":{"message":"canary"}}' }));
  expect((await failureOf(write())).cause?.message).toBe(reason);
});

describe("a model's reply", () => {
  it("keeps only evidence that exists, and what cites it", async () => {
    const reply = changed({
      keyStrengths: [
        { text: "Crash-safe storage design", evidence: ["e2", "e77", "e2"] },
        { text: "Ten years at a famous company", evidence: ["e500"] },
      ],
      projectInsights: [
        ...goodReply.projectInsights,
        { name: "invented", highlight: "Nothing", evidence: ["e1"] },
      ],
    });
    model.respondWith(() => reply);
    const prose = await write();
    expect(prose.keyStrengths.map((one) => one.text)).toEqual(["Crash-safe storage design"]);
    expect(prose.projectInsights.map((one) => one.name)).toEqual(["tidelog"]);
  });

  it("is stripped of markup, links, addresses and invisible characters", async () => {
    const headline =
      "<script>alert(1)</script>**Storage** at https://evil.example/x for me@evil.example \u202e\u200bnow";
    model.respondWith(() => changed({ headline }));
    expect((await write()).headline).toBe("alert(1)Storage at for now");
  });

  it("is bounded in length and number", async () => {
    const many = Array.from({ length: 2_000 }, (_, n) => ({
      text: `Strength ${n} ${"x".repeat(200)}`,
      evidence: ["e1"],
    }));
    model.respondWith(() => changed({ coFounderSummary: "word ".repeat(50_000), keyStrengths: many }));
    const prose = await write(5_000);
    expect(prose.coFounderSummary.length).toBeLessThanOrEqual(1200);
    expect(prose.keyStrengths.length).toBeLessThanOrEqual(8);
    expect(Math.max(...prose.keyStrengths.map((one) => one.text.length))).toBeLessThanOrEqual(60);
  });

  it("may be in a code fence", async () => {
    model.respondWith(() => ({ content: `\`\`\`json\n${good.content}\n\`\`\`` }));
    expect((await write()).headline).toBe(goodReply.headline);
    expect(model.requests).toHaveLength(1);
  });
});

it("sends the facts as data, and never the owner of the repositories", async () => {
  model.respondWith(() => good);
  await write();
  const sent = JSON.stringify(model.requests[0]?.body);
  expect(sent).toContain("tidelog");
  expect(sent).not.toContain("somebody");
  expect(sent).not.toContain("github.com");
});

it("sends no names or texts of private repositories", async () => {
  model.respondWith(() => good);
  const [project] = someFacts.projects;
  const [evidence] = someFacts.evidence;
  if (!project || !evidence) throw new Error("the facts have a project with evidence");
  const hidden = { repository: "somebody/secretplan", isPrivate: true };
  const facts: Facts = {
    ...someFacts,
    projects: [...someFacts.projects, { ...project, ...hidden, name: "secretplan", description: "A plan" }],
    evidence: [...someFacts.evidence, { ...evidence, ...hidden, id: "e3", note: "A plan of harbours" }],
    wish: { text: "somebody who knows harbours", weight: 1, evidence: ["e3"] },
  };
  await writer().write(facts, {});
  const sent = JSON.stringify(model.requests[0]?.body);
  expect(sent).toContain("e3");
  expect(sent).not.toMatch(/secretplan|harbours/);
});
