import { IconClock } from "@tabler/icons-react";
import { ActionButton } from "../components/ActionButton.tsx";
import { Badge } from "../components/Badge.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { Icon } from "../components/Icon.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { Section } from "../components/Section.tsx";
import { dateText } from "../text/dates.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import { nameId, PersonList, PersonRow, PersonSkeleton } from "./PersonRow.tsx";
import { useConnectionActions } from "./useConnectionActions.ts";

type SentRequest = RouterOutputs["connection"]["sent"]["sentRequests"][number];

function SentRow({ request }: { request: SentRequest }) {
  const { cancel } = useConnectionActions();
  const { id, addressee_id, addressee_username, addressee_avatar_url, created_at } = request;
  return (
    <PersonRow
      id={addressee_id}
      username={addressee_username}
      picture={addressee_avatar_url}
      line={
        <>
          Sent <time dateTime={String(created_at)}>{dateText(created_at)}</time>
        </>
      }
      aside={
        <Badge tone="warn">
          <Icon icon={IconClock} />
          Request pending
        </Badge>
      }
      actions={
        <ActionButton
          size="xs"
          busyLabel="Cancelling..."
          aria-describedby={nameId(addressee_id)}
          onClick={() => cancel(id)}
        >
          Cancel Request
        </ActionButton>
      }
    />
  );
}

export function SentRequests() {
  const sent = trpc.connection.sent.useQuery();
  return (
    <Section id="sent" title="Sent Requests" count={() => sent.data?.sentRequests.length}>
      <QueryView query={sent} pending={<PersonSkeleton />} failed="Could not load sent requests.">
        {({ sentRequests }) =>
          sentRequests.length === 0 ? (
            <EmptyState level={3} drawing="sent" title="No pending requests sent" />
          ) : (
            <PersonList>
              {sentRequests.map((request) => (
                <SentRow key={request.id} request={request} />
              ))}
            </PersonList>
          )
        }
      </QueryView>
    </Section>
  );
}
