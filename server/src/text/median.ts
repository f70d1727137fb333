/** The middle of the numbers in order, the upper one of two; undefined without any. */
export const median = (numbers: number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
