import { IconClock, IconUserPlus } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Link } from "wouter";
import { ActionButton } from "../components/ActionButton.tsx";
import { Avatar } from "../components/Avatar.tsx";
import { Badge } from "../components/Badge.tsx";
import { DisclosureButton } from "../components/DisclosureButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { ScoreFigure } from "../components/Score.tsx";
import { Skeleton, SkeletonLines } from "../components/Skeleton.tsx";
import { useConnectionActions } from "../connection/useConnectionActions.ts";
import { FailedMusts, FitBothWays, Wants } from "../profile/wishes/Fit.tsx";
import { capital } from "../text/capital.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import classes from "./PersonCard.module.css";

type Person = RouterOutputs["profile"]["people"]["people"][number];

function Relate({ person, nameId }: { person: Person; nameId: string }) {
  const { request, accept } = useConnectionActions();
  const utils = trpc.useUtils();
  const { data } = trpc.connection.pending.useQuery();
  const hasAsked = data?.pendingRequests.some((one) => one.requester_id === person.user_id);
  const refresh = () => utils.profile.people.invalidate();
  if (person.relation === "accepted") return <Badge tone="line">✓ Connected</Badge>;
  if (person.relation === "pending" && hasAsked)
    return (
      <ActionButton
        size="xs"
        busyLabel="Accepting..."
        aria-describedby={nameId}
        onClick={() => accept(person.user_id).then(refresh)}
      >
        Accept
      </ActionButton>
    );
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
      busyLabel="Connecting..."
      aria-describedby={nameId}
      onClick={() => request(person.user_id).then(refresh)}
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
    <article className={`card pad-20 ${classes.card}`} aria-labelledby={nameId}>
      <Avatar src={person.github_avatar_url} name={person.github_username} />
      <div className="min-0">
        <div className="row wrap gap-2-8">
          <Link
            id={nameId}
            className="name quiet-link"
            href={`/profile/view/${person.user_id}`}
            data-card-link
          >
            {person.github_username}
          </Link>
          {estimatedExperience !== "N/A" && <Badge size="small">{estimatedExperience}</Badge>}
        </div>
        {person.headline && <p className="secondary">{person.headline}</p>}
        {person.statements.length > 0 && (
          <p className="text-13 tertiary">{person.statements.join("\u00a0· ")}</p>
        )}
      </div>
      {matchScore !== null && matchStrength && <ScoreFigure percent={matchScore} word={matchStrength} />}
      <div className={`stack gap-12 ${classes.body}`}>
        {person.brings.length > 0 && (
          <p className="text-13">
            <span className="tertiary">Brings</span> {person.brings.map(capital).join("\u00a0· ")}
          </p>
        )}
        {hasReasons && <FitBothWays theirs={theirs} yours={yours} invites={false} />}
        <FailedMusts theirs={theirs} yours={yours} />
        {hasReasons && (
          <div id={why} hidden={!opened} className={`well ${classes.why}`}>
            {theirs.total > 0 && (
              <section>
                <h3 className="label">What they want</h3>
                <Wants fit={theirs} />
              </section>
            )}
            {yours.total > 0 && (
              <section>
                <h3 className="label">What you want</h3>
                <Wants fit={yours} />
              </section>
            )}
          </div>
        )}
        <div className="row wrap">
          <Relate person={person} nameId={nameId} />
          <LinkButton href={`/profile/view/${person.user_id}`} size="xs" variant="subtle">
            View profile
          </LinkButton>
          {hasReasons && (
            <DisclosureButton
              className="end"
              opened={opened}
              aria-controls={why}
              aria-describedby={nameId}
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
  <div className={`card pad-20 ${classes.card}`} aria-busy="true">
    <Skeleton width={40} height={40} round />
    <SkeletonLines tight widths={["40%", "72%"]} />
    <Skeleton width={56} height={44} />
    <div className={`stack gap-12 ${classes.body}`}>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width={180} height={32} radius={8} />
    </div>
  </div>
);
