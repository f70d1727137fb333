import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { errorMessage } from "../trpc.ts";
import { Notice } from "./Notice.tsx";
import { OfflineNotice, Pending } from "./Pending.tsx";
import { BoundaryResetKey, RetryBoundary } from "./RetryBoundary.tsx";

export type QueryViewProps<Data> = {
  query: Pick<UseQueryResult<Data, unknown>, "data" | "error" | "isError" | "fetchStatus"> & {
    refetch: () => unknown;
  };
  pending: ReactNode;
  /** Error message; with `preferServer` only the fallback for the server's message. */
  failed: string;
  preferServer?: boolean;
  children: (data: Data) => ReactNode;
};

export function QueryView<Data>({ query, pending, failed, preferServer, children }: QueryViewProps<Data>) {
  // Deferred, so that rendering dozens of cards does not block scrolling and typing.
  const data = useDeferredValue(query.data);
  if (query.isError && query.data === undefined)
    return (
      <Notice tone="error" onRetry={() => query.refetch()}>
        {preferServer ? errorMessage(query.error, failed) : failed}
      </Notice>
    );
  if (query.data === undefined || data === undefined)
    return query.data === undefined && query.fetchStatus === "paused" ? (
      <OfflineNotice />
    ) : (
      <Pending>{pending}</Pending>
    );
  return (
    <RetryBoundary resetKey={data}>
      <BoundaryResetKey value={data}>
        <Loaded data={data}>{children}</Loaded>
      </BoundaryResetKey>
    </RetryBoundary>
  );
}

function Loaded<Data>({ data, children }: { data: Data; children: (data: Data) => ReactNode }) {
  return children(data);
}
