import { Menu, UnstyledButton } from "@mantine/core";
import { IconDownload, IconKeyboard, IconLogout, IconUserX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Avatar } from "../components/Avatar.tsx";
import { ConfirmDialog } from "../components/ConfirmButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { notifyError, notifySuccess } from "../components/Notify.tsx";
import { saveAsFile } from "../download.ts";
import { openOverlay } from "../keyboard/overlay.ts";
import { productName } from "../product.ts";
import { endSession } from "../session.ts";
import { type RouterOutputs, sentenceOf, trpc } from "../trpc.ts";
import classes from "./AccountMenu.module.css";
import { useLogout } from "./useLogout.ts";

export default function AccountMenu({ user }: { user: RouterOutputs["user"]["current"]["user"] }) {
  const utils = trpc.useUtils();
  const { logout } = useLogout();
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
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
      <Menu position="bottom-end" width={240} offset={8}>
        <Menu.Target>
          <UnstyledButton ref={opener} className={classes.target} aria-label={`Account of ${user.username}`}>
            <Avatar src={user.avatar_url} name={user.username} size={32} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
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
