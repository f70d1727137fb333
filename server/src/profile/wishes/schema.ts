import { lookingKinds } from "@career-hub/db/enums.ts";
import { z } from "zod";
import { plainText } from "../../text/schema.ts";

export const wishLists = ["must", "prefer", "avoid"] as const;
export const wishKinds = [
  "role",
  "level",
  "technology",
  "domain",
  "place",
  "time zone",
  "hours",
  "start",
  "together",
  "stage",
  "words",
] as const;
export const togetherKinds = ["remote", "some days", "same city"] as const;
export const stages = ["idea", "prototype", "customers"] as const;

const maxWishes = 12;
const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "is not a month");
const amount = (max: number) => z.int().min(0).max(max).nullable();

/** One wish; `value` is an option of its kind (wishes/options.ts), or free text for "words". */
const wishSchema = z.strictObject({
  kind: z.enum(wishKinds),
  value: z.string().transform(plainText).pipe(z.string().min(1).max(80)),
});

/** Null and empty mean not stated. */
export const wishesSchema = z.strictObject({
  looking: z.enum(lookingKinds).nullable(),
  /** Hours per week. */
  hours: z.int().min(1).max(80).nullable(),
  start: month.nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2).nullable(),
  /** IANA time zone. */
  timeZone: z.string().min(1).max(60).nullable(),
  together: z.enum(togetherKinds).nullable(),
  stages: z.array(z.enum(stages)).max(stages.length),
  /** Per month. */
  pay: z.strictObject({ from: amount(1_000_000), to: amount(1_000_000), currency: z.string().length(3) }),
  /** Percent. */
  equity: z.strictObject({ from: amount(100), to: amount(100) }),
  must: z.array(wishSchema).max(maxWishes),
  prefer: z.array(wishSchema).max(maxWishes),
  avoid: z.array(wishSchema).max(maxWishes),
});

export type WishList = (typeof wishLists)[number];
export type Wish = z.infer<typeof wishSchema>;
export type Wishes = z.infer<typeof wishesSchema>;

export const noWishes: Wishes = {
  looking: null,
  hours: null,
  start: null,
  country: null,
  timeZone: null,
  together: null,
  stages: [],
  pay: { from: null, to: null, currency: "EUR" },
  equity: { from: null, to: null },
  must: [],
  prefer: [],
  avoid: [],
};
