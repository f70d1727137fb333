import { isObject } from "../../text/isObject.ts";
import { readAshby } from "./ashby.ts";
import type { Board } from "./boards.ts";
import { type Candidate, type Listing, type Problem, sourceFailure } from "./candidates.ts";
import { fieldsOf, namesTitle } from "./columns.ts";
import { parseCsv } from "./csv.ts";
import { looksLikeFeed, readFeed } from "./feed.ts";
import { readGreenhouse } from "./greenhouse.ts";
import { candidatesOf, postingsIn, readPage } from "./jobPosting.ts";
import { readLever } from "./lever.ts";

/** Unparsed bytes. `origin`: the board or the URL of the page that they are from, null for a file. */
export type RawDocument = { bytes: Uint8Array; origin: Board | string | null };

const readers = { greenhouse: readGreenhouse, lever: readLever, ashby: readAshby };

export function readRawDocument({ bytes, origin }: RawDocument): Listing {
  const text = decode(bytes);
  if (origin === null || typeof origin === "string") return readDocument(text, origin);
  const rows = readers[origin.kind](text, origin);
  return { candidates: rows.map((fields, index) => ({ row: index + 1, fields })), problems: [] };
}

/** Detects UTF-8 and UTF-16 by byte order mark, then valid UTF-8, then Windows-1252. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * The ads of a file or response. The format is detected from the content because names and types are unreliable. `page`:
 * its URL, null for a file.
 */
export function readDocument(content: string, page: string | null): Listing {
  const text = content.replace(/^\ufeff/, "");
  const start = text.trimStart();
  if (!start) return { candidates: [], problems: [] };
  if (/^[[{]/.test(start)) return readJson(start, text, page);
  if (looksLikeFeed(text)) return readFeed(text);
  if (start.startsWith("<")) return readPage(text, page);
  return readCsv(text);
}

function readJson(start: string, text: string, page: string | null): Listing {
  let json: unknown;
  try {
    json = JSON.parse(start);
  } catch {
    return readJsonLines(text);
  }
  const postings = postingsIn(json);
  if (postings.length) return { candidates: candidatesOf(postings, page), problems: [] };
  const rows = Array.isArray(json) ? json : rowsIn(json);
  return listingOf(rows.map((value, index) => ({ row: index + 1, value })));
}

const listNames = "jobs data results items postings positions openings vacancies hits rows".split(" ");

function rowsIn(json: unknown): unknown[] {
  for (const name of listNames) {
    const rows = (json as Record<string, unknown>)[name];
    if (Array.isArray(rows)) return rows;
    if (isObject(rows)) return rowsIn(rows);
  }
  return [json];
}

function readJsonLines(text: string): Listing {
  const rows = text.split("\n").flatMap((line, index) => {
    const row = index + 1;
    if (!line.trim()) return [];
    try {
      return { row, value: JSON.parse(line) as unknown };
    } catch {
      return { row, value: undefined };
    }
  });
  // A broken JSON file is reported once, not per line.
  if (rows.filter(({ value }) => value !== undefined).length * 2 < rows.length)
    throw sourceFailure("This is not valid JSON; it may be incomplete.");
  return listingOf(rows);
}

function listingOf(rows: { row: number; value: unknown }[]): Listing {
  const candidates: Candidate[] = [];
  const problems: Problem[] = [];
  for (const { row, value } of rows)
    if (isObject(value)) candidates.push({ row, fields: withPlace(fieldsOf(value)) });
    else if (value === undefined) problems.push({ row, reason: "the line is not valid JSON" });
    else problems.push({ row, reason: "it is not an object with fields" });
  return { candidates, problems };
}

function withPlace(fields: ReturnType<typeof fieldsOf>) {
  const parts = [fields.city, fields.state, fields.country].filter((part) => typeof part === "string");
  const isOnlyCity = fields.location === undefined || fields.location === fields.city;
  return isOnlyCity && parts.length ? { ...fields, location: parts.join(", ") } : fields;
}

function readCsv(text: string): Listing {
  const [head, ...rows] = parseCsv(text);
  if (!head || head.cells.length < 2 || !namesTitle(head.cells))
    throw sourceFailure(
      "No jobs were recognised: a table needs a first line with names such as title, company and url.",
    );
  const candidates: Candidate[] = [];
  const problems: Problem[] = [];
  for (const { line: row, cells } of rows) {
    const record = Object.fromEntries(head.cells.map((name, index) => [name, cells[index] ?? ""]));
    const reason = `it has ${cells.length} cells where the first line names ${head.cells.length}`;
    if (cells.length > head.cells.length) problems.push({ row, reason });
    else candidates.push({ row, fields: withPlace(fieldsOf(record)) });
  }
  return { candidates, problems };
}
