import type { Profile } from "@career-hub/server/profile/schema.ts";
import { VisuallyHidden } from "@mantine/core";
import { IconLock, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { useSmallScreen } from "../browser/smallScreen.ts";
import { ActionButton } from "../components/ActionButton.tsx";
import { Badge } from "../components/Badge.tsx";
import { ButtonSwitch } from "../components/ButtonSwitch.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { Pips } from "../components/Marks.tsx";
import { Notice } from "../components/Notice.tsx";
import { PageHead } from "../components/Page.tsx";
import { Pending } from "../components/Pending.tsx";
import { withoutRejected } from "../profile/claims.ts";
import { DossierSkeleton, SourcesSkeleton } from "../profile/DossierSkeleton.tsx";
import { GenerationFailed } from "../profile/GenerationFailed.tsx";
import { GenerationProgress } from "../profile/GenerationProgress.tsx";
import { NothingChanged } from "../profile/NothingChanged.tsx";
import type { EditedTexts } from "../profile/owner.ts";
import { PrintButton } from "../profile/PrintButton.tsx";
import { isComplete, ProfileBody, ProfileColumns, withTexts } from "../profile/ProfileBody.tsx";
import { SaveActions } from "../profile/SaveActions.tsx";
import { useGenerations } from "../profile/useGenerations.ts";
import { useRejected } from "../profile/useRejected.ts";
import { useSaveProfile } from "../profile/useSaveProfile.ts";
import classes from "./Generate.module.css";

const title = "Generated Profile";

export default function Generate() {
  const generations = useGenerations();
  const { user, current, choices, regenerate } = generations;
  const small = useSmallScreen();
  const allowed = user?.canGenerate ?? false;
  const saveProfile = useSaveProfile(user?.hasSavedProfile ?? false);
  const rejected = useRejected(current?.profile?.technical);
  const [edited, setEdited] = useState<Record<string, EditedTexts>>({});
  const save = async (profile: Profile | undefined) => {
    if (await saveProfile(profile)) navigate("/profile");
  };

  if (generations.running || generations.loading)
    return (
      <>
        <PageHead title={title} />
        <ProfileColumns
          main={
            <div className="stack gap-24">
              {generations.running ? (
                <>
                  <GenerationProgress reported={generations.reported} />
                  <DossierSkeleton />
                </>
              ) : (
                <Pending>
                  <VisuallyHidden role="status">Loading your generations</VisuallyHidden>
                  <DossierSkeleton />
                </Pending>
              )}
            </div>
          }
          side={<SourcesSkeleton />}
        />
      </>
    );
  if (generations.failure)
    return (
      <>
        <PageHead title={title} />
        <GenerationFailed
          message={generations.failure}
          used={user?.generationCount}
          allowed={allowed}
          onRetry={regenerate}
          onViewStored={current && (() => generations.choose(current.id))}
        />
      </>
    );
  if (!current)
    return (
      <>
        <PageHead title={title} />
        <EmptyState
          drawing="profile"
          title="No Profile Generated"
          actions={
            <>
              {allowed && (
                <ActionButton variant="filled" onClick={regenerate}>
                  Generate Profile
                </ActionButton>
              )}
              <LinkButton href="/">Back to Home</LinkButton>
            </>
          }
        />
      </>
    );
  const profile = withTexts(current.profile, edited[current.id]);
  const onEdit = async (texts: EditedTexts) => {
    setEdited({ ...edited, [current.id]: { ...edited[current.id], ...texts } });
    return true;
  };
  return (
    <>
      <PageHead
        title={title}
        below={
          <div className="row wrap secondary min-h-24">
            <span>Generation {current.number}/3</span>
            <Pips used={current.number} />
            {current.isSaved && <Badge tone="ok">Saved</Badge>}
            {user && !allowed && user.generationCount >= 3 && (
              <Badge tone="warn">
                <Icon icon={IconLock} />
                Limit Reached
              </Badge>
            )}
          </div>
        }
      >
        {!small && isComplete(profile) && <PrintButton profile={profile} />}
        {choices.length > 1 && (
          <ButtonSwitch
            label="Look at another generation"
            options={choices}
            value={current.id}
            onChange={generations.choose}
          />
        )}
        {allowed && isComplete(profile) && (
          <ActionButton
            leftSection={<Icon icon={IconRefresh} />}
            busy={generations.checking}
            busyLabel="Checking for changes..."
            onClick={regenerate}
          >
            Generate Again
          </ActionButton>
        )}
      </PageHead>
      <div className={classes.notices}>
        <NothingChanged confirmation={generations.confirmation} used={user?.generationCount ?? 0} />
        {generations.limit && <Notice tone="warn">{generations.limit}</Notice>}
        {generations.unlisted && (
          <Notice tone="error" onRetry={generations.list}>
            Your other generations could not be loaded.
          </Notice>
        )}
      </div>
      {isComplete(profile) ? (
        <ProfileBody
          key={current.id}
          profile={withoutRejected(profile, rejected.rejected)}
          owner={{ ...rejected, onEdit }}
        />
      ) : (
        <EmptyState
          drawing="incomplete"
          title="Incomplete Profile Data"
          actions={
            <>
              {allowed && (
                <ActionButton variant="filled" onClick={regenerate}>
                  Try Generate Again
                </ActionButton>
              )}
              <ActionButton refused onRefused={() => save(undefined)}>
                Save This Profile
              </ActionButton>
              <LinkButton href="/">Back to Home</LinkButton>
            </>
          }
        />
      )}
      {isComplete(profile) && (
        <SaveActions hasSavedProfile={user?.hasSavedProfile ?? false} onSave={() => save(profile)} />
      )}
    </>
  );
}
