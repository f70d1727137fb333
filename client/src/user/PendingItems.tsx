import { IconCalendar } from "@tabler/icons-react";
import { Link } from "wouter";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { Pending } from "../components/Pending.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { Section } from "../components/Section.tsx";
import { PendingRow } from "../connection/PendingRequests.tsx";
import { nameId, PersonList, PersonRow } from "../connection/PersonRow.tsx";
import { useOpenRequests } from "../connection/useOpenRequests.ts";
import { type Application, plannedOf, plannedText, stageLabels } from "../job/applications/application.ts";
import { addressOf, fromHere } from "../message/address.ts";
import { dayText, localMinute } from "../text/dates.ts";
import { plural } from "../text/plural.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import classes from "./Dashboard.module.css";
import { Line, LineSkeleton } from "./DashboardParts.tsx";

type Thread = RouterOutputs["message"]["threads"]["threads"][number];

const UnreadRow = ({ thread: { connectionId, user, unread, lastMessage } }: { thread: Thread }) => (
  <PersonRow
    id={user.id}
    username={user.username}
    picture={user.avatar_url}
    line={plural(unread, "unread message")}
    aside={lastMessage && <span className="text-12 tertiary">{dayText(lastMessage.createdAt)}</span>}
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

const NextRow = ({ next, date }: { next: Application; date: string }) => (
  <li className={`row gap-12 pad-14-16 ${classes.next}`}>
    <Icon icon={IconCalendar} size={20} className="tertiary" />
    <div className="grow">
      <Link className="name" href="/applications">
        {[next.next_step || stageLabels[next.stage], next.company_name].filter(Boolean).join(" at ")}
      </Link>
      <p className="text-13 secondary">
        {next.job_title}, {plannedText(date)}
      </p>
    </div>
  </li>
);

/** Unanswered requests, unread messages and the next application date; each query loads and fails separately. */
export function PendingItems() {
  const pending = trpc.connection.pending.useQuery();
  const threads = trpc.message.threads.useQuery();
  const requests = useOpenRequests();
  const unread = threads.data?.threads.filter((thread) => thread.unread > 0);
  // Errors are shown on the page of applications.
  const applications = trpc.job.applications.useQuery().data?.applications ?? [];
  const [next] = plannedOf(applications, localMinute()).next;
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
        <div className="stack gap-12">
          <QueryView query={pending} pending={<LineSkeleton />} failed="Could not load pending requests.">
            {() =>
              requests &&
              requests.length > 0 && (
                <PersonList>
                  {requests.toReversed().map((request, index) => (
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
              <NextRow next={next} date={next.next_at} />
            </PersonList>
          )}
        </div>
      )}
    </Section>
  );
}
