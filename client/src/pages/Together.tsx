import { IconMessage } from "@tabler/icons-react";
import { useParams } from "wouter";
import { BackLink } from "../components/BackLink.tsx";
import { Bone } from "../components/Bone.tsx";
import { FailedPage } from "../components/FailedPage.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { PageHead } from "../components/Page.tsx";
import { Extra } from "../components/Part.tsx";
import { Pending } from "../components/Pending.tsx";
import { FoundingRoles } from "../connection/roles/FoundingRoles.tsx";
import { addressOf, fromHere } from "../message/address.ts";
import { SprintSection } from "../sprint/SprintSection.tsx";
import ui from "../styles/ui.module.css";
import { isNotFound, sentenceOf, trpc } from "../trpc.ts";

const columns = { "--columns": "minmax(0, 3fr) minmax(0, 2fr)" };

export default function Together() {
  const { connectionId = "" } = useParams();
  return <TogetherPage key={connectionId} connectionId={connectionId} />;
}

/** What two connected people do together: a trial sprint, and openings that they post. */
function TogetherPage({ connectionId }: { connectionId: string }) {
  const listed = trpc.sprint.list.useQuery({ connectionId });
  if (listed.isError && (!listed.data || isNotFound(listed.error)))
    return (
      <FailedPage
        title="Together"
        message={sentenceOf(listed.error, "This page could not be loaded.")}
        onRetry={isNotFound(listed.error) ? undefined : listed.refetch}
        back={<LinkButton href="/profile">Back to My Profile</LinkButton>}
      />
    );
  if (!listed.data)
    return (
      <>
        <PageHead title="Together" />
        <Pending>
          <div className={ui.columns} style={columns} aria-busy="true">
            <Bone height={420} radius={12} />
            <Bone height={240} radius={12} />
          </div>
        </Pending>
      </>
    );
  const { partner } = listed.data;
  return (
    <>
      <BackLink href={`/profile/view/${partner.id}`}>Profile of {partner.username}</BackLink>
      <PageHead title={`You and ${partner.username}`}>
        <LinkButton href={addressOf(connectionId)} state={fromHere} leftSection={<Icon of={IconMessage} />}>
          Message
        </LinkButton>
      </PageHead>
      <div className={ui.columns} style={columns}>
        <SprintSection connectionId={connectionId} listed={listed.data} />
        <Extra>
          <FoundingRoles connectionId={connectionId} username={partner.username} />
        </Extra>
      </div>
    </>
  );
}
