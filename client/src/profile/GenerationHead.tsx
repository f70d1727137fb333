import type { Profile } from "@career-hub/server/profile/schema.ts";
import { IconLock, IconRefresh } from "@tabler/icons-react";
import { useSmallScreen } from "../browser/smallScreen.ts";
import { ActionButton } from "../components/ActionButton.tsx";
import { Badge } from "../components/Badge.tsx";
import { ButtonSwitch } from "../components/ButtonSwitch.tsx";
import { Icon } from "../components/Icon.tsx";
import { PageHead } from "../components/Page.tsx";
import { GenerationSteps } from "../components/StepIndicator.tsx";
import { PrintButton } from "./PrintButton.tsx";
import { isComplete } from "./ProfileBody.tsx";
import type { Generation, Generations } from "./useGenerations.ts";

type GenerationHeadProps = {
  generations: Generations;
  /** The generation that is shown, if any. */
  current: Generation | undefined;
  profile: Profile | undefined;
  /** Whether there are unsaved edits. */
  changed: boolean;
};

/** The title of the page of a generation, with its number and actions. */
export function GenerationHead({ generations, current, profile, changed }: GenerationHeadProps) {
  const { user, choices, choose, checking, regenerate } = generations;
  const small = useSmallScreen();
  return (
    <PageHead
      title="Generated Profile"
      below={
        current && (
          <div className="row wrap secondary" style={{ minHeight: 24 }}>
            <span>Generation {current.number}/3</span>
            <GenerationSteps used={current.number} />
            {current.isSaved && !changed && <Badge tone="ok">Saved</Badge>}
            {user && !user.canGenerate && user.generationCount >= 3 && (
              <Badge tone="warn">
                <Icon icon={IconLock} />
                Limit Reached
              </Badge>
            )}
          </div>
        )
      }
    >
      {!small && isComplete(profile) && <PrintButton profile={profile} />}
      {current && choices.length > 1 && (
        <ButtonSwitch
          label="View another generation"
          options={choices}
          value={current.id}
          onChange={choose}
        />
      )}
      {user?.canGenerate && isComplete(profile) && (
        <ActionButton
          leftSection={<Icon icon={IconRefresh} />}
          busy={checking}
          busyLabel="Checking for changes..."
          onClick={regenerate}
        >
          Generate Again
        </ActionButton>
      )}
    </PageHead>
  );
}
