/** Why a file cannot be read. The sentence for the person is chosen where the answer is given. */
export type RefusalReason =
  | "wrongKind"
  | "encrypted"
  | "empty"
  | "noText"
  | "imageOnly"
  | "broken"
  | "tooMuchInside"
  | "tooCostly";

export type Refusal = { refused: RefusalReason };

const mark = Symbol("refusal");

/** Thrown inside the reading process only; it never meets a caller of the server. */
export const refuse = (reason: RefusalReason): Error => Object.assign(new Error(reason), { [mark]: reason });

export function refusalOf(error: unknown): RefusalReason | null {
  if (typeof error !== "object" || error === null || !(mark in error)) return null;
  return (error as { [mark]: RefusalReason })[mark];
}
