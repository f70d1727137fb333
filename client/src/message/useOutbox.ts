import { type Mutation, type MutationState, useMutationState, useQueryClient } from "@tanstack/react-query";
import { trpc, wasAnswered } from "../trpc.ts";
import type { Message } from "./useThread.ts";

type Context = { since: string | undefined };
type Sending = { connectionId: string; body: string };

/** What is on its way or did not get there. */
export type Unsent = { id: number; body: string; failed: boolean; waiting: boolean; error: unknown };

type OutboxOptions = {
  connectionId: string;
  newest: string | undefined;
  add: (message: Message) => void;
  arrived: (body: string, since: string | undefined) => Promise<boolean>;
  refresh: () => void;
};

/**
 * Sends one after the other, in the order they were written. What fails stays, with its text, until it is sent again
 * or thrown away; offline it waits and goes by itself.
 */
export function useOutbox({ connectionId, newest, add, arrived, refresh }: OutboxOptions) {
  const cache = useQueryClient().getMutationCache();
  const sending = trpc.message.send.useMutation({
    scope: { id: `messages of ${connectionId}` },
    gcTime: Number.POSITIVE_INFINITY,
    onMutate: (): Context => ({ since: newest }),
    onSuccess: add,
  });
  const isHere = (mutation: Mutation) =>
    mutation.options.scope?.id === `messages of ${connectionId}` && mutation.state.status !== "success";
  const unsent = useMutationState({
    filters: { predicate: isHere as never },
    select: (mutation): Unsent & { at: number } => {
      const state = mutation.state as MutationState<Message, unknown, Sending, Context>;
      return {
        id: mutation.mutationId,
        body: state.variables?.body ?? "",
        failed: state.status === "error",
        waiting: state.isPaused,
        error: state.error,
        at: state.submittedAt,
      };
    },
  }).filter((one) => one.body);

  const find = (id: number) => cache.getAll().find((mutation) => mutation.mutationId === id);
  const send = (body: string) => sending.mutate({ connectionId, body });

  function discard(id: number): void {
    const mutation = find(id);
    if (mutation) cache.remove(mutation);
  }

  /** Without an answer it may have been taken all the same: then it is not sent twice. */
  async function retry({ id, body, error }: Unsent): Promise<void> {
    const context = find(id)?.state.context as Context | undefined;
    const taken = !wasAnswered(error) && (await arrived(body, context?.since).catch(() => false));
    discard(id);
    if (taken) refresh();
    else send(body);
  }

  return { unsent, send, retry, discard };
}
