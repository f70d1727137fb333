import { ActionIcon, Button } from "@mantine/core";
import { IconBrandGithub, IconCheck } from "@tabler/icons-react";
import { Unread } from "../components/Count.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { Section } from "../components/Section.tsx";
import { openMessages } from "../message/address.ts";
import { webAddress } from "../text/webAddress.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import { nameId, PersonList, PersonRow, PersonSkeleton } from "./PersonRow.tsx";

type ActiveConnection = RouterOutputs["connection"]["active"]["activeConnections"][number];

function ActiveRow({ connection, unread }: { connection: ActiveConnection; unread: number }) {
  const { id, user_id, github_username, github_avatar_url, github_profile_url } = connection;
  const address = webAddress(github_profile_url);
  return (
    <PersonRow
      id={user_id}
      username={github_username}
      picture={github_avatar_url}
      line={
        <span className="row text-12 gap-4 text-success medium">
          <Icon icon={IconCheck} />
          Connected
        </span>
      }
      aside={
        <>
          {address && (
            <ActionIcon
              component="a"
              size="sm"
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${github_username} on GitHub`}
            >
              <Icon icon={IconBrandGithub} />
            </ActionIcon>
          )}
          <LinkButton
            size="xs"
            variant="subtle"
            href={`/together/${id}`}
            aria-label={`Together with ${github_username}`}
          >
            Together
          </LinkButton>
          <Button
            size="xs"
            aria-describedby={nameId(user_id)}
            onClick={() => openMessages(id)}
            rightSection={unread > 0 && <Unread count={unread} />}
          >
            Message
          </Button>
        </>
      }
    />
  );
}

export function ActiveConnections() {
  const active = trpc.connection.active.useQuery();
  const threads = trpc.message.threads.useQuery();
  const unreadOf = (id: string) =>
    threads.data?.threads.find((thread) => thread.connectionId === id)?.unread ?? 0;
  return (
    <Section id="connections" title="Your Connections" count={() => active.data?.activeConnections.length}>
      <QueryView query={active} pending={<PersonSkeleton />} failed="Could not load active connections.">
        {({ activeConnections }) =>
          activeConnections.length === 0 ? (
            <EmptyState level={3} drawing="connections" title="No connections yet">
              Start connecting with suggested co-founders!
            </EmptyState>
          ) : (
            <PersonList>
              {activeConnections.map((connection) => (
                <ActiveRow key={connection.id} connection={connection} unread={unreadOf(connection.id)} />
              ))}
            </PersonList>
          )
        }
      </QueryView>
    </Section>
  );
}
