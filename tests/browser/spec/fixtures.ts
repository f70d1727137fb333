// Responses of the server for states that real people and jobs cannot be brought into.
import type { AppRouter } from "@career-hub/server/router.ts";
import type { inferRouterOutputs } from "@trpc/server";
import type { Page } from "playwright-core";

export type Outputs = inferRouterOutputs<AppRouter>;
export type Suggestion = Outputs["profile"]["suggestions"]["suggestions"][number];
export type Viewed = Outputs["profile"]["byId"];

export const picture = "https://avatars.githubusercontent.com/u/1";
const gif = Buffer.from("R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=", "base64");

/** Serves the code host's avatar without network. */
export const showPicture = (page: Page) =>
  page.route(picture, (route) => route.fulfill({ contentType: "image/gif", body: gif }));

export const some = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const parts: Suggestion["receipt"]["parts"] = [
  { category: "Technologies", weight: 60, percent: 91, because: ["Both write Rust."] },
  { category: "Domains", weight: 40, percent: 71, because: [] },
];

/** A suggestion with more entries than a card shows. */
export const suggestion = (changes: Partial<Suggestion> = {}, number = 1): Suggestion => ({
  user_id: idOf(number),
  github_username: `person-${number}`,
  github_avatar_url: picture,
  headline: "Builds storage engines",
  matchScore: 83,
  matchStrength: "Excellent",
  estimatedExperience: "Senior",
  topMatchingAreas: [
    { area: "Technologies", score: 91 },
    { area: "Domains", score: 71.4 },
    { area: "Experience", score: 60 },
  ],
  commonTechnologies: some("Technology", 7),
  keyStrengths: some("Strength", 5),
  potentialRoles: some("Role", 2),
  scoreBreakdown: { Technologies: 91, Domains: 71 },
  receipt: { version: "1", parts, total: 83 },
  is_new: true,
  ...changes,
});

export const suggestions = (list: Suggestion[]) => ({
  data: {
    suggestions: list,
    stats: { totalCandidates: 41, qualifiedMatches: 12, averageMatchScore: 67.6 },
  },
});

const createdAt = "2026-03-09T12:00:00.000Z";

export const pendingRequest = {
  id: idOf(101),
  requester_id: idOf(1),
  requester_username: "asks-first",
  requester_avatar_url: picture,
  created_at: createdAt,
};

export const sentRequest = {
  id: idOf(102),
  addressee_id: idOf(2),
  addressee_username: "was-asked",
  addressee_avatar_url: picture,
  created_at: createdAt,
};

export const activeConnection = {
  id: idOf(103),
  user_id: idOf(3),
  github_username: "is-connected",
  github_avatar_url: picture,
  github_profile_url: "https://github.com/is-connected",
  connected_at: createdAt,
};

/** Responses of the lists of people, with one person each. */
export const lists = {
  "connection.pending": { data: { pendingRequests: [pendingRequest] } },
  "connection.sent": { data: { sentRequests: [sentRequest] } },
  "connection.active": { data: { activeConnections: [activeConnection] } },
};

type Job = Outputs["job"]["list"]["jobs"][number];
type Matched = Outputs["cv"]["match"]["matchedJobs"][number];

export const job = (changes: Partial<Job> = {}, number = 1): Job => ({
  id: idOf(number),
  job_title: `Opening ${number}`,
  company_name: "Lantern Grid",
  description_html: "<p>You balance power.</p>",
  job_url: `https://lantern.example/${number}`,
  salary_currency: null,
  salary_yearly_min: null,
  salary_yearly_max: null,
  location: null,
  founders: null,
  remote: null,
  level: null,
  employment_type: null,
  salary: null,
  technologies: [],
  posted_at: createdAt,
  mark: null,
  ...changes,
});

export const board = (jobs: Job[]) => ({ data: { jobs, nextCursor: null } });

export const matched = (changes: Partial<Matched> = {}, number = 1): Matched => ({
  ...job({}, number),
  finalScore: 0.876,
  aiAnalysis: { reason: "Meets Rust. Missing Kubernetes." },
  match: { parts: [], confidence: 1, requirements: [], credentials: [] },
  ...changes,
});

export const matches = (matchedJobs: Matched[], message = "") => ({
  data: { matchedJobs, message, hidden: { place: 0, remote: 0, pay: 0, level: 0 } },
});

/** An uploaded CV. */
export const cv = {
  originalFilename: "Ada Lovelace.pdf",
  size: 188_416,
  updatedAt: createdAt,
  kind: "pdf" as const,
  pages: 2,
  warnings: [],
};
