import { IconUserPlus } from "@tabler/icons-react";
import { Fragment, type ReactNode, useId, useRef, useState } from "react";
import { Link } from "wouter";
import { ActionButton } from "../components/ActionButton.tsx";
import { Avatar } from "../components/Avatar.tsx";
import { Badge } from "../components/Badge.tsx";
import { DisclosureButton } from "../components/DisclosureButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { ScoreBar, ScoreFigure } from "../components/Score.tsx";
import { useFocusTitleOnUnmount } from "../components/Section.tsx";
import { Tag } from "../components/Tag.tsx";
import { strengthOf } from "../text/strength.ts";
import type { RouterOutputs } from "../trpc.ts";
import { MatchDetails } from "./MatchDetails.tsx";
import { nameId } from "./PersonRow.tsx";
import classes from "./SuggestionCard.module.css";
import { useConnectionActions } from "./useConnectionActions.ts";

export type Suggestion = RouterOutputs["profile"]["suggestions"]["suggestions"][number];

const maxAreas = 2;
const maxTechnologies = 4;
const maxStrengths = 3;

function LimitedTags({ words, max, more }: { words: string[]; max: number; more: (rest: number) => string }) {
  const rest = words.length - max;
  const tags = words.slice(0, max).map((word) => (
    <Tag key={word} small>
      {word}
    </Tag>
  ));
  return (
    <div className="row wrap gap-4">
      {rest > 0 ? tags.slice(0, -1) : tags}
      {rest > 0 && (
        // Keeps the count on the line of the last tag.
        <div className={classes.last}>
          {tags.at(-1)}
          <span className={`tertiary medium ${classes.more}`}>{more(rest)}</span>
        </div>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="tertiary">{name}</dt>
      <dd className="min-0">{children}</dd>
    </>
  );
}

function Facts({ suggestion }: { suggestion: Suggestion }) {
  const { topMatchingAreas, commonTechnologies, keyStrengths, potentialRoles, estimatedExperience } =
    suggestion;
  return (
    <dl className={classes.facts}>
      {topMatchingAreas.length > 0 && (
        <Fact name="Best in">
          <ul className={`dotted figures ${classes.areas}`}>
            {topMatchingAreas.slice(0, maxAreas).map(({ area, score }) => (
              <li key={area}>
                {area} <b>{Math.round(score)}%</b>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {commonTechnologies.length > 0 && (
        <Fact name="Shared">
          <LimitedTags words={commonTechnologies} max={maxTechnologies} more={(rest) => `+${rest}`} />
        </Fact>
      )}
      {keyStrengths.length > 0 && (
        <Fact name="Strengths">
          <LimitedTags words={keyStrengths} max={maxStrengths} more={(rest) => `+${rest} more`} />
        </Fact>
      )}
      {potentialRoles.length > 0 && (
        <Fact name="Roles">
          <p className={classes.roles}>
            {potentialRoles.map((role, index) => (
              <Fragment key={role}>
                {index > 0 && " "}
                <span>
                  {role}
                  {index < potentialRoles.length - 1 && ","}
                </span>
              </Fragment>
            ))}
          </p>
        </Fact>
      )}
      {estimatedExperience === "N/A" && <Fact name="Level">Too little evidence to say</Fact>}
    </dl>
  );
}

export function SuggestionCard({ suggestion, index }: { suggestion: Suggestion; index: number }) {
  const { request } = useConnectionActions();
  const [opened, setOpened] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  useFocusTitleOnUnmount(card);
  const details = useId();
  const { user_id, github_username, headline, matchScore, matchStrength, estimatedExperience } = suggestion;
  return (
    <li ref={card} className="rise stack gap-12 pad-16" style={{ "--index": index }}>
      <div className={classes.head}>
        <Avatar src={suggestion.github_avatar_url} name={github_username} />
        <div className="min-0">
          <div className="row wrap gap-2-8">
            <Link
              id={nameId(user_id)}
              className="name quiet-link"
              href={`/profile/view/${user_id}`}
              data-card-link
            >
              {github_username}
            </Link>
            {estimatedExperience && estimatedExperience !== "N/A" && (
              <Badge size="small">{estimatedExperience}</Badge>
            )}
          </div>
          {headline && <p className="text-13 secondary">{headline}</p>}
        </div>
        <ScoreFigure percent={matchScore} word={matchStrength} />
      </div>
      <ScoreBar percent={matchScore} strength={strengthOf(matchStrength)} />
      <Facts suggestion={suggestion} />
      <div className="row wrap">
        <ActionButton
          size="xs"
          leftSection={<Icon icon={IconUserPlus} />}
          busyLabel="Connecting..."
          aria-describedby={nameId(user_id)}
          onClick={() => request(user_id)}
        >
          Connect
        </ActionButton>
        <DisclosureButton
          className="end"
          opened={opened}
          aria-controls={details}
          aria-describedby={nameId(user_id)}
          onToggle={() => setOpened(!opened)}
        >
          View Match Details
        </DisclosureButton>
      </div>
      <div id={details} className="well" hidden={!opened}>
        {opened && <MatchDetails match={suggestion} />}
      </div>
    </li>
  );
}
