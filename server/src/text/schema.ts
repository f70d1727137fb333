import { z } from "zod";
import { withoutInvisible } from "./invisible.ts";

/** Without invisible characters and outer spaces. */
export const plainText = (value: string): string => withoutInvisible(value).trim();

const nobody = "00000000-0000-0000-0000-000000000000";

/** An id as it arrives. What has not even the form of one is nobody's, and is answered like any other unknown id. */
export const anyId = z
  .string("it is not an id")
  .transform((text) => (z.guid().safeParse(text).success ? text.toLowerCase() : nobody));

const maxValues = 5;

/** One value or several of a filter: `?level=senior&level=lead` is read the same over tRPC and REST. */
export const several = <T extends z.ZodType>(one: T) =>
  z.preprocess(
    (value) =>
      value === undefined || value === null || value === "" ? [] : Array.isArray(value) ? value : [value],
    z.array(one).max(maxValues, `at most ${maxValues} values are taken`),
  );
