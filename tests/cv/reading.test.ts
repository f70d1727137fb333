import type { Ai } from "@career-hub/server/ai/ai.ts";
import { localAi } from "@career-hub/server/ai/createAi.ts";
import { embedWaitingCvs } from "@career-hub/server/cv/embedWaiting.ts";
import { loadOwnFeatures } from "@career-hub/server/cv/match/ownFeatures.ts";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { sampleLines, samplePdf } from "./sampleCv.ts";
import { storeCv } from "./storedCv.ts";

const database = testDatabase();
const local = localAi.embedder;
let texts: string[];
let isAway: boolean;
let testContext: ReturnType<typeof createTestContext>;
let ada: Person;

const ai: Ai = {
  ...localAi,
  embedder: {
    model: local.model,
    embed: async (sent, options) => {
      if (isAway) throw new Error("away");
      texts.push(...sent);
      return local.embed(sent, options);
    },
  },
};
beforeEach(async () => {
  [texts, isAway] = [[], false];
  testContext = createTestContext(database.current(), { ai });
  ada = await testContext.somebody();
});

const upload = (person: Person, lines = sampleLines, name = "ada.pdf") =>
  person.caller.cv.upload(async () => ({ name, bytes: samplePdf(lines) }));
const hasCv = ({ id }: Person) =>
  storeCv(database, { userId: id, lines: sampleLines, upload: () => upload(ada) });
const vectors = async () => {
  const rows = await database
    .current()
    .execute("select embedding is not null as made, embedding_model as model from cvs");
  return rows.rows as { made: boolean; model: string | null }[];
};

describe("a parsed CV", () => {
  it("shows which text was parsed as which field", async () => {
    await hasCv(ada);
    const { reading, asRead, corrections } = await ada.caller.cv.reading();
    expect(reading).toMatchObject({
      experience: [
        { title: "Senior Data Engineer", company: "Babbage Ltd", from: "2018-01", to: "present" },
        { title: "Data Analyst", company: "Menabrea Inc", from: "2014-03", to: "2017-12" },
      ],
      education: [{ degree: "BSc Mathematics", institution: "University of London" }],
      languages: ["English (native)", "French (B2)"],
      level: "senior",
      headline: "Senior Data Engineer",
    });
    expect(reading?.skills).toEqual(["Python", "SQL", "Apache Kafka", "PostgreSQL", "Docker"]);
    expect(reading?.parts.map((part) => part.kind)).toEqual([
      "identity",
      "experience",
      "education",
      "skills",
      "languages",
    ]);
    expect(reading?.years).toBeGreaterThan(10);
    expect(asRead?.titles).toEqual(["Senior Data Engineer", "Data Analyst"]);
    expect(corrections).toBeNull();
  });

  it("does not send a surname that is a profession to the model, or read such an employer as a title", async () => {
    await upload(ada, [
      "Mary Carpenter",
      "mary.carpenter@mail.example",
      "Experience",
      "Turner Construction - Nurse",
      "Jan 2015 - Dec 2021",
      "Cared for patients after surgery",
    ]);
    expect(texts.join("\n")).toContain("Nurse");
    expect(texts.join("\n")).not.toContain("Carpenter");
    const { own } = await loadOwnFeatures(database.current().db, ada.id);
    expect(JSON.stringify(own)).not.toMatch(/turner construction|carpenter/i);
  });

  it("is the same after a restart, including corrections", async () => {
    await hasCv(ada);
    await ada.caller.cv.correct({
      skills: ["Python", "Weaving"],
      titles: ["Chief Engineer", "Analyst"],
      level: "lead",
    });
    const before = { info: await ada.caller.cv.info(), reading: await ada.caller.cv.reading() };
    testContext.close();
    // Nothing of the first server is left but what it wrote.
    const caller = createTestContext(database.current()).callerOf(ada.token);
    expect({ info: await caller.cv.info(), reading: await caller.cv.reading() }).toEqual(before);
    expect(before.reading.reading).toMatchObject({ skills: ["Python", "Weaving"], level: "lead" });
    expect(before.reading.reading?.experience.map((job) => job.title)).toEqual(["Chief Engineer", "Analyst"]);
    expect(before.reading.asRead?.titles).toEqual(["Senior Data Engineer", "Data Analyst"]);
  });

  it("is empty for a person without a CV", async () => {
    expect(await ada.caller.cv.reading()).toEqual({
      cv: null,
      reading: null,
      asRead: null,
      corrections: null,
      work: null,
      alsoShown: [],
    });
  });

  it("has the same vector under another name", async () => {
    await upload(ada);
    await upload(ada, [
      "Grace Hopper",
      "Senior Data Engineer",
      "grace@example.com | +1 555 010 9999 | 1 Navy Yard, Washington",
      ...sampleLines.slice(3),
    ]);
    expect(texts[1]).toBe(texts[0]);
  });

  it("is stored without a vector while the model is unavailable, and gets one later", async () => {
    isAway = true;
    await upload(ada);
    expect(await vectors()).toEqual([{ made: false, model: null }]);
    isAway = false;
    await embedWaitingCvs(testContext.context, pino({ level: "silent" }));
    expect(await vectors()).toEqual([{ made: true, model: local.model }]);
  });
});

