import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { rememberedScheme } from "./colourScheme.ts";
import { ErrorBoundary } from "./components/ErrorBoundary.tsx";
import { Notices } from "./components/Notify.tsx";
import { Shell } from "./components/Shell.tsx";
import { NewsWatch } from "./connection/NewsWatch.tsx";
import { styleNonce } from "./product.ts";
import { Routes } from "./Routes.tsx";
import { cssVariables, theme } from "./theme.ts";
import { queryClient, trpc, trpcClient } from "./trpc.ts";
import { SessionWatch } from "./user/SessionWatch.tsx";

const scheme = rememberedScheme();

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
            <NewsWatch />
            <Shell>
              <Routes />
            </Shell>
          </QueryClientProvider>
        </trpc.Provider>
        <Notices />
      </ErrorBoundary>
    </MantineProvider>
  );
}
