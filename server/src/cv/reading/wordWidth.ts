/** The width of a word and a space, estimated from the mean letter width of its cell. */
export const wordWidth = (
  word: string,
  text: string,
  { left, right }: { left: number; right: number },
): number => ((right - left) * (word.length + 1)) / Math.max(1, text.length);
