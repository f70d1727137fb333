/** Import, list, search and facets of the job board, compared with plain SQL on the same rows. */

import { cursorOf, parseCursor } from "@career-hub/server/job/cursor.ts";
import { facetsOf, forgetFacets } from "@career-hub/server/job/facets/facets.ts";
import { countFacets } from "@career-hub/server/job/facets/queries.ts";
import { importListing } from "@career-hub/server/job/import/importing.ts";
import { listJobs, type Search } from "@career-hub/server/job/queries.ts";
import { generateAds } from "./ads.ts";
import { type Bench, maintain } from "./data.ts";
import { compared, measure, measureConcurrently } from "./measure.ts";
import { compareLoad, compareMedians, type Row } from "./report.ts";

const [rounds, clients] = [15, 8];
/** A list takes a millisecond or two, so its median needs more rounds. */
const listRounds = 60;
const nobody = { userId: null, withoutHiddenOf: null };
const word = "engineer";
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

export async function fillBoard({ database }: Bench, count: number) {
  const candidates = await generateAds(count);
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 100);
  const [time = 0] = await measure(1, () =>
    importListing({ db: database.db, embedder: null }, "bench", { candidates, problems: [] }),
  );
  clearInterval(watch);
  return { perSecond: (count * 1_000) / time, grown: peak - before };
}

export async function measureBoard(bench: Bench, count: number): Promise<Row[]> {
  const { database, engine: name } = bench;
  const { db } = database;
  const engine = `${name}, ${count.toLocaleString("en")} jobs`;
  const { perSecond, grown } = await fillBoard(bench, count);
  await maintain(bench, "vacuum analyze jobs");
  const rows: Row[] = [
    {
      engine,
      what: "import, until the board shows them",
      measured: `${perSecond.toFixed(0)} ads per second, memory + ${megabytes(grown)} MB`,
      value: perSecond,
      ...(name !== "embedded" && { wanted: 1_000, least: true }),
    },
  ];

  const grouped = (where: string) =>
    database.execute(`select remote, level, employment_type, place, technology, count(*)
      from (select remote, level, employment_type, unnest(places) as place, unnest(technologies) as technology
        from jobs where closed_at is null ${where}) as part
      group by grouping sets ((remote), (level), (employment_type), (place), (technology), ())`);
  const found = `and search @@ websearch_to_tsquery('english', '${word}')`;
  for (const [what, search, where] of [
    ["facets, p50", {}, ""],
    ["facets with a word, p50", { q: word }, found],
    ["facets with two filters, p50", { remote: ["remote"], level: ["senior"] }, ""],
  ] as [string, Partial<Search>, string][]) {
    const times = await compared(
      rounds,
      () => grouped(where),
      () => countFacets(db, { ...nobody, ...search }),
    );
    rows.push(compareMedians(times, { engine, what, baseline: "one grouped query", wanted: 2 }));
    if (what !== "facets, p50") continue;
    const words = ["", "engineer", "manager", "data", "nurse", "sales", "senior", "remote"];
    // Each cycle of all questions begins without cached answers.
    const busy = await measureConcurrently(clients, rounds, (round) => {
      if (round % (clients * words.length) === 0) forgetFacets(db);
      const q = words[Math.floor(round / clients) % words.length] ?? "";
      return facetsOf(db, { ...nobody, q }, (count) => count());
    });
    const asked = `facets, ${clients} clients with ${words.length} queries`;
    rows.push(compareLoad(busy, times.own, { engine, what: asked, wanted: 6 }));
  }

  for (const [what, q, limit] of [
    ["list, first page of 20", "", 20],
    ["list, first page of 200", "", 200],
    ["search for a word, first page of 20", word, 20],
  ] as [string, string, number][]) {
    const place = await placeAfter(bench, q, 200 * limit);
    for (const [page, after] of [
      ["", null],
      [", 200th page", place],
    ] as const) {
      if (page && !after) continue;
      const times = await compared(
        listRounds,
        () => bareList(bench, q, limit, after),
        () => listJobs(db, { ...nobody, q, limit, after }),
      );
      const listed = `${page ? what.replace("first page", "a page") : what}${page}`;
      rows.push(
        compareMedians(times, { engine, what: listed, baseline: "bare SQL, the same columns", wanted: 2 }),
      );
    }
  }
  return rows;
}

type Place = ReturnType<typeof parseCursor>;

async function placeAfter({ database }: Bench, q: string, offset: number): Promise<Place> {
  const { rows } = await database.execute(
    `select id, to_char(coalesce(posted_at, created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from jobs
     where closed_at is null ${q ? `and search @@ websearch_to_tsquery('english', '${q}')` : ""}
     order by coalesce(posted_at, created_at) desc, id offset ${offset} limit 1`,
  );
  const [row] = rows as { id: string; at: string }[];
  return row ? parseCursor(cursorOf(row)) : null;
}

const listed = `select id, title, company, description_html, url, location, remote, level, employment_type, salary, salary_currency, salary_yearly_min, salary_yearly_max, technologies, posted_at
  from jobs where closed_at is null`;

const bareList = ({ database }: Bench, q: string, limit: number, after: Place) =>
  database.execute(
    `${listed} ${q ? `and search @@ to_tsquery('english', '${q}:*')` : ""}
     ${after ? "and (coalesce(posted_at, created_at) < $1::timestamptz or coalesce(posted_at, created_at) = $1::timestamptz and id > $2::uuid) and coalesce(posted_at, created_at) <= $1::timestamptz" : ""}
     order by coalesce(posted_at, created_at) desc, id limit ${limit}`,
    after ? [after.at, after.id] : [],
  );

/** Query plans. */
export async function plansOf({ database }: Bench): Promise<string> {
  const questions = [
    ["Newest first", `${listed} order by coalesce(posted_at, created_at) desc, id limit 20`],
    [
      "In a place, with a technology",
      `select id from jobs where closed_at is null and places_lower @> array['leeds'] and technologies && array['Python']`,
    ],
    [
      "With a word",
      `select id from jobs where closed_at is null and search @@ to_tsquery('english', '${word}:*')`,
    ],
  ];
  const parts: string[] = [];
  for (const [title, question] of questions) {
    const { rows } = await database.execute(`explain (costs off) ${question}`);
    const lines = (rows as { "QUERY PLAN": string }[]).map((row) => row["QUERY PLAN"]);
    parts.push(`${title}:\n\n\`\`\`\n${lines.join("\n")}\n\`\`\``);
  }
  return parts.join("\n\n");
}
