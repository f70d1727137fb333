import { badRequest } from "../errors.ts";

/** Keyset cursor: the posting date to the microsecond, or the pay, of the last job on a page, and its id. */
export type Cursor = { at: string; id: string };

const forms = {
  newest: /^(\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f-]{36})$/,
  relevance: /^((?:title |text )?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f-]{36})$/,
  pay: /^(-?\d{1,17}(?:\.\d{1,17})?(?:e\+?\d{1,3})?) ([0-9a-f-]{36})$/,
};

export const cursorOf = ({ at, id }: Cursor): string => Buffer.from(`${at} ${id}`).toString("base64url");

export function parseCursor(cursor: string | null | undefined, sort: keyof typeof forms = "newest") {
  if (!cursor) return null;
  const [, at, id] = forms[sort].exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!at || !id) throw badRequest("The field “cursor” is not a cursor of this list.");
  return { at, id };
}
