import { useEffect, useRef, useState } from "react";
import { notifyError, notifySuccess } from "../components/Notifications.tsx";
import { errorMessage, type RouterOutputs, trpc } from "../trpc.ts";
import { clearRequestedKey, newRequestKey, requestedKey } from "./requestKey.ts";
import { useChangeCheck } from "./useChangeCheck.ts";
import { autoSavedText, useGenerationRun, validated } from "./useGenerationRun.ts";

export type Generations = ReturnType<typeof useGenerations>;
export type Generation = NonNullable<Generations["current"]>;
export type Progress = NonNullable<RouterOutputs["profile"]["generations"]["running"]>;

const ordinals = ["1st", "2nd", "3rd"];
const notAllowedText = "Generation limit reached or you are not allowed to generate.";

/** State and actions of /generate. Opening the page without a request spends no generation if there is a stored one. */
export function useGenerations() {
  const utils = trpc.useUtils();
  const status = trpc.user.current.useQuery(undefined, { refetchOnMount: "always" });
  const generationRun = useGenerationRun();
  const { run, setRun, chosen, setChosen, made, start, refresh } = generationRun;
  const { checking, confirmation, startIfChanged } = useChangeCheck(generationRun);
  const list = trpc.profile.generations.useQuery(undefined, {
    refetchOnMount: "always",
    refetchInterval: (query) => (run.state === "running" || query.state.data?.running ? 3000 : false),
  });
  // In state, so that the second mount of StrictMode uses the same keys.
  const [requested] = useState(requestedKey);
  const [freshKey] = useState(newRequestKey);
  const [decided, setDecided] = useState(false);

  const listed = validated(list.data);
  const stored = listed?.generations ?? [];
  const latest = stored.at(-1);
  const running = run.state === "running" || Boolean(listed?.running);
  const settled = (query: typeof status | typeof list) => query.isFetchedAfterMount || query.isError;
  // An allowed request does not need the list of generations.
  const granted = requested !== null && status.data?.canGenerate !== false;
  const fresh = settled(status) && (granted || settled(list));

  const fail = (message: string, undecided = false) =>
    setRun({ state: "failed", message, sameKey: null, undecided });

  // Decides once what opening the page does.
  useEffect(() => {
    if (requested) clearRequestedKey();
    if (!fresh || decided) return;
    setDecided(true);
    if (!status.data || status.isError) return fail("Could not fetch user data.");
    if (listed?.running) return;
    const { canGenerate } = status.data;
    if (requested && canGenerate) return void startIfChanged(requested);
    if (!requested && !listed) return fail(errorMessage(list.error, "An error occurred."), true);
    if (latest) return;
    if (!canGenerate) return fail(notAllowedText);
    void start(freshKey);
  });

  // Refetches when a generation of another tab has ended.
  const wasFollowing = useRef(false);
  useEffect(() => {
    const isFollowing = Boolean(listed?.running) && run.state !== "running";
    if (wasFollowing.current && !isFollowing && run.state === "idle") {
      void refresh();
      if (latest?.number === 3 && latest.isSaved) notifySuccess(autoSavedText);
    }
    wasFollowing.current = isFollowing;
  });

  /** For buttons: checks first whether generating is still allowed. */
  async function regenerate(): Promise<void> {
    // The list failed to load, so whether a generation is stored is unknown: loads it before spending one.
    if (run.state === "failed" && run.undecided) {
      await list.refetch();
      setRun({ state: "idle" });
      return setDecided(false);
    }
    const current = await utils.user.current.fetch(undefined, { staleTime: 0 }).catch(() => null);
    if (!current?.canGenerate) {
      notifyError("Cannot generate again. Limit reached or error fetching user status.");
      return;
    }
    // A retry was confirmed before.
    if (run.state === "failed") await start(run.sameKey ?? newRequestKey());
    else await startIfChanged(newRequestKey());
  }

  return {
    user: status.data,
    loading: (!decided || (checking && !latest)) && !running,
    running,
    checking,
    confirmation,
    /** Why generating is not allowed, while a stored generation is shown. */
    limit: decided && status.data && !status.data.canGenerate && latest ? notAllowedText : null,
    reported: listed?.running ?? null,
    unlisted: list.isError || (list.data !== undefined && !listed),
    list: () => list.refetch(),
    failure: run.state === "failed" ? run.message : null,
    /** The stored generations as [id, ordinal]. */
    choices: stored.map(({ id, number }) => [id, ordinals[number - 1] ?? ""] as const),
    current: stored.find((generation) => generation.id === chosen) ?? (made?.id === chosen ? made : latest),
    choose: (id: string) => {
      setRun({ state: "idle" });
      setChosen(id);
    },
    regenerate,
  };
}
