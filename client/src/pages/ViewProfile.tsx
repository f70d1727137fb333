import { Redirect, useParams } from "wouter";
import { EmptyState } from "../components/EmptyState.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { PageHead } from "../components/Page.tsx";
import { useToken } from "../session.ts";

export default function ViewProfile() {
  const { userId } = useParams<{ userId?: string }>();
  const token = useToken();
  if (!token || !userId) return <Redirect to="/" replace />;
  return (
    <>
      <PageHead title="User Profile">
        <LinkButton href="/profile">Back to My Profile & Suggestions</LinkButton>
      </PageHead>
      <EmptyState drawing="profile" title="This part is being built">
        Looking at other people's profiles is not ready yet.
      </EmptyState>
    </>
  );
}
