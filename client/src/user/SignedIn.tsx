import { useEffect } from "react";
import { notifyQuestion } from "../components/Notify.tsx";
import { Extra, Part } from "../components/Part.tsx";
import ui from "../styles/ui.module.css";
import { type RouterOutputs, trpc } from "../trpc.ts";
import { Checklist } from "./Checklist.tsx";
import { Dashboard } from "./Dashboard.tsx";
import { HubCard } from "./HubCard.tsx";
import { SinceLastVisit } from "./SinceLastVisit.tsx";
import { takeSignedInByLink } from "./signInReturn.ts";
import { WelcomeCard } from "./WelcomeCard.tsx";

type Somebody = { user: { username: string } };

/** A session that came by a link nobody here asked for may be somebody else's: says whose it is. */
function ByLinkNotice({ of: { user }, logout }: { of: Somebody; logout: () => void }) {
  const { username } = user;
  useEffect(() => {
    if (takeSignedInByLink())
      notifyQuestion("signed-in-by-link", `Signed in as ${username}`, { label: "Not you?", onClick: logout });
  });
  return null;
}

type SignedInProps = { status: RouterOutputs["user"]["current"]; logout: () => void; leaving: boolean };

/** What Home has for somebody who is signed in. */
export default function SignedIn({ status, logout, leaving }: SignedInProps) {
  const hasRequests = (trpc.connection.pending.useQuery().data?.pendingRequests.length ?? 0) > 0;
  return (
    <>
      <Extra>
        <SinceLastVisit />
      </Extra>
      <Dashboard />
      <aside className={`${ui.stack} ${ui.roomy}`}>
        <Part of={status}>
          <ByLinkNotice of={status} logout={logout} />
          <WelcomeCard status={status} onLogout={logout} leaving={leaving} hasRequests={hasRequests} />
        </Part>
        <Extra>
          <Checklist hasSavedProfile={status.hasSavedProfile} />
        </Extra>
        <HubCard />
      </aside>
    </>
  );
}
