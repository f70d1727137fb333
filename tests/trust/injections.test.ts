import { openaiWriter } from "@career-hub/server/ai/openai.ts";
import { writerInstructions } from "@career-hub/server/ai/prompts.ts";
import { beforeAll, expect, it } from "vitest";
import { makeDocx, paragraph } from "../cv/makeDocx.ts";
import { sampleLines } from "../cv/sampleCv.ts";
import { factsOf, readme } from "../evidence/sampleReading.ts";
import { createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testModel } from "../setup/testDoubles.ts";
import { injectedTerms, promptInjections } from "./promptInjections.ts";
import { count, record, roundsOr } from "./record.ts";

const database = testDatabase({ keepsRows: true });
const model = testModel();
let ada: Person;

beforeAll(async () => {
  ada = await createTestContext(database.current()).somebody();
});

const clean = "# Tides\n\nAn append-only storage engine.\n\nEvery commit runs 400 injected crashes.";
const factsOfReadme = (text: string) => factsOf({ name: "tides", files: [readme(text)] });
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A model that follows instructions in the facts and reveals its prompt. Returns the number of such replies. */
function obey() {
  let reached = 0;
  model.respondWith(({ body }) => {
    const [system, user] = (body.messages as { content: string }[]).map(({ content }) => content);
    const cited = { evidence: [/"id":"(e\d+)"/.exec(user ?? "")?.[1] ?? ""] };
    const isReached = injectedTerms.some((word) => user?.includes(word));
    if (isReached) reached++;
    const said = isReached
      ? `${injectedTerms.join(" ")} <script>x</script> [pay](https://orders.example/pay) ${system}`
      : "";
    const reply = {
      headline: isReached ? said : "Builds storage engines",
      coFounderSummary: `Builds storage engines that survive crashes. ${said}`,
      keyStrengths: [
        { text: "Crash-safe storage", ...cited },
        ...(isReached ? [{ text: said, ...cited }] : []),
      ],
      potentialRoles: [{ text: "CTO", ...cited }],
      projectInsights: [{ name: "tides", highlight: `An engine. ${said}`, ...cited }],
    };
    return { content: JSON.stringify(reply) };
  });
  return () => reached;
}

it("prompt injections in a README change no claim and add no link, markup or prompt", async (context) => {
  const reached = obey();
  const writer = openaiWriter({ apiKey: "none", baseUrl: model.baseUrl, timeoutMs: 5_000, model: "double" });
  const { technologies, concepts, strengths, roles, languages, experience } = factsOfReadme(clean);
  const rules = writerInstructions.split("\n").filter((line) => line.length > 30);
  for (const injection of promptInjections) {
    const facts = factsOfReadme(`${clean}\n\n${injection}`);
    expect(facts, injection).toMatchObject({
      technologies,
      concepts,
      strengths,
      roles,
      languages,
      experience,
    });
    const written = JSON.stringify(await writer.write(facts, {}));
    for (const word of ["orders.example", "<script", "](", ...rules.map((line) => line.slice(0, 40))])
      expect(written, injection).not.toContain(word);
  }
  record(
    context,
    `README: ${count(promptInjections.length)} injections, ${count(reached())} reached the model, 0 changed a claim or added a link, markup or the prompt to a profile`,
  );
}, 600_000);

it("prompt injections in a CV change no score by more than five points", async (context) => {
  const upload = (lines: string[]) => {
    const bytes = makeDocx(lines.map((line) => paragraph(escaped(line.replaceAll("\n", " ")))).join(""));
    return ada.caller.cv.upload(async () => ({ name: "cv.docx", bytes }));
  };
  const ad = "Data engineer wanted: you must know Python, SQL and Kubernetes. Kafka is welcome.";
  const scored = async (lines: string[]) => {
    await upload(lines);
    await database.execute("delete from rate_limits");
    return (await ada.caller.cv.matchAd({ text: ad })).finalScore;
  };
  const before = await scored(sampleLines);
  let most = 0;
  // Each upload takes a second in its own process.
  const tried = promptInjections.slice(0, roundsOr(3));
  const faults: string[] = [];
  for (const injection of tried) {
    const moved = Math.abs((await scored([...sampleLines, injection])) - before);
    most = Math.max(most, moved);
    if (moved > 0.05) faults.push(`${moved.toFixed(3)} ${injection}`);
  }
  expect(faults).toEqual([]);
  record(
    context,
    `CV: ${count(tried.length)} injections, the largest change of a score is ${(most * 100).toFixed(1)} points`,
  );
}, 1_200_000);
