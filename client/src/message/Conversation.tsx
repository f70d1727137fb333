import { Button, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { Bone, Bones } from "../components/Bone.tsx";
import { QueryView } from "../components/QueryView.tsx";
import ui from "../styles/ui.module.css";
import { Bubbles, UnsentBubble } from "./Bubbles.tsx";
import { Composer } from "./Composer.tsx";
import classes from "./Conversation.module.css";
import { useOutbox } from "./useOutbox.ts";
import { type Message, useThread } from "./useThread.ts";

/** What has arrived since the thread was opened, as a sentence to be read out. */
function useArrival(messages: Message[] | undefined, username: string): string {
  const newest = messages?.at(-1);
  const known = useRef<string>(undefined);
  const [arrival, setArrival] = useState("");
  useEffect(() => {
    if (!newest || newest.id === known.current) return;
    if (known.current && !newest.sentByMe) setArrival(`${username}: ${newest.body}`);
    known.current = newest.id;
  }, [newest, username]);
  return arrival;
}

/** Calls when the beginning of the list comes near. */
function useReached(reached: () => void) {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(reached);
  latest.current = reached;
  useEffect(() => {
    if (!mark.current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && latest.current(), {
      root: mark.current.closest("[data-scroller]"),
      rootMargin: "200px 0px 0px",
    });
    watch.observe(mark.current);
    return () => watch.disconnect();
  });
  return mark;
}

type ConversationProps = { connectionId: string; username: string; userId: string | undefined };

export function Conversation({ connectionId, username, userId }: ConversationProps) {
  const { query, messages, add, arrived, refresh } = useThread(connectionId);
  const outbox = useOutbox({ connectionId, newest: messages?.at(-1)?.id, add, arrived, refresh });
  const arrival = useArrival(messages, username);
  const scroller = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const more = () => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  };
  const mark = useReached(more);
  const send = (body: string) => {
    outbox.send(body);
    // Back to where one's own words appear.
    scroller.current?.scrollTo({ top: 0, behavior: "instant" });
  };
  return (
    <>
      <section
        ref={scroller}
        className={classes.scroller}
        data-scroller
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={`Messages with ${username}`}
      >
        <div className={classes.content}>
          <QueryView
            query={query}
            pending={<ConversationSkeleton />}
            failed="Could not load the messages."
            preferServer
          >
            {() => (
              <>
                <div ref={mark} />
                {isFetchingNextPage && <Bone width="40%" height={36} radius={8} />}
                {isFetchNextPageError && (
                  <Button size="xs" className={classes.earlier} onClick={() => fetchNextPage()}>
                    Earlier messages could not be loaded. Try Again
                  </Button>
                )}
                {messages?.length === 0 && outbox.unsent.length === 0 && (
                  <p className={`${ui.secondary} ${classes.none}`}>
                    You are connected with {username}. No messages yet.
                  </p>
                )}
                <ol className={`${ui.stack} ${classes.messages}`}>
                  <Bubbles messages={messages ?? []} username={username} userId={userId} />
                  {outbox.unsent.map((one) => (
                    <UnsentBubble
                      key={one.id}
                      one={one}
                      onRetry={() => outbox.retry(one)}
                      onDiscard={() => outbox.discard(one.id)}
                    />
                  ))}
                </ol>
              </>
            )}
          </QueryView>
        </div>
      </section>
      <VisuallyHidden role="status">{arrival}</VisuallyHidden>
      {(query.data || !query.isError) && (
        <Composer connectionId={connectionId} username={username} onSend={send} />
      )}
    </>
  );
}

function ConversationSkeleton() {
  return <Bones widths={["56%", "38%"]} height={38} radius={8} busy />;
}
