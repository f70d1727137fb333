import { readAshby } from "./ashby.ts";
import type { Board } from "./boards.ts";
import type { Listing } from "./candidates.ts";
import { decode, readDocument } from "./files.ts";
import { readGreenhouse } from "./greenhouse.ts";
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
