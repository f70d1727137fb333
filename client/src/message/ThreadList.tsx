import { Link } from "wouter";
import { Avatar } from "../components/Avatar.tsx";
import { Unread } from "../components/Count.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { clockText, dayText } from "../text/dates.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import { addressOf, openMessages } from "./address.ts";
import classes from "./ThreadList.module.css";

type Thread = RouterOutputs["message"]["threads"]["threads"][number];

const timeOf = (date: string) => (dayText(date) === "Today" ? clockText(date) : dayText(date));

function ThreadItem({ thread, open }: { thread: Thread; open: boolean }) {
  const { connectionId, user, unread, lastMessage } = thread;
  return (
    <li>
      <Link
        className={classes.thread}
        href={addressOf(connectionId)}
        onClick={(event) => {
          event.preventDefault();
          openMessages(connectionId);
        }}
        aria-current={open || undefined}
        data-unread={unread > 0 || undefined}
      >
        <Avatar src={user.avatar_url} name={user.username} />
        <span className="name truncate">{user.username}</span>
        {lastMessage && (
          <time className="text-12 tertiary text-right" dateTime={lastMessage.createdAt}>
            {timeOf(lastMessage.createdAt)}
          </time>
        )}
        <span className={`text-13 truncate secondary ${classes.last}`}>
          {lastMessage ? `${lastMessage.sentByMe ? "You: " : ""}${lastMessage.body}` : "No messages yet"}
        </span>
        <Unread count={unread} />
      </Link>
    </li>
  );
}

export function ThreadList({ open }: { open: string }) {
  const threads = trpc.message.threads.useQuery();
  return (
    <QueryView
      query={threads}
      pending={
        <div className={classes.thread} aria-busy="true">
          <Skeleton width={40} height={40} round />
          <Skeleton width="60%" />
        </div>
      }
      failed="Could not load your messages."
    >
      {(data) =>
        data.threads.length === 0 ? (
          <EmptyState bare level={3} drawing="connections" title="No connections yet">
            Once you are connected with somebody, you can write to each other here.
          </EmptyState>
        ) : (
          <ul aria-label="Conversations">
            {data.threads.map((thread) => (
              <ThreadItem key={thread.connectionId} thread={thread} open={thread.connectionId === open} />
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
