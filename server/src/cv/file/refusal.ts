/** Why a file cannot be parsed. The server chooses the message for the person. */
export type RefusalReason =
  | "wrongKind"
  | "encrypted"
  | "empty"
  | "noText"
  | "imageOnly"
  | "broken"
  | "tooMuchInside"
  | "tooCostly";

const mark = Symbol("refusal");

/** Thrown inside the sandbox process only; never reaches API clients. */
export const refuse = (reason: RefusalReason): Error => Object.assign(new Error(reason), { [mark]: reason });

export function refusalOf(error: unknown): RefusalReason | null {
  if (typeof error !== "object" || error === null || !(mark in error)) return null;
  return (error as { [mark]: RefusalReason })[mark];
}
