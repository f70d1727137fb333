import { useDocumentVisibility, useNetwork } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { trpc } from "../trpc.ts";
import { useNewsNotices } from "./useNewsNotices.tsx";

const maxDelayMs = 60_000;

/**
 * Subscribes to the user's events. A lost connection resumes after the last event received. Hidden pages unsubscribe,
 * because over HTTP/1.1 browsers allow six connections to a server for all pages, and catch up when they are visible.
 */
export default function NewsWatch() {
  const { client } = trpc.useUtils();
  const hidden = useDocumentVisibility() === "hidden";
  // Reconnects at once when the browser is online again.
  const { online } = useNetwork();
  const lastEventId = useRef<string>(undefined);
  const notify = useRef(useNewsNotices());
  useEffect(() => {
    if (hidden || !online) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const subscribe = () =>
      client.news.events.subscribe(
        { lastEventId: lastEventId.current },
        {
          onData: ({ id, data }) => {
            failures = 0;
            lastEventId.current = id;
            void notify.current(data);
          },
          onError: reconnect,
          onStopped: reconnect,
        },
      );
    let subscription = subscribe();
    function reconnect() {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          subscription.unsubscribe();
          subscription = subscribe();
        },
        Math.min(maxDelayMs, 2000 * 2 ** failures),
      );
      failures += 1;
    }
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [client, hidden, online]);
  return null;
}
