import { useEffect, useState } from "react";
import { readStored, writeStored } from "../browser/storage.ts";
import { QueryView } from "../components/QueryView.tsx";
import { ScoreFigure } from "../components/Score.tsx";
import { Section } from "../components/Section.tsx";
import { PersonList, PersonRow } from "../connection/PersonRow.tsx";
import ui from "../styles/ui.module.css";
import { trpc } from "../trpc.ts";
import { BestJobs } from "./BestJobs.tsx";
import classes from "./Dashboard.module.css";
import { Line, More, RowsSkeleton } from "./DashboardParts.tsx";
import { Waiting } from "./Waiting.tsx";

const maxRows = 3;
const rowsKey = "new_matches";

/** The best people who came since the last visit; during the first one, all of them are new. */
function NewMatches() {
  const query = trpc.profile.suggestions.useQuery();
  const found = query.data?.suggestions;
  const unseen = found?.filter((one) => one.is_new) ?? [];
  // Rows come again where there were some the last time; a newcomer has few or none.
  const [hadRows] = useState(() => Number(readStored(rowsKey)) > 0);
  useEffect(() => {
    if (found) writeStored(rowsKey, String(unseen.length));
  }, [found, unseen.length]);
  return (
    <Section
      id="matches"
      title="New matches"
      count={() => found && unseen.length}
      more={found && found.length > 0 && <More href="/people">All people</More>}
    >
      <QueryView
        query={query}
        pending={<RowsSkeleton rows={hadRows ? maxRows : 1} />}
        failed="Could not load suggestions."
      >
        {({ suggestions }) =>
          unseen.length === 0 ? (
            <Line>
              {suggestions.length === 0
                ? "Save a profile to get suggestions."
                : "No new matches since your last visit."}
            </Line>
          ) : (
            <div className={classes.rows}>
              <PersonList>
                {unseen.slice(0, maxRows).map((one) => (
                  <PersonRow
                    key={one.user_id}
                    id={one.user_id}
                    username={one.github_username}
                    picture={one.github_avatar_url}
                    line={<span className={classes.clamp}>{one.headline}</span>}
                    aside={<ScoreFigure percent={one.matchScore} word={one.matchStrength} />}
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

/** What happened and what is next, for somebody who is signed in. */
export const Dashboard = () => (
  <div className={`${ui.stack} ${classes.sections}`}>
    <Waiting />
    <NewMatches />
    <BestJobs />
  </div>
);
