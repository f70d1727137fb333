import { beforeEach, describe, expect, it } from "vitest";
import { expectError } from "../setup/expectError.ts";
import type { Person } from "../setup/people.ts";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { ad, testImports } from "./testImports.ts";

const database = testDatabase();
const imports = testImports(database);

let ada: Person;
let id: string;

const list = async () => (await ada.caller.job.applications()).applications;
const one = async () => (await list())[0];
const move = (from: "saved" | "applied", to: "saved" | "applied" | "interview" | "closed") =>
  ada.caller.job.moveApplication({ id, from, to });
const notes = { note: "By referral", nextAt: "2026-11-26T14:00", nextStep: "Second round" };

beforeEach(async () => {
  await imports.importAds([ad(1, { salary: "€30 per hour" }), ad(2)], { embedder: null });
  ada = await createTestContext(database.current()).somebody();
  id = (await imports.one("Job 1")).id;
  await ada.caller.job.mark({ id, mark: "saved" });
});

describe("job applications", () => {
  it("lists a saved job in the first stage, with yearly pay", async () => {
    expect(await list()).toMatchObject([
      {
        id,
        stage: "saved",
        note: "",
        version: 0,
        moves: [],
        salary_yearly_max: 54_000,
        salary_currency: "EUR",
      },
    ]);
  });

  it("moves through the stages and records when", async () => {
    await move("saved", "applied");
    await ada.caller.job.moveApplication({ id, from: "applied", to: "interview" });
    const now = await one();
    expect(now?.stage).toBe("interview");
    expect(now?.moves.map(({ stage }) => stage)).toEqual(["applied", "interview"]);
    expect(now?.moves[0]?.at).toBeInstanceOf(Date);
  });

  it("applies a repeated move once, also when concurrent", async () => {
    const [first, second] = await Promise.all([move("saved", "applied"), move("saved", "applied")]);
    expect(first.moveId).toBe(second.moveId);
    expect((await one())?.moves).toHaveLength(1);
  });

  it("rejects a move from a stage that another tab has changed", async () => {
    await move("saved", "applied");
    await expectError(move("saved", "closed"), "CONFLICT");
    expect((await one())?.stage).toBe("applied");
  });

  it("undoes a move once, and rejects undoing before a later move", async () => {
    const first = await move("saved", "applied");
    const undo = (moveId: number | null) => ada.caller.job.undoMove({ id, moveId: moveId ?? 1 });
    await undo(first.moveId);
    await undo(first.moveId);
    expect(await one()).toMatchObject({ stage: "saved", moves: [] });
    const early = await move("saved", "applied");
    await ada.caller.job.moveApplication({ id, from: "applied", to: "interview" });
    await expectError(undo(early.moveId), "CONFLICT");
    expect((await one())?.stage).toBe("interview");
  });

  it("saves notes, and rejects an outdated version with CONFLICT", async () => {
    await ada.caller.job.noteApplication({ id, version: 0, ...notes });
    await ada.caller.job.noteApplication({ id, version: 0, ...notes });
    expect(await one()).toMatchObject({
      note: "By referral",
      next_at: "2026-11-26T14:00",
      next_step: "Second round",
      version: 1,
    });
    const other = { ...notes, note: "From an old tab" };
    await expectError(ada.caller.job.noteApplication({ id, version: 0, ...other }), "CONFLICT");
    expect((await one())?.note).toBe("By referral");
  });

  it.each([
    ["a day that does not exist", { nextAt: "2026-02-30" }],
    ["a time that does not exist", { nextAt: "2026-02-20T25:00" }],
    ["a date in words", { nextAt: "tomorrow" }],
    ["a note of 4,001 characters", { note: "x".repeat(4001) }],
  ])("rejects %s", async (_what, wrong) => {
    await expectError(ada.caller.job.noteApplication({ id, version: 0, ...notes, ...wrong }), "BAD_REQUEST");
  });

  it("restores stage and history when a job is saved again", async () => {
    await move("saved", "applied");
    await ada.caller.job.unmark({ id });
    expect(await list()).toEqual([]);
    await expectError(move("applied", "interview"), "NOT_FOUND");
    await ada.caller.job.mark({ id, mark: "saved" });
    expect(await one()).toMatchObject({ stage: "applied", moves: [{ stage: "applied" }] });
  });

  it("keeps the application of a job that is hidden on the board, also when it is shown again", async () => {
    await move("saved", "applied");
    const before = await one();
    await ada.caller.job.mark({ id, mark: "hidden" });
    expect((await ada.caller.job.list({ without_hidden: true })).jobs.map((job) => job.id)).not.toContain(id);
    expect(await one()).toEqual(before);
    await ada.caller.job.moveApplication({ id, from: "applied", to: "interview" });
    await ada.caller.job.unmark({ id });
    expect(await one()).toMatchObject({ stage: "interview", saved_at: before?.saved_at });
    expect((await ada.caller.job.hidden()).jobs).toEqual([]);
    await ada.caller.job.unmark({ id });
    expect(await list()).toEqual([]);
  });

  it("keeps the application when the job is closed", async () => {
    await imports.importAds([ad(2)], { embedder: null });
    expect((await one())?.closed_at).toBeInstanceOf(Date);
    await move("saved", "closed");
    expect((await one())?.stage).toBe("closed");
  });
});

it("escapes formulas in the CSV export", async () => {
  const title = '=HYPERLINK("https://evil.example")';
  await imports.importAds([ad(1, { title, company: "+1, or -1" }), ad(2)], { embedder: null });
  await ada.caller.job.noteApplication({ id, version: 0, ...notes, note: "@SUM(A1)\nsecond line" });
  const { csv } = await ada.caller.job.applicationsCsv();
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  const [head, row] = csv.slice(1).split("\r\n");
  expect(head).toContain("Title,Company");
  expect(row?.startsWith(`"'=HYPERLINK(""https://evil.example"")","'+1, or -1",`)).toBe(true);
  expect(row).toContain(`"'@SUM(A1)\nsecond line"`);
});

it("returns NOT_FOUND when moving a job that is not saved or does not exist", async () => {
  const other = (await imports.one("Job 2")).id;
  for (const job of [other, "not-an-id"])
    await expectError(ada.caller.job.moveApplication({ id: job, from: "saved", to: "applied" }), "NOT_FOUND");
});
