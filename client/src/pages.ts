import type { ComponentType } from "react";
import { firstQuestions } from "./firstQuestions.ts";
import { type Later, later } from "./later.ts";
import { readToken } from "./session.ts";
import { isNarrowScreen } from "./smallScreen.ts";

type Page = {
  path: string;
  code: Later<{ default: ComponentType }>;
  /** Asks what the page asks first, before its code is there. `part` is the variable part of its path. */
  ask?: (part: string, search: string) => void;
};

export const signedIn = later(() => import("./user/SignedIn.tsx"));

/** A visitor's Home does without the part of those who are signed in; for them both come side by side. */
function loadHome() {
  if (readToken() !== null) signedIn.get().catch(() => {});
  return import("./pages/Home.tsx");
}

export const filters = later(async () => ({ default: (await import("./job/Filters.tsx")).Filters }));

/** Where there is room for the filters beside the openings, both come side by side. */
function loadJobs() {
  if (!isNarrowScreen()) filters.get().catch(() => {});
  return import("./pages/Jobs.tsx");
}

/** Every page with its code. */
export const pages: Page[] = [
  { path: "/", code: later(loadHome), ask: firstQuestions.home },
  { path: "/auth/callback", code: later(() => import("./pages/AuthCallback.tsx")) },
  { path: "/generate", code: later(() => import("./pages/Generate.tsx")) },
  { path: "/profile", code: later(() => import("./pages/Profile.tsx")), ask: firstQuestions.profile },
  {
    path: "/profile/view/:userId?",
    code: later(() => import("./pages/ViewProfile.tsx")),
    ask: firstQuestions.viewProfile,
  },
  { path: "/matcher", code: later(() => import("./pages/Matcher.tsx")), ask: firstQuestions.matcher },
  { path: "/jobs", code: later(loadJobs), ask: firstQuestions.jobs },
  { path: "/how-it-works", code: later(() => import("./pages/HowItWorks.tsx")) },
  { path: "/jobs/:id", code: later(() => import("./pages/Job.tsx")), ask: firstQuestions.job },
];

const patterns = pages.map(({ path }) => {
  const source = path.replace(/\/:\w+\?/, "(?:/([^/]+))?").replace(/:\w+/, "([^/]+)");
  return new RegExp(`^${source}/?$`, "i");
});

/** Empty where it cannot be decoded, which the page itself says. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** The page at a path, with the variable part of that path; undefined where there is none. */
export function pageAt(path: string): { page: Page; part: string } | undefined {
  for (const [index, page] of pages.entries()) {
    const found = patterns[index]?.exec(path);
    if (found) return { page, part: decoded(found[1] ?? "") };
  }
  return undefined;
}
