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
  /** Id of the accepted connection with the person, if any. */
  connectionId: string | null;
  /** Called after blocking: the person is no longer accessible. */
  onGone: () => void;
};

type OpenDialog = "remove" | "block" | "report" | null;

export function PersonMenu({ userId, username, connectionId, onGone }: PersonMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const { remove, block } = usePersonActions();
  const close = () => setOpenDialog(null);
  return (
    <>
      <MenuButton
        ref={button}
        width={220}
        items={[
          ...(connectionId
            ? [{ name: "Remove connection", icon: IconUserMinus, onClick: () => setOpenDialog("remove") }]
            : []),
          { name: "Block", icon: IconBan, onClick: () => setOpenDialog("block") },
          { name: "Report", icon: IconFlag, onClick: () => setOpenDialog("report") },
        ]}
      >
        <ActionIcon size="lg" aria-label={`More actions for ${username}`}>
          <Icon icon={IconDots} size={20} />
        </ActionIcon>
      </MenuButton>
      <ConfirmDialog
        opened={openDialog === "remove"}
        origin={button}
        onClose={close}
        title="Remove connection"
        question={`You and ${username} are no longer connected, and your messages, trial sprints and openings are deleted for both of you. ${username} is not notified.`}
        confirmLabel="Remove connection"
        busyLabel="Removing..."
        onConfirm={async () => {
          if (connectionId) await remove(connectionId);
          close();
        }}
      />
      <ConfirmDialog
        opened={openDialog === "block"}
        origin={button}
        onClose={close}
        title={`Block ${username}`}
        question={`You will no longer see each other anywhere. Pending requests end, and your messages, trial sprints and openings are deleted for both of you. ${username} is not notified. You can unblock them on your account page.`}
        confirmLabel="Block"
        busyLabel="Blocking..."
        onConfirm={async () => {
          const done = await block(userId);
          close();
          if (done) onGone();
        }}
      />
      <ReportDialog
        opened={openDialog === "report"}
        onClose={close}
        userId={userId}
        username={username}
        onBlocked={onGone}
      />
    </>
  );
}
