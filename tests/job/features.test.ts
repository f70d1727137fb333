import { boardWords, jobFeatures, jobs } from "@career-hub/db/schema.ts";
import { countBoard } from "@career-hub/server/job/features/board.ts";
import { readJobs, readUnreadJobs } from "@career-hub/server/job/features/readJobs.ts";
import type { JobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { featuresVersion, fromPacked, fromStored } from "@career-hub/server/matching/jobs/storedFeatures.ts";
import type { BoardWords } from "@career-hub/server/matching/jobs/wordEvidence.ts";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
const addJob = async (title: string, at = 0) => {
  const [row] = await database.db
    .insert(jobs)
    .values({
      duplicateKey: `${title} ${at}`,
      contentHash: title,
      title,
      descriptionHtml: "",
      descriptionText: "You know Python and PostgreSQL.",
    })
    .returning({ id: jobs.id });
  return row?.id ?? "";
};
const stored = (id: string) => database.db.select().from(jobFeatures).where(eq(jobFeatures.jobId, id));

it("extracts features of each open job once, and never of closed jobs", async () => {
  const { db } = database;
  const [open, closed] = [await addJob("Data Engineer"), await addJob("Welder")];
  await db.update(jobs).set({ closedAt: new Date() }).where(eq(jobs.id, closed));
  expect(await readUnreadJobs(db)).toBe(1);
  expect(await readUnreadJobs(db)).toBe(0);
  const [row] = await stored(open);
  expect([row?.version, row?.contentHash]).toEqual([featuresVersion, "Data Engineer"]);
  expect(fromStored<JobFeatures>(row?.features ?? "").title).toBe("Data Engineer");
});

it("extracts again when the text or the extractor version changes", async () => {
  const { db } = database;
  const id = await addJob("Data Engineer");
  await readUnreadJobs(db);
  await db.update(jobs).set({ title: "Nurse", contentHash: "Nurse" }).where(eq(jobs.id, id));
  expect(fromStored<JobFeatures>((await readJobs(db, [id])).get(id) ?? "").title).toBe("Nurse");
  await db.update(jobFeatures).set({ version: "an earlier one" });
  expect(await readUnreadJobs(db)).toBe(1);
  expect((await stored(id))[0]?.version).toBe(featuresVersion);
});

it("counts words of a large board, and recounts only after many changes", async () => {
  const { db } = database;
  await addJob("Data Engineer");
  await readUnreadJobs(db);
  await countBoard(db);
  expect(await db.select().from(boardWords)).toEqual([]);
  for (let at = 1; at < 220; at++) await addJob("Data Engineer", at);
  await readUnreadJobs(db);
  await countBoard(db);
  const [first] = await db.select().from(boardWords);
  const counted = fromPacked<BoardWords>(first?.words ?? "");
  expect([...counted.languages].map(([, { documents }]) => documents)).toEqual([220]);
  expect(counted.sample[0]?.title).toBe("Data Engineer");
  await addJob("Welder");
  await readUnreadJobs(db);
  await countBoard(db);
  expect(await db.select().from(boardWords)).toEqual([first]);
});
