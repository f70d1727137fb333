import { Menu, UnstyledButton } from "@mantine/core";
import { IconKeyboard, IconLogout, IconSettings } from "@tabler/icons-react";
import { navigate } from "wouter/use-browser-location";
import { Avatar } from "../components/Avatar.tsx";
import { Icon } from "../components/Icon.tsx";
import { useMenuOpener } from "../components/useMenuOpener.ts";
import { openOverlay } from "../keyboard/overlay.ts";
import type { Account } from "./AccountButton.tsx";
import classes from "./AccountMenu.module.css";
import { useLogout } from "./useLogout.ts";

export function AccountMenu({ user }: { user: Account }) {
  const { logout } = useLogout();
  const { opener, menu } = useMenuOpener();
  return (
    <Menu {...menu} position="bottom-end" width={240} offset={8}>
      <Menu.Target>
        <UnstyledButton ref={opener} className={classes.target} aria-label={`Account of ${user.username}`}>
          <Avatar src={user.avatar_url} name={user.username} size={32} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <Menu.Label>Signed in as {user.username}</Menu.Label>
        <Menu.Item leftSection={<Icon of={IconSettings} />} onClick={() => navigate("/account")}>
          Account
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon of={IconKeyboard} />}
          onClick={() => openOverlay("sheet", opener.current)}
        >
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon of={IconLogout} />} onClick={logout}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
