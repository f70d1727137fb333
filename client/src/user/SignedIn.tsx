import { Button } from "@mantine/core";
import { useEffect } from "react";
import { dismissNotice, notifyQuestion } from "../components/Notify.tsx";
import { Extra, Part } from "../components/Part.tsx";
import ui from "../styles/ui.module.css";
import { type RouterOutputs, trpc } from "../trpc.ts";
import { Checklist } from "./Checklist.tsx";
import { Dashboard } from "./Dashboard.tsx";
import { HubCard } from "./HubCard.tsx";
import { SinceLastVisit } from "./SinceLastVisit.tsx";
import { takeSignedInByLink } from "./signInReturn.ts";
import { WelcomeCard } from "./WelcomeCard.tsx";

const byLinkNotice = "signed-in-by-link";

type Somebody = { user: { username: string } };

/** A session that came by a link nobody here asked for may be somebody else's: says whose it is. */
function ByLinkNotice({ of: { user }, logout }: { of: Somebody; logout: () => void }) {
  const { username } = user;
  useEffect(() => {
    if (!takeSignedInByLink()) return;
    const leave = () => {
      dismissNotice(byLinkNotice);
      logout();
    };
    notifyQuestion(
      byLinkNotice,
      <span className={ui.apart}>
        <span>Signed in as {username}</span>
        <Button size="xs" onClick={leave}>
          Not you?
        </Button>
      </span>,
    );
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
