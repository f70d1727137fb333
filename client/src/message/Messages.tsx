import { ActionIcon, Drawer } from "@mantine/core";
import { IconArrowLeft, IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { useSmallScreen } from "../browser/smallScreen.ts";
import { Avatar } from "../components/Avatar.tsx";
import { Icon } from "../components/Icon.tsx";
import { Illustration } from "../components/Illustration.tsx";
import { PersonMenu } from "../connection/PersonMenu.tsx";
import ui from "../styles/ui.module.css";
import { trpc } from "../trpc.ts";
import { allMessages, closeMessages, openMessages, takeOpener } from "./address.ts";
import { Conversation } from "./Conversation.tsx";
import classes from "./Messages.module.css";
import { ThreadList } from "./ThreadList.tsx";

/** Who the open conversation is with, once that is known. */
function usePartner(connectionId: string) {
  const threads = trpc.message.threads.useQuery();
  return threads.data?.threads.find((thread) => thread.connectionId === connectionId)?.user;
}

/** Where the conversation will stand, if there is one to choose. */
function Choose() {
  const threads = trpc.message.threads.useQuery();
  if (!threads.data?.threads.length) return null;
  return (
    <div className={`${ui.secondary} ${ui.stack} ${ui.close} ${classes.choose}`}>
      <Illustration of="inbox" />
      <p>Choose a conversation to read it.</p>
    </div>
  );
}

/** A change of conversation takes the focus along: to where one writes, or to the list that was gone back to. */
function useFocusOn(connectionId: string) {
  const panel = useRef<HTMLDivElement>(null);
  const openId = useRef(connectionId);
  useEffect(() => {
    if (openId.current === connectionId) return;
    openId.current = connectionId;
    const goal = connectionId === allMessages ? "nav a" : "textarea";
    panel.current?.querySelector<HTMLElement>(goal)?.focus();
  }, [connectionId]);
  return panel;
}

/** Closed, they give the focus back to what opened them; who came by the address begins at the page's title. */
function useFocusBack(closed: boolean): void {
  useEffect(() => {
    if (!closed) return;
    const opener = takeOpener();
    const goal = opener?.isConnected ? opener : document.querySelector("h1");
    // After the sheet has let go of it.
    const timer = setTimeout(() => goal instanceof HTMLElement && goal.focus({ preventScroll: true }), 50);
    return () => clearTimeout(timer);
  }, [closed]);
}

function Head({ connectionId, children }: { connectionId: string; children: ReactNode }) {
  const partner = usePartner(connectionId);
  return (
    <div className={`${ui.row} ${classes.head}`}>
      {connectionId !== allMessages && (
        <ActionIcon
          size="sm"
          className={classes.back}
          aria-label="All conversations"
          onClick={() => openMessages(allMessages)}
        >
          <Icon of={IconArrowLeft} size={20} />
        </ActionIcon>
      )}
      {partner ? (
        <>
          <Avatar src={partner.avatar_url} name={partner.username} size={32} />
          <h2 className={`${ui.truncate} ${ui.grow} ${classes.partner}`}>
            <Link className={ui.quietLink} href={`/profile/view/${partner.id}`}>
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
        // Beside the list, which has this title already, it is for narrow screens alone.
        <h2 className={`${ui.truncate} ${ui.grow} ${classes.partner}`} data-alone>
          Messages
        </h2>
      )}
      {children}
    </div>
  );
}

/** All conversations and the one that is open: side by side, on phones one at a time. */
export default function Messages({ opened, thread }: { opened: boolean; thread: string | null }) {
  const small = useSmallScreen();
  // While they close, what was open stays in view.
  const last = useRef(thread);
  if (thread !== null) last.current = thread;
  const connectionId = last.current ?? allMessages;
  const panel = useFocusOn(connectionId);
  const partner = usePartner(connectionId);
  useFocusBack(thread === null);
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
            <h2 className={classes.title}>Messages</h2>
            <ThreadList open={connectionId} />
          </nav>
          <div className={classes.thread}>
            <Head connectionId={connectionId}>
              <ActionIcon size="sm" aria-label="Close" onClick={closeMessages}>
                <Icon of={IconX} size={small ? 20 : 16} />
              </ActionIcon>
            </Head>
            {connectionId === allMessages ? (
              <Choose />
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
