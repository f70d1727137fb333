import { IconMessage, IconUsersGroup } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { addressOf, fromHere } from "../message/address.ts";
import { trpc, unbatched } from "../trpc.ts";
import classes from "./PairCard.module.css";

export function TogetherLinks({ userId, username }: { userId: string; username: string }) {
  const { data } = trpc.connection.status.useQuery({ userId }, { trpc: unbatched });
  if (data?.status !== "accepted" || !data.id) return null;
  return (
    <div className={`row wrap line-above ${classes.foot}`}>
      <LinkButton
        size="xs"
        href={addressOf(data.id)}
        state={fromHere}
        leftSection={<Icon icon={IconMessage} />}
      >
        Message {username}
      </LinkButton>
      <LinkButton size="xs" href={`/together/${data.id}`} leftSection={<Icon icon={IconUsersGroup} />}>
        Trial Sprint and Openings
      </LinkButton>
    </div>
  );
}
