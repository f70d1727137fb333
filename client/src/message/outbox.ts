// Unsent messages of all conversations in the mutation cache, also stored so that they survive a reload.
import type { Mutation } from "@tanstack/react-query";
import { queryClient } from "../trpc.ts";
import { saveUnsent, unsentMessages } from "./drafts.ts";
import type { Message } from "./useThread.ts";

export type Context = { since: string | undefined };
type Sending = { connectionId: string; body: string };
export type SendMutation = Mutation<Message, unknown, Sending, Context>;

const prefix = "messages of ";
export const outbox = queryClient.getMutationCache();
/** Messages of a conversation are sent in series and kept until they are sent or discarded. */
export const outboxOptions = (connectionId: string) => ({
  scope: { id: prefix + connectionId },
  gcTime: Number.POSITIVE_INFINITY,
});

/** Whether the mutation sends a message of this conversation, by default of any, and has not succeeded. */
export const isUnsent = ({ options, state }: Mutation, connectionId = ""): boolean =>
  options.scope?.id.startsWith(prefix + connectionId) === true && state.status !== "success";

// Messages that were unsent when the page was left are restored as failed.
for (const { since, ...variables } of unsentMessages())
  outbox.build<Message, unknown, Sending, Context>(queryClient, outboxOptions(variables.connectionId), {
    status: "error",
    variables,
    context: { since },
    data: undefined,
    error: null,
    failureCount: 1,
    failureReason: null,
    isPaused: false,
    submittedAt: 0,
  });

outbox.subscribe(({ mutation }) => {
  if (!mutation?.options.scope?.id.startsWith(prefix)) return;
  const unsent = outbox.getAll().filter((one) => isUnsent(one)) as SendMutation[];
  saveUnsent(
    unsent.flatMap(({ state: { variables, context } }) =>
      variables ? [{ ...variables, since: context?.since }] : [],
    ),
  );
});
