import { Textarea } from "@mantine/core";
import { IconClock, IconMessage, IconUserPlus } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { ActionButton } from "../components/ActionButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { LengthCounter } from "../components/LengthCounter.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { useBusy } from "../components/useBusy.ts";
import { useUnsavedChanges } from "../components/useUnsavedChanges.tsx";
import { addressOf, fromHere } from "../message/address.ts";
import { trpc, unbatched } from "../trpc.ts";
import classes from "./ConnectionButton.module.css";
import { useConnectionActions } from "./useConnectionActions.ts";

const maxNote = 300;
const noRelation = { status: null, direction: null, id: null };
/** The key of the main button: one element in every state, so that it keeps the focus. */
const main = "main";

/** The action for the current relation: request, accept or decline, message. */
export function ConnectionButton({ userId, username }: { userId: string; username: string }) {
  const relation = trpc.connection.status.useQuery({ userId }, { trpc: unbatched });
  const pair = trpc.profile.pair.useQuery({ userId });
  const isIncoming = relation.data?.status === "pending" && relation.data.direction === "incoming";
  const pending = trpc.connection.pending.useQuery(undefined, { enabled: isIncoming });
  const { request, accept, decline, setAside } = useConnectionActions();
  const [busy, during] = useBusy();
  const [addingNote, setAddingNote] = useState(false);
  const [note, setNote] = useState("");
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks only to log this failure
    if (relation.error) console.warn("The connection status could not be loaded:", relation.error.message);
  }, [relation.error]);
  const isTooLong = note.trim().length > maxNote;
  const isOpen = !relation.data?.status;
  const leaveDialog = useUnsavedChanges(isOpen && note.trim() !== "");
  // Same size and order as the two buttons shown without a relation.
  if (relation.isPending)
    return (
      <>
        <Skeleton width={101} height={36} radius={8} className={classes.noteSkeleton} />
        <Skeleton width={223} height={36} radius={8} className={classes.requestSkeleton} />
      </>
    );
  // When loading fails, the status counts as no relation; the server checks the request.
  const { status, direction, id } = relation.isError ? noRelation : relation.data;
  if (status === "accepted")
    return (
      <>
        <ActionButton key={main} refused>
          ✓ Connected
        </ActionButton>
        {id && (
          <LinkButton href={addressOf(id)} state={fromHere} leftSection={<Icon icon={IconMessage} />}>
            Message
          </LinkButton>
        )}
      </>
    );
  if (status === "pending" && direction === "incoming" && id) {
    const received = pending.data?.pendingRequests.find((one) => one.id === id);
    return (
      <>
        <IncomingRequest note={received?.note} username={username} />
        <ActionButton
          key={main}
          variant="filled"
          busy={busy}
          busyLabel="Accepting..."
          onClick={() => during(accept(userId, "Error"))}
        >
          Accept
        </ActionButton>
        <ActionButton refused={busy} onClick={() => decline(id, "Error")}>
          Decline
        </ActionButton>
        <ActionButton
          variant="subtle"
          refused={busy}
          onClick={() => during(setAside(id, !received?.set_aside))}
        >
          {received?.set_aside ? "Back to requests" : "Not now"}
        </ActionButton>
      </>
    );
  }
  if (status === "pending")
    return (
      <ActionButton key={main} refused leftSection={<Icon icon={IconClock} />}>
        Request Sent
      </ActionButton>
    );
  if (pair.data?.notLooking)
    return (
      <>
        <span className={`secondary anywhere ${classes.sentence}`}>
          {username} is not looking for a co-founder at the moment.
        </span>
        <ActionButton key={main} refused leftSection={<Icon icon={IconUserPlus} />}>
          Send Connection Request
        </ActionButton>
      </>
    );
  return (
    <>
      {addingNote ? (
        <div className={`stack gap-4 ${classes.note}`}>
          <Textarea
            aria-label="A sentence or two with your request"
            placeholder="A sentence or two, if you like"
            error={isTooLong}
            autosize
            minRows={2}
            autoFocus
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <LengthCounter name="The note" length={note.trim().length} max={maxNote} />
        </div>
      ) : (
        <ActionButton variant="subtle" refused={busy} onClick={() => setAddingNote(true)}>
          Add a note
        </ActionButton>
      )}
      <ActionButton
        key={main}
        variant="filled"
        leftSection={<Icon icon={IconUserPlus} />}
        busy={busy}
        busyLabel="Sending..."
        refused={isTooLong}
        onClick={() => during(request(userId, "Error", note.trim()))}
      >
        Send Connection Request
      </ActionButton>
      {leaveDialog}
    </>
  );
}

/** Says who asks; with the note of the request once it is loaded. */
function IncomingRequest({ note, username }: { note: string | null | undefined; username: string }) {
  const sentence = `${username} wants to connect with you`;
  if (!note) return <span className={`secondary anywhere ${classes.sentence}`}>{sentence}</span>;
  return (
    <div className={`stack gap-4 anywhere ${classes.note}`}>
      <span className="secondary">{sentence}</span>
      <q dir="auto">{note}</q>
    </div>
  );
}
