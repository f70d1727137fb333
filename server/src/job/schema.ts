import { z } from "zod";
import { anyId } from "../user/schema.ts";

/** One value or several: `?level=senior&level=lead` reads the same at both doors. */
const several = <T extends z.ZodType>(one: T) =>
  z.preprocess(
    (value) =>
      value === undefined || value === null || value === "" ? [] : Array.isArray(value) ? value : [value],
    z.array(one).max(30),
  );
const word = z.string("it is not a text").trim().min(1).max(100);
const yes = z.preprocess(
  (value) =>
    value === "true" || value === "1"
      ? true
      : value === "false" || value === "0" || value === ""
        ? false
        : value,
  z.boolean(),
);

export const filterFields = {
  q: z.string("it is not a text").trim().max(200).optional(),
  place: several(word).optional(),
  remote: several(z.enum(["remote", "hybrid", "onsite"])).optional(),
  level: several(z.enum(["intern", "junior", "mid", "senior", "lead", "executive"])).optional(),
  technology: several(word).optional(),
  employment_type: several(word).optional(),
  /** Leaves out what the signed-in person has hidden: jobs and companies. */
  without_hidden: yes.optional(),
};

export const facetsInput = z.object(filterFields).prefault({});
export const listInput = z
  .object({
    ...filterFields,
    limit: z.coerce.number().int().min(1).max(500).default(200),
    cursor: z.string("it is not a text").max(200).nullish(),
  })
  .prefault({});
export const savedInput = z
  .object({
    limit: z.coerce.number().int().min(1).max(500).default(200),
    cursor: z.string("it is not a text").max(200).nullish(),
  })
  .prefault({});

export const jobInput = z.object({ id: anyId });
export const markInput = z.object({ id: anyId, mark: z.enum(["saved", "hidden"]) });
export const companyInput = z.object({
  company: z
    .string("it is not a text")
    .trim()
    .min(1, "it is empty")
    .max(200)
    .refine((text) => !text.includes("\u0000"), "it holds characters that no name has"),
});

export type Filters = Omit<z.infer<typeof facetsInput>, "without_hidden">;
