import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyWithPreload } from "./browser/lazyWithPreload.ts";
import { useToken } from "./browser/session.ts";
import { writeStored } from "./browser/storage.ts";
import { ErrorBoundary } from "./components/ErrorBoundary.tsx";
import { Notifications } from "./components/Notifications.tsx";
import { Shell } from "./components/Shell.tsx";
import { styleNonce } from "./product.ts";
import { Routes } from "./Routes.tsx";
import { cssVariables, theme } from "./theme.ts";
import { queryClient, trpc, trpcClient } from "./trpc.ts";
import { SessionWatch } from "./user/SessionWatch.tsx";

const schemeKey = "color_scheme"; // public/scheme.js reads it before the first paint.
const scheme = {
  ...localStorageColorSchemeManager({ key: schemeKey }),
  // Mantine's own `set` warns when storage is blocked or full.
  set: (value: string) => void writeStored(schemeKey, value),
};
const VisitWatch = lazyWithPreload(() => import("./user/VisitWatch.tsx"));
const NewsWatch = lazyWithPreload(() => import("./connection/NewsWatch.tsx"));

function SessionWorkers() {
  const token = useToken();
  if (token === null) return null;
  return (
    <ErrorBoundary resetKey={token} fallback={() => null}>
      <Suspense>
        <NewsWatch key={token} />
        <VisitWatch key={`visit ${token}`} />
      </Suspense>
    </ErrorBoundary>
  );
}

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={scheme}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
    >
      <ErrorBoundary>
        <trpc.Provider client={trpcClient} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <SessionWatch />
            <SessionWorkers />
            <Shell>
              <Routes />
            </Shell>
          </QueryClientProvider>
        </trpc.Provider>
        <Notifications />
      </ErrorBoundary>
    </MantineProvider>
  );
}
