import type { z } from "zod";
import { type Candidate, type Listing, sourceFailure } from "./candidates.ts";
import type { Fetched } from "./fetchDocument.ts";

/** Base URLs of the public boards, replaced in tests. Lever has a second one for European companies. */
export type BoardAddresses = { greenhouse: string[]; lever: string[]; ashby: string[] };
export type BoardKind = keyof BoardAddresses;
export const boardAddresses: BoardAddresses = {
  greenhouse: ["https://boards-api.greenhouse.io"],
  lever: ["https://api.lever.co", "https://api.eu.lever.co"],
  ashby: ["https://api.ashbyhq.com"],
};
const boardNames: Record<BoardKind, string> = {
  greenhouse: "Greenhouse",
  lever: "Lever",
  ashby: "Ashby",
};

export type Board = { kind: BoardKind; name: string };
export type Ask = (address: string) => Promise<Fetched>;

/** "acme-labs" → "Acme Labs": fallback for boards that do not state the company. */
export const companyOfName = (name: string): string =>
  name
    .replace(/[-_.]+/g, " ")
    .replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
    .trim();

/** JSON of this schema from the first address that has the board. */
export async function askBoard<T>(
  ask: Ask,
  bases: string[],
  path: string,
  { kind, name }: Board,
  schema: z.ZodType<T>,
): Promise<{ base: string; data: T }> {
  for (const base of bases) {
    const { status, bytes } = await ask(`${base}${path}`);
    if (status === 404) continue;
    if (status !== 200) throw sourceFailure(`${boardNames[kind]} answered ${status}.`);
    let response: unknown;
    try {
      response = JSON.parse(new TextDecoder().decode(bytes));
    } catch (error) {
      throw sourceFailure(`The response from ${boardNames[kind]} is not valid JSON.`, error);
    }
    const { data } = schema.safeParse(response);
    if (!data) throw sourceFailure(`The response from ${boardNames[kind]} does not have the expected form.`);
    return { base, data };
  }
  throw sourceFailure(`${boardNames[kind]} has no public board named "${name}".`);
}

export const listingOfRows = <T>(rows: T[], fieldsOf: (row: T) => Candidate["fields"]): Listing => ({
  candidates: rows.map((row, index) => ({ row: index + 1, fields: fieldsOf(row) })),
  problems: [],
});
