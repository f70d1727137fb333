import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { Env } from "../../env.ts";
import type { Board, BoardAddresses, BoardKind } from "./boards.ts";
import { isSourceFailure, type Listing, sourceFailure } from "./candidates.ts";
import { fetchBoard } from "./fetchBoard.ts";
import { type FetchRules, fetchDocument, fetchRules } from "./fetchDocument.ts";
import { readListing } from "./readListing.ts";

export type Source =
  | { kind: "file"; name: string; path: string }
  | { kind: "address"; name: string; address: string }
  | { kind: "board"; name: string; board: Board };

export type FetchSettings = { rules: FetchRules; boards: BoardAddresses; signal?: AbortSignal };

export const fetchSettingsOf = ({ jobSources }: Env): FetchSettings => ({
  rules: { ...fetchRules, allowPrivate: jobSources.allowPrivate },
  boards: jobSources.boards,
});

const maxFileBytes = 128 * 1024 * 1024;
const boardPages: [BoardKind, RegExp][] = [
  ["greenhouse", /^https?:\/\/(?:job-)?boards(?:\.eu)?\.greenhouse\.io\/([\w.-]+)\/?(?:[?#].*)?$/i],
  ["lever", /^https?:\/\/jobs(?:\.eu)?\.lever\.co\/([\w.-]+)\/?(?:[?#].*)?$/i],
  ["ashby", /^https?:\/\/jobs\.ashbyhq\.com\/([\w.%-]+)\/?(?:[?#].*)?$/i],
];

const boardOf = (kind: BoardKind, name: string): Source => ({
  kind: "board",
  name: `${kind}:${name}`,
  board: { kind, name },
});

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch (error) {
    throw sourceFailure(`"${name}" is not the name of a board.`, error);
  }
}

/** Parses a source as typed and normalises its name. Relative paths are resolved against `folder`. */
export function parseSource(given: string, folder: string): Source {
  const text = given.trim();
  const [, kind, name] = /^(greenhouse|lever|ashby):(.*)$/i.exec(text) ?? [];
  if (kind !== undefined) {
    const trimmedName = name?.trim() ?? "";
    if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u.test(trimmedName))
      throw sourceFailure(
        `"${trimmedName}" is not the name of a board: give the last part of its address, as in ${kind}:acme.`,
      );
    return boardOf(kind.toLowerCase() as BoardKind, trimmedName);
  }
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(text)) {
    for (const [board, pattern] of boardPages) {
      const boardName = pattern.exec(text)?.[1];
      if (boardName) return boardOf(board, decodedName(boardName));
    }
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
      throw sourceFailure(
        "A source is a file, an address that begins with http:// or https://, or greenhouse:NAME, lever:NAME, ashby:NAME.",
      );
    return { kind: "address", name: new URL(text).href, address: new URL(text).href };
  }
  if (!text) throw sourceFailure("No source was given.");
  const path = resolve(folder, text);
  return { kind: "file", name: path, path };
}

/** Fetches the complete listing of a source. Throws when it is incomplete, so that nothing is closed. */
export async function readSource(source: Source, fetchSettings: FetchSettings): Promise<Listing> {
  if (source.kind === "file") return readListing({ bytes: await readWhole(source.path), origin: null });
  const ask = (address: string) =>
    fetchDocument(address, fetchSettings.rules, { signal: fetchSettings.signal });
  if (source.kind === "board") return fetchBoard(ask, fetchSettings.boards[source.board.kind], source.board);
  const { status, bytes, address } = await ask(source.address);
  if (status !== 200) throw sourceFailure(`${new URL(address).host} answered ${status}.`);
  return readListing({ bytes, origin: address });
}

async function readWhole(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > maxFileBytes) throw sourceFailure(`The file is larger than ${maxFileBytes / 1024 / 1024} MB.`);
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (isSourceFailure(error)) throw error;
    if (code === "EISDIR") throw sourceFailure(`${path} is a folder, not a file.`, error);
    if (code === "ENOENT") throw sourceFailure(`There is no file ${path}.`, error);
    throw sourceFailure(`The file ${path} could not be read${code ? ` (${code})` : ""}.`, error);
  }
}
