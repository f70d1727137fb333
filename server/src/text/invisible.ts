/**
 * Invisible and bidirectional control characters: control characters except tab and line feed, format characters (zero
 * width, direction, tags), separators, blank letters, and lone surrogates.
 */
const invisible = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;
/** Joiners within emoji and letters of some scripts, between two visible characters. */
const joiners =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/gu;

/** Removes or replaces invisible characters. */
export const withoutInvisible = (text: string, replacement = ""): string =>
  text.replace(invisible, replacement);

/** The same for messages and names of people: keeps joiners of emoji and some scripts. */
export function withoutInvisibleButJoiners(text: string): string {
  const joinerIndexes = new Set([...text.matchAll(joiners)].map(({ index }) => index));
  return text.replace(invisible, (one, index: number) => (joinerIndexes.has(index) ? one : ""));
}
