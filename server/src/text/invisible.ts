/**
 * What nobody sees in a text, or what turns the reading direction of others: control characters but tab and line feed,
 * format characters (zero width, direction, tags), separators, letters drawn as nothing, and halves of pairs.
 */
const invisible = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;
/** They join emoji and shape letters of some scripts, between two visible characters. */
const joiners =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/gu;

/** The text without invisible characters, or with something else in their place. */
export const withoutInvisible = (text: string, replacement = ""): string =>
  text.replace(invisible, replacement);

/** The same for what one person writes to another: the joiners of emoji and of some scripts stay. */
export function withoutInvisibleButJoiners(text: string): string {
  const kept = new Set([...text.matchAll(joiners)].map(({ index }) => index));
  return text.replace(invisible, (one, index: number) => (kept.has(index) ? one : ""));
}
