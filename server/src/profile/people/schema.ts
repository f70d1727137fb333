import { z } from "zod";
import { areas } from "../../matching/enums.ts";

/** One value or several: `?area=data&area=design` is read the same over tRPC and REST. */
const several = <T extends z.ZodType>(one: T) =>
  z
    .preprocess(
      (value) =>
        value === undefined || value === null || value === "" ? [] : Array.isArray(value) ? value : [value],
      z.array(one).max(5),
    )
    .default([]);
const word = z.string("it is not a text").trim().min(1).max(60);
const whole = (max: number) =>
  z.preprocess(
    (value) => (value === "" || value === undefined ? null : value),
    z.coerce.number().int().min(1).max(max).nullable(),
  );

export const peopleInput = z
  .object({
    q: z.string("it is not a text").trim().max(100).default(""),
    looking: several(z.enum(["now", "open"])),
    area: several(z.enum(areas)),
    domain: several(word),
    technology: several(word),
    /** At most so many hours between the time zones. */
    zone: whole(12).default(null),
    /** A week, at least. */
    hours: whole(80).default(null),
    /** Only people who meet all musts of the person who asks. */
    musts: z.preprocess((value) => value === true || value === "true" || value === "1", z.boolean()),
    sort: z.enum(["fit", "score"]).default("fit"),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string("it is not a text").max(100).nullish(),
  })
  .prefault({ musts: false });

export type PeopleInput = z.infer<typeof peopleInput>;
