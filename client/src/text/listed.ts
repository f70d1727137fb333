/** "A", "A and B", "A, B and C"; with names that contain "and", "A, B and C, and D". */
export function listed(words: string[]): string {
  if (words.length < 2) return words.join("");
  const and = words.some((word) => word.includes(" and ")) ? ", and " : " and ";
  return `${words.slice(0, -1).join(", ")}${and}${words.at(-1)}`;
}
