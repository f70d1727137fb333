import type { Context } from "../context.ts";
import { watchTopic } from "../news/signals.ts";
import type { User } from "../trpc.ts";
import { readFile, type UploadedFile } from "./file/readFile.ts";

const maxStreams = 50;
/** Longer than the maximum wait and parsing time of a file. */
const maxMs = 90_000;

/** User id → number of files ahead in the queue of this server. Other servers do not know it. */
const waiting = new Map<string, number>();

const topicOf = (userId: string) => `upload:${userId}`;

export async function readQueued(ctx: Context & { user: User }, file: UploadedFile) {
  const who = ctx.user.id;
  const note = (before: number | null) => {
    if (before === null) waiting.delete(who);
    else waiting.set(who, before);
    ctx.signals.notify(topicOf(who));
  };
  try {
    return await readFile(file, { who, signal: ctx.ending, onWaiting: note, onStart: () => note(null) });
  } finally {
    note(null);
  }
}

/** Yields the number of files ahead in the queue, and null once parsing starts. */
export async function* progressOf(ctx: Context & { user: User }, signal: AbortSignal | undefined) {
  const stop = AbortSignal.any([ctx.closing, AbortSignal.timeout(maxMs), ...(signal ? [signal] : [])]);
  let last: number | null = null;
  for await (const _ of watchTopic(ctx.signals, topicOf(ctx.user.id), {
    stop,
    pollMs: maxMs,
    max: maxStreams,
  })) {
    const before = waiting.get(ctx.user.id) ?? null;
    if (before !== last) yield { before };
    last = before;
  }
}
