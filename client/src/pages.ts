import { lazyWithPreload } from "./browser/lazyWithPreload.ts";

/** All pages, by default only for signed-in users. Their code is loaded on opening, or before by `prefetchOnIntent`. */
export const pages: { path: string; isPublic?: boolean; Page: ReturnType<typeof lazyWithPreload> }[] = [
  { path: "/", isPublic: true, Page: lazyWithPreload(() => import("./pages/Home.tsx")) },
  { path: "/auth/callback", isPublic: true, Page: lazyWithPreload(() => import("./pages/AuthCallback.tsx")) },
  { path: "/generate", Page: lazyWithPreload(() => import("./pages/Generate.tsx")) },
  { path: "/profile", Page: lazyWithPreload(() => import("./pages/Profile.tsx")) },
  { path: "/profile/view/:userId?", Page: lazyWithPreload(() => import("./pages/ViewProfile.tsx")) },
  { path: "/profile/wishes", Page: lazyWithPreload(() => import("./pages/Wishes.tsx")) },
  { path: "/together/:connectionId", Page: lazyWithPreload(() => import("./pages/Together.tsx")) },
  { path: "/people", Page: lazyWithPreload(() => import("./pages/People.tsx")) },
  { path: "/matcher", Page: lazyWithPreload(() => import("./pages/Matcher.tsx")) },
  { path: "/account", Page: lazyWithPreload(() => import("./pages/Account.tsx")) },
  { path: "/how-it-works", isPublic: true, Page: lazyWithPreload(() => import("./pages/HowItWorks.tsx")) },
  { path: "/applications", Page: lazyWithPreload(() => import("./pages/Applications.tsx")) },
  { path: "/jobs", isPublic: true, Page: lazyWithPreload(() => import("./pages/Jobs.tsx")) },
  { path: "/jobs/:id", isPublic: true, Page: lazyWithPreload(() => import("./pages/Job.tsx")) },
];
