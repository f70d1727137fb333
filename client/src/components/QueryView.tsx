import { type ReactNode, useDeferredValue } from "react";
import { sentenceOf } from "../trpc.ts";
import { Notice } from "./Notice.tsx";
import { Part, PartsOf } from "./Part.tsx";
import { Pending, WaitsForConnection } from "./Pending.tsx";

type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  fetchStatus: "fetching" | "paused" | "idle";
  refetch: () => unknown;
};

type QueryViewProps<Data> = {
  query: Query<Data>;
  pending: ReactNode;
  /** The sentence when loading fails. With `preferServer` the server's own sentence comes first. */
  failed: string;
  preferServer?: boolean;
  children: (data: Data) => ReactNode;
};

/** Error, then pending, then data: "none yet" is never taken for "none found". */
export function QueryView<Data>({ query, pending, failed, preferServer, children }: QueryViewProps<Data>) {
  // What has come is rendered in short pieces: dozens of cards at once would hold up whoever scrolls or types.
  const data = useDeferredValue(query.data);
  if (query.isError && query.data === undefined)
    return (
      <Notice tone="error" onRetry={() => query.refetch()}>
        {preferServer ? sentenceOf(query.error, failed) : failed}
      </Notice>
    );
  if (query.data === undefined || data === undefined)
    return query.data === undefined && query.fetchStatus === "paused" ? (
      <WaitsForConnection />
    ) : (
      <Pending>{pending}</Pending>
    );
  return (
    <Part of={data}>
      <PartsOf value={data}>
        <Loaded data={data}>{children}</Loaded>
      </PartsOf>
    </Part>
  );
}

/** A component of its own, so that what fails in it is caught. */
function Loaded<Data>({ data, children }: { data: Data; children: (data: Data) => ReactNode }) {
  return children(data);
}
