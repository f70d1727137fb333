import { useDocumentVisibility, useNetwork } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { trpc } from "../trpc.ts";
import { useNewsNotices } from "./useNewsNotices.tsx";

const longestWait = 60_000;

/**
 * One stream of news for the whole application. A lost connection resumes after the last event seen. A page nobody looks at listens to nothing, because browsers
 * allow six connections to a server over HTTP/1.1, for all pages together; it catches up when it is looked at again.
 */
export default function NewsWatch() {
  const { client } = trpc.useUtils();
  const hidden = useDocumentVisibility() === "hidden";
  // Connected again, nobody waits for the next attempt.
  const { online } = useNetwork();
  const lastEventId = useRef<string>(undefined);
  const notify = useRef(useNewsNotices());
  useEffect(() => {
    if (hidden || !online) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const listen = () =>
      client.news.events.subscribe(
        { lastEventId: lastEventId.current },
        {
          onData: ({ id, data }) => {
            failures = 0;
            lastEventId.current = id;
            void notify.current(data);
          },
          onError: again,
          onStopped: again,
        },
      );
    let subscription = listen();
    function again() {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          subscription.unsubscribe();
          subscription = listen();
        },
        Math.min(longestWait, 2000 * 2 ** failures),
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
