import { useEffect, useState } from "react";
import { Link } from "wouter";
import { readStored, writeStored } from "../browser/storage.ts";
import { QueryView } from "../components/QueryView.tsx";
import { ScoreFigure } from "../components/Score.tsx";
import { Section } from "../components/Section.tsx";
import { PersonList, PersonRow } from "../connection/PersonRow.tsx";
import { trpc } from "../trpc.ts";
import { BestJobs } from "./BestJobs.tsx";
import classes from "./Dashboard.module.css";
import { Line, More, RowsSkeleton } from "./DashboardParts.tsx";
import { PendingItems } from "./PendingItems.tsx";

type DashboardProps = { hasSavedProfile: boolean };

const maxRows = 3;
const rowsKey = "new_matches";

/** The best suggestions since the last visit; on the first visit all are new. */
function NewMatches({ hasSavedProfile }: DashboardProps) {
  const query = trpc.profile.suggestions.useQuery();
  const all = query.data?.suggestions;
  const unseen = all?.filter((suggestion) => suggestion.is_new) ?? [];
  // The skeleton has the number of rows of the last visit.
  const [hadRows] = useState(() => Number(readStored(rowsKey)) > 0);
  useEffect(() => {
    if (all) writeStored(rowsKey, String(unseen.length));
  }, [all, unseen.length]);
  return (
    <Section
      id="matches"
      title="New matches"
      count={() => all && unseen.length}
      more={all && all.length > 0 && <More href="/people">All people</More>}
    >
      <QueryView
        query={query}
        pending={<RowsSkeleton rows={hadRows ? maxRows : 1} />}
        failed="Could not load suggestions."
      >
        {({ suggestions }) =>
          unseen.length === 0 ? (
            <Line>
              {suggestions.length > 0 ? (
                "No new matches since your last visit."
              ) : hasSavedProfile ? (
                "No new suggestions right now"
              ) : (
                <>
                  <Link className="link" href="/generate">
                    Save a profile
                  </Link>{" "}
                  to get suggestions.
                </>
              )}
            </Line>
          ) : (
            <div className={classes.rows}>
              <PersonList>
                {unseen.slice(0, maxRows).map((suggestion) => (
                  <PersonRow
                    key={suggestion.user_id}
                    id={suggestion.user_id}
                    username={suggestion.github_username}
                    picture={suggestion.github_avatar_url}
                    line={<span className={classes.clamp}>{suggestion.headline}</span>}
                    aside={<ScoreFigure percent={suggestion.matchScore} word={suggestion.matchStrength} />}
                  />
                ))}
              </PersonList>
            </div>
          )
        }
      </QueryView>
    </Section>
  );
}

export const Dashboard = (props: DashboardProps) => (
  <div className="stack gap-32">
    <PendingItems />
    <NewMatches {...props} />
    <BestJobs />
  </div>
);
