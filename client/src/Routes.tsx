import { lazy, Suspense, useEffect } from "react";
import { Route, Switch, useLocation } from "wouter";
import { ErrorBoundary } from "./components/ErrorBoundary.tsx";
import { PageSkeleton } from "./components/Page.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { useScrollMemory } from "./scroll.ts";
import ui from "./ui.module.css";

const pages = {
  home: () => import("./pages/Home.tsx"),
  authCallback: () => import("./pages/AuthCallback.tsx"),
  generate: () => import("./pages/Generate.tsx"),
  profile: () => import("./pages/Profile.tsx"),
  viewProfile: () => import("./pages/ViewProfile.tsx"),
  matcher: () => import("./pages/Matcher.tsx"),
  jobs: () => import("./pages/Jobs.tsx"),
  job: () => import("./pages/Job.tsx"),
};
const Home = lazy(pages.home);
const AuthCallback = lazy(pages.authCallback);
const Generate = lazy(pages.generate);
const Profile = lazy(pages.profile);
const ViewProfile = lazy(pages.viewProfile);
const Matcher = lazy(pages.matcher);
const Jobs = lazy(pages.jobs);
const Job = lazy(pages.job);

/** Once the first page is there the others follow, so that going to them waits for nothing. */
function useOtherPages(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of Object.values(pages)) load().catch(() => {});
    }, 2000);
    return () => clearTimeout(timer);
  }, []);
}

export function Routes() {
  const [location] = useLocation();
  useScrollMemory(location);
  useOtherPages();
  return (
    <ErrorBoundary key={location}>
      <Suspense fallback={<PageSkeleton />}>
        <div className={ui.enter}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/auth/callback" component={AuthCallback} />
            <Route path="/generate" component={Generate} />
            <Route path="/profile" component={Profile} />
            <Route path="/profile/view/:userId?" component={ViewProfile} />
            <Route path="/matcher" component={Matcher} />
            <Route path="/jobs" component={Jobs} />
            <Route path="/jobs/:id" component={Job} />
            <Route component={NotFound} />
          </Switch>
        </div>
      </Suspense>
    </ErrorBoundary>
  );
}
