import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenDb } from "@career-hub/db/client.ts";
import type { Embedder } from "@career-hub/server/ai/ai.ts";
import { localEmbedder } from "@career-hub/server/ai/local/embedding.ts";
import { fetchRules } from "@career-hub/server/job/import/fetchDocument.ts";
import { type ImportOptions, importSource } from "@career-hub/server/job/import/importing.ts";
import { parseSource } from "@career-hub/server/job/import/sources.ts";
import { afterAll } from "vitest";

type Stored = {
  id: string;
  title: string;
  company: string;
  url: string | null;
  description_html: string;
  description_text: string;
  location: string | null;
  places: string[];
  remote: string | null;
  employment_type: string | null;
  level: string | null;
  salary: string | null;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_period: string | null;
  technologies: string[];
  read_from: Record<string, string>;
  posted_at: Date | null;
  closed_at: Date | null;
  embedding_model: string | null;
};

type Options = ImportOptions & { embedder?: Embedder | null };

/** Imports from files in a temporary folder, and from `site` in place of the three job boards. */
export function testImports(database: Pick<OpenDb, "db" | "execute">, site = () => "http://127.0.0.1:9") {
  const folder = mkdtempSync(join(tmpdir(), "career-hub-jobs-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, content: unknown) => {
    const path = join(folder, name);
    const isText = typeof content === "string" || content instanceof Uint8Array;
    writeFileSync(path, isText ? content : JSON.stringify(content));
    return path;
  };
  const importFrom = (source: string, { embedder = localEmbedder, ...options }: Options = {}) => {
    const base = site();
    const fetchSettings = {
      rules: { ...fetchRules, allowPrivate: true, timeoutMs: 5_000 },
      boards: { greenhouse: [base], lever: [`${base}/us`, `${base}/eu`], ashby: [base] },
    };
    return importSource({ db: database.db, embedder, fetchSettings }, parseSource(source, folder), options);
  };
  /** Imports `content` as the new content of the file. */
  const importFile = (name: string, content: unknown, options?: Options) =>
    importFrom(write(name, content), options);
  return {
    write,
    import: importFrom,
    importFile,
    importAds: (ads: unknown[], options?: Options) => importFile("ads.json", ads, options),
    stored: async (where = "true") =>
      (await database.execute(`select * from jobs where ${where} order by title`)).rows as Stored[],
    one: async (title: string) => {
      const { rows } = await database.execute("select * from jobs where title = $1", [title]);
      const [row] = rows as Stored[];
      if (!row || rows.length > 1) throw new Error(`${rows.length} jobs are called ${title}`);
      return row;
    },
  };
}

export const ad = (number: number, more: object = {}) => ({
  title: `Job ${number}`,
  company: "Acme",
  url: `https://acme.example/jobs/${number}`,
  description: `<p>Work number ${number} with PostgreSQL.</p>`,
  ...more,
});
