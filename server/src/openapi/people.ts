import { z } from "zod";
import { wishesSchema } from "../profile/wishes/schema.ts";
import { moment, nullable, percent } from "./fields.ts";

export const receipt = z.looseObject({
  version: z.string(),
  parts: z.array(
    z.strictObject({
      category: z.string(),
      weight: percent,
      percent,
      because: z.array(z.string()),
    }),
  ),
});
export const strength = z.enum(["Excellent", "High", "Medium", "Low"]);

export const scored = z.strictObject({
  matchScore: percent,
  matchStrength: strength,
  scoreBreakdown: z.record(z.string(), percent),
  receipt,
});

export const suggestion = z.strictObject({
  user_id: z.uuid(),
  github_username: z.string(),
  github_avatar_url: z.string(),
  headline: z.string(),
  matchScore: percent,
  matchStrength: strength,
  estimatedExperience: z.string(),
  topMatchingAreas: z.array(z.strictObject({ area: z.string(), score: percent })),
  commonTechnologies: z.array(z.string()),
  keyStrengths: z.array(z.string()),
  potentialRoles: z.array(z.string()),
  scoreBreakdown: z.record(z.string(), percent),
  receipt,
  is_new: z.boolean(),
});

const fit = z.strictObject({
  met: z.int().min(0),
  total: z.int().min(0),
  failedMusts: z.int().min(0),
  wishes: z.array(
    z.strictObject({
      list: z.enum(["must", "prefer", "avoid"]),
      kind: z.string(),
      text: z.string(),
      met: z.boolean(),
      because: z.string(),
    }),
  ),
});
const commitsRow = z.strictObject({
  name: z.string(),
  commits: z.int().min(0),
  byYear: z.record(z.string(), z.int()),
});
export const evidenceLevel = z.enum(["None", "Some", "Solid", "Deep"]);
const half = z.strictObject({
  areas: z.array(
    z.strictObject({
      area: z.string(),
      level: evidenceLevel,
      commits: z.int().min(0),
      repositories: z.array(z.string()),
      firstYear: nullable(z.int()),
    }),
  ),
  /** Null in profiles that were made before it was kept. */
  ownCommits: nullable(z.strictObject({ rows: z.array(commitsRow), privateRow: nullable(commitsRow) })),
});
const counts = z.array(z.strictObject({ value: z.string(), count: z.int().min(0) }));

export const pairAnswers: Record<string, z.ZodType> = {
  "GET /profile/:userId/pair": z.strictObject({
    you: nullable(half),
    they: nullable(half),
    theirs: fit,
    yours: fit,
    said: z.array(z.string()),
    money: nullable(z.strictObject({ pay: nullable(z.string()), equity: nullable(z.string()) })),
    usualAnswer: nullable(z.number()),
  }),
  "GET /profile/wishes": z.strictObject({ wishes: wishesSchema, savedAt: nullable(moment) }),
  "POST /profile/wishes": z.strictObject({ message: z.string(), savedAt: moment }),
  "GET /people": z.strictObject({
    total: z.int().min(0),
    found: z.int().min(0),
    people: z.array(
      suggestion
        .pick({
          user_id: true,
          github_username: true,
          github_avatar_url: true,
          headline: true,
          estimatedExperience: true,
        })
        .extend({
          matchScore: nullable(percent),
          matchStrength: nullable(strength),
          said: z.array(z.string()),
          brings: z.array(z.string()),
          theirs: fit,
          yours: fit,
          relation: nullable(z.enum(["pending", "accepted"])),
        }),
    ),
    facets: z.strictObject({
      looking: counts,
      area: counts,
      domain: counts,
      technology: counts,
      musts: z.int().min(0),
    }),
    hasWishes: z.boolean(),
    hasTimeZone: z.boolean(),
    nextCursor: nullable(z.string()),
  }),
};
