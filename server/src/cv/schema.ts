import { z } from "zod";
import { sectionKinds } from "../text/enums.ts";
import { anyId } from "../user/schema.ts";

/** Exactly this many bytes are still accepted. */
export const maxFileBytes = 10_485_760;
export const wrongKindMessage = "Please upload a PDF or DOCX file only.";
export const tooLargeMessage = "File size must be less than 10MB.";
export const noFileMessage = "Please select a file first.";
export const levels = ["intern", "junior", "mid", "senior", "lead", "executive"] as const;

// Control characters have no place in a line of text; bidirectional overrides can make it read as something else.
const unsafeCharacters =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const cleaned = z
  .string()
  .transform((value) => value.replace(unsafeCharacters, "").replace(/\s+/g, " ").trim());
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

export const readingSchema = z.object({
  kind: z.enum(["pdf", "docx"]),
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

const wanted = z.array(short).max(20).optional();

/** What the person wants to see of the matches; pay is what a year brings at least, in one currency. */
export const matchInput = z
  .object({
    place: wanted,
    remote: wanted,
    level: wanted,
    pay: z.coerce.number().min(0).max(1e12).optional(),
    pay_currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "it is no code of three letters such as EUR")
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
export type Reading = z.infer<typeof readingSchema>;
export type Corrections = { skills?: string[]; titles?: string[]; level?: Level };
export type Level = (typeof levels)[number];
