import { useEffect, useRef, useState } from "react";
import { notifyError, notifySuccess } from "../components/Notify.tsx";
import { type RouterOutputs, sentenceOf, trpc, wasAnswered } from "../trpc.ts";
import { clearRequestedKey, newRequestKey, requestedKey } from "./requestKey.ts";

type Listed = RouterOutputs["profile"]["generations"];
export type Generation = Listed["generations"][number];
export type Progress = NonNullable<RouterOutputs["profile"]["generations"]["running"]>;

/** A wish that waits for an answer: nothing has changed since generation `number`. */
export type Asking = { number: number; keep: () => void; generate: () => void };

type Run =
  | { state: "idle" }
  | { state: "running" }
  | { state: "failed"; message: string; sameKey: string | null; undecided?: boolean };

const ordinals = ["1st", "2nd", "3rd"];
const autoSavedText = "This was your 3rd generation - profile has been automatically saved!";
const notAllowedText = "Generation limit reached or you are not allowed to generate.";

/** A list that cannot be read counts as none that was answered: only what needs it fails. */
const readable = (listed: Listed | undefined): Listed | undefined =>
  Array.isArray(listed?.generations) && listed.generations.every((one) => typeof one?.id === "string")
    ? listed
    : undefined;

/** Everything /generate knows and may do. Arriving without a wish never spends a generation when one is kept. */
export function useGenerations() {
  const utils = trpc.useUtils();
  const status = trpc.user.current.useQuery(undefined, { refetchOnMount: "always" });
  const [run, setRun] = useState<Run>({ state: "idle" });
  const list = trpc.profile.generations.useQuery(undefined, {
    refetchOnMount: "always",
    refetchInterval: (query) => (run.state === "running" || query.state.data?.running ? 3000 : false),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [made, setMade] = useState<Pick<Generation, "id" | "number" | "profile" | "isSaved">>();
  // Both survive a second mount in development, so the wish stays one wish.
  const [wish] = useState(requestedKey);
  const [freshKey] = useState(newRequestKey);
  const [decided, setDecided] = useState(false);
  const busy = useRef(false);
  const [asking, setAsking] = useState<{ requestKey: string; number: number } | null>(null);
  const [checking, setChecking] = useState(false);

  const listed = readable(list.data);
  const stored = listed?.generations ?? [];
  const latest = stored.at(-1);
  const running = run.state === "running" || Boolean(listed?.running);
  const settled = (query: typeof status | typeof list) => query.isFetchedAfterMount || query.isError;
  // A wish that can be granted needs no list.
  const granted = wish !== null && status.data?.canGenerate !== false;
  const fresh = settled(status) && (granted || settled(list));

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
      // Somebody else's turn, or a lost connection: what runs on the server is followed until it ends.
      const follows = utils.profile.generations.getData()?.running;
      // Unanswered, the wish may have been fulfilled all the same; the same key then costs nothing.
      const sameKey = wasAnswered(error) ? null : requestKey;
      setRun(
        follows
          ? { state: "idle" }
          : { state: "failed", message: sentenceOf(error, "Failed to generate profile."), sameKey },
      );
    } finally {
      busy.current = false;
    }
  }

  /** Generates, unless the repositories are as they were: then the person is asked first. */
  async function startIfChanged(requestKey: string): Promise<void> {
    setChecking(true);
    const [found, known] = await Promise.all([
      utils.client.profile.changes.query().catch(() => null),
      utils.profile.generations.ensureData().catch(() => undefined),
    ]);
    setChecking(false);
    // Where the one before cannot be shown, there is nothing to keep.
    const canKeep = made !== undefined || (readable(known)?.generations.length ?? 0) > 0;
    if (found?.changed === false && found.number && canKeep) setAsking({ requestKey, number: found.number });
    else await start(requestKey);
  }

  async function refresh(): Promise<void> {
    await Promise.all([
      utils.user.current.invalidate(),
      utils.profile.generations.invalidate(),
      utils.profile.saved.invalidate(),
    ]);
  }

  const fail = (message: string, undecided = false) =>
    setRun({ state: "failed", message, sameKey: null, undecided });

  // Decides once what arriving here means.
  useEffect(() => {
    if (wish) clearRequestedKey();
    if (!fresh || decided) return;
    setDecided(true);
    if (!status.data || status.isError) return fail("Could not fetch user data.");
    if (listed?.running) return;
    const { canGenerate } = status.data;
    if (wish && canGenerate) return void startIfChanged(wish);
    if (!wish && !listed) return fail(sentenceOf(list.error, "An error occurred."), true);
    if (latest) return;
    if (!canGenerate) return fail(notAllowedText);
    void start(freshKey);
  });

  // A generation that another tab began has ended: what it changed is asked for again.
  const ran = useRef(false);
  useEffect(() => {
    const followed = Boolean(listed?.running) && run.state !== "running";
    if (ran.current && !followed && run.state === "idle") {
      void refresh();
      if (latest?.number === 3 && latest.isSaved) notifySuccess(autoSavedText);
    }
    ran.current = followed;
  });

  /** A button's wish: asks first whether it may still be granted. */
  async function regenerate(): Promise<void> {
    // Whether there is something to look at was never known, so nothing is spent before it is.
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
    // Whoever tries again has been asked before.
    if (run.state === "failed") await start(run.sameKey ?? newRequestKey());
    else await startIfChanged(newRequestKey());
  }

  return {
    user: status.data,
    loading: (!decided || (checking && !latest)) && !running,
    running,
    checking,
    asking: asking && {
      number: asking.number,
      keep: () => setAsking(null),
      generate: () => {
        setAsking(null);
        void start(asking.requestKey);
      },
    },
    /** Why nothing more can be generated, where there is something to show all the same. */
    limit: decided && status.data && !status.data.canGenerate && latest ? notAllowedText : null,
    reported: listed?.running ?? null,
    unlisted: list.isError || (list.data !== undefined && !listed),
    list: () => list.refetch(),
    failure: run.state === "failed" ? run.message : null,
    /** Those one can look at, as [id, ordinal]. */
    choices: stored.map(({ id, number }) => [id, ordinals[number - 1] ?? ""] as const),
    current: stored.find((one) => one.id === chosen) ?? (made?.id === chosen ? made : latest),
    choose: (id: string) => {
      setRun({ state: "idle" });
      setChosen(id);
    },
    regenerate,
    refresh,
  };
}
