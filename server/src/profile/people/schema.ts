import { z } from "zod";
import { areas } from "../../matching/enums.ts";
import { several } from "../../text/schema.ts";

const listOf = <T extends z.ZodType>(one: T) => several(one).default([]);
const word = z.string().trim().min(1).max(60);
const integer = (max: number) =>
  z.preprocess(
    (value) => (value === "" || value === undefined ? null : value),
    z.coerce.number().int().min(1).max(max).nullable(),
  );

export const peopleInput = z
  .object({
    q: z.string().trim().max(100).default(""),
    looking: listOf(z.enum(["now", "open"])),
    area: listOf(z.enum(areas)),
    domain: listOf(word),
    technology: listOf(word),
    /** Maximum hours between the time zones. */
    zone: integer(12).default(null),
    /** Minimum hours per week. */
    hours: integer(80).default(null),
    /** Only people who meet all musts of the person. */
    musts: z.preprocess((value) => value === true || value === "true" || value === "1", z.boolean()),
    sort: z.enum(["fit", "score"]).default("fit"),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string().max(100).nullish(),
  })
  .prefault({ musts: false });

export type PeopleInput = z.infer<typeof peopleInput>;
