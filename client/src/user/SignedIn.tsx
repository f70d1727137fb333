import { useEffect } from "react";
import { notifyPersistent } from "../components/Notifications.tsx";
import { RetryBoundary, SilentBoundary } from "../components/RetryBoundary.tsx";
import { useOpenRequests } from "../connection/useOpenRequests.ts";
import type { RouterOutputs } from "../trpc.ts";
import { Checklist } from "./Checklist.tsx";
import { Dashboard } from "./Dashboard.tsx";
import { HubCard } from "./HubCard.tsx";
import { SinceLastVisit } from "./SinceLastVisit.tsx";
import { takeSignedInByLink } from "./signInReturn.ts";
import { WelcomeCard } from "./WelcomeCard.tsx";

type SignedInProps = { status: RouterOutputs["user"]["current"]; logout: () => void; leaving: boolean };

/** A session from a link that this tab did not request may belong to somebody else: shows whose it is. */
function ByLinkNotice({ status, logout }: Omit<SignedInProps, "leaving">) {
  // Read here, so that a broken answer fails within the part.
  const { username } = status.user;
  useEffect(() => {
    if (takeSignedInByLink())
      notifyPersistent("signed-in-by-link", `Signed in as ${username}`, {
        label: "Not you?",
        onClick: logout,
      });
  });
  return null;
}

export default function SignedIn({ status, logout, leaving }: SignedInProps) {
  const hasRequests = (useOpenRequests()?.length ?? 0) > 0;
  return (
    <>
      <SilentBoundary>
        <SinceLastVisit />
      </SilentBoundary>
      <Dashboard hasSavedProfile={status.hasSavedProfile} />
      <aside className="stack gap-24">
        <RetryBoundary resetKey={status}>
          <ByLinkNotice status={status} logout={logout} />
          <WelcomeCard status={status} onLogout={logout} leaving={leaving} hasRequests={hasRequests} />
        </RetryBoundary>
        <SilentBoundary>
          <Checklist hasSavedProfile={status.hasSavedProfile} />
        </SilentBoundary>
        <HubCard />
      </aside>
    </>
  );
}
