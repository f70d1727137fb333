import { type ComponentType, Suspense } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { useScrollRestoration } from "./browser/scroll.ts";
import { returnState, useToken } from "./browser/session.ts";
import { ErrorBoundary } from "./components/ErrorBoundary.tsx";
import { PageSkeleton } from "./components/Page.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { pages } from "./pages.ts";

const AnimatedPage = ({ page: Page }: { page: ComponentType }) => (
  <div className="enter">
    <Page />
  </div>
);

export function Routes() {
  const [location] = useLocation();
  const token = useToken();
  useScrollRestoration(location);
  return (
    <ErrorBoundary key={location}>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          {pages.map(({ path, isPublic, Page }) => (
            <Route key={path} path={path}>
              {isPublic || token ? (
                <AnimatedPage page={Page} />
              ) : (
                <Redirect to="/" replace state={returnState()} />
              )}
            </Route>
          ))}
          <Route>
            <AnimatedPage page={NotFound} />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
