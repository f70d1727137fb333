import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { type RouterOutputs, trpc } from "../trpc.ts";

export type Message = RouterOutputs["message"]["list"]["messages"][number];
const pageSize = 40;

/** Whether the list, newest first, has an own message with this text after the message `since`. */
function hasSent(list: Message[], body: string, since: string | undefined): boolean {
  const index = list.findIndex((message) => message.id === since);
  const later = index === -1 ? list : list.slice(0, index);
  return later.some((message) => message.sentByMe && message.body === body);
}

/** One conversation: pages newest first as the server returns them, `messages` oldest first. */
export function useThread(connectionId: string) {
  const utils = trpc.useUtils();
  const input = { connectionId, limit: pageSize };
  const query = trpc.message.list.useInfiniteQuery(input, {
    getNextPageParam: (last) => last.nextCursor,
    refetchOnMount: "always",
  });
  const newestFirst = query.data?.pages.flatMap((page) => page.messages);
  const messages = newestFirst?.toReversed();
  useMarkRead(connectionId, messages);

  /** Adds a sent message to the cached list. */
  function add(sent: Message): void {
    utils.message.list.setInfiniteData(input, (old) => {
      const [first, ...rest] = old?.pages ?? [];
      if (!old || !first || first.messages.some((message) => message.id === sent.id)) return old;
      return { ...old, pages: [{ ...first, messages: [sent, ...first.messages] }, ...rest] };
    });
    void utils.message.threads.invalidate();
  }

  const isListed = (body: string, since: string | undefined) => hasSent(newestFirst ?? [], body, since);

  /** Whether the server stored a message whose response was lost. */
  async function arrived(body: string, since: string | undefined): Promise<boolean> {
    const { messages: latest } = await utils.client.message.list.query({ connectionId, limit: 20 });
    return hasSent(latest, body, since);
  }

  function refresh(): void {
    void utils.message.list.invalidate({ connectionId });
    void utils.message.threads.invalidate();
  }

  return { query, messages, add, isListed, arrived, refresh };
}

/** Marks visible messages as read: at once in the cache, then on the server. */
function useMarkRead(connectionId: string, messages: Message[] | undefined): void {
  const utils = trpc.useUtils();
  const lastMarked = useRef<string>(undefined);
  const { mutate } = trpc.message.markRead.useMutation({
    onMutate: () =>
      utils.message.threads.setData(undefined, (old) => {
        const threads = old?.threads.map((thread) =>
          thread.connectionId === connectionId ? { ...thread, unread: 0 } : thread,
        );
        return threads && { threads };
      }),
    // Messages that arrived in the meantime are still unread.
    onSettled: () => utils.message.threads.invalidate(),
    onError: () => {
      lastMarked.current = undefined;
    },
  });
  const visible = useDocumentVisibility() === "visible";
  const newest = visible
    ? messages?.findLast((message) => !message.sentByMe && !message.readAt)?.id
    : undefined;
  useEffect(() => {
    if (!newest || lastMarked.current === newest) return;
    lastMarked.current = newest;
    mutate({ connectionId });
  }, [newest, connectionId, mutate]);
}
