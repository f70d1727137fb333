import type { z } from "zod";
import { badRequest } from "../errors.ts";
import type { Corrections, correctInput, Reading } from "./schema.ts";

/** The parsed CV with the person's corrections applied. */
export function corrected(reading: Reading, corrections: Corrections | null): Reading {
  if (!corrections) return reading;
  const { skills, titles, level } = corrections;
  return {
    ...reading,
    ...(skills && { skills }),
    ...(level && { level }),
    ...(titles && {
      experience: reading.experience.map((job, index) => ({ ...job, title: titles[index] ?? job.title })),
    }),
  };
}

/**
 * Merges new corrections with earlier ones; null when none is left. Skills are deduplicated, and there is one title per
 * parsed position.
 */
export function mergeCorrections(
  reading: Reading,
  previous: Corrections | null,
  sent: Omit<z.infer<typeof correctInput>, "updatedAt">,
): Corrections | null {
  if (sent.titles && sent.titles.length !== reading.experience.length)
    throw badRequest(
      `The field “titles” must hold one title for each of the ${reading.experience.length} jobs that were read.`,
    );
  const skills = sent.skills && [
    ...new Map(sent.skills.map((skill) => [skill.toLowerCase(), skill])).values(),
  ];
  const merged = Object.entries({ ...previous, ...sent, ...(skills && { skills }) });
  const remaining = merged.filter(([, value]) => value !== null && value !== undefined);
  return remaining.length > 0 ? (Object.fromEntries(remaining) as Corrections) : null;
}
