import type { Context } from "../context.ts";
import { watchTopic } from "../news/signals.ts";
import type { User } from "../trpc.ts";
import { readFile, type UploadedFile } from "./file/readFile.ts";

const maxStreams = 50;
/** Longer than a file may wait and be read. */
const maxMs = 90_000;

/** By person: how many files are before theirs. Of this server only: with several, another one knows nothing to tell. */
const waiting = new Map<string, number>();

const topicOf = (userId: string) => `upload:${userId}`;

export async function readInTurn(ctx: Context & { user: User }, file: UploadedFile) {
  const who = ctx.user.id;
  const note = (before: number | null) => {
    if (before === null) waiting.delete(who);
    else waiting.set(who, before);
    ctx.signals.notify(topicOf(who));
  };
  try {
    return await readFile(file, { who, signal: ctx.closing, onWaiting: note, onStart: () => note(null) });
  } finally {
    note(null);
  }
}

/** Tells how many files are before the person's, and null once it is being read. */
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
