import { IconClock, IconUserPlus } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Link } from "wouter";
import { ActionButton } from "../components/ActionButton.tsx";
import { Avatar } from "../components/Avatar.tsx";
import { Badge } from "../components/Badge.tsx";
import { Bone, Bones } from "../components/Bone.tsx";
import { DisclosureButton } from "../components/DisclosureButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { ScoreFigure } from "../components/Score.tsx";
import { useBusy } from "../components/useBusy.ts";
import { useConnectionActions } from "../connection/useConnectionActions.ts";
import { FailedMusts, FitBothWays, Wants } from "../profile/wishes/Fit.tsx";
import ui from "../styles/ui.module.css";
import { type RouterOutputs, trpc } from "../trpc.ts";
import classes from "./PersonCard.module.css";

type Person = RouterOutputs["profile"]["people"]["people"][number];

function Relate({ person, nameId }: { person: Person; nameId: string }) {
  const { request } = useConnectionActions();
  const utils = trpc.useUtils();
  const [busy, during] = useBusy();
  if (person.relation === "accepted") return <Badge tone="line">✓ Connected</Badge>;
  if (person.relation === "pending")
    return (
      <ActionButton size="xs" refused leftSection={<Icon icon={IconClock} />}>
        Request pending
      </ActionButton>
    );
  return (
    <ActionButton
      size="xs"
      leftSection={<Icon icon={IconUserPlus} />}
      busy={busy}
      busyLabel="Connecting..."
      aria-describedby={nameId}
      onClick={() => during(request(person.user_id).then(() => utils.profile.people.invalidate()))}
    >
      Connect
    </ActionButton>
  );
}

export function PersonCard({ person }: { person: Person }) {
  const [opened, setOpened] = useState(false);
  const [nameId, why] = [useId(), useId()];
  const { theirs, yours, estimatedExperience, matchScore, matchStrength } = person;
  const hasReasons = theirs.total + yours.total > 0;
  return (
    <article className={`${ui.card} ${classes.card}`} aria-labelledby={nameId}>
      <Avatar src={person.github_avatar_url} name={person.github_username} />
      <div className={classes.who}>
        <div className={`${ui.row} ${ui.wrap} ${classes.names}`}>
          <Link
            id={nameId}
            className={`${ui.name} ${ui.quietLink} ${classes.name}`}
            href={`/profile/view/${person.user_id}`}
            data-card-link
          >
            {person.github_username}
          </Link>
          {estimatedExperience !== "N/A" && <Badge size="small">{estimatedExperience}</Badge>}
        </div>
        {person.headline && <p className={ui.secondary}>{person.headline}</p>}
        {person.statements.length > 0 && (
          <p className={`${ui.s13} ${ui.tertiary}`}>{person.statements.join("\u00a0· ")}</p>
        )}
      </div>
      {matchScore !== null && matchStrength && <ScoreFigure percent={matchScore} word={matchStrength} />}
      <div className={`${ui.stack} ${ui.close} ${classes.body}`}>
        {person.brings.length > 0 && (
          <p className={ui.s13}>
            <span className={ui.tertiary}>Brings</span> {person.brings.join("\u00a0· ")}
          </p>
        )}
        {hasReasons && <FitBothWays theirs={theirs} yours={yours} invites={false} />}
        <FailedMusts theirs={theirs} yours={yours} />
        {hasReasons && (
          <div id={why} hidden={!opened} className={`${ui.well} ${classes.why}`}>
            {theirs.total > 0 && (
              <section>
                <h3 className={ui.label}>What they want</h3>
                <Wants fit={theirs} />
              </section>
            )}
            {yours.total > 0 && (
              <section>
                <h3 className={ui.label}>What you want</h3>
                <Wants fit={yours} />
              </section>
            )}
          </div>
        )}
        <div className={`${ui.row} ${ui.wrap}`}>
          <Relate person={person} nameId={nameId} />
          <LinkButton href={`/profile/view/${person.user_id}`} size="xs" variant="subtle">
            View profile
          </LinkButton>
          {hasReasons && (
            <DisclosureButton
              className={ui.end}
              opened={opened}
              controls={why}
              describedBy={nameId}
              onToggle={() => setOpened(!opened)}
            >
              Why
            </DisclosureButton>
          )}
        </div>
      </div>
    </article>
  );
}

export const PersonCardSkeleton = () => (
  <div className={`${ui.card} ${classes.card}`} aria-busy="true">
    <Bone width={40} height={40} round />
    <Bones tight widths={["40%", "72%"]} />
    <Bone width={56} height={44} />
    <div className={`${ui.stack} ${ui.close} ${classes.body}`}>
      <Bone width="60%" />
      <Bone width="80%" />
      <Bone width={180} height={32} radius={8} />
    </div>
  </div>
);
