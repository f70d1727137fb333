/** Ranking jobs for a CV, compared with the plain vector query. */
import { randomUUID } from "node:crypto";
import type { OpenDb } from "@career-hub/db/client.ts";
import { users } from "@career-hub/db/schema.ts";
import { embedLocally, localEmbedder } from "@career-hub/server/ai/local/embedding.ts";
import { matchAd, matchJobs } from "@career-hub/server/cv/match/match.ts";
import { scoredAtMost } from "@career-hub/server/cv/match/queries.ts";
import { replaceCv } from "@career-hub/server/cv/queries.ts";
import { countBoard } from "@career-hub/server/job/features/board.ts";
import { readUnreadJobs } from "@career-hub/server/job/features/readJobs.ts";
import { embedWaitingJobs } from "@career-hub/server/job/import/embedWaiting.ts";
import { queues } from "@career-hub/server/limits/queues.ts";
import { cvs as people } from "../../tests/matching/jobsPeople.ts";
import { createTestContext } from "../../tests/setup/people.ts";
import { fillBoard } from "./board.ts";
import { type Bench, indexVectors, maintain } from "./data.ts";
import { compared, measureConcurrently } from "./measure.ts";
import { compareLoad, compareMedians, type Row } from "./report.ts";

export { matchAd, matchJobs };

const [rounds, clients] = [30, 8];

/** Adds vectors and features to existing jobs. */
export async function prepareJobs(bench: Bench): Promise<void> {
  const { db } = bench.database;
  const { context } = createTestContext(bench.database);
  await maintain(bench, "drop index jobs_nearest");
  await embedWaitingJobs(context, context.log);
  await indexVectors(bench, "jobs");
  await readUnreadJobs(db);
  await countBoard(db);
  await maintain(bench, "vacuum analyze job_features");
}

export async function measureMatch(bench: Bench, count: number): Promise<Row[]> {
  const { database } = bench;
  const engine = `${bench.engine}, ${count.toLocaleString("en")} jobs`;
  await fillBoard(bench, count);
  await prepareJobs(bench);
  const ids = await addCv(database);
  const at = (round: number) => ids[round % ids.length] as string;
  const bare = (round: number) =>
    database.db.transaction(async (tx) => {
      await tx.execute(`set local hnsw.ef_search = ${scoredAtMost.byVector}`);
      // Uses the index: without this Postgres can choose a scan of all rows, a slower baseline.
      await tx.execute("set local enable_seqscan = off");
      await tx.execute(
        `select id from jobs where closed_at is null order by embedding <=> (select embedding from cvs where user_id = '${at(round)}') limit ${scoredAtMost.byVector}`,
      );
    });
  // Uses the route's queue, each time as another user.
  const match = (round: number) =>
    queues.match.run(String(round), () => matchJobs(database.db, at(round), {}));
  for (const [round] of ids.entries()) await match(round);
  const times = await compared(rounds, bare, match);
  const busy = await measureConcurrently(clients, 25, match);
  return [
    compareMedians(times, {
      engine,
      what: "CV match, p50",
      baseline: `the ${scoredAtMost.byVector} nearest vectors, bare SQL`,
      wanted: 8,
    }),
    // The embedded database shares one thread with the matches.
    compareLoad(busy, times.own, {
      engine,
      what: `CV match, ${clients} clients`,
      ...(bench.url && { wanted: 6 }),
    }),
  ];
}

/** Creates a person for each CV of the tests; returns their ids. */
export async function addCv({ db }: OpenDb): Promise<string[]> {
  const ids: string[] = [];
  for (const round of people.keys()) {
    const name = `bench-${randomUUID()}`;
    const [user] = await db
      .insert(users)
      .values({ codeHost: "bench", codeHostUserId: name, username: name, avatarUrl: "", profileUrl: "" })
      .returning({ id: users.id });
    const userId = user?.id ?? "";
    await storeCv(db, userId, round);
    ids.push(userId);
  }
  return ids;
}

/** Stores one of the tests' CVs for a person. */
export async function storeCv(db: OpenDb["db"], userId: string, round: number): Promise<void> {
  const text = people[round % people.length]?.text ?? "";
  const lists = {
    warnings: [],
    experience: [],
    education: [],
    skills: [],
    languages: [],
    parts: [],
    leftOut: [],
  };
  const reading = { kind: "pdf" as const, pages: 1, level: null, years: 0, headline: "", ...lists };
  await replaceCv(db, {
    userId,
    originalFilename: "cv.pdf",
    size: 1,
    text,
    reading: reading as never,
    vector: { embedding: embedLocally(text), embeddingModel: localEmbedder.model },
  });
}
