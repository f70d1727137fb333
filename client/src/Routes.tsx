import type { ComponentType } from "react";
import { Route, Switch, useLocation } from "wouter";
import { useArrived } from "./components/Arriving.tsx";
import { ErrorBoundary } from "./components/ErrorBoundary.tsx";
import { PageSkeleton } from "./components/Page.tsx";
import type { Later } from "./later.ts";
import { NotFound } from "./pages/NotFound.tsx";
import { pages } from "./pages.ts";
import { useScrollMemory } from "./scroll.ts";
import ui from "./ui.module.css";

const Entering = ({ page: Page }: { page: ComponentType }) => (
  <div className={ui.enter}>
    <Page />
  </div>
);

function Coming({ code }: { code: Later<{ default: ComponentType }> }) {
  const page = useArrived(code);
  return page ? <Entering page={page} /> : <PageSkeleton />;
}

export function Routes() {
  const [location] = useLocation();
  useScrollMemory(location);
  return (
    <ErrorBoundary key={location}>
      <Switch>
        {pages.map(({ path, code }) => (
          <Route key={path} path={path}>
            <Coming code={code} />
          </Route>
        ))}
        <Route>
          <Entering page={NotFound} />
        </Route>
      </Switch>
    </ErrorBoundary>
  );
}
