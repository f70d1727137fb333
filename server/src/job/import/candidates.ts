import { TRPCError } from "@trpc/server";
import type { Fields } from "./columns.ts";

/** An ad as its source has it, not yet looked at. `row` is what a person would count or the line of a file. */
export type Candidate = { row: number; fields: Fields };
export type Problem = { row: number; reason: string };
/** Everything a source lists. `company`: whose board it is, where the source itself is one company's. */
export type Listing = { candidates: Candidate[]; problems: Problem[] };

/** A source that could not be read as a whole: nothing of it goes in, nothing is closed. */
export const sourceFailure = (message: string, cause?: unknown) =>
  new TRPCError({ code: "UNPROCESSABLE_CONTENT", message, cause });
