import { Menu, UnstyledButton } from "@mantine/core";
import { IconDownload, IconKeyboard, IconLogout, IconUserX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Avatar } from "../components/Avatar.tsx";
import { ConfirmDialog } from "../components/ConfirmButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { notifyError, notifySuccess } from "../components/Notify.tsx";
import { saveAsFile } from "../download.ts";
import { openOverlay } from "../keyboard/overlay.ts";
import { productName } from "../product.ts";
import { endSession } from "../session.ts";
import { sentenceOf, trpc } from "../trpc.ts";
import type { Account } from "./AccountButton.tsx";
import classes from "./AccountMenu.module.css";
import { useLogout } from "./useLogout.ts";

/** It is there because somebody pressed: it opens at once, and its button takes the focus of the one before it. */
export function AccountMenu({ user }: { user: Account }) {
  const utils = trpc.useUtils();
  const { logout } = useLogout();
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    opener.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  const remove = trpc.user.removeAccount.useMutation({
    onSuccess: () => {
      setAsking(false);
      endSession();
      notifySuccess("Your account and everything kept with it was deleted.");
    },
    onError: (error) => notifyError(sentenceOf(error, "Your account could not be deleted.")),
  });
  const download = async () => {
    try {
      saveAsFile(await utils.client.user.export.query(), "my-data.json");
    } catch (error) {
      notifyError(sentenceOf(error, "Your data could not be exported."));
    }
  };
  return (
    <>
      <Menu opened={opened} onChange={setOpened} position="bottom-end" width={240} offset={8}>
        <Menu.Target>
          <UnstyledButton ref={opener} className={classes.target} aria-label={`Account of ${user.username}`}>
            <Avatar src={user.avatar_url} name={user.username} size={32} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          <Menu.Label>Signed in as {user.username}</Menu.Label>
          <Menu.Item
            leftSection={<Icon of={IconKeyboard} />}
            onClick={() => openOverlay("sheet", opener.current)}
          >
            Keyboard shortcuts
          </Menu.Item>
          <Menu.Item leftSection={<Icon of={IconDownload} />} onClick={download}>
            Export my data
          </Menu.Item>
          <Menu.Item leftSection={<Icon of={IconUserX} />} onClick={() => setAsking(true)}>
            Delete account
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<Icon of={IconLogout} />} onClick={logout}>
            Logout
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking}
        origin={opener}
        onClose={() => setAsking(false)}
        title="Delete account"
        question={`Your profile, generations, connections and CV at ${productName} will be deleted. This action cannot be undone.`}
        confirmLabel="Delete account"
        busyLabel="Deleting..."
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
