import { lazy, Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import { ErrorBoundary } from "./components/ErrorBoundary.tsx";
import { PageSkeleton } from "./components/Page.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { pages } from "./pages.ts";
import { wanted } from "./release.ts";
import { useScrollMemory } from "./scroll.ts";
import ui from "./ui.module.css";

const routes = pages.map(({ path, load }) => ({ path, page: lazy(() => wanted(load)) }));

export function Routes() {
  const [location] = useLocation();
  useScrollMemory(location);
  return (
    <ErrorBoundary key={location}>
      <Suspense fallback={<PageSkeleton />}>
        <div className={ui.enter}>
          <Switch>
            {routes.map(({ path, page }) => (
              <Route key={path} path={path} component={page} />
            ))}
            <Route component={NotFound} />
          </Switch>
        </div>
      </Suspense>
    </ErrorBoundary>
  );
}
