/** A value extracted from text and the matched words; null without a match. */
export type Found<T> = { value: T; words: string } | null;
