import { sprintVerdicts } from "@career-hub/db/enums.ts";
import { z } from "zod";
import { withoutInvisibleButJoiners } from "../text/invisible.ts";
import { anyId } from "../text/schema.ts";
import { maxDaysAhead, maxNote, maxPage, sprintDays } from "./enums.ts";

/** A Markdown page. Trailing spaces are kept because they are significant. */
const page = z
  .string()
  .transform((text) => withoutInvisibleButJoiners(text.replace(/\r\n?/g, "\n")))
  .refine((text) => text.trim() !== "", "is empty")
  .pipe(z.string().max(maxPage, `is longer than ${maxPage} characters`));

const dayMs = 86_400_000;

/** A date from today to three months from now, in any time zone. */
const firstDay = z.iso
  .date("The first day is not a date")
  .refine((day) => Date.parse(day) >= Date.now() - 2 * dayMs, "The first day cannot be in the past")
  .refine(
    (day) => Date.parse(day) <= Date.now() + maxDaysAhead * dayMs,
    `The first day must be within the next ${maxDaysAhead} days`,
  );

/** The last of 14 days from this one. */
export const lastDayOf = (startsOn: string): string =>
  new Date(Date.parse(startsOn) + (sprintDays - 1) * dayMs).toISOString().slice(0, 10);

export const startInput = z.object({ startsOn: firstDay, page });
/** `version` is the version that was edited. */
export const saveInput = z.object({
  id: anyId,
  version: z.coerce.number().int().min(1).max(1_000_000),
  page,
});
export const answerInput = z.object({
  id: anyId,
  verdict: z.enum(sprintVerdicts),
  note: z
    .string()
    .transform((text) => withoutInvisibleButJoiners(text).trim())
    .pipe(z.string().max(maxNote, `is longer than ${maxNote} characters`))
    .nullish(),
});
