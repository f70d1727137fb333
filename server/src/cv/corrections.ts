import { TRPCError } from "@trpc/server";
import type { Corrections, Reading } from "./schema.ts";

/** What was read, with what the person says about it in its place. */
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

/** New corrections beside those made before; each skill once, one title for each job that was read. */
export function mergeCorrections(
  reading: Reading,
  before: Corrections | null,
  sent: Corrections,
): Corrections {
  if (sent.titles && sent.titles.length !== reading.experience.length)
    throw new TRPCError({
      code: "BAD_REQUEST",
      message: `The field titles must hold one title for each of the ${reading.experience.length} jobs that were read.`,
    });
  const skills = sent.skills && [
    ...new Map(sent.skills.map((skill) => [skill.toLowerCase(), skill])).values(),
  ];
  return { ...before, ...sent, ...(skills && { skills }) };
}
