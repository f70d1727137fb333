/** A board of invented ads: a pool of distinct ones, read and embedded in full, and copies with vectors moved a little. */
import { randomUUID } from "node:crypto";
import type { OpenDb } from "@career-hub/db/client.ts";
import { users } from "@career-hub/db/schema.ts";
import { replaceCv } from "@career-hub/server/cv/queries.ts";
import { loadSampleJobs } from "@career-hub/server/demo/seedJobs.ts";
import { textOfHtml } from "@career-hub/server/job/description.ts";
import { embeddingText } from "@career-hub/server/job/embedding.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { featuresVersion, toStored } from "@career-hub/server/matching/jobs/storedFeatures.ts";
import { embedLocally, localEmbedder } from "@career-hub/server/matching/localEmbedding.ts";
import { taxonomy } from "@career-hub/server/taxonomy/taxonomy.ts";
import { cvs as people } from "../../tests/matching/jobsPeople.ts";
import { random } from "../taxonomy/examples.ts";

const poolSize = 1_500;
const batchSize = 500;
/** Standard deviation of what is added to the parts of a copy's vector that are not zero. */
const moved = 0.02;

type Ad = { title: string; text: string; vector: number[]; features: string };

/** A title of O*NET, its technologies, and paragraphs of the sample jobs. */
async function adPool(count: number, next: () => number): Promise<Ad[]> {
  const pick = <T>(list: T[]): T => list[Math.floor(next() * list.length)] as T;
  const paragraphs = (await loadSampleJobs(new Date())).flatMap(({ description_html }) =>
    textOfHtml(description_html)
      .split(/\n+/)
      .filter((line) => line.length > 60),
  );
  const occupations = taxonomy().filter(({ technologies = [] }) => technologies.length > 5);
  return Array.from({ length: count }, () => {
    const { titles, technologies = [] } = pick(occupations);
    const title = pick(titles.en ?? []).replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
    const asked = Array.from({ length: 6 }, () => pick(technologies)).join(", ");
    const text = [...Array.from({ length: 8 }, () => pick(paragraphs)), `You know ${asked}.`].join("\n");
    return {
      title,
      text,
      vector: embedLocally(embeddingText({ title, technologies: [], descriptionText: text })),
      features: toStored({ ...readJobFeatures({ title, descriptionText: text }), postedAt: null }),
    };
  });
}

/** Fills an empty database with `count` open jobs, features and vectors; the index of vectors is built at the end. */
export async function fillBoard(database: OpenDb, count: number): Promise<void> {
  const next = random(7);
  const pool = await adPool(Math.min(poolSize, count), next);
  await database.execute("drop index jobs_nearest");
  for (let start = 0; start < count; start += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - start) }, (_, offset) => {
      const at = start + offset;
      const ad = pool[at % pool.length] as Ad;
      const isCopy = at >= pool.length;
      const vector = isCopy ? ad.vector.map((value) => (value ? value + moved * bell(next) : 0)) : ad.vector;
      return {
        ...ad,
        id: randomUUID(),
        key: `bench ${at}`,
        vector: `[${vector.map((value) => +value.toFixed(4))}]`,
      };
    });
    const column = (name: "id" | "key" | "title" | "text" | "vector" | "features") =>
      rows.map((row) => row[name]);
    // The words of a text are indexed as well, and that takes longest: of a copy the beginning has to do.
    await database.execute(
      `insert into jobs (id, duplicate_key, content_hash, title, company, description_html, description_text, embedding, embedding_model, posted_at)
        select id, key, key, title, 'Company ' || right(key, 3), '', left(text, 400), vector::vector, $6, now() - random() * interval '60 days'
        from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[]) as ad(id, key, title, text, vector)`,
      [column("id"), column("key"), column("title"), column("text"), column("vector"), localEmbedder.model],
    );
    await database.execute(
      `insert into job_features (job_id, content_hash, version, features)
        select id, key, $4, features from unnest($1::uuid[], $2::text[], $3::text[]) as ad(id, key, features)`,
      [column("id"), column("key"), column("features"), featuresVersion],
    );
  }
  // One text is one session: the settings hold for the index, which takes minutes.
  const patience =
    database.engine === "postgres" ? "set statement_timeout = 0; set maintenance_work_mem = '2GB';" : "";
  await database.execute(
    `${patience} create index jobs_nearest on jobs using hnsw (embedding vector_cosine_ops)`,
  );
  await database.execute("vacuum analyze jobs");
  await database.execute("vacuum analyze job_features");
}

/** Normally distributed (Box and Muller). */
const bell = (next: () => number) =>
  Math.sqrt(-2 * Math.log(next() || 1e-9)) * Math.cos(2 * Math.PI * next());

/** One person for each CV of the tests; returns their ids. */
export async function addPeople({ db }: OpenDb): Promise<string[]> {
  const ids: string[] = [];
  for (const { text } of people) {
    const name = `bench-${randomUUID()}`;
    const [user] = await db
      .insert(users)
      .values({ codeHost: "bench", codeHostUserId: name, username: name, avatarUrl: "", profileUrl: "" })
      .returning({ id: users.id });
    const userId = user?.id ?? "";
    const reading = {
      kind: "pdf" as const,
      pages: 1,
      warnings: [],
      experience: [],
      education: [],
      skills: [],
      languages: [],
      level: null,
      years: 0,
      headline: "",
      parts: [],
      leftOut: [],
    };
    await replaceCv(db, {
      userId,
      originalFilename: "cv.pdf",
      size: 1,
      text,
      reading: reading as never,
      vector: { embedding: embedLocally(text), embeddingModel: localEmbedder.model },
    });
    ids.push(userId);
  }
  return ids;
}
