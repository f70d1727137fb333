import type { ReactNode } from "react";
import { Link } from "wouter";
import { dismissNotice, notifyNews } from "../components/Notifications.tsx";
import { addressOf, isReading } from "../message/address.ts";
import { type NewsEvent, trpc } from "../trpc.ts";
import { useInvalidatePeople } from "./useConnectionActions.ts";

/** Events of the page of two people. */
const togetherSentences = {
  sprintStarted: "started a trial sprint with you",
  sprintChanged: "edited your trial sprint page",
  sprintEnded: "ended your trial sprint",
  roleProposed: "proposed an opening to post together",
  roleConfirmed: "agreed to your opening. It is now on the job board",
  roleChanged: "changed your opening on the job board",
  roleRemoved: "removed one of your openings",
} as const;
const isTogether = (kind: string): kind is keyof typeof togetherSentences => kind in togetherSentences;

/** Tolerance for events that happened while the page was loading. */
const allowanceMs = 10_000;

/** By wall-clock time, because performance.now() may stop while the computer sleeps. */
const openedForMs = (): number => Date.now() - performance.timeOrigin;

function notifyWithLink(id: string, sentence: ReactNode, href: string, linkText: string): void {
  notifyNews(
    id,
    <>
      {sentence}{" "}
      <Link className="link" href={href} onClick={() => dismissNotice(id)}>
        {linkText}
      </Link>
    </>,
  );
}

/** Returns a handler of events, which refreshes the affected queries and shows notifications. */
export function useNewsNotices(): (news: NewsEvent) => Promise<void> {
  const utils = trpc.useUtils();
  const invalidate = useInvalidatePeople();

  async function notifyOfMessage(connectionId: string): Promise<void> {
    void utils.message.list.invalidate({ connectionId });
    await utils.message.threads.invalidate();
    if (isReading(connectionId)) return;
    const { threads } = await utils.message.threads.fetch();
    const thread = threads.find((item) => item.connectionId === connectionId);
    if (!thread || thread.unread === 0) return;
    const sentence = `${thread.user.username} sent you a message.`;
    notifyWithLink(`news-message-${connectionId}`, sentence, addressOf(connectionId), "Read it");
  }

  async function connectedName(connectionId: string): Promise<string | undefined> {
    const { activeConnections } = await utils.connection.active.fetch();
    return activeConnections.find(({ id }) => id === connectionId)?.github_username;
  }

  async function notifyOfTogether(kind: keyof typeof togetherSentences, connectionId: string): Promise<void> {
    await Promise.all([
      utils.sprint.list.invalidate({ connectionId }),
      utils.founding.list.invalidate({ connectionId }),
      utils.job.invalidate(),
    ]);
    // The open page shows the change itself.
    const href = `/together/${connectionId}`;
    if (location.pathname === href && document.visibilityState === "visible" && kind === "sprintChanged")
      return;
    const name = await connectedName(connectionId);
    if (!name) return;
    const id = `news-${kind}-${connectionId}`;
    const sentence = `${name} ${togetherSentences[kind]}.`;
    if (location.pathname === href) return notifyNews(id, sentence);
    notifyWithLink(id, sentence, href, "Open the page");
  }

  return async (news) => {
    if (news.kind === "listening") {
      // Data loaded before the subscription is outdated if something happened since the page was opened.
      if (news.quietMs === null || news.quietMs > openedForMs() + allowanceMs) return;
      void utils.message.list.invalidate();
      void utils.sprint.invalidate();
      void utils.founding.invalidate();
      return void (await invalidate());
    }
    if (news.kind === "message") return notifyOfMessage(news.connectionId);
    if (isTogether(news.kind)) return notifyOfTogether(news.kind, news.connectionId);
    await invalidate();
    const { kind, userId, connectionId } = news;
    const id = `news-${kind}-${userId}`;
    if (kind === "requested") {
      const { pendingRequests } = await utils.connection.pending.fetch();
      const name = pendingRequests.find((item) => item.id === connectionId)?.requester_username;
      const sentence = name && `${name} wants to connect with you.`;
      if (sentence) notifyWithLink(id, sentence, `/profile/view/${userId}`, "View the profile");
    }
    if (kind === "accepted") {
      const name = await connectedName(connectionId);
      const sentence = name && `${name} accepted your connection request.`;
      if (sentence) notifyWithLink(id, sentence, addressOf(connectionId), "Send a message");
    }
  };
}
