import type { Profile } from "@career-hub/server/profile/schema.ts";
import { VisuallyHidden } from "@mantine/core";
import { flushSync } from "react-dom";
import { navigate } from "wouter/use-browser-location";
import { focusInvalid } from "../browser/focusInvalid.ts";
import { ActionButton } from "../components/ActionButton.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { Notice } from "../components/Notice.tsx";
import { Pending } from "../components/Pending.tsx";
import { useUnsavedChanges } from "../components/useUnsavedChanges.tsx";
import { withoutRejected } from "../profile/claims.ts";
import { DossierSkeleton, SourcesSkeleton } from "../profile/DossierSkeleton.tsx";
import { GenerationFailed } from "../profile/GenerationFailed.tsx";
import { GenerationHead } from "../profile/GenerationHead.tsx";
import { GenerationProgress } from "../profile/GenerationProgress.tsx";
import { NothingChanged } from "../profile/NothingChanged.tsx";
import { isComplete, ProfileBody, ProfileColumns, withTexts } from "../profile/ProfileBody.tsx";
import { SaveActions } from "../profile/SaveActions.tsx";
import { useGenerationEdits } from "../profile/useGenerationEdits.ts";
import { type Generations, useGenerations } from "../profile/useGenerations.ts";
import { useRejected } from "../profile/useRejected.ts";
import { useSaveProfile } from "../profile/useSaveProfile.ts";
import classes from "./Generate.module.css";

export default function Generate() {
  const generations = useGenerations();
  const { user, current, failure, running, loading, regenerate } = generations;
  const allowed = user?.canGenerate ?? false;
  const shown = running || loading || failure ? undefined : current;
  const edits = useGenerationEdits(shown?.id);
  const profile = shown && withTexts(shown.profile, edits.edited);
  const leaveDialog = useUnsavedChanges(edits.changed);
  return (
    <>
      <GenerationHead {...{ generations, profile }} current={shown} changed={edits.changed} />
      {running || loading ? (
        <Loading generations={generations} />
      ) : failure ? (
        <GenerationFailed
          message={failure}
          used={user?.generationCount}
          allowed={allowed}
          onRetry={regenerate}
          onViewStored={current && (() => generations.choose(current.id))}
        />
      ) : shown ? (
        <Result {...{ generations, profile, edits }} id={shown.id} />
      ) : (
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
      )}
      {leaveDialog}
    </>
  );
}

const Loading = ({ generations: { running, reported } }: { generations: Generations }) => (
  <ProfileColumns
    main={
      running ? (
        <div className="stack gap-24">
          <GenerationProgress reported={reported} />
          <DossierSkeleton />
        </div>
      ) : (
        <Pending>
          <VisuallyHidden role="status">Loading your generations</VisuallyHidden>
          <DossierSkeleton />
        </Pending>
      )
    }
    side={<SourcesSkeleton />}
  />
);

type ResultProps = {
  generations: Generations;
  id: string;
  /** Generations stored by earlier versions may have none. */
  profile: Profile | undefined;
  edits: ReturnType<typeof useGenerationEdits>;
};

/** A stored generation, whose texts can be edited before it is saved. */
function Result({ generations, id, profile, edits }: ResultProps) {
  const { user, regenerate } = generations;
  const saveProfile = useSaveProfile(user?.hasSavedProfile ?? false);
  const rejected = useRejected(profile?.technical);
  const save = async (shown: Profile | undefined) => {
    if (focusInvalid()) return;
    if (!(await saveProfile(shown && withTexts(shown, edits.owner.drafts)))) return;
    // At once: the navigation would ask about unsaved changes.
    flushSync(edits.clear);
    navigate("/profile");
  };
  return (
    <>
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
        <>
          <ProfileBody
            key={id}
            profile={withoutRejected(profile, rejected.rejected)}
            owner={{ ...rejected, ...edits.owner }}
          />
          <SaveActions
            hasSavedProfile={user?.hasSavedProfile ?? false}
            changed={edits.changed}
            onSave={() => save(profile)}
          />
        </>
      ) : (
        <EmptyState
          drawing="incomplete"
          title="Incomplete Profile Data"
          actions={
            <>
              {user?.canGenerate && (
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
    </>
  );
}
