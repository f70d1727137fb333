import { applicationStages } from "@career-hub/db/enums.ts";
import { z } from "zod";
import { anyId, plainText, several } from "../text/schema.ts";
import { maxNoteLength } from "./enums.ts";

/** Maximum parts of a place ("Berlin, Germany" has two): more make the query too expensive. */
export const maxParts = 3;

const searched = z.string().overwrite(plainText);
const word = searched.min(1).max(100);
const place = word.refine(
  (text) => text.split(",").length <= maxParts,
  `a place has at most ${maxParts} parts`,
);
const flags = new Map<unknown, boolean>(
  Object.entries({ true: true, "1": true, false: false, "0": false, "": false }),
);
const yes = z.preprocess((value) => flags.get(value) ?? value, z.boolean());

export const filterFields = {
  q: searched.max(200).optional(),
  place: several(place).optional(),
  remote: several(z.enum(["remote", "hybrid", "onsite"])).optional(),
  level: several(z.enum(["intern", "junior", "mid", "senior", "lead", "executive"])).optional(),
  technology: several(word).optional(),
  employment_type: several(word).optional(),
  /** Minimum yearly pay in `pay_currency`; `unpaid` also includes jobs without a yearly pay. */
  pay: z.coerce.number().min(0).max(1e12).optional(),
  pay_currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "is not a three-letter code such as EUR")
    .optional(),
  unpaid: yes.optional(),
  /** Leaves out jobs and companies that the signed-in person has hidden. */
  without_hidden: yes.optional(),
};

const sorts = ["newest", "relevance", "pay"] as const;
export type Sort = (typeof sorts)[number];

type Paid = { pay?: number; pay_currency?: string; sort?: Sort };
/** Filtering or sorting by pay requires a currency. */
export const inOneCurrency = ({ pay, sort, pay_currency }: Paid) =>
  pay_currency !== undefined || (pay === undefined && sort !== "pay");
export const currencyMissing = {
  path: ["pay_currency"],
  error: "is missing: pay is only compared within one currency",
};

const pageFields = {
  limit: z.coerce.number().int().min(1).max(500).default(200),
  cursor: z.string().max(200).nullish(),
};

export const facetsInput = z.object(filterFields).refine(inOneCurrency, currencyMissing).prefault({});
export const placesInput = z
  .object({ ...filterFields, typed: searched.trim().min(1).max(60) })
  .refine(inOneCurrency, currencyMissing);
export const listInput = z
  .object({ ...filterFields, ...pageFields, sort: z.enum(sorts).default("newest") })
  .refine(inOneCurrency, currencyMissing)
  .prefault({});
export const savedInput = z.object(pageFields).prefault({});

export const markInput = z.object({ id: anyId, mark: z.enum(["saved", "hidden"]) });
const stage = z.enum(applicationStages);
export const moveInput = z.object({ id: anyId, from: stage, to: stage });
export const undoMoveInput = z.object({
  id: anyId,
  moveId: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 53),
});
const text = (most: number) =>
  z
    .string()
    .transform((value) => value.replaceAll("\u0000", "").trim())
    .pipe(z.string().max(most));
const dayAndTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/, "is not a date such as 2026-11-26 or 2026-11-26T14:00")
  .refine((value) => {
    const [day = "", time = "00:00"] = value.split("T");
    const read = new Date(`${day}T${time}:00Z`);
    return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${day}T${time}`);
  }, "is not a real date and time");
export const noteInput = z.object({
  id: anyId,
  version: z.coerce.number().int().min(0),
  note: text(maxNoteLength),
  nextStep: text(200),
  nextAt: dayAndTime.nullable(),
});

export const companyInput = z.object({
  company: z
    .string()
    .trim()
    .min(1, "is empty")
    .max(200)
    .refine((text) => !text.includes("\u0000"), "must not contain characters that are not used in names"),
});

/** A saved search, which always leaves out hidden jobs. */
export const searchInput = z
  .object(filterFields)
  .omit({ without_hidden: true })
  .refine(inOneCurrency, currencyMissing);
const maxSearchName = 60;
export const newSearchInput = z.object({
  name: z.string().transform(plainText).pipe(z.string().min(1, "is empty").max(maxSearchName)),
  search: searchInput.refine(
    (search) =>
      Object.values(search).some(
        (value) => typeof value === "number" || (value && value !== true && value.length > 0),
      ),
    "it has neither a search term nor a filter",
  ),
  /** When the person last looked; set to restore a removed search. */
  lookedAt: z.iso.datetime().optional(),
});

export type Filters = Omit<z.infer<typeof facetsInput>, "without_hidden">;
