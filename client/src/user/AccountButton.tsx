import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { Avatar } from "../components/Avatar.tsx";
import { notifyError } from "../components/Notify.tsx";
import type { RouterOutputs } from "../trpc.ts";
import classes from "./AccountMenu.module.css";

export type Account = RouterOutputs["user"]["current"]["user"];

type MenuCode = typeof import("./AccountMenu.tsx");
const load = (): Promise<MenuCode> => import("./AccountMenu.tsx");
const prefetch = (): void => void load().catch(() => {});

/** Who is signed in. The menu behind it comes on intent, and takes the place of this button at the first press. */
export function AccountButton({ user }: { user: Account }) {
  const [code, setCode] = useState<MenuCode | null>(null);
  if (code) return <code.AccountMenu user={user} />;
  const open = () =>
    load().then(setCode, () =>
      notifyError("This could not be loaded. You may be offline; please try again."),
    );
  return (
    <UnstyledButton
      className={classes.target}
      aria-label={`Account of ${user.username}`}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={open}
    >
      <Avatar src={user.avatar_url} name={user.username} size={32} />
    </UnstyledButton>
  );
}
