import { z } from "zod";
import { withoutInvisible } from "./invisible.ts";

/** Trims and removes invisible characters. */
export const plainText = (value: string): string => withoutInvisible(value).trim();

const nilId = "00000000-0000-0000-0000-000000000000";

/** An id in a request. Malformed ids are mapped to a nonexistent one, so they are treated like any unknown id. */
export const anyId = z
  .string()
  .transform((text) => (z.guid().safeParse(text).success ? text.toLowerCase() : nilId));

/** Input of procedures that need no more than the id of a row, or of a person. */
export const idInput = z.object({ id: anyId });
export const userInput = z.object({ userId: anyId });

const maxValues = 5;

/** One or several values of a filter: `?level=senior&level=lead` works the same over tRPC and REST. */
export const several = <T extends z.ZodType>(one: T) =>
  z.preprocess(
    (value) =>
      value === undefined || value === null || value === "" ? [] : Array.isArray(value) ? value : [value],
    z.array(one).max(maxValues),
  );
