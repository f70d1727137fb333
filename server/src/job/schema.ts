import { z } from "zod";
import { plainText } from "../profile/schema.ts";
import { anyId } from "../user/schema.ts";

/** Values of one filter, and parts of one place ("Berlin, Germany" has two): more costs the database too much. */
export const maxValues = 5;
export const maxParts = 3;

/** One value or several: `?level=senior&level=lead` reads the same at both doors. */
const several = <T extends z.ZodType>(one: T) =>
  z.preprocess(
    (value) =>
      value === undefined || value === null || value === "" ? [] : Array.isArray(value) ? value : [value],
    z.array(one).max(maxValues, `at most ${maxValues} values are taken`),
  );
const word = z.string("it is not a text").trim().min(1).max(100);
const place = word.refine(
  (text) => text.split(",").length <= maxParts,
  `a place has at most ${maxParts} parts`,
);
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
  place: several(place).optional(),
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

/** A search that is kept: hidden jobs are always left out. */
export const searchInput = z.object(filterFields).omit({ without_hidden: true });
export const maxSearchName = 60;
export const newSearchInput = z.object({
  name: z
    .string("it is not a text")
    .transform(plainText)
    .pipe(z.string().min(1, "it is empty").max(maxSearchName)),
  search: searchInput.refine(
    (search) => Object.values(search).some((value) => (value?.length ?? 0) > 0),
    "it holds no search word and no filter",
  ),
  /** When the person last looked, where a removed search comes back. */
  lookedAt: z.iso.datetime().optional(),
});
export const savedSearchInput = z.object({ id: anyId });

export type Filters = Omit<z.infer<typeof facetsInput>, "without_hidden">;
