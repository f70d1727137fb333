import { IconCheck, IconDeviceLaptop, IconDeviceMobile } from "@tabler/icons-react";
import { ActionButton } from "../../components/ActionButton.tsx";
import { Badge } from "../../components/Badge.tsx";
import { ConfirmButton } from "../../components/ConfirmButton.tsx";
import { Icon } from "../../components/Icon.tsx";
import { dateText, whenText } from "../../text/dates.ts";
import { type RouterOutputs, trpc } from "../../trpc.ts";
import { AccountQuery, AccountRow, AccountSection } from "./AccountSection.tsx";
import { useAccountAction } from "./useAccountAction.ts";

type Session = RouterOutputs["user"]["sessions"]["sessions"][number];

function SessionRow({ session }: { session: Session }) {
  const { id, device, place, isCurrent, lastSeenAt, createdAt } = session;
  const end = trpc.user.endSession.useMutation();
  const act = useAccountAction();
  const name = device ?? "Unknown device";
  const used = isCurrent ? "in use now" : `last used ${whenText(lastSeenAt)}`;
  const isPhone = /iPhone|iPad|Android/.test(name);
  return (
    <AccountRow
      image={<Icon icon={isPhone ? IconDeviceMobile : IconDeviceLaptop} size={20} />}
      name={
        <>
          {name}
          {isCurrent && (
            <Badge tone="ok" size="small">
              <Icon icon={IconCheck} size={12} />
              This device
            </Badge>
          )}
        </>
      }
      detail={`${place ?? "Unknown place"} · ${used} · signed in ${dateText(createdAt)}`}
    >
      {!isCurrent && (
        <ActionButton
          size="xs"
          aria-label={`Sign out ${name}`}
          onClick={() => act(() => end.mutateAsync({ id }), "This sign-in could not be ended.")}
        >
          Sign out
        </ActionButton>
      )}
    </AccountRow>
  );
}

export function Sessions() {
  const query = trpc.user.sessions.useQuery();
  const end = trpc.user.endOtherSessions.useMutation();
  const act = useAccountAction();
  const others = (query.data?.sessions.length ?? 1) - 1;
  return (
    <AccountSection
      id="sessions"
      title="Sign-ins"
      text="A sign-in expires after 30 days without use, and after 90 days at the latest."
      action={
        others > 0 && (
          <ConfirmButton
            size="xs"
            title="Sign out all others"
            question="You will have to sign in again in every other browser. API tokens keep working."
            confirmLabel="Sign out all others"
            busyLabel="Signing out..."
            onConfirm={() => act(() => end.mutateAsync(), "The other sign-ins could not be ended.")}
          >
            Sign out all others
          </ConfirmButton>
        )
      }
    >
      <AccountQuery query={query} failed="Could not load your sign-ins.">
        {({ sessions }) => (
          <ul>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </AccountQuery>
    </AccountSection>
  );
}
