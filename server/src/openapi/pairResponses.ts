import { z } from "zod";
import { wishesSchema } from "../profile/wishes/schema.ts";
import { list, moment, percent } from "./fields.ts";

export const receipt = z.looseObject({
  version: z.string(),
  parts: list({
    category: z.string(),
    weight: percent,
    percent,
    because: z.array(z.string()),
  }),
});
export const strength = z.enum(["Excellent", "High", "Medium", "Low"]);

export const scored = z.strictObject({
  matchScore: percent,
  matchStrength: strength,
  scoreBreakdown: z.record(z.string(), percent),
  receipt,
});

export const suggestion = scored.extend({
  user_id: z.uuid(),
  github_username: z.string(),
  github_avatar_url: z.string(),
  headline: z.string(),
  estimatedExperience: z.string(),
  topMatchingAreas: list({ area: z.string(), score: percent }),
  commonTechnologies: z.array(z.string()),
  keyStrengths: z.array(z.string()),
  potentialRoles: z.array(z.string()),
  is_new: z.boolean(),
});

const fit = z.strictObject({
  met: z.int().min(0),
  total: z.int().min(0),
  failedMusts: z.int().min(0),
  wishes: list({
    list: z.enum(["must", "prefer", "avoid"]),
    kind: z.string(),
    text: z.string(),
    met: z.boolean(),
    because: z.string(),
  }),
});
const commitsRow = z.strictObject({
  name: z.string(),
  commits: z.int().min(0),
  byYear: z.record(z.string(), z.int()),
});
export const evidenceLevel = z.enum(["None", "Some", "Solid", "Deep"]);
const half = z.strictObject({
  areas: list({
    area: z.string(),
    level: evidenceLevel,
    commits: z.int().min(0),
    repositories: z.array(z.string()),
    firstYear: z.int().nullable(),
  }),
  /** Null in old profiles. */
  ownCommits: z.strictObject({ rows: z.array(commitsRow), privateRow: commitsRow.nullable() }).nullable(),
});
const counts = list({ value: z.string(), count: z.int().min(0) });

export const pairResponses: Record<string, z.ZodType> = {
  "GET /profile/:userId/pair": z.strictObject({
    you: half.nullable(),
    they: half.nullable(),
    theirs: fit,
    yours: fit,
    notLooking: z.boolean(),
    statements: z.array(z.string()),
    money: z.strictObject({ pay: z.string().nullable(), equity: z.string().nullable() }).nullable(),
    usualAnswer: z.number().nullable(),
  }),
  "GET /profile/wishes": z.strictObject({ wishes: wishesSchema, savedAt: moment.nullable() }),
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
          matchScore: percent.nullable(),
          matchStrength: strength.nullable(),
          statements: z.array(z.string()),
          brings: z.array(z.string()),
          theirs: fit,
          yours: fit,
          relation: z.enum(["pending", "accepted"]).nullable(),
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
    nextCursor: z.string().nullable(),
  }),
};
