import type { ReactNode } from "react";
import { Link } from "wouter";
import { dismissNotice, notifyNews } from "../components/Notify.tsx";
import { addressOf, isReading } from "../message/address.ts";
import ui from "../styles/ui.module.css";
import { type NewsEvent, trpc } from "../trpc.ts";
import { useReloadPeople } from "./useConnectionActions.ts";

/** What the other one did on the page of two people. */
const togetherSentences = {
  sprintStarted: "started a trial sprint with you",
  sprintChanged: "changed the page of your trial sprint",
  sprintEnded: "ended your trial sprint",
  roleProposed: "proposed an opening to post together",
  roleConfirmed: "agreed to your opening. It is on the job board",
  roleChanged: "changed your opening on the job board",
  roleRemoved: "removed an opening of yours",
} as const;
const isTogether = (kind: string): kind is keyof typeof togetherSentences => kind in togetherSentences;

/** For what was being written while the page was opened, and for a message on its way. */
const allowanceMs = 10_000;

/** By the clock on the wall: the other one may stand still while a computer sleeps. */
const openedForMs = (): number => Date.now() - performance.timeOrigin;

function notifyWithLink(id: string, sentence: ReactNode, href: string, way: string): void {
  notifyNews(
    id,
    <>
      {sentence}{" "}
      <Link className={ui.link} href={href} onClick={() => dismissNotice(id)}>
        {way}
      </Link>
    </>,
  );
}

/** What to do about news: the lists show it, and a notice says who asked, accepted or wrote. */
export function useNewsNotices(): (news: NewsEvent) => Promise<void> {
  const utils = trpc.useUtils();
  const reload = useReloadPeople();

  async function notifyOfMessage(connectionId: string): Promise<void> {
    void utils.message.list.invalidate({ connectionId });
    await utils.message.threads.invalidate();
    if (isReading(connectionId)) return;
    const { threads } = await utils.message.threads.fetch();
    const thread = threads.find((one) => one.connectionId === connectionId);
    if (!thread || thread.unread === 0) return;
    const sentence = `${thread.user.username} sent you a message.`;
    notifyWithLink(`news-message-${connectionId}`, sentence, addressOf(connectionId), "Read it");
  }

  async function notifyOfTogether(kind: keyof typeof togetherSentences, connectionId: string): Promise<void> {
    await Promise.all([
      utils.sprint.list.invalidate({ connectionId }),
      utils.founding.list.invalidate({ connectionId }),
      utils.job.invalidate(),
    ]);
    // Where both are at work, the page itself shows what changed.
    const href = `/together/${connectionId}`;
    if (location.pathname === href && document.visibilityState === "visible" && kind === "sprintChanged")
      return;
    const { activeConnections } = await utils.connection.active.fetch();
    const found = activeConnections.find((one) => one.id === connectionId);
    if (!found) return;
    const id = `news-${kind}-${connectionId}`;
    if (location.pathname === href)
      return notifyNews(id, `${found.github_username} ${togetherSentences[kind]}.`);
    notifyWithLink(id, `${found.github_username} ${togetherSentences[kind]}.`, href, "Open the page");
  }

  return async (news) => {
    if (news.kind === "listening") {
      // What was read before the listening began is old if something happened since this page was opened.
      if (news.quietMs === null || news.quietMs > openedForMs() + allowanceMs) return;
      void utils.message.list.invalidate();
      void utils.sprint.invalidate();
      void utils.founding.invalidate();
      return void (await reload());
    }
    if (news.kind === "message") return notifyOfMessage(news.connectionId);
    if (isTogether(news.kind)) return notifyOfTogether(news.kind, news.connectionId);
    await reload();
    const { userId, connectionId } = news;
    if (news.kind === "requested") {
      const { pendingRequests } = await utils.connection.pending.fetch();
      const found = pendingRequests.find((one) => one.id === connectionId);
      if (found)
        notifyWithLink(
          `news-request-${userId}`,
          `${found.requester_username} wants to connect with you.`,
          `/profile/view/${userId}`,
          "View the profile",
        );
    }
    if (news.kind === "accepted") {
      const { activeConnections } = await utils.connection.active.fetch();
      const found = activeConnections.find((one) => one.id === connectionId);
      if (found)
        notifyWithLink(
          `news-accepted-${userId}`,
          `${found.github_username} accepted your connection request.`,
          addressOf(connectionId),
          "Send a message",
        );
    }
  };
}
