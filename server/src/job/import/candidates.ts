import { TRPCError } from "@trpc/server";
import type { Fields } from "./columns.ts";

/** An unparsed ad of a source. `row`: its number, or its line in a file. */
export type Candidate = { row: number; fields: Fields };
export type Problem = { row: number; reason: string };
export type Listing = { candidates: Candidate[]; problems: Problem[] };

/** Whether an error has a message for the operator; those of another thread are no instances of the class. */
export const isSourceFailure = (error: unknown): error is Error =>
  error instanceof Error && error.name === "TRPCError";

/** Error for a source that could not be read completely: nothing is imported and nothing closed. */
export const sourceFailure = (message: string, cause?: unknown) =>
  new TRPCError({ code: "UNPROCESSABLE_CONTENT", message, cause });
