import { Link } from "wouter";
import { Avatar } from "../components/Avatar.tsx";
import { Badge } from "../components/Badge.tsx";
import { ScoreBar, ScoreFigure } from "../components/Score.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { evidenceOf } from "../profile/claims.ts";
import { Findings } from "../profile/Findings.tsx";
import { strengthOf } from "../text/strength.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import classes from "./SamplePairCard.module.css";
import { Weights } from "./Weights.tsx";

export type Pair = NonNullable<RouterOutputs["about"]["pair"]["pair"]>;
type Person = Pair["you"];

function Who({ of: { profile } }: { of: Person }) {
  const { personal, technical } = profile;
  return (
    <div className="stack gap-8 justify-start">
      <Avatar src={personal.avatar_url} name={personal.name} />
      <div>
        <div className="name">{personal.name}</div>
        <p className="text-13 secondary">{technical.headline}</p>
      </div>
      <Badge>{technical.estimatedExperience}</Badge>
    </div>
  );
}

export function PairScore({ pair: { you, they, match } }: { pair: Pair }) {
  const parts = [...match.receipt.parts].sort((a, b) => b.percent - a.percent);
  return (
    <>
      <div className="stack pad-20">
        <div className={`align-start ${classes.versus}`}>
          <Who of={you} />
          <ScoreFigure percent={match.matchScore} word={match.matchStrength} />
          <Who of={they} />
        </div>
        <ScoreBar percent={match.matchScore} strength={strengthOf(match.matchStrength)} />
      </div>
      <div className="pad-20 line-above">
        <Weights
          rows={parts.map(({ category, percent, because }) => ({
            name: category,
            percent,
            note: because[0],
          }))}
        />
      </div>
    </>
  );
}

function PairSkeleton() {
  return (
    <div className="card pad stack" style={{ minHeight: 640 }} aria-busy="true">
      <Skeleton height={140} radius={8} />
      <Skeleton height={220} radius={8} />
      <Skeleton height={160} radius={8} />
    </div>
  );
}

/** A sample match on the landing page; renders nothing when the server has no sample people. */
export default function SamplePairCard() {
  const { data, isPending } = trpc.about.pair.useQuery();
  if (isPending) return <PairSkeleton />;
  const pair = data?.pair;
  if (!pair) return null;
  const { technical, personal } = pair.you.profile;
  const [claim] = technical.keyStrengths;
  return (
    <figure className="min-0" aria-label="A match between two sample people, computed on this server">
      <div className="card">
        <PairScore pair={pair} />
        {claim && evidenceOf(technical, claim).length > 0 && (
          <div className="pad-20 line-above stack">
            <span className="label">Evidence for one claim: {claim}</span>
            <Findings evidence={evidenceOf(technical, claim)} max={2} />
          </div>
        )}
      </div>
      <figcaption className="text-13 tertiary mt-12">
        Two sample people; “you” is {personal.name}. Your score is computed the same way.{" "}
        <Link className="link" href="/how-it-works#people">
          See how scores add up
        </Link>
      </figcaption>
    </figure>
  );
}
