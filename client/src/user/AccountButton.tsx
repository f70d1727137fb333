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

/** The account menu; without a user when loading failed. */
export default function AccountButton({ user }: { user: Account | undefined }) {
  const { logout } = useLogout();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <MenuButton
      ref={button}
      title={user && `Signed in as ${user.username}`}
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
      <UnstyledButton
        className={classes.target}
        aria-label={user ? `Account menu for ${user.username}` : "Account menu"}
      >
        <Avatar src={user?.avatar_url ?? null} name={user?.username ?? "User"} size={32} />
      </UnstyledButton>
    </MenuButton>
  );
}
