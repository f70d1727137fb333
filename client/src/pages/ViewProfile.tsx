import { useState } from "react";
import { Redirect, useParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { useSmallScreen } from "../browser/smallScreen.ts";
import { BackLink } from "../components/BackLink.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { FailedPage } from "../components/FailedPage.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { PageHead } from "../components/Page.tsx";
import { Pending } from "../components/Pending.tsx";
import { RetryBoundary, SilentBoundary } from "../components/RetryBoundary.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { ConnectionButton } from "../connection/ConnectionButton.tsx";
import { PairCard } from "../connection/PairCard.tsx";
import { PersonMenu } from "../connection/PersonMenu.tsx";
import { WantsCards } from "../connection/WantsCards.tsx";
import { DeveloperBadge } from "../profile/DeveloperBadge.tsx";
import { DossierSkeleton, SourcesSkeleton } from "../profile/DossierSkeleton.tsx";
import { OwnWords } from "../profile/OwnWords.tsx";
import { PrintButton, PrintButtonBelow } from "../profile/PrintButton.tsx";
import { ProfileColumns } from "../profile/ProfileBody.tsx";
import { Languages, ProfileDossier } from "../profile/ProfileDossier.tsx";
import { Sources } from "../profile/Sources.tsx";
import { webAddress } from "../text/webAddress.ts";
import { errorMessage, isNotFound, type RouterOutputs, trpc, unbatched } from "../trpc.ts";
import classes from "./ViewProfile.module.css";

type Viewed = RouterOutputs["profile"]["byId"];

const userNotFound = "User profile not found.";
const noCurrentUser = "Could not identify the current user.";

export default function ViewProfile() {
  const { userId } = useParams<{ userId?: string }>();
  if (!userId) return <Redirect to="/" replace />;
  return <ViewProfilePage key={userId} userId={userId} />;
}

const backToOwn = <LinkButton href="/profile">Back to My Profile</LinkButton>;

const Failed = ({ sentence, onRetry }: { sentence: string; onRetry?: () => unknown }) => (
  <FailedPage title="User Profile" message={sentence} onRetry={onRetry} back={backToOwn} />
);

function Loading() {
  return (
    <>
      <div className="row back">
        <Skeleton width={208} />
      </div>
      <PageHead title="User Profile" />
      <ProfileColumns
        main={
          <Pending>
            <DossierSkeleton own={false} />
          </Pending>
        }
        side={<SourcesSkeleton />}
      />
    </>
  );
}

function ViewProfilePage({ userId }: { userId: string }) {
  // Unbatched, so that leaving the page aborts the request.
  const viewed = trpc.profile.byId.useQuery({ userId }, { trpc: unbatched });
  const current = trpc.user.current.useQuery();
  if (viewed.isError && !viewed.data) {
    const sentence = errorMessage(viewed.error, "Failed to load user profile.");
    return <Failed sentence={sentence} onRetry={isNotFound(viewed.error) ? undefined : viewed.refetch} />;
  }
  if (current.isError && !current.data) return <Failed sentence={noCurrentUser} onRetry={current.refetch} />;
  if (!viewed.data || !current.data) return <Loading />;
  if (!current.data.user?.id) return <Failed sentence={noCurrentUser} onRetry={current.refetch} />;
  if (!viewed.data.user?.id) return <Failed sentence={userNotFound} />;
  const isOwn = String(current.data.user.id) === String(viewed.data.user.id);
  return <ViewedProfile viewed={viewed.data} isOwn={isOwn} hasProfile={current.data.hasSavedProfile} />;
}

type ViewedProfileProps = {
  viewed: Viewed;
  isOwn: boolean;
  /** Whether the current user has a saved profile, which a match needs. */
  hasProfile: boolean;
};

function ViewedProfile({ viewed, isOwn, hasProfile }: ViewedProfileProps) {
  const { user } = viewed;
  const [marked, setMarked] = useState<string | null>(null);
  const name = user.github_username;
  const small = useSmallScreen();
  // An incomplete profile counts as none.
  const profile = viewed.profile?.personal && viewed.profile.technical ? viewed.profile : null;
  return (
    <>
      <BackLink href="/profile">Back to My Profile & Suggestions</BackLink>
      <PageHead title={name ? `${name}'s Profile` : "User Profile"}>
        {!small && profile && <PrintButton profile={profile} />}
        {!isOwn && (
          <RetryBoundary>
            <ConnectionButton userId={user.id} username={name || "This person"} />
            <ViewedMenu userId={user.id} username={name || "this person"} />
          </RetryBoundary>
        )}
      </PageHead>
      {profile && !isOwn && (
        <SilentBoundary>
          <PairCard userId={user.id} username={name || "This person"} hasProfile={hasProfile} />
        </SilentBoundary>
      )}
      <ProfileColumns
        main={
          profile ? (
            <ProfileDossier profile={profile} marked={marked} withoutLanguages />
          ) : (
            <EmptyState
              drawing="profile"
              title="This user hasn't created a co-founder profile yet."
              actions={backToOwn}
            />
          )
        }
        side={
          <div className="stack">
            <DeveloperBadge address={webAddress(user.github_profile_url)} />
            {!isOwn && (
              <SilentBoundary>
                <WantsCards userId={user.id} />
              </SilentBoundary>
            )}
            {profile && (
              <>
                <section className={`card stack gap-12 pad-16 ${classes.part}`}>
                  <h2 className="label">Language Stats</h2>
                  <RetryBoundary>
                    <Languages stats={profile.technical.languageStats} />
                  </RetryBoundary>
                  {profile.technical.ownWords?.languageStats && <OwnWords mine={false} />}
                </section>
                <RetryBoundary>
                  <Sources technical={profile.technical} marked={marked} onMark={setMarked} />
                </RetryBoundary>
                <PrintButtonBelow profile={profile} />
              </>
            )}
          </div>
        }
      />
    </>
  );
}

/** The person's menu, with "Remove connection" once the connection is loaded. */
function ViewedMenu({ userId, username }: { userId: string; username: string }) {
  const { data } = trpc.connection.status.useQuery({ userId }, { trpc: unbatched });
  const connectionId = data?.status === "accepted" ? data.id : null;
  return <PersonMenu {...{ userId, username, connectionId }} onGone={() => navigate("/profile")} />;
}
