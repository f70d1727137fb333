import type { ComponentType } from "react";
import { firstQuestions } from "./firstQuestions.ts";
import { readToken } from "./session.ts";
import { isNarrowScreen } from "./smallScreen.ts";

type Page = {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** Asks what the page asks first, before its code is there. `part` is the variable part of its path. */
  ask?: (part: string, search: string) => void;
};

export const signedIn = () => import("./user/SignedIn.tsx");

/** A visitor's Home does without the part of those who are signed in; for them both come side by side. */
function loadHome() {
  if (readToken() !== null) signedIn().catch(() => {});
  return import("./pages/Home.tsx");
}

export const filters = async () => ({ default: (await import("./job/Filters.tsx")).Filters });

/** Where there is room for the filters beside the openings, both come side by side. */
function loadJobs() {
  if (!isNarrowScreen()) filters().catch(() => {});
  return import("./pages/Jobs.tsx");
}

/** Every page with its code. */
export const pages: Page[] = [
  { path: "/", load: loadHome, ask: firstQuestions.home },
  { path: "/auth/callback", load: () => import("./pages/AuthCallback.tsx") },
  { path: "/generate", load: () => import("./pages/Generate.tsx") },
  { path: "/profile", load: () => import("./pages/Profile.tsx"), ask: firstQuestions.profile },
  {
    path: "/profile/view/:userId?",
    load: () => import("./pages/ViewProfile.tsx"),
    ask: firstQuestions.viewProfile,
  },
  { path: "/matcher", load: () => import("./pages/Matcher.tsx"), ask: firstQuestions.matcher },
  { path: "/jobs", load: loadJobs, ask: firstQuestions.jobs },
  { path: "/jobs/:id", load: () => import("./pages/Job.tsx"), ask: firstQuestions.job },
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