describe("corrections", () => {
  it("replace parsed values, accumulate, and change the vector", async () => {
    await hasCv(ada);
    await ada.caller.cv.correct({ skills: ["Python", " Weaving  looms ", "python"], level: "lead" });
    await ada.caller.cv.correct({ titles: ["Engine Architect", "Data Analyst"] });
    const { reading, asRead, corrections } = await ada.caller.cv.reading();
    expect(reading).toMatchObject({ skills: ["python", "Weaving looms"], level: "lead" });
    expect(reading?.experience.map((job) => job.title)).toEqual(["Engine Architect", "Data Analyst"]);
    expect(asRead).toMatchObject({ level: "senior", titles: ["Senior Data Engineer", "Data Analyst"] });
    expect(Object.keys(corrections ?? {}).sort()).toEqual(["level", "skills", "titles"]);
    expect(texts.at(-1)).toContain("Engine Architect");
  });

  it("can be reverted one by one to the parsed values", async () => {
    await hasCv(ada);
    const before = await ada.caller.cv.reading();
    await ada.caller.cv.correct({ skills: ["Weaving"], level: "lead" });
    await ada.caller.cv.correct({ level: null });
    expect(await ada.caller.cv.reading()).toMatchObject({
      reading: { skills: ["Weaving"], level: "senior" },
      corrections: { skills: ["Weaving"] },
    });
    await ada.caller.cv.correct({ skills: null, titles: null });
    expect(await ada.caller.cv.reading()).toEqual(before);
  });

  it("may leave a position without a title", async () => {
    await hasCv(ada);
    await ada.caller.cv.correct({ titles: ["Engine Architect", ""] });
    const { reading } = await ada.caller.cv.reading();
    expect(reading?.experience.map((job) => job.title)).toEqual(["Engine Architect", ""]);
    expect((await ada.caller.cv.match({})).matchedJobs).toEqual([]);
  });

  it("need a CV, one title for each job, and at least one change", async () => {
    await expect(ada.caller.cv.correct({ level: "lead" })).rejects.toMatchObject({ code: "CONFLICT" });
    await hasCv(ada);
    await expect(ada.caller.cv.correct({ titles: ["only one"] })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    for (const nothing of [{}, { updatedAt: new Date().toISOString() }])
      await expect(ada.caller.cv.correct(nothing)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(ada.caller.cv.correct({ skills: [" \u200b "] })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    await expect(
      ada.caller.cv.correct({ skills: Array.from({ length: 201 }, (_, index) => `skill ${index}`) }),
    ).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("of a CV that was replaced meanwhile are rejected", async () => {
    await hasCv(ada);
    let replace = async () => {};
    const slow: Ai = {
      ...ai,
      embedder: {
        model: local.model,
        embed: async (sent, options) => {
          await replace();
          return local.embed(sent, options);
        },
      },
    };
    const other = createTestContext(database.current(), { ai: slow }).callerOf(ada.token);
    replace = async () => {
      replace = async () => {};
      await upload(ada);
    };
    await expect(other.cv.correct({ level: "lead" })).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await ada.caller.cv.reading()).corrections).toBeNull();
  });

  it("stay until the next upload; later ones of the CV that was shown are rejected", async () => {
    await hasCv(ada);
    const shown = (await ada.caller.cv.reading()).cv?.updatedAt;
    await ada.caller.cv.correct({ updatedAt: shown, level: "lead" });
    await upload(ada);
    await expect(ada.caller.cv.correct({ updatedAt: shown, titles: ["Chief"] })).rejects.toMatchObject({
      code: "CONFLICT",
      message: "Your CV was replaced in the meantime. Please look at the new one.",
    });
    expect(await ada.caller.cv.reading()).toMatchObject({ corrections: null, reading: { level: "senior" } });
  });
});

/** More than are read at once. */
const crowd = 4;

describe("concurrent uploads", () => {
  it("are parsed in turn, or rejected with Retry-After", async () => {
    const people = await Promise.all(Array.from({ length: crowd }, () => testContext.somebody()));
    const outcomes = await Promise.allSettled(people.map((person) => upload(person)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    // How many arrive while the queue is full depends on the machine.
    expect(refused.length).toBeLessThan(crowd);
    for (const error of refused) expect(error).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect((await vectors()).length).toBe(crowd - refused.length);
  }, 90_000);
});
