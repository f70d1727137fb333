import { z } from "zod";
import { fileKinds, levels, sectionKinds } from "../text/enums.ts";
import { anyId, plainText } from "../text/schema.ts";

/** Exactly this many bytes are still accepted. */
export const maxFileBytes = 10_485_760;
export const wrongKindMessage = "Please upload a PDF or DOCX file only.";
export const tooLargeMessage = "File size must be less than 10MB.";
export const noFileMessage = "Please select a file first.";

const cleaned = z.string().transform((value) => plainText(value).replace(/\s+/g, " "));
const short = cleaned.pipe(z.string().min(1).max(120));

/** "2016-09", "2016", or "present"; empty where the CV says nothing. */
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

/** One stretch of the text and what it was taken for. */
export const partSchema = z.object({
  kind: z.enum(sectionKinds),
  heading: z.string().nullable(),
  text: z.string(),
});

/** How the file is laid out, as far as it matters to whoever reads it by machine. Pages count from 1. */
export const layoutSchema = z.object({
  /** Sections that stand beside others instead of below them, by their headings. */
  columns: z.array(z.object({ page: z.int(), heading: z.string() })),
  pictures: z.boolean(),
  /** Share of the characters for which the file names no letter, from 0 to 1. */
  unmapped: z.number(),
  /** One for each part: the page it begins on. */
  parts: z.array(z.int()),
  /** One for each position: where it stands, the lines that tell of it, and how many of them have a figure. */
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
  /** What the person calls themselves at the head of the CV. */
  headline: z.string(),
  parts: z.array(partSchema),
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), page: z.int(), text: z.string() })),
  /** Missing where the CV was read by an earlier release. */
  layout: layoutSchema.optional(),
});

const correctable = {
  skills: z.array(short).max(200),
  /** One for each job that was read, in its order; empty where it has none. */
  titles: z.array(cleaned.pipe(z.string().max(120))).max(60),
  level: z.enum(levels),
};

/** Null takes a correction back: what was read counts again. */
export const correctInput = z
  .strictObject({
    skills: correctable.skills.nullish(),
    titles: correctable.titles.nullish(),
    level: correctable.level.nullish(),
  })
  .refine((sent) => Object.values(sent).some((value) => value !== undefined), "it corrects nothing");

/** One value or several, as in `?place=Berlin&place=Munich`. */
const wanted = z
  .preprocess((one) => (typeof one === "string" ? [one] : one), z.array(short).max(20))
  .optional();

/** What the person wants to see of the matches; pay is what a year brings at least, in one currency. */
export const matchInput = z
  .object({
    place: wanted,
    remote: wanted,
    level: wanted,
    pay: z.coerce.number().min(0).max(1e12).optional(),
    pay_currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "it is not a three-letter code such as EUR")
      .optional(),
  })
  .refine(({ pay, pay_currency }) => pay === undefined || pay_currency !== undefined, {
    path: ["pay_currency"],
    error: "it is missing: pay is compared within one currency",
  })
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
