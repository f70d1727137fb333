import { ActionButton } from "../components/ActionButton.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { Section } from "../components/Section.tsx";
import { dateText } from "../dates.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import ui from "../ui.module.css";
import { nameId, PersonList, PersonRow, PersonSkeleton } from "./PersonRow.tsx";
import { useBusy } from "./useBusy.ts";
import { useConnectionActions } from "./useConnectionActions.ts";

type PendingRequest = RouterOutputs["connection"]["pending"]["pendingRequests"][number];

/** `main`: its answer is what the page asks for first. */
export function PendingRow({ request, main = true }: { request: PendingRequest; main?: boolean }) {
  const { accept, decline } = useConnectionActions();
  const [busy, during] = useBusy();
  const { id, requester_id, requester_username, requester_avatar_url, created_at } = request;
  return (
    <PersonRow
      id={requester_id}
      username={requester_username}
      picture={requester_avatar_url}
      line="wants to connect with you"
      aside={
        <time className={`${ui.s12} ${ui.tertiary} ${ui.figures}`} dateTime={String(created_at)}>
          {dateText(created_at)}
        </time>
      }
      actions={
        <>
          <ActionButton
            size="xs"
            variant={main ? "filled" : "default"}
            busy={busy}
            busyLabel="Accepting..."
            aria-describedby={nameId(requester_id)}
            onClick={() => during(accept(requester_id))}
          >
            Accept
          </ActionButton>
          <ActionButton
            size="xs"
            aria-describedby={nameId(requester_id)}
            refused={busy}
            onClick={() => decline(id)}
          >
            Decline
          </ActionButton>
        </>
      }
    />
  );
}

export function PendingRequests() {
  const pending = trpc.connection.pending.useQuery();
  return (
    <Section id="incoming" title="Incoming Requests" count={() => pending.data?.pendingRequests.length}>
      <QueryView query={pending} pending={<PersonSkeleton />} failed="Could not load pending requests.">
        {({ pendingRequests }) =>
          pendingRequests.length === 0 ? (
            <EmptyState level={3} drawing="inbox" title="No pending requests" />
          ) : (
            <PersonList>
              {pendingRequests.map((request) => (
                <PendingRow key={request.id} request={request} />
              ))}
            </PersonList>
          )
        }
      </QueryView>
    </Section>
  );
}
