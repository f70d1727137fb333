import { Count, Unread } from "../components/Count.tsx";
import { ActiveConnections } from "../connection/ActiveConnections.tsx";
import { PendingRequests } from "../connection/PendingRequests.tsx";
import { SentRequests } from "../connection/SentRequests.tsx";
import { Suggestions } from "../connection/Suggestions.tsx";
import { useOpenRequests } from "../connection/useOpenRequests.ts";
import { useUnreadMessages } from "../message/useUnread.ts";
import { trpc } from "../trpc.ts";
import classes from "./ProfileSidebar.module.css";

export function ProfileSidebar() {
  return (
    <div className={`stack gap-24 ${classes.people}`}>
      <Suggestions />
      <PendingRequests />
      <SentRequests />
      <ActiveConnections />
    </div>
  );
}

/** Links to the people, which follow a long profile on phones. */
export function JumpLinks() {
  const suggested = trpc.profile.suggestions.useQuery().data?.suggestions.length;
  const incoming = useOpenRequests()?.length;
  const connected = trpc.connection.active.useQuery().data?.activeConnections.length;
  const unread = useUnreadMessages();
  return (
    <nav className={classes.jump} aria-label="On this page">
      <a href="#suggested">Suggested Co-founders {suggested !== undefined && <Count of={suggested} />}</a>
      <a href="#incoming">Incoming Requests {incoming !== undefined && <Count of={incoming} />}</a>
      <a href="#connections">
        Your Connections{" "}
        {unread > 0 ? (
          <Unread count={unread} label="unread messages" />
        ) : (
          connected !== undefined && <Count of={connected} />
        )}
      </a>
    </nav>
  );
}
