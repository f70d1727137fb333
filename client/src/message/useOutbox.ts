import { type Mutation, useMutationState } from "@tanstack/react-query";
import { useEffect } from "react";
import { isFromServer, isNotFound, trpc } from "../trpc.ts";
import { type Context, isUnsent, outbox, outboxOptions, type SendMutation } from "./outbox.ts";
import type { Message } from "./useThread.ts";

export type Unsent = { id: number; body: string; failed: boolean; error: unknown };

type OutboxOptions = {
  connectionId: string;
  newest: string | undefined;
  add: (message: Message) => void;
  isListed: (body: string, since: string | undefined) => boolean;
  arrived: (body: string, since: string | undefined) => Promise<boolean>;
  refresh: () => void;
};

/** Sends messages in series. Failed ones stay until they are retried or discarded, even across a reload. */
export function useOutbox({ connectionId, newest, add, isListed, arrived, refresh }: OutboxOptions) {
  const sending = trpc.message.send.useMutation({
    ...outboxOptions(connectionId),
    onMutate: (): Context => ({ since: newest }),
    onSuccess: add,
    // The connection was removed in the meantime.
    onError: (error) => isNotFound(error) && refresh(),
  });
  const unsent = useMutationState({
    filters: { predicate: (mutation: Mutation) => isUnsent(mutation, connectionId) },
    select: (mutation): Unsent & { at: number } => {
      const { state } = mutation as SendMutation;
      return {
        id: mutation.mutationId,
        body: state.variables?.body ?? "",
        failed: state.status === "error",
        error: state.error,
        at: state.submittedAt,
      };
    },
  }).filter((message) => message.body);

  const find = (id: number) => outbox.getAll().find((mutation) => mutation.mutationId === id);
  const sinceOf = (id: number) => (find(id)?.state.context as Context | undefined)?.since;
  const send = (body: string) => sending.mutate({ connectionId, body });

  function discard(id: number): void {
    const mutation = find(id);
    if (mutation) outbox.remove(mutation);
  }

  useEffect(() => {
    for (const { id, body, failed, error } of unsent)
      if (failed && !isFromServer(error) && isListed(body, sinceOf(id))) discard(id);
  });

  /** Without a response the server may have stored the message: checks before sending again. */
  async function retry({ id, body, error }: Unsent): Promise<void> {
    const isStored = !isFromServer(error) && (await arrived(body, sinceOf(id)).catch(() => false));
    discard(id);
    if (isStored) refresh();
    else send(body);
  }

  return { unsent, send, retry, discard };
}
