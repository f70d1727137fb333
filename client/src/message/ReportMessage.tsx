import { ActionIcon } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadOrReload } from "../browser/release.ts";
import { Icon } from "../components/Icon.tsx";
import { Part } from "../components/Part.tsx";
import { allMessages, openMessages } from "./address.ts";

const load = () => import("../connection/ReportDialog.tsx");
const ReportDialog = lazy(() => loadOrReload(async () => ({ default: (await load()).ReportDialog })));

type ReportMessageProps = { userId: string; username: string; message: { id: string; body: string } };

/** Beside what somebody else wrote. */
export function ReportMessage({ userId, username, message }: ReportMessageProps) {
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <ActionIcon size="sm" aria-label="Report this message" onClick={() => setOpened(true)}>
        <Icon of={IconFlag} size={14} />
      </ActionIcon>
      {opened !== null && (
        <Part>
          <Suspense>
            <ReportDialog
              opened={opened}
              onClose={() => setOpened(false)}
              userId={userId}
              username={username}
              message={message}
              onBlocked={() => openMessages(allMessages)}
            />
          </Suspense>
        </Part>
      )}
    </>
  );
}
