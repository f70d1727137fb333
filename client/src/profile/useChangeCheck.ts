import { useState } from "react";
import { trpc } from "../trpc.ts";
import { type useGenerationRun, validated } from "./useGenerationRun.ts";

/** A request that needs confirmation: nothing has changed since generation `number`. */
export type Confirmation = { number: number; keep: () => void; generate: () => void };

export function useChangeCheck({ made, start }: ReturnType<typeof useGenerationRun>) {
  const utils = trpc.useUtils();
  const [confirming, setConfirming] = useState<{ requestKey: string; number: number } | null>(null);
  const [checking, setChecking] = useState(false);

  async function startIfChanged(requestKey: string): Promise<void> {
    setChecking(true);
    const [changes, generations] = await Promise.all([
      utils.client.profile.changes.query().catch(() => null),
      utils.profile.generations.ensureData().catch(() => undefined),
    ]);
    setChecking(false);
    // Without a stored generation there is nothing to keep.
    const canKeep = made !== undefined || (validated(generations)?.generations.length ?? 0) > 0;
    if (changes?.changed === false && changes.number && canKeep)
      setConfirming({ requestKey, number: changes.number });
    else await start(requestKey);
  }

  const confirmation: Confirmation | null = confirming && {
    number: confirming.number,
    keep: () => setConfirming(null),
    generate: () => {
      setConfirming(null);
      void start(confirming.requestKey);
    },
  };
  return { checking, confirmation, startIfChanged };
}
