import { ActionButton } from "../components/ActionButton.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { SilentBoundary } from "../components/RetryBoundary.tsx";
import { Section } from "../components/Section.tsx";
import { useBusy } from "../components/useBusy.ts";
import { FitBothWays } from "../profile/wishes/Fit.tsx";
import { dayText } from "../text/dates.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import classes from "./PendingRequests.module.css";
import { nameId, PersonList, PersonRow, PersonSkeleton } from "./PersonRow.tsx";
import { useConnectionActions } from "./useConnectionActions.ts";

type PendingRequest = RouterOutputs["connection"]["pending"]["pendingRequests"][number];

function RequestDetails({ request }: { request: PendingRequest }) {
  const { data } = trpc.profile.pair.useQuery({ userId: request.requester_id });
  return (
    <>
      {request.note && (
        <q className={classes.note} dir="auto">
          {request.note}
        </q>
      )}
      {data && data.theirs.total + data.yours.total > 0 && (
        <FitBothWays theirs={data.theirs} yours={data.yours} />
      )}
    </>
  );
}

/** `main`: accepting is the page's main action. */
export function PendingRow({ request, main }: { request: PendingRequest; main: boolean }) {
  const { accept, decline, setAside } = useConnectionActions();
  const [busy, during] = useBusy();
  const { id, requester_id, requester_username, requester_avatar_url, created_at } = request;
  return (
    <PersonRow
      id={requester_id}
      username={requester_username}
      picture={requester_avatar_url}
      line={
        <>
          wants to connect with you
          <SilentBoundary>
            <RequestDetails request={request} />
          </SilentBoundary>
        </>
      }
      aside={
        <time className="text-12 tertiary figures" dateTime={created_at}>
          {dayText(created_at)}
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
          <ActionButton
            size="xs"
            variant="subtle"
            aria-describedby={nameId(requester_id)}
            refused={busy}
            onClick={() => during(setAside(id, !request.set_aside))}
          >
            {request.set_aside ? "Back to requests" : "Not now"}
          </ActionButton>
        </>
      }
    />
  );
}

const openOf = (requests: PendingRequest[]) => requests.filter((request) => !request.set_aside);
const setAsideOf = (requests: PendingRequest[]) => requests.filter((request) => request.set_aside);

export function PendingRequests() {
  const pending = trpc.connection.pending.useQuery();
  return (
    <Section
      id="incoming"
      title="Incoming Requests"
      count={() => pending.data && openOf(pending.data.pendingRequests).length}
    >
      <QueryView query={pending} pending={<PersonSkeleton />} failed="Could not load pending requests.">
        {({ pendingRequests }) =>
          pendingRequests.length === 0 ? (
            <EmptyState level={3} drawing="inbox" title="No pending requests" />
          ) : (
            <>
              {openOf(pendingRequests).length > 0 && (
                <PersonList>
                  {openOf(pendingRequests).map((request, index) => (
                    <PendingRow key={request.id} request={request} main={index === 0} />
                  ))}
                </PersonList>
              )}
              {setAsideOf(pendingRequests).length > 0 && (
                <details className={classes.aside}>
                  <summary className="secondary">Set aside ({setAsideOf(pendingRequests).length})</summary>
                  <PersonList>
                    {setAsideOf(pendingRequests).map((request) => (
                      <PendingRow key={request.id} request={request} main={false} />
                    ))}
                  </PersonList>
                </details>
              )}
            </>
          )
        }
      </QueryView>
    </Section>
  );
}
