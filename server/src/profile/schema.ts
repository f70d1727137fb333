import { z } from "zod";

// Control characters have no place in a line of text; bidirectional overrides and tags can make it read as something else.
const unsafeCharacters =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Plain text: unsafe characters taken out, trimmed, between 1 and `max` characters. */
const text = (max: number) =>
  z
    .string()
    .transform((value) => value.replace(unsafeCharacters, "").trim())
    .pipe(z.string().min(1).max(max));

const optionalText = (max: number) =>
  z
    .string()
    .transform((value) => value.replace(unsafeCharacters, "").trim())
    .pipe(z.string().max(max));

const webAddress = z.url({ protocol: /^https?$/ }).max(500);

export const evidenceSchema = z.strictObject({
  repository: text(200),
  /** Absent in evidence found before it was recorded: then it is not shown to others. */
  isPrivate: z.boolean().optional(),
  path: text(400).optional(),
  note: optionalText(300).optional(),
  ownCommits: z.int().min(0).max(10_000_000),
  ownShare: z.number().min(0).max(1).optional(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  url: webAddress,
});

const tags = z.array(text(80)).max(60);

export const personalSchema = z.strictObject({
  name: text(120),
  avatar_url: webAddress.or(z.literal("")),
  html_url: webAddress,
});

export const basisSchema = z.strictObject({
  generationId: z.uuid(),
  writer: text(120),
  experience: optionalText(300),
  repositoriesTotal: z.int().min(0),
  repositoriesCounted: z.int().min(0),
  leftOut: z.strictObject({
    forks: z.int().min(0),
    templates: z.int().min(0),
    empty: z.int().min(0),
    withoutOwnCommits: z.int().min(0),
    notLookedInto: z.int().min(0),
    unreadable: z.int().min(0),
  }),
});

export const technicalSchema = z.strictObject({
  headline: optionalText(200),
  coFounderSummary: optionalText(3000),
  keyStrengths: tags,
  potentialRoles: tags,
  languageStats: z
    .record(z.string().min(1).max(60), z.number().min(0).max(100))
    .refine((stats) => Object.keys(stats).length <= 40, "has too many languages"),
  projectInsights: z.array(z.strictObject({ name: text(120), highlight: optionalText(600) })).max(30),
  identifiedTechnologies: tags,
  architecturalConcepts: tags,
  estimatedExperience: optionalText(40),
  /** Claim text → where it shows. The server keeps only what its own generations found. */
  evidence: z.record(z.string().min(1).max(120), z.array(evidenceSchema).max(40)).optional(),
  basis: basisSchema.optional(),
});

export const profileSchema = z.strictObject({ personal: personalSchema, technical: technicalSchema });
export const saveInput = z.strictObject({ profileData: profileSchema });

export type Evidence = z.infer<typeof evidenceSchema>;
export type Profile = z.infer<typeof profileSchema>;
