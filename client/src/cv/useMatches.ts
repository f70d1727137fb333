import { useEffect, useRef } from "react";
import { motionAllowed } from "../browser/motion.ts";
import { notifyError } from "../components/Notifications.tsx";
import type { Search } from "../job/search.ts";
import { trpc, unbatched } from "../trpc.ts";
import { matchInput, matchStaleTime } from "./matchSearch.ts";

/** The matches of the CV uploaded at `uploadedAt`; those of an earlier CV are not shown as placeholder data. */
export function useMatches(uploadedAt: string | undefined, isRequested: boolean, search: Search) {
  const loadedFor = useRef<string>(undefined);
  const matches = trpc.cv.match.useQuery(matchInput(search), {
    enabled: isRequested && uploadedAt !== undefined,
    placeholderData: (before) => (loadedFor.current === uploadedAt ? before : undefined),
    staleTime: matchStaleTime,
    refetchOnWindowFocus: false,
    trpc: unbatched,
  });
  useEffect(() => {
    if (matches.isSuccess && !matches.isPlaceholderData) loadedFor.current = uploadedAt;
  }, [matches.isSuccess, matches.isPlaceholderData, uploadedAt]);
  const { error } = matches;
  const { invalidate } = trpc.useUtils().cv.info;
  useEffect(() => {
    // The CV was removed in another tab.
    if (error?.data?.httpStatus !== 409) return;
    notifyError(error.message);
    void invalidate();
  }, [error, invalidate]);
  return matches;
}

export function goToMatches(): void {
  const title = document.getElementById("matches");
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: "start", behavior: motionAllowed() ? "smooth" : "instant" });
}
