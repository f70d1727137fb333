import { ActionIcon } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { ReportDialog } from "../connection/ReportDialog.ts";
import { allMessages, openMessages } from "./address.ts";

type ReportMessageProps = { userId: string; username: string; message: { id: string; body: string } };

/** Beside what somebody else wrote. */
export function ReportMessage(props: ReportMessageProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ActionIcon size="sm" aria-label="Report this message" onClick={() => setOpened(true)}>
        <Icon of={IconFlag} size={14} />
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
