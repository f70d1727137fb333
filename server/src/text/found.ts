/** What was read from text, with the words it was read from; null when the text does not say. */
export type Found<T> = { value: T; words: string } | null;
