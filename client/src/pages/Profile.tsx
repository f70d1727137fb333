import { Button } from "@mantine/core";
import { IconHome, IconSparkles, IconTrash } from "@tabler/icons-react";
import { useDeferredValue, useState } from "react";
import { useSearch } from "wouter";
import { useSmallScreen } from "../browser/smallScreen.ts";
import { ConfirmButton } from "../components/ConfirmButton.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { FailedState } from "../components/FailedPage.tsx";
import { Icon } from "../components/Icon.tsx";
import { lazyDialog } from "../components/LazyDialog.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { PageHead } from "../components/Page.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { SilentBoundary } from "../components/RetryBoundary.tsx";
import { runWithNotification } from "../components/runWithNotification.ts";
import { Skeleton } from "../components/Skeleton.tsx";
import { useUnsavedChanges } from "../components/useUnsavedChanges.tsx";
import { openedMessages } from "../message/address.ts";
import { withoutRejected } from "../profile/claims.ts";
import { DossierSkeleton } from "../profile/DossierSkeleton.tsx";
import type { EditedTexts } from "../profile/owner.ts";
import { PrintButton } from "../profile/PrintButton.tsx";
import { isComplete, ProfileStack } from "../profile/ProfileBody.tsx";
import { JumpLinks, ProfileSidebar } from "../profile/ProfileSidebar.tsx";
import { goGenerate } from "../profile/requestKey.ts";
import { SharePage } from "../profile/SharePage.tsx";
import { useRejected } from "../profile/useRejected.ts";
import { useSaveProfile } from "../profile/useSaveProfile.ts";
import { errorMessage, type RouterOutputs, trpc } from "../trpc.ts";
import classes from "./Profile.module.css";

const Messages = lazyDialog(() => import("../message/Messages.tsx"));

type SavedProfile = NonNullable<RouterOutputs["profile"]["saved"]["profile"]>;

/** The messages over the profile, while the URL names a conversation. */
function MessagesSheet() {
  const thread = openedMessages(useSearch());
  return <Messages opened={thread !== null} thread={thread} />;
}

export default function Profile() {
  return (
    <>
      <ProfilePage />
      <MessagesSheet />
    </>
  );
}

/** When all generations are used, one of them can still be saved. */
const EmptyActions = ({ canGenerate }: { canGenerate: boolean }) => (
  <>
    <LinkButton href="/generate" variant="filled">
      {canGenerate ? "Generate Profile" : "Choose a Generated Profile"}
    </LinkButton>
    <LinkButton href="/">Back to Home</LinkButton>
  </>
);

function OwnProfile({ profile }: { profile: SavedProfile }) {
  const rejected = useRejected(profile.technical);
  const save = useSaveProfile(true);
  const utils = trpc.useUtils();
  const onEdit = async (texts: EditedTexts) => {
    // Another device may have saved other texts since this page was loaded.
    const latest = await utils.profile.saved.fetch(undefined, { staleTime: 0 }).catch(() => ({ profile }));
    const { technical, ...rest } = isComplete(latest.profile) ? latest.profile : profile;
    return save({ ...rest, technical: { ...technical, ...texts } });
  };
  const [drafts, setDrafts] = useState<EditedTexts>({});
  const onDraft = (texts: EditedTexts) => setDrafts((all) => ({ ...all, ...texts }));
  const leaveDialog = useUnsavedChanges(Object.values(drafts).some((text) => text !== undefined));
  return (
    <>
      <ProfileStack
        profile={withoutRejected(profile, rejected.rejected)}
        owner={{ ...rejected, onEdit, drafts, onDraft }}
      />
      {leaveDialog}
    </>
  );
}

const half = "calc(50% - 30px)";
/** Placeholder of the actions on phones, so that the profile does not move down when they appear. */
const actionsSkeleton = (
  <>
    <Skeleton width={half} height={44} radius={8} />
    <Skeleton width={half} height={44} radius={8} />
    <Skeleton width={44} height={44} radius={8} />
  </>
);

function ProfilePage() {
  const utils = trpc.useUtils();
  const small = useSmallScreen();
  const saved = trpc.profile.saved.useQuery();
  const current = trpc.user.current.useQuery();
  const remove = trpc.profile.remove.useMutation();
  const [deleted, setDeleted] = useState(false);
  // Deferred like QueryView's data, to update both at once.
  const deferred = useDeferredValue(saved.data);
  const profile = deferred?.profile;
  // Without a saved profile no space is reserved for its buttons.
  const actions = <EmptyActions canGenerate={current.data?.canGenerate !== false} />;
  const isExpected = !deferred && current.data?.hasSavedProfile !== false;

  const removeProfile = async () => {
    await runWithNotification(async () => {
      await remove.mutateAsync();
      setDeleted(true);
      utils.profile.saved.setData(undefined, { profile: null });
      void utils.user.current.invalidate();
      void utils.profile.invalidate();
      return { message: "Profile deleted successfully!" };
    }, "Failed to delete profile.");
  };

  const isFailed = saved.isError && !saved.data;
  return (
    <>
      <PageHead title="Your Co-founder Profile">
        {isExpected && !isFailed && small && actionsSkeleton}
        {profile && (
          <>
            {!small && isComplete(profile) && <PrintButton profile={profile} />}
            <Button leftSection={<Icon icon={IconSparkles} />} onClick={goGenerate} data-goes="/generate">
              Generate New
            </Button>
            <ConfirmButton
              leftSection={<Icon icon={IconTrash} />}
              title="Delete Profile"
              question="Are you sure you want to delete your saved profile? This action cannot be undone."
              confirmLabel="Delete Profile"
              busyLabel="Deleting..."
              onConfirm={removeProfile}
            >
              Delete Profile
            </ConfirmButton>
            {/* On phones there is room for the labels of two buttons only. */}
            <LinkButton href="/" variant="subtle" aria-label="Home" w={small ? 44 : undefined}>
              {small ? <Icon icon={IconHome} size={20} /> : "Home"}
            </LinkButton>
          </>
        )}
      </PageHead>
      {(profile || isExpected) && small && (
        <SilentBoundary>
          <JumpLinks />
        </SilentBoundary>
      )}
      <div className={`columns ${classes.columns}`} style={{ "--columns": "minmax(0, 1fr) 416px" }}>
        {isFailed ? (
          <FailedState
            message="No Profile Available"
            onRetry={saved.refetch}
            back={<LinkButton href="/">Back to Home</LinkButton>}
          >
            {errorMessage(saved.error, "Failed to load profile.")}
          </FailedState>
        ) : (
          <QueryView
            query={saved}
            pending={<DossierSkeleton />}
            failed="Failed to load profile."
            preferServer
          >
            {() => {
              if (!profile)
                return deleted ? (
                  <EmptyState drawing="profile" title="No Profile Available" actions={actions} />
                ) : (
                  <EmptyState drawing="profile" title="Profile Not Found" actions={actions}>
                    No saved profile data found. Please generate or save your profile.
                  </EmptyState>
                );
              if (!isComplete(profile))
                return (
                  <EmptyState drawing="incomplete" title="Incomplete Profile Data" actions={actions}>
                    Profile data is incomplete. Please try re-saving or re-generating.
                  </EmptyState>
                );
              return <OwnProfile profile={profile} />;
            }}
          </QueryView>
        )}
        <aside className="stack gap-32">
          <ProfileSidebar />
          <SharePage />
        </aside>
      </div>
    </>
  );
}
