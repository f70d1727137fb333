import { ActionIcon, Menu } from "@mantine/core";
import { IconBan, IconDots, IconFlag, IconUserMinus } from "@tabler/icons-react";
import { useState } from "react";
import { ConfirmDialog } from "../components/ConfirmButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { useMenuOpener } from "../components/useMenuOpener.ts";
import { ReportDialog } from "./ReportDialog.tsx";
import { usePersonActions } from "./usePersonActions.ts";

export type PersonMenuProps = {
  userId: string;
  username: string;
  /** Of the accepted connection with that person, if there is one. */
  connectionId: string | null;
  /** The person is out of sight now: the page has to show something else. */
  onGone: () => void;
};

type Asking = "remove" | "block" | "report" | null;

export function PersonMenu({ userId, username, connectionId, onGone }: PersonMenuProps) {
  const { opener, menu } = useMenuOpener();
  const [asking, setAsking] = useState<Asking>(null);
  const { remove, block, busy } = usePersonActions();
  const close = () => setAsking(null);
  return (
    <>
      <Menu {...menu} position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon ref={opener} size="lg" aria-label={`More about ${username}`}>
            <Icon of={IconDots} size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {connectionId && (
            <Menu.Item leftSection={<Icon of={IconUserMinus} />} onClick={() => setAsking("remove")}>
              Remove connection
            </Menu.Item>
          )}
          <Menu.Item leftSection={<Icon of={IconBan} />} onClick={() => setAsking("block")}>
            Block
          </Menu.Item>
          <Menu.Item leftSection={<Icon of={IconFlag} />} onClick={() => setAsking("report")}>
            Report
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking === "remove"}
        origin={opener}
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
        origin={opener}
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
