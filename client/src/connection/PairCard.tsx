import { useId } from "react";
import { Disclosure } from "../components/Disclosure.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { SilentBoundary } from "../components/RetryBoundary.tsx";
import { ScoreBar, ScoreFigure } from "../components/Score.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { areaInSentence, weakSentence } from "../people/labels.ts";
import { CommitsByYear } from "../profile/CommitsByYear.tsx";
import { FailedMusts, FitBothWays } from "../profile/wishes/Fit.tsx";
import { listed } from "../text/listed.ts";
import { strengthOf } from "../text/strength.ts";
import { trpc } from "../trpc.ts";
import { AreaLevel, type Cover, CoverTable, coverOf } from "./CoverTable.tsx";
import { MatchDetails } from "./MatchDetails.tsx";
import classes from "./PairCard.module.css";
import { TogetherLinks } from "./TogetherLinks.tsx";
import { WhatIf } from "./whatIf/WhatIf.tsx";

/** Summarizes the table in up to three sentences. */
function summaryOf(cover: Cover[]): string {
  const areasCoveredBy = (...kinds: string[]) =>
    cover.filter(({ covered }) => kinds.includes(covered)).map(({ area }) => areaInSentence(area));
  const strong = areasCoveredBy("You", "Them", "Both");
  const nobody = areasCoveredBy("Nobody");
  return [
    strong.length > 0 && `Together you are strong in ${listed(strong)}.`,
    weakSentence(areasCoveredBy("Weak")),
    nobody.length > 0 && `Nobody covers ${listed(nobody)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

type PairCardProps = { userId: string; username: string; hasProfile: boolean };

export function PairCard({ userId, username, hasProfile }: PairCardProps) {
  const pair = trpc.profile.pair.useQuery({ userId });
  const matchQuery = trpc.profile.match.useQuery({ userId }, { enabled: hasProfile });
  const title = useId();
  if (pair.isPending || (hasProfile && matchQuery.isPending))
    return (
      <section
        className={`card min-0 ${classes.card}`}
        // As tall as the loaded card, so that the content below does not move within view.
        style={{ minHeight: 1000 }}
        aria-busy="true"
        aria-label="Match"
        data-screen-only
      >
        <div className={`stack gap-12 pad-20 ${classes.part}`}>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
          <Skeleton height={320} />
        </div>
      </section>
    );
  // Optional: the page is complete without it.
  if (!pair.data?.they) return null;
  const { you, they, theirs, yours, notLooking } = pair.data;
  const cover = coverOf(pair.data);
  const match = matchQuery.data?.match;
  return (
    <section className={`card min-0 ${classes.card}`} aria-labelledby={title} data-screen-only>
      <div className={`stack gap-12 pad-20 ${classes.part} align-start ${classes.head}`}>
        <div className="stack gap-8 justify-start" style={{ maxWidth: "66ch" }}>
          <h2 id={title}>{you ? `You and ${username}` : `What ${username} covers`}</h2>
          {you ? (
            <p className="secondary">{summaryOf(cover)}</p>
          ) : (
            <>
              <p className="secondary">Save your own profile to see how well you two match.</p>
              <LinkButton href="/generate" size="xs">
                Generate Profile
              </LinkButton>
            </>
          )}
          <FitBothWays theirs={theirs} yours={yours} notLooking={notLooking} />
          <FailedMusts theirs={theirs} yours={yours} />
        </div>
        {match && (
          <div className="stack gap-8">
            <ScoreFigure percent={match.matchScore} word={match.matchStrength} />
            <ScoreBar percent={match.matchScore} strength={strengthOf(match.matchStrength)} />
          </div>
        )}
      </div>
      <div className={`stack gap-12 pad-20 ${classes.part}`}>
        <h3>
          Who covers what <span className="text-12 tertiary">counted in own commits</span>
        </h3>
        <CoverTable
          caption="Areas, the level of evidence each of you has, and who covers them"
          names={you ? ["You", username] : [username]}
          rows={cover.map(({ area, you: mine, they: theirs, covered }) => ({
            area,
            levels: (you ? [mine, theirs] : [theirs]).map((level, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one for each person
              <AreaLevel key={index} of={level} />
            )),
            covered: you ? covered : undefined,
          }))}
        />
        <p className="text-12 tertiary" style={{ maxWidth: "88ch" }}>
          Deep: 500 or more own commits over at least three years. Solid: 100 or more over at least two years.
          Some: fewer, or only in repositories where less than a quarter of the findings are about the area.
          None: nothing found, which does not mean the person cannot do it. Only public repositories used as
          evidence count.
        </p>
      </div>
      <SilentBoundary>
        <CommitsByYear
          people={[
            ...(you ? [{ name: "You", commits: you.ownCommits }] : []),
            { name: username, commits: they.ownCommits },
          ]}
        />
      </SilentBoundary>
      <SilentBoundary>
        <TogetherLinks userId={userId} username={username} />
      </SilentBoundary>
      {match && (
        <div className={`line-above ${classes.foot}`}>
          <Disclosure label="View Match Details">
            <div style={{ padding: "16px 0 8px" }}>
              <MatchDetails match={match} />
            </div>
          </Disclosure>
          <SilentBoundary>
            <WhatIf userId={userId} username={username} />
          </SilentBoundary>
        </div>
      )}
    </section>
  );
}
