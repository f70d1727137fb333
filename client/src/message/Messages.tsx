import { ActionIcon, Drawer } from "@mantine/core";
import { IconArrowLeft, IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { useSmallScreen } from "../browser/smallScreen.ts";
import { Avatar } from "../components/Avatar.tsx";
import { Icon } from "../components/Icon.tsx";
import { Illustration } from "../components/Illustration.tsx";
import { PersonMenu } from "../connection/PersonMenu.tsx";
import { type RouterOutputs, trpc } from "../trpc.ts";
import { allMessages, closeMessages, openedMessages, openMessages, takeOpener } from "./address.ts";
import { Conversation } from "./Conversation.tsx";
import classes from "./Messages.module.css";
import { ThreadList } from "./ThreadList.tsx";

const notConnected = "You are not connected, so there are no messages here.";

/** Moves the focus when the conversation changes: to the composer, or to the list. */
function useFocusOn(connectionId: string) {
  const panel = useRef<HTMLDivElement>(null);
  const openId = useRef(connectionId);
  useEffect(() => {
    if (openId.current === connectionId) return;
    openId.current = connectionId;
    const selector = connectionId === allMessages ? "nav a" : "textarea";
    panel.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [connectionId]);
  return panel;
}

const focusSoon = (target: Element | null) =>
  // After the drawer has released its focus trap, and after the heading of another page.
  setTimeout(() => target instanceof HTMLElement && target.focus({ preventScroll: true }), 50);

/** Returns the focus on closing to the opener, or to the heading when the messages were opened by URL. */
function useReturnFocus(closed: boolean): void {
  useEffect(() => {
    if (!closed) return;
    const timer = focusSoon(takeOpener() ?? document.querySelector("h1"));
    return () => clearTimeout(timer);
  }, [closed]);
  // Closing may go back to another page, whose header has the opener.
  useEffect(
    () => () => {
      if (openedMessages(location.search) === null) focusSoon(takeOpener());
    },
    [],
  );
}

type Partner = RouterOutputs["message"]["threads"]["threads"][number]["user"];
type HeadProps = { connectionId: string; partner: Partner | undefined; children: ReactNode };

function Head({ connectionId, partner, children }: HeadProps) {
  return (
    <div className={`row ${classes.head}`}>
      {connectionId !== allMessages && (
        <ActionIcon
          size="sm"
          className={classes.back}
          aria-label="All conversations"
          onClick={() => openMessages(allMessages)}
        >
          <Icon icon={IconArrowLeft} size={20} />
        </ActionIcon>
      )}
      {partner ? (
        <>
          <Avatar src={partner.avatar_url} name={partner.username} size={32} />
          <h2 className={`truncate grow ${classes.partner}`}>
            <Link className="quiet-link" href={`/profile/view/${partner.id}`}>
              {partner.username}
            </Link>
          </h2>
          <PersonMenu
            key={connectionId}
            userId={partner.id}
            username={partner.username}
            connectionId={connectionId}
            onGone={() => openMessages(allMessages)}
          />
        </>
      ) : (
        // For narrow screens: on wide ones the list beside it has this title.
        <h2 className={`truncate grow ${classes.partner}`} data-alone>
          Messages
        </h2>
      )}
      {children}
    </div>
  );
}

/** The list of conversations and the open one: side by side, on phones one at a time. */
export default function Messages({ opened, thread }: { opened: boolean; thread: string | null }) {
  const small = useSmallScreen();
  // The last conversation stays visible during the closing transition.
  const last = useRef(thread);
  if (thread !== null) last.current = thread;
  const connectionId = last.current ?? allMessages;
  const panel = useFocusOn(connectionId);
  const { data, isFetching } = trpc.message.threads.useQuery();
  const partner = data?.threads.find((thread) => thread.connectionId === connectionId)?.user;
  useReturnFocus(thread === null);
  return (
    <Drawer.Root
      opened={opened}
      onClose={closeMessages}
      position={small ? "bottom" : "right"}
      size={small ? "100%" : 760}
      returnFocus={false}
      classNames={{ content: classes.sheet }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label="Messages">
        <div ref={panel} className={classes.panel} data-open={connectionId !== allMessages || undefined}>
          <nav className={classes.list} aria-label="Conversations">
            <h2 className={`row ${classes.title}`}>Messages</h2>
            <ThreadList open={connectionId} />
          </nav>
          <div className={`min-0 ${classes.thread}`}>
            <Head connectionId={connectionId} partner={partner}>
              <ActionIcon size="sm" aria-label="Close" onClick={closeMessages}>
                <Icon icon={IconX} size={small ? 20 : 16} />
              </ActionIcon>
            </Head>
            {connectionId === allMessages ? (
              data &&
              data.threads.length > 0 && (
                <div className={`secondary stack gap-12 ${classes.choose}`}>
                  <Illustration drawing="inbox" />
                  <p>Choose a conversation to read it.</p>
                </div>
              )
            ) : data && !isFetching && !partner ? (
              <p className={`secondary ${classes.choose}`}>{notConnected}</p>
            ) : (
              <Conversation
                key={connectionId}
                connectionId={connectionId}
                username={partner?.username ?? "this person"}
                userId={partner?.id}
              />
            )}
          </div>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
