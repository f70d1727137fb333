import { z } from "zod";
import { currencyMissing, filterFields, inOneCurrency } from "../job/schema.ts";
import { fileKinds, levels, sectionKinds } from "../text/enums.ts";
import { anyId, plainText } from "../text/schema.ts";

/** Inclusive. */
export const maxFileBytes = 10_485_760;
export const wrongKindMessage = "Please upload a PDF or DOCX file only.";
export const tooLargeMessage = "File size must be less than 10MB.";
export const noFileMessage = "Please select a file first.";

const cleaned = z.string().transform((value) => plainText(value).replace(/\s+/g, " "));
const short = cleaned.pipe(z.string().min(1).max(120));

/** Dates are "2016-09", "2016" or "present"; empty where the CV states none. */
export const experienceSchema = z.object({
  title: z.string(),
  company: z.string(),
  from: z.string(),
  to: z.string(),
});
export const educationSchema = z.object({ degree: z.string(), institution: z.string() });
export const leftOutReasons = [
  "sameColour",
  "tooSmall",
  "offPage",
  "invisible",
  "covered",
  "hiddenLayer",
] as const;

/** A section of the text with its detected kind. */
export const partSchema = z.object({
  kind: z.enum(sectionKinds),
  heading: z.string().nullable(),
  text: z.string(),
});

/** The layout of the file, as far as it affects parsers. Pages count from 1. */
export const layoutSchema = z.object({
  /** Headings of sections in side columns. */
  columns: z.array(z.object({ page: z.int(), heading: z.string() })),
  pictures: z.boolean(),
  /** Share of glyphs without a Unicode mapping, 0 to 1. */
  unmapped: z.number(),
  /** First page of each part. */
  parts: z.array(z.int()),
  /** For each position: its page, number of lines, and number of lines with a figure. */
  positions: z.array(z.object({ page: z.int(), lines: z.int(), figures: z.int() })),
});

export const readingSchema = z.object({
  kind: z.enum(fileKinds),
  pages: z.int(),
  warnings: z.array(z.string()),
  experience: z.array(experienceSchema),
  education: z.array(educationSchema),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  links: z.array(z.string()),
  level: z.enum(levels).nullable(),
  years: z.number(),
  /** The headline of the CV. */
  headline: z.string(),
  parts: z.array(partSchema),
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), page: z.int(), text: z.string() })),
  /** Undefined for CVs parsed by an earlier release. */
  layout: layoutSchema.optional(),
});

const correctable = {
  skills: z.array(short).max(200),
  /** One per parsed position, in order; empty where the position has none. */
  titles: z.array(cleaned.pipe(z.string().max(120))).max(60),
  level: z.enum(levels),
};

/** Null removes a correction. `updatedAt`: that of the CV as shown, so that corrections of a replaced CV are rejected. */
export const correctInput = z
  .strictObject({
    updatedAt: z.string().max(40).optional(),
    skills: correctable.skills.nullish(),
    titles: correctable.titles.nullish(),
    level: correctable.level.nullish(),
  })
  .refine(
    ({ updatedAt: _, ...sent }) => Object.values(sent).some((value) => value !== undefined),
    "it contains no corrections",
  );

const { place, remote, level, pay, pay_currency } = filterFields;

/** Filters of matches, as on the job board. */
export const matchInput = z
  .object({ place, remote, level, pay, pay_currency })
  .refine(inOneCurrency, currencyMissing)
  .prefault({});

/** The jobs of a page of the board. */
export const scoresInput = z.object({ ids: z.array(anyId).min(1).max(50) });

export const adInput = z.object({ text: z.string().trim().min(20).max(30_000) });

export type Experience = z.infer<typeof experienceSchema>;
export type Education = z.infer<typeof educationSchema>;
export type Part = z.infer<typeof partSchema>;
export type Layout = z.infer<typeof layoutSchema>;
export type Reading = z.infer<typeof readingSchema>;
export type Corrections = { skills?: string[]; titles?: string[]; level?: (typeof levels)[number] };
