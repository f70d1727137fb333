import { IconCalendar } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { readStored, writeStored } from "../browser/storage.ts";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { Pending } from "../components/Pending.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { ScoreFigure } from "../components/Score.tsx";
import { Section } from "../components/Section.tsx";
import { PendingRow } from "../connection/PendingRequests.tsx";
import { nameId, PersonList, PersonRow } from "../connection/PersonRow.tsx";
import { useMatches } from "../cv/useMatches.ts";
import { type Application, nextOf, plannedText, readersNow, stageWords } from "../job/applications/words.ts";
import { JobScore } from "../job/JobScore.tsx";
import { noSearch } from "../job/search.ts";
import { addressOf, fromHere } from "../message/address.ts";
import ui from "../styles/ui.module.css";
import { dayText } from "../text/dates.ts";
import { plural } from "../text/plural.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import classes from "./Dashboard.module.css";
import { Line, LineSkeleton, More, RowsSkeleton } from "./DashboardParts.tsx";

const maxRows = 3;

type Thread = RouterOutputs["message"]["threads"]["threads"][number];

const UnreadRow = ({ thread: { connectionId, user, unread, lastMessage } }: { thread: Thread }) => (
  <PersonRow
    id={user.id}
    username={user.username}
    picture={user.avatar_url}
    line={plural(unread, "unread message")}
    aside={
      lastMessage && <span className={`${ui.s12} ${ui.tertiary}`}>{dayText(lastMessage.createdAt)}</span>
    }
    actions={
      <LinkButton
        size="xs"
        href={addressOf(connectionId)}
        state={fromHere}
        aria-describedby={nameId(user.id)}
      >
        Read
      </LinkButton>
    }
  />
);

const NextRow = ({ next, at }: { next: Application; at: string }) => (
  <li className={classes.next}>
    <Icon of={IconCalendar} size={20} />
    <div className={ui.grow}>
      <Link className={ui.name} href="/applications">
        {[next.next_step || stageWords[next.stage], next.company_name].filter(Boolean).join(" at ")}
      </Link>
      <p className={`${ui.s13} ${ui.secondary}`}>
        {next.job_title}, {plannedText(at)}
      </p>
    </div>
  </li>
);

/** Requests and messages that nobody has answered yet; each of them loads and fails by itself. */
function Waiting() {
  const pending = trpc.connection.pending.useQuery();
  const threads = trpc.message.threads.useQuery();
  const requests = pending.data?.pendingRequests;
  const unread = threads.data?.threads.filter((thread) => thread.unread > 0);
  // Its own page says when it cannot be loaded.
  const next = nextOf(trpc.job.applications.useQuery().data?.applications ?? [], readersNow());
  const count = requests && unread ? requests.length + unread.length + (next ? 1 : 0) : undefined;
  return (
    <Section id="waiting" title="Waiting for you" count={() => count}>
      {pending.isPending && threads.isPending ? (
        <Pending>
          <LineSkeleton />
        </Pending>
      ) : count === 0 ? (
        <Line>No requests or messages</Line>
      ) : (
        <div className={classes.lists}>
          <QueryView query={pending} pending={<LineSkeleton />} failed="Could not load pending requests.">
            {({ pendingRequests }) =>
              pendingRequests.length > 0 && (
                <PersonList>
                  {[...pendingRequests].reverse().map((request, index) => (
                    <PendingRow key={request.id} request={request} main={index === 0} />
                  ))}
                </PersonList>
              )
            }
          </QueryView>
          <QueryView query={threads} pending={<LineSkeleton />} failed="Could not load your messages.">
            {() =>
              unread &&
              unread.length > 0 && (
                <PersonList>
                  {unread.map((thread) => (
                    <UnreadRow key={thread.connectionId} thread={thread} />
                  ))}
                </PersonList>
              )
            }
          </QueryView>
          {next?.next_at && (
            <PersonList>
              <NextRow next={next} at={next.next_at} />
            </PersonList>
          )}
        </div>
      )}
    </Section>
  );
}

const rowsKey = "new_matches";

/** The best people who came since the last visit; during the first one, all of them are new. */
function NewMatches() {
  const query = trpc.profile.suggestions.useQuery();
  const found = query.data?.suggestions;
  const unseen = found?.filter((one) => one.is_new) ?? [];
  // As many rows as there were last time are likely to come again.
  const [hadNone] = useState(() => readStored(rowsKey) === "0");
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
        pending={hadNone ? <LineSkeleton /> : <RowsSkeleton />}
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

function BestJobs() {
  const info = trpc.cv.info.useQuery();
  const uploadedAt = info.data?.cv?.updatedAt;
  const matches = useMatches(uploadedAt, uploadedAt !== undefined, noSearch);
  if (info.data?.cv === null)
    return (
      <Section id="best-jobs" title="Best jobs for your CV">
        <Line>
          <Link className={ui.link} href="/matcher">
            Upload your CV
          </Link>{" "}
          to see which jobs fit it.
        </Line>
      </Section>
    );
  return (
    <Section
      id="best-jobs"
      title="Best jobs for your CV"
      more={matches.data && <More href="/matcher?find">All {matches.data.matchedJobs.length} matches</More>}
    >
      <QueryView
        query={info.isError && !info.data ? info : matches}
        pending={<LineSkeleton />}
        failed="Could not load your job matches."
      >
        {() => {
          const jobs = matches.data?.matchedJobs ?? [];
          if (jobs.length === 0) return <Line>No open job fits your CV at the moment.</Line>;
          return (
            <ul className={`${ui.card} ${classes.jobs}`}>
              {jobs.slice(0, maxRows).map((job) => (
                <li key={job.id}>
                  <div className={ui.grow}>
                    <Link className={ui.name} href={`/jobs/${job.id}`}>
                      {job.job_title}
                    </Link>
                    <p className={`${ui.s13} ${ui.secondary}`}>
                      {[job.company_name, job.location, job.salary].filter(Boolean).join(" · ")}
                    </p>
                  </div>
                  <JobScore percent={Math.round(job.finalScore * 100)} />
                  <p className={`${ui.s13} ${ui.secondary} ${classes.reason}`}>{job.aiAnalysis.reason}</p>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Section>
  );
}

/** What happened and what is next, for somebody who is signed in. */
export const Dashboard = () => (
  <div className={classes.sections}>
    <Waiting />
    <NewMatches />
    <BestJobs />
  </div>
);
