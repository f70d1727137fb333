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
