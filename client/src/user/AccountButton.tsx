import { UnstyledButton } from "@mantine/core";
import { Avatar } from "../components/Avatar.tsx";
import { useMenuCode } from "../components/useMenuCode.ts";
import type { RouterOutputs } from "../trpc.ts";
import classes from "./AccountMenu.module.css";

export type Account = RouterOutputs["user"]["current"]["user"];

const load = () => import("./AccountMenu.tsx");

/** Who is signed in, and what belongs to the account. */
export function AccountButton({ user }: { user: Account }) {
  const { code, opener } = useMenuCode(load);
  if (code) return <code.AccountMenu user={user} />;
  return (
    <UnstyledButton className={classes.target} aria-label={`Account of ${user.username}`} {...opener}>
      <Avatar src={user.avatar_url} name={user.username} size={32} />
    </UnstyledButton>
  );
}
