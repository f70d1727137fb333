import { IconMessage } from "@tabler/icons-react";
import { useParams } from "wouter";
import { BackLink } from "../components/BackLink.tsx";
import { FailedPage } from "../components/FailedPage.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { PageHead } from "../components/Page.tsx";
import { Pending } from "../components/Pending.tsx";
import { SilentBoundary } from "../components/RetryBoundary.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { FoundingRoles } from "../connection/roles/FoundingRoles.tsx";
import { addressOf, fromHere } from "../message/address.ts";
import { SprintSection } from "../sprint/SprintSection.tsx";
import { errorMessage, isNotFound, trpc } from "../trpc.ts";

const columns = { "--columns": "minmax(0, 3fr) minmax(0, 2fr)" };

export default function Together() {
  const { connectionId = "" } = useParams();
  return <TogetherPage key={connectionId} connectionId={connectionId} />;
}

/** The page of a connection: a trial sprint and shared openings. */
function TogetherPage({ connectionId }: { connectionId: string }) {
  const query = trpc.sprint.list.useQuery({ connectionId });
  if (query.isError && (!query.data || isNotFound(query.error)))
    return (
      <FailedPage
        title="Together"
        message={errorMessage(query.error, "This page could not be loaded.")}
        onRetry={isNotFound(query.error) ? undefined : query.refetch}
        back={<LinkButton href="/profile">Back to My Profile</LinkButton>}
      />
    );
  if (!query.data)
    return (
      <>
        <PageHead title="Together" />
        <Pending>
          <div className="columns" style={columns} aria-busy="true">
            <Skeleton height={420} radius={12} />
            <Skeleton height={240} radius={12} />
          </div>
        </Pending>
      </>
    );
  const { partner } = query.data;
  return (
    <>
      <BackLink href={`/profile/view/${partner.id}`}>Profile of {partner.username}</BackLink>
      <PageHead title={`You and ${partner.username}`}>
        <LinkButton href={addressOf(connectionId)} state={fromHere} leftSection={<Icon icon={IconMessage} />}>
          Message
        </LinkButton>
      </PageHead>
      <div className="columns" style={columns}>
        <SprintSection connectionId={connectionId} listed={query.data} />
        <SilentBoundary>
          <FoundingRoles connectionId={connectionId} username={partner.username} />
        </SilentBoundary>
      </div>
    </>
  );
}
