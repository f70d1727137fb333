import { IconBriefcase } from "@tabler/icons-react";
import { EmptyState } from "../components/EmptyState.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { PageHead } from "../components/Page.tsx";

export default function Matcher() {
  return (
    <>
      <PageHead title="CV Job Matcher">
        <LinkButton href="/jobs" leftSection={<Icon of={IconBriefcase} />}>
          View All Jobs
        </LinkButton>
      </PageHead>
      <EmptyState drawing="search" title="This part is being built">
        Matching a CV with open positions is not ready yet.
      </EmptyState>
    </>
  );
}
