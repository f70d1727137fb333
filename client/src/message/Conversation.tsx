import { Button, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useInfiniteScroll } from "../browser/useInfiniteScroll.ts";
import { QueryView } from "../components/QueryView.tsx";
import { Skeleton, SkeletonLines } from "../components/Skeleton.tsx";
import { Bubbles, UnsentBubble } from "./Bubbles.tsx";
import { Composer } from "./Composer.tsx";
import classes from "./Conversation.module.css";
import { useOutbox } from "./useOutbox.ts";
import { type Message, useThread } from "./useThread.ts";

/** The latest message that arrived since the thread was opened, for screen readers. */
function useAnnouncement(messages: Message[] | undefined, username: string): string {
  const newest = messages?.at(-1);
  const lastId = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (!newest || newest.id === lastId.current) return;
    if (lastId.current && !newest.sentByMe) setAnnouncement(`${username}: ${newest.body}`);
    lastId.current = newest.id;
  }, [newest, username]);
  return announcement;
}

/** The start of the list: loads earlier messages when it is within 200 px of the scroll container. */
function EarlierMessages({ pages }: { pages: ReturnType<typeof useThread>["query"] }) {
  const start = useInfiniteScroll(pages, "200px 0px 0px");
  return (
    <>
      <div ref={start} />
      {pages.isFetchingNextPage && <Skeleton width="40%" height={36} radius={8} />}
      {pages.isFetchNextPageError && (
        <Button size="xs" className="justify-center" onClick={() => pages.fetchNextPage()}>
          Earlier messages could not be loaded. Try Again
        </Button>
      )}
    </>
  );
}

type ConversationProps = { connectionId: string; username: string; userId: string | undefined };

export function Conversation({ connectionId, username, userId }: ConversationProps) {
  const { query, messages, ...thread } = useThread(connectionId);
  const outbox = useOutbox({ connectionId, newest: messages?.at(-1)?.id, ...thread });
  const announcement = useAnnouncement(messages, username);
  const scroller = useRef<HTMLDivElement>(null);
  const send = (body: string) => {
    outbox.send(body);
    // Scrolls to the sent message: the container is reversed.
    scroller.current?.scrollTo({ top: 0, behavior: "instant" });
  };
  return (
    <>
      <section
        ref={scroller}
        className={classes.scroller}
        data-scroller
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
        tabIndex={0}
        aria-label={`Messages with ${username}`}
      >
        <div className={`pad-16 ${classes.content}`}>
          <QueryView
            query={query}
            pending={<SkeletonLines widths={["56%", "38%"]} height={38} radius={8} busy />}
            failed="Could not load the messages."
            preferServer
          >
            {() => (
              <>
                <EarlierMessages pages={query} />
                {messages?.length === 0 && outbox.unsent.length === 0 && (
                  <p className={`secondary text-balance ${classes.none}`}>
                    You are connected with {username}. No messages yet.
                  </p>
                )}
                <ol className="stack gap-4">
                  <Bubbles messages={messages ?? []} username={username} userId={userId} />
                  {outbox.unsent.map((message) => (
                    <UnsentBubble
                      key={message.id}
                      message={message}
                      onRetry={() => outbox.retry(message)}
                      onDiscard={() => outbox.discard(message.id)}
                    />
                  ))}
                </ol>
              </>
            )}
          </QueryView>
        </div>
      </section>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {(query.data || !query.isError) && (
        <Composer connectionId={connectionId} username={username} onSend={send} />
      )}
    </>
  );
}
