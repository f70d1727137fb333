import { ActionIcon } from "@mantine/core";
import { IconBan, IconDots, IconFlag, IconUserMinus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { ConfirmDialog } from "../components/ConfirmButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { MenuButton } from "../components/MenuButton.tsx";
import { ReportDialog } from "./ReportDialog.ts";
import { usePersonActions } from "./usePersonActions.ts";

type PersonMenuProps = {
  userId: string;
  username: string;
  /** Of the accepted connection with that person, if there is one. */
  connectionId: string | null;
  /** The person is out of sight now: the page has to show something else. */
  onGone: () => void;
};

type Asking = "remove" | "block" | "report" | null;

/** What one can do against somebody: remove, block, report. */
export function PersonMenu({ userId, username, connectionId, onGone }: PersonMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const { remove, block, busy } = usePersonActions();
  const close = () => setAsking(null);
  return (
    <>
      <MenuButton
        ref={button}
        width={220}
        items={[
          ...(connectionId
            ? [{ name: "Remove connection", icon: IconUserMinus, onClick: () => setAsking("remove") }]
            : []),
          { name: "Block", icon: IconBan, onClick: () => setAsking("block") },
          { name: "Report", icon: IconFlag, onClick: () => setAsking("report") },
        ]}
      >
        <ActionIcon size="lg" aria-label={`More about ${username}`}>
          <Icon of={IconDots} size={20} />
        </ActionIcon>
      </MenuButton>
      <ConfirmDialog
        opened={asking === "remove"}
        origin={button}
        onClose={close}
        title="Remove connection"
        question={`You and ${username} are no longer connected, and your messages, trial sprints and openings are deleted for both. ${username} is not notified.`}
        confirmLabel="Remove connection"
        busyLabel="Removing..."
        busy={busy}
        onConfirm={async () => {
          if (connectionId) await remove(connectionId);
          close();
        }}
      />
      <ConfirmDialog
        opened={asking === "block"}
        origin={button}
        onClose={close}
        title={`Block ${username}`}
        question={`You will no longer see each other anywhere. Requests end, and your messages, trial sprints and openings are deleted for both. ${username} is not notified. You can unblock them on your account page.`}
        confirmLabel="Block"
        busyLabel="Blocking..."
        busy={busy}
        onConfirm={async () => {
          const done = await block(userId);
          close();
          if (done) onGone();
        }}
      />
      <ReportDialog
        opened={asking === "report"}
        onClose={close}
        userId={userId}
        username={username}
        onBlocked={onGone}
      />
    </>
  );
}
