/** Longest block of the event loop per action on the embedded database, which runs in the same thread. */

import { countFacets } from "@career-hub/server/job/facets/queries.ts";
import { readUnreadJobs } from "@career-hub/server/job/features/readJobs.ts";
import { embedWaitingJobs } from "@career-hub/server/job/import/embedWaiting.ts";
import { importListing } from "@career-hub/server/job/import/importing.ts";
import { listJobs } from "@career-hub/server/job/queries.ts";
import { createTestContext } from "../../tests/setup/people.ts";
import { generateAds } from "./ads.ts";
import { fillBoard } from "./board.ts";
import type { Bench } from "./data.ts";
import { addCv, matchAd, matchJobs } from "./match.ts";
import { longestBlock } from "./measure.ts";
import { ms, type Row } from "./report.ts";

const jobs = 1_500;
const nobody = { userId: null, withoutHiddenOf: null };

export async function measureEventLoopBlocking(bench: Bench): Promise<Row[]> {
  const { db } = bench.database;
  await fillBoard(bench, jobs);
  const { context } = createTestContext(bench.database);
  const [userId = ""] = await addCv(bench.database);
  const more = await generateAds(200, 8);
  const ad = `Data Engineer\n${"Python, SQL, Airflow and Kafka; you know Postgres or MySQL.\n".repeat(500)}`;
  const page = { ...nobody, q: "", after: null };
  const actions: [string, () => Promise<unknown>][] = [
    ["extracting features of the jobs", () => readUnreadJobs(db)],
    ["embedding the jobs", () => embedWaitingJobs(context, context.log)],
    ["list of 20", () => listJobs(db, { ...page, limit: 20 })],
    ["list of 200", () => listJobs(db, { ...page, limit: 200 })],
    ["search for a word", () => listJobs(db, { ...page, q: "engineer", limit: 20 })],
    ["facets", () => countFacets(db, nobody)],
    ["first match", () => matchJobs(db, userId, {})],
    ["second match", () => matchJobs(db, userId, {})],
    ["match of a pasted ad of 30,000 characters", () => matchAd(db, userId, ad.slice(0, 30_000))],
    [
      "import of 200 ads with vectors",
      () => importListing({ db, embedder: context.ai.embedder }, "more", { candidates: more, problems: [] }),
    ],
  ];
  const rows: Row[] = [];
  for (const [what, action] of actions) {
    const blocked = await longestBlock(action);
    rows.push({
      engine: `embedded, ${jobs} jobs`,
      what: `longest block of the event loop: ${what}, ms`,
      measured: ms(blocked),
      value: blocked,
      wanted: 50,
    });
  }
  return rows;
}
