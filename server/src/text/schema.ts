import { z } from "zod";

// Control characters but tab and line feed, format characters (direction, zero width, tags) and letters drawn as nothing.
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u115f\u1160\u2028\u2029\u3164\uffa0]|\p{Cf}/gu;
/** They join emoji and shape letters of some scripts, between two visible characters. */
const joiners =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/gu;

/** A text of one person for another, without what nobody sees and without what turns the reading direction around it. */
export function withoutUnseen(text: string): string {
  const kept = new Set([...text.matchAll(joiners)].map(({ index }) => index));
  return text.toWellFormed().replace(unseen, (one, index: number) => (kept.has(index) ? one : ""));
}

// Control characters have no place in a line of text; bidirectional overrides and tags can make it read as something else.
const unsafeCharacters =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Without unsafe characters and outer spaces. */
export const plainText = (value: string): string => value.replace(unsafeCharacters, "").trim();

const nobody = "00000000-0000-0000-0000-000000000000";

/** An id as it arrives. What has not even the form of one is nobody's, and is answered like any other unknown id. */
export const anyId = z
  .string("it is not an id")
  .transform((text) => (z.guid().safeParse(text).success ? text.toLowerCase() : nobody));
