import { EmptyState } from "../components/EmptyState.tsx";
import { unexpected } from "../components/ErrorBoundary.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { PageHead } from "../components/Page.tsx";

export function NotFound() {
  return (
    <>
      <PageHead title={unexpected} />
      <EmptyState
        drawing="search"
        title="Page not found"
        actions={<LinkButton href="/">Back to Home</LinkButton>}
      >
        There is no page at this address. It may have moved, or the link may be wrong.
      </EmptyState>
    </>
  );
}
