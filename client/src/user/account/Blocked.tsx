import { ActionButton } from "../../components/ActionButton.tsx";
import { Avatar } from "../../components/Avatar.tsx";
import { useInvalidatePeople } from "../../connection/useConnectionActions.ts";
import { dateText } from "../../text/dates.ts";
import { type RouterOutputs, trpc } from "../../trpc.ts";
import { AccountQuery, AccountRow, AccountSection, Rows } from "./AccountSection.tsx";
import { useAccountAction } from "./useAccountAction.ts";

type Person = RouterOutputs["connection"]["blocked"]["blocked"][number];

function BlockedRow({ person }: { person: Person }) {
  const { user_id: userId, github_username: name, github_avatar_url: picture, blocked_at: at } = person;
  const unblock = trpc.connection.unblock.useMutation();
  const act = useAccountAction();
  const invalidate = useInvalidatePeople();
  return (
    <AccountRow
      image={<Avatar src={picture} name={name} size={32} />}
      isPerson
      name={name}
      detail={`Blocked ${dateText(at)}`}
    >
      <ActionButton
        size="xs"
        aria-label={`Unblock ${name}`}
        onClick={async () => {
          await act(() => unblock.mutateAsync({ userId }), "This person could not be unblocked.");
          await invalidate().catch(() => {});
        }}
      >
        Unblock
      </ActionButton>
    </AccountRow>
  );
}

export function Blocked() {
  const query = trpc.connection.blocked.useQuery();
  return (
    <AccountSection
      id="blocked"
      title="Blocked people"
      text="You do not see each other anywhere. They are not notified."
    >
      <AccountQuery query={query} failed="Could not load this list.">
        {({ blocked }) => (
          <Rows
            all={blocked}
            empty="Nobody is blocked"
            row={(person) => <BlockedRow key={person.user_id} person={person} />}
          />
        )}
      </AccountQuery>
    </AccountSection>
  );
}
