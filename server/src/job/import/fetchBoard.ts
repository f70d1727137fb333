import { type Board, type BoardKind, boardNames } from "./boards.ts";
import { type Candidate, type Listing, sourceFailure } from "./candidates.ts";
import type { Fetched } from "./fetchDocument.ts";
import { readListing } from "./readListing.ts";

type Ask = (address: string) => Promise<Fetched>;

/** Lever is paginated: without a limit, it truncates its response. */
const leverPage = 100;
const maxPages = 60;
const pathOf: Record<BoardKind, (name: string, page: number) => string> = {
  greenhouse: (name) => `/v1/boards/${name}/jobs?content=true`,
  lever: (name, page) => `/v0/postings/${name}?mode=json&skip=${page * leverPage}&limit=${leverPage}`,
  ashby: (name) => `/posting-api/job-board/${name}?includeCompensation=true`,
};

/** The jobs of a board, from the first address that has it. */
export async function fetchBoard(ask: Ask, bases: string[], board: Board): Promise<Listing> {
  const candidates: Candidate[] = [];
  let from = bases;
  for (let page = 0; page < maxPages; page++) {
    const { base, bytes } = await askBoard(ask, from, board, page);
    from = [base];
    const rows = (await readListing({ bytes, origin: board })).candidates;
    for (const { fields } of rows) candidates.push({ row: candidates.length + 1, fields });
    if (board.kind !== "lever" || rows.length < leverPage) return { candidates, problems: [] };
  }
  throw sourceFailure(
    `Lever lists more than ${maxPages * leverPage} jobs of "${board.name}": that is too many to read.`,
  );
}

async function askBoard(ask: Ask, bases: string[], { kind, name }: Board, page: number) {
  for (const base of bases) {
    const { status, bytes } = await ask(`${base}${pathOf[kind](encodeURIComponent(name), page)}`);
    if (status === 404) continue;
    if (status !== 200) throw sourceFailure(`${boardNames[kind]} answered ${status}.`);
    return { base, bytes };
  }
  throw sourceFailure(`${boardNames[kind]} has no public board named "${name}".`);
}
