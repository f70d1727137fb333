/** The median, the upper one of two middle numbers; undefined for an empty list. */
export const median = (numbers: number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
