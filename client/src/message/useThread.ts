import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { type RouterOutputs, trpc } from "../trpc.ts";

export type Message = RouterOutputs["message"]["list"]["messages"][number];
const pageSize = 40;

/** One conversation, newest page first as the server pages it; `messages` are in the order they are read. */
export function useThread(connectionId: string) {
  const utils = trpc.useUtils();
  const input = { connectionId, limit: pageSize };
  const query = trpc.message.list.useInfiniteQuery(input, {
    getNextPageParam: (last) => last.nextCursor,
    refetchOnMount: "always",
  });
  const messages = query.data?.pages.flatMap((page) => page.messages).reverse();
  useMarkRead(connectionId, messages);

  /** What the server has just taken stands in the list at once. */
  function add(sent: Message): void {
    utils.message.list.setInfiniteData(input, (old) => {
      const [first, ...rest] = old?.pages ?? [];
      if (!old || !first || first.messages.some((one) => one.id === sent.id)) return old;
      return { ...old, pages: [{ ...first, messages: [sent, ...first.messages] }, ...rest] };
    });
    void utils.message.threads.invalidate();
  }

  /** Whether the last words were taken although the answer got lost: looks for them after the message `since`. */
  async function arrived(body: string, since: string | undefined): Promise<boolean> {
    const { messages: latest } = await utils.client.message.list.query({ connectionId, limit: 20 });
    const known = latest.findIndex((one) => one.id === since);
    const later = known === -1 ? latest : latest.slice(0, known);
    return later.some((one) => one.sentByMe && one.body === body);
  }

  function refresh(): void {
    void utils.message.list.invalidate({ connectionId });
    void utils.message.threads.invalidate();
  }

  return { query, messages, add, arrived, refresh };
}

/** What is in front of somebody's eyes counts as read: here at once, on the server as soon as it can be told. */
function useMarkRead(connectionId: string, messages: Message[] | undefined): void {
  const utils = trpc.useUtils();
  const announced = useRef<string>(undefined);
  const { mutate } = trpc.message.markRead.useMutation({
    onMutate: () =>
      utils.message.threads.setData(undefined, (old) => {
        const threads = old?.threads.map((one) =>
          one.connectionId === connectionId ? { ...one, unread: 0 } : one,
        );
        return threads && { threads };
      }),
    // What came in between is still unread, as only the server knows.
    onSettled: () => utils.message.threads.invalidate(),
    onError: () => {
      announced.current = undefined;
    },
  });
  const visible = useDocumentVisibility() === "visible";
  const newest = visible ? messages?.findLast((one) => !one.sentByMe && !one.readAt)?.id : undefined;
  useEffect(() => {
    if (!newest || announced.current === newest) return;
    announced.current = newest;
    mutate({ connectionId });
  }, [newest, connectionId, mutate]);
}
