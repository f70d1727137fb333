import { lazy, Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import { ErrorBoundary } from "./components/ErrorBoundary.tsx";
import { PageSkeleton } from "./components/Page.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { useScrollMemory } from "./scroll.ts";

const Home = lazy(() => import("./pages/Home.tsx"));
const AuthCallback = lazy(() => import("./pages/AuthCallback.tsx"));
const Generate = lazy(() => import("./pages/Generate.tsx"));
const Profile = lazy(() => import("./pages/Profile.tsx"));
const ViewProfile = lazy(() => import("./pages/ViewProfile.tsx"));
const Matcher = lazy(() => import("./pages/Matcher.tsx"));
const Jobs = lazy(() => import("./pages/Jobs.tsx"));

export function Routes() {
  const [location] = useLocation();
  useScrollMemory(location);
  return (
    <ErrorBoundary key={location}>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/auth/callback" component={AuthCallback} />
          <Route path="/generate" component={Generate} />
          <Route path="/profile" component={Profile} />
          <Route path="/profile/view/:userId?" component={ViewProfile} />
          <Route path="/matcher" component={Matcher} />
          <Route path="/jobs" component={Jobs} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
