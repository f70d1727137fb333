import { claimKinds } from "@career-hub/db/enums.ts";
import { z } from "zod";
import { plainText } from "../text/schema.ts";

const text = (max: number) => z.string().transform(plainText).pipe(z.string().min(1).max(max));

const optionalText = (max: number) => z.string().transform(plainText).pipe(z.string().max(max));

const webAddress = z.url({ protocol: /^https?$/ }).max(500);

const evidenceSchema = z.strictObject({
  repository: text(200),
  /** Absent in old evidence, which is then not public. */
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

const personalSchema = z.strictObject({
  name: text(255),
  avatar_url: webAddress.or(z.literal("")),
  html_url: webAddress,
});

const ownCommitsSchema = z.strictObject({
  repository: text(200),
  isPrivate: z.boolean(),
  commits: z.int().min(0).max(10_000_000),
  /** Calendar year → own commits; empty when the code host does not provide them. */
  byYear: z.record(z.string().regex(/^\d{4}$/), z.int().min(1).max(10_000_000)),
});

const basisSchema = z.strictObject({
  generationId: z.uuid(),
  writer: text(120),
  experience: optionalText(300),
  /** Absent in old profiles. */
  ownCommits: z.array(ownCommitsSchema).max(60).optional(),
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

export const maxHeadline = 200;
export const maxSummary = 3000;

/** Text that is in no generation: by field, or by claim (an insight by its name). */
const ownWordsSchema = z
  .strictObject({
    headline: z.boolean(),
    coFounderSummary: z.boolean(),
    languageStats: z.boolean(),
    estimatedExperience: z.boolean(),
    keyStrengths: tags,
    potentialRoles: tags,
    identifiedTechnologies: tags,
    architecturalConcepts: tags,
    projectInsights: z.array(text(120)).max(30),
  })
  .partial();

/** Shares may be rounded to whole percents, so that each is too high by up to a half. */
const maxRoundingError = 0.5;

const languageStatsSchema = z
  .record(text(60), z.number().min(0).max(100))
  .refine((stats) => Object.keys(stats).length <= 40, "has too many languages")
  .refine((stats) => {
    const names = Object.keys(stats).map((name) => name.toLowerCase());
    return new Set(names).size === names.length;
  }, "must not have a language twice")
  .refine((stats) => {
    const shares = Object.values(stats);
    const sum = shares.reduce((total, percent) => total + percent, 0);
    return sum <= 100 + maxRoundingError * shares.length;
  }, "must add up to at most 100 percent");

const technicalSchema = z.strictObject({
  headline: optionalText(maxHeadline),
  coFounderSummary: optionalText(maxSummary),
  keyStrengths: tags,
  potentialRoles: tags,
  languageStats: languageStatsSchema,
  projectInsights: z.array(z.strictObject({ name: text(120), highlight: optionalText(600) })).max(30),
  identifiedTechnologies: tags,
  architecturalConcepts: tags,
  estimatedExperience: optionalText(40),
  /** Claim → evidence. The server stores only evidence from its own generations. */
  evidence: z.record(z.string().min(1).max(120), z.array(evidenceSchema).max(40)).optional(),
  basis: basisSchema.optional(),
  /** Computed by the server at each save; input is ignored. */
  ownWords: ownWordsSchema.optional(),
});

/** Public part: evidence of public repositories, and the amount of private work without names. */
export const publicTechnicalSchema = technicalSchema.omit({ basis: true }).extend({
  /** Claim → number of findings in private repositories. */
  privateFindings: z.record(z.string(), z.int().min(1)),
  privateRepositories: z.int().min(0),
  experienceBasis: z.string().optional(),
});

export const profileSchema = z.strictObject({ personal: personalSchema, technical: technicalSchema });
export const saveInput = z.strictObject({ profileData: profileSchema });
export const repositoryInput = z.object({ repository: z.string().min(1).max(200) });
export const claimSchema = z.strictObject({ kind: z.enum(claimKinds), claim: text(120) });

export type Evidence = z.infer<typeof evidenceSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type PublicTechnical = z.infer<typeof publicTechnicalSchema>;
export type OwnWords = z.infer<typeof ownWordsSchema>;
export type Claim = z.infer<typeof claimSchema>;
