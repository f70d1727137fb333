import { ActionIcon } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { ReportDialog } from "../connection/ReportDialog.ts";
import { allMessages, openMessages } from "./address.ts";

type ReportMessageProps = { userId: string; username: string; message: { id: string; body: string } };

/** A button beside messages of the other person. */
export function ReportMessage(props: ReportMessageProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ActionIcon size="sm" aria-label="Report this message" onClick={() => setOpened(true)}>
        <Icon icon={IconFlag} size={14} />
      </ActionIcon>
      <ReportDialog
        {...props}
        opened={opened}
        onClose={() => setOpened(false)}
        onBlocked={() => openMessages(allMessages)}
      />
    </>
  );
}
