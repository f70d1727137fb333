import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "../context.ts";
import type { User } from "../trpc.ts";
import { readFile, type UploadedFile } from "./file/readFile.ts";

const pollMs = 400;
/** Longer than a file may wait and be read. */
const maxMs = 90_000;

/** By person: how many files are before theirs. Of this server only: with several, another one knows nothing to tell. */
const waiting = new Map<string, number>();

export async function readInTurn(ctx: Context & { user: User }, file: UploadedFile) {
  const who = ctx.user.id;
  try {
    return await readFile(file, {
      who,
      signal: ctx.closing,
      onWaiting: (before) => waiting.set(who, before),
      onStart: () => waiting.delete(who),
    });
  } finally {
    waiting.delete(who);
  }
}

/** Tells how many files are before the person's, and null once it is being read. */
export async function* progressOf(userId: string, stop: AbortSignal) {
  let last: number | null = null;
  for (
    const began = performance.now();
    !stop.aborted && performance.now() - began < maxMs;
    await wait(pollMs, undefined, { signal: stop }).catch(() => {})
  ) {
    const before = waiting.get(userId) ?? null;
    if (before !== last) yield { before };
    last = before;
  }
}
