import type { Profile } from "@career-hub/server/profile/schema.ts";

/** The technical part of a profile that says nothing. */
export const emptyTechnical: Profile["technical"] = {
  headline: "",
  coFounderSummary: "",
  keyStrengths: [],
  potentialRoles: [],
  languageStats: {},
  projectInsights: [],
  identifiedTechnologies: [],
  architecturalConcepts: [],
  estimatedExperience: "",
};

/** A minimal profile as the client sends it. */
export const sampleProfile: Profile = {
  personal: {
    name: "Ada L.",
    avatar_url: "https://avatars.githubusercontent.com/ada",
    html_url: "https://github.com/ada",
  },
  technical: {
    headline: "Storage engines",
    coFounderSummary: "Builds storage engines.",
    keyStrengths: ["Crash recovery"],
    potentialRoles: ["CTO"],
    languageStats: { Rust: 92.5, Shell: 7.5 },
    projectInsights: [{ name: "tidelog", highlight: "An append-only log." }],
    identifiedTechnologies: ["Rust"],
    architecturalConcepts: ["Write-ahead logging"],
    estimatedExperience: "Senior",
  },
};
