import { useRef, useState } from "react";
import { notifySuccess } from "../components/Notifications.tsx";
import { errorMessage, isFromServer, type RouterOutputs, trpc } from "../trpc.ts";

type ListedGenerations = RouterOutputs["profile"]["generations"];
type Stored = ListedGenerations["generations"][number];

type Run =
  | { state: "idle" }
  | { state: "running" }
  | { state: "failed"; message: string; sameKey: string | null; undecided?: boolean };

export const autoSavedText = "This was your 3rd generation - profile has been automatically saved!";

/** A malformed list counts as missing. */
export const validated = (listed: ListedGenerations | undefined): ListedGenerations | undefined =>
  Array.isArray(listed?.generations) &&
  listed.generations.every((generation) => typeof generation?.id === "string")
    ? listed
    : undefined;

/** The generation that this page runs, at most one at a time, and the one that is chosen for display. */
export function useGenerationRun() {
  const utils = trpc.useUtils();
  const [run, setRun] = useState<Run>({ state: "idle" });
  const [chosen, setChosen] = useState<string | null>(null);
  const [made, setMade] = useState<Pick<Stored, "id" | "number" | "profile" | "isSaved">>();
  const busy = useRef(false);

  async function refresh(): Promise<void> {
    await Promise.all([
      utils.user.current.invalidate(),
      utils.profile.generations.invalidate(),
      utils.profile.saved.invalidate(),
    ]);
  }

  async function start(requestKey: string): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setRun({ state: "running" });
    setChosen(null);
    try {
      const { profile, newGenerationCount, autoSaved, generationId } =
        await utils.client.profile.generate.mutate({ requestKey });
      await refresh();
      if (profile) setMade({ id: generationId, number: newGenerationCount, profile, isSaved: autoSaved });
      setChosen(generationId);
      setRun(
        profile
          ? { state: "idle" }
          : { state: "failed", message: "Profile data not found in generation response.", sameKey: null },
      );
      if (autoSaved) notifySuccess(autoSavedText);
    } catch (error) {
      await refresh();
      // Another tab's generation or a lost connection: follows what is running on the server.
      const isRunning = utils.profile.generations.getData()?.running;
      // Without a response the server may have finished it; retrying with the same key costs nothing.
      const sameKey = isFromServer(error) ? null : requestKey;
      setRun(
        isRunning
          ? { state: "idle" }
          : { state: "failed", message: errorMessage(error, "Failed to generate profile."), sameKey },
      );
    } finally {
      busy.current = false;
    }
  }

  return { run, setRun, chosen, setChosen, made, start, refresh };
}
