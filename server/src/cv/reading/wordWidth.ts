/** The width that a word and a space take, from the mean width of the letters of its cell. */
export const wordWidth = (
  word: string,
  text: string,
  { left, right }: { left: number; right: number },
): number => ((right - left) * (word.length + 1)) / Math.max(1, text.length);
