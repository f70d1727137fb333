import { clockText, dayText } from "../../text/dates.ts";
import { trpc } from "../../trpc.ts";
import { AccountQuery, AccountSection, Rows } from "./AccountSection.tsx";
import classes from "./account.module.css";
import { sentenceOfEvent } from "./labels.ts";

export function SecurityEvents() {
  const query = trpc.user.securityEvents.useQuery();
  return (
    <AccountSection
      id="events"
      title="Security events"
      text="Kept for 90 days. They never contain the text of messages, profiles or CVs."
    >
      <AccountQuery query={query} failed="Could not load the events.">
        {({ events }) => (
          <Rows
            className="text-13"
            all={events}
            empty="No events"
            first={4}
            row={(event) => (
              <li key={event.id} className={`line-above anywhere ${classes.event}`}>
                <span className="tertiary">
                  {dayText(event.createdAt)}, {clockText(event.createdAt)}
                </span>
                <span>{sentenceOfEvent(event)}</span>
              </li>
            )}
          />
        )}
      </AccountQuery>
    </AccountSection>
  );
}
