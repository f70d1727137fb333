import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Bone } from "../components/Bone.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { ScoreBar, ScoreFigure, strengthOf } from "../components/Score.tsx";
import { trpc } from "../trpc.ts";
import ui from "../ui.module.css";
import classes from "./MatchCard.module.css";
import { MatchDetails } from "./MatchDetails.tsx";

/** How somebody matches with the person who looks, and why. */
export function MatchCard({ userId, hasProfile }: { userId: string; hasProfile: boolean }) {
  const found = trpc.profile.match.useQuery({ userId }, { enabled: hasProfile });
  const [opened, setOpened] = useState(false);
  const details = useId();
  if (!hasProfile)
    return (
      <section className={`${ui.card} ${classes.card}`} aria-label="Match">
        <p className={`${ui.s13} ${ui.secondary}`}>
          Save a profile of your own to see how well the two of you match.
        </p>
        <LinkButton href="/generate" size="xs">
          Generate Profile
        </LinkButton>
      </section>
    );
  if (found.isPending)
    return (
      <section className={`${ui.card} ${classes.card}`} aria-label="Match" aria-busy="true">
        <Bone height={44} />
        <Bone height={6} />
        <Bone height={32} width={152} />
      </section>
    );
  // It only adds to the profile: without it the page is complete.
  const match = found.data?.match;
  if (!match) return null;
  return (
    <section className={`${ui.card} ${classes.card}`} aria-label="Match">
      <div className={classes.head}>
        <h2 className={ui.label}>Your match</h2>
        <ScoreFigure percent={match.matchScore} word={match.matchStrength} />
      </div>
      <ScoreBar percent={match.matchScore} strength={strengthOf(match.matchStrength)} />
      <div id={details} hidden={!opened}>
        {opened && <MatchDetails match={match} />}
      </div>
      <Button
        size="xs"
        variant="subtle"
        className={classes.open}
        aria-expanded={opened}
        aria-controls={details}
        rightSection={<Icon of={opened ? IconChevronUp : IconChevronDown} />}
        onClick={() => setOpened(!opened)}
      >
        View Match Details
      </Button>
    </section>
  );
}
