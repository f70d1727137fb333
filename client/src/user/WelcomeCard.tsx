import { IconCircleCheck, IconLock, IconLogout, IconSparkles } from "@tabler/icons-react";
import { afterMotion } from "../browser/motion.ts";
import { ActionButton } from "../components/ActionButton.tsx";
import { Avatar } from "../components/Avatar.tsx";
import { Badge } from "../components/Badge.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { notifyError } from "../components/Notifications.tsx";
import { GenerationSteps } from "../components/StepIndicator.tsx";
import { goGenerate } from "../profile/requestKey.ts";
import type { RouterOutputs } from "../trpc.ts";
import classes from "./WelcomeCard.module.css";

type WelcomeProps = {
  status: RouterOutputs["user"]["current"];
  onLogout: () => void;
  leaving: boolean;
  /** Incoming requests, if any, are the page's main action instead of generating. */
  hasRequests: boolean;
};

export function WelcomeCard({ status, onLogout, leaving, hasRequests }: WelcomeProps) {
  const { user, generationCount, canGenerate, hasSavedProfile } = status;
  const name = user.username || "User";
  return (
    <section className="card rise" aria-label="Welcome">
      <div className={`row wrap pad-16 ${classes.who}`}>
        <Avatar src={user.avatar_url} name={name} />
        <div className="grow">
          <div className="text-13 secondary">Welcome</div>
          <h2 className="name">{name}</h2>
        </div>
        <ActionButton
          className="end"
          size="xs"
          variant="subtle"
          leftSection={<Icon icon={IconLogout} />}
          busy={leaving}
          onClick={onLogout}
        >
          Logout
        </ActionButton>
      </div>
      <div className={`stack gap-8 justify-start ${classes.facts}`}>
        <div className="row">
          <span className="grow">Generations used: {generationCount ?? "N/A"}/3</span>
          <GenerationSteps used={generationCount ?? 0} />
        </div>
        {hasSavedProfile && (
          <Badge tone="ok">
            <Icon icon={IconCircleCheck} />
            Profile saved
          </Badge>
        )}
      </div>
      <div className={`row wrap gap-4 line-above ${classes.actions}`}>
        {canGenerate ? (
          <ActionButton
            variant={hasRequests ? "default" : "filled"}
            busyLabel="Generating..."
            leftSection={<Icon icon={IconSparkles} />}
            onClick={() => afterMotion(800).then(goGenerate)}
            data-goes="/generate"
          >
            Generate New Profile
          </ActionButton>
        ) : (
          <ActionButton
            refused
            onRefused={() => notifyError("You have reached the maximum of 3 profile generations.")}
            leftSection={<Icon icon={IconLock} />}
          >
            Generation Limit Reached
          </ActionButton>
        )}
        {hasSavedProfile && (
          <LinkButton size="xs" variant="subtle" href="/profile">
            View Profile
          </LinkButton>
        )}
        {generationCount > 0 && !hasSavedProfile && (
          <LinkButton size="xs" variant="subtle" href="/generate">
            View Generations
          </LinkButton>
        )}
      </div>
    </section>
  );
}
