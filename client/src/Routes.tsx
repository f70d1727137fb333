import { type ComponentType, Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import { useScrollMemory } from "./browser/scroll.ts";
import { ErrorBoundary } from "./components/ErrorBoundary.tsx";
import { PageSkeleton } from "./components/Page.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { pages } from "./pages.ts";
import ui from "./styles/ui.module.css";

const Entering = ({ page: Page }: { page: ComponentType }) => (
  <div className={ui.enter}>
    <Page />
  </div>
);

export function Routes() {
  const [location] = useLocation();
  useScrollMemory(location);
  return (
    <ErrorBoundary key={location}>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path}>
              <Entering page={Page} />
            </Route>
          ))}
          <Route>
            <Entering page={NotFound} />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
