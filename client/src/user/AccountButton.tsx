import { UnstyledButton } from "@mantine/core";
import { IconKeyboard, IconLogout, IconSettings } from "@tabler/icons-react";
import { useRef } from "react";
import { navigate } from "wouter/use-browser-location";
import { Avatar } from "../components/Avatar.tsx";
import { MenuButton } from "../components/MenuButton.tsx";
import { openOverlay } from "../keyboard/overlay.ts";
import type { RouterOutputs } from "../trpc.ts";
import classes from "./AccountButton.module.css";
import { useLogout } from "./useLogout.ts";

type Account = RouterOutputs["user"]["current"]["user"];

/** The account menu. */
export default function AccountButton({ user: { username, avatar_url } }: { user: Account }) {
  const { logout } = useLogout();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <MenuButton
      ref={button}
      title={`Signed in as ${username}`}
      width={240}
      className={classes.menu}
      items={[
        { name: "Account", icon: IconSettings, onClick: () => navigate("/account") },
        {
          name: "Keyboard shortcuts",
          icon: IconKeyboard,
          onClick: () => openOverlay("shortcuts", button.current),
        },
        "divider",
        { name: "Logout", icon: IconLogout, onClick: logout },
      ]}
    >
      <UnstyledButton className={classes.target} aria-label={`Account menu for ${username}`}>
        <Avatar src={avatar_url} name={username} size={32} />
      </UnstyledButton>
    </MenuButton>
  );
}
