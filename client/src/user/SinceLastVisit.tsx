import { useEffect, useState } from "react";
import { Link } from "wouter";
import { readStored, writeStored } from "../browser/storage.ts";
import { whenText } from "../text/dates.ts";
import { plural } from "../text/plural.ts";
import { trpc } from "../trpc.ts";

const visitedKey = "has_visited";

/** Events since the last visit; nothing on the first one. Reserves its line where this browser has shown it before. */
export function SinceLastVisit() {
  const since = trpc.user.sinceLastVisit.useQuery();
  const suggestions = trpc.profile.suggestions.useQuery();
  const { at, requests = 0, messages = 0, jobs = 0 } = since.data ?? {};
  const [wasShown] = useState(() => readStored(visitedKey) !== null);
  useEffect(() => {
    if (at) writeStored(visitedKey, "yes");
  }, [at]);
  if (since.data ? !at : !wasShown) return null;
  const isReady = at && !suggestions.isPending;
  const matches = suggestions.data?.suggestions.filter((suggestion) => suggestion.is_new).length ?? 0;
  const events = [
    requests > 0 && plural(requests, "request"),
    messages > 0 && plural(messages, "message"),
    matches > 0 && plural(matches, "new match", "new matches"),
  ].filter(Boolean);
  return (
    <p
      className="secondary"
      style={{ gridColumn: "1 / -1", minHeight: 20, margin: "-16px 0 -8px" }}
      aria-live="polite"
    >
      {isReady &&
        (events.length === 0 && jobs === 0 ? (
          <>
            No new requests, messages, matches or jobs in saved searches since your last visit ({whenText(at)}
            )
          </>
        ) : (
          <>
            Since your last visit ({whenText(at)}): {events.join(", ")}
            {jobs > 0 && (
              <>
                {events.length > 0 && ", "}
                <Link className="link" href="/jobs">
                  {plural(jobs, "new job")} in your saved searches
                </Link>
              </>
            )}
          </>
        ))}
    </p>
  );
}
