import { Button } from "@mantine/core";
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { Section } from "../components/Section.tsx";
import { Skeleton, SkeletonLines } from "../components/Skeleton.tsx";
import { type RouterOutputs, refetchWhileEmpty, trpc } from "../trpc.ts";
import cardClasses from "./SuggestionCard.module.css";
import { type Suggestion, SuggestionCard } from "./SuggestionCard.tsx";
import classes from "./Suggestions.module.css";

// The rest is collapsed, so that requests and connections stay within reach.
const maxCollapsed = 5;

function Stats({ stats }: { stats: RouterOutputs["profile"]["suggestions"]["stats"] }) {
  const figures = [
    ["Candidates", stats.totalCandidates],
    ["Qualified", stats.qualifiedMatches],
    ["Avg Match %", Math.round(stats.averageMatchScore)],
  ] as const;
  return (
    <>
      <dl className={classes.stats}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="text-12 tertiary">{name}</dt>
            <dd className="figures">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={`text-12 tertiary ${classes.meaning}`}>
        Qualified: a score of 50 or more.{" "}
        <Link className="link" href="/how-it-works#people">
          How it works
        </Link>
      </p>
    </>
  );
}

function Cards({ suggestions }: { suggestions: Suggestion[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const rest = suggestions.length - maxCollapsed;
  useLayoutEffect(() => {
    // The pressed button is unmounted: focuses the first new card.
    if (showsAll) list.current?.children[maxCollapsed]?.querySelector("a")?.focus({ preventScroll: true });
  }, [showsAll]);
  return (
    <>
      <ul ref={list} className="divided">
        {(showsAll ? suggestions : suggestions.slice(0, maxCollapsed)).map((suggestion, index) => (
          <SuggestionCard
            key={suggestion.user_id}
            suggestion={suggestion}
            index={index < maxCollapsed ? index : index - maxCollapsed}
          />
        ))}
      </ul>
      {!showsAll && rest > 0 && (
        <Button variant="subtle" fullWidth className={classes.rest} onClick={() => setShowsAll(true)}>
          Show {rest} more
        </Button>
      )}
    </>
  );
}

function SuggestionsSkeleton() {
  return (
    <div className="card" aria-busy="true">
      <div className={classes.stats}>
        {[0, 1, 2].map((index) => (
          <div key={index}>
            <Skeleton width={56} />
            <Skeleton width={28} height={18} />
          </div>
        ))}
      </div>
      <div className="divided">
        {[0, 1].map((index) => (
          <div key={index} className="stack gap-12 pad-16">
            <div className={cardClasses.head}>
              <Skeleton width={40} height={40} round />
              <SkeletonLines tight widths={["46%", "88%"]} />
              <Skeleton width={44} height={22} />
            </div>
            <Skeleton height={6} />
            <Skeleton width="70%" />
            <Skeleton width="84%" />
            <Skeleton width="76%" />
            <Skeleton width={92} height={32} radius={8} />
          </div>
        ))}
      </div>
    </div>
  );
}

export function Suggestions() {
  const query = trpc.profile.suggestions.useQuery(
    undefined,
    refetchWhileEmpty(({ suggestions }) => suggestions),
  );
  const saved = trpc.profile.saved.useQuery().data;
  const withoutProfile = saved !== undefined && saved.profile === null;
  return (
    <Section id="suggested" title="Suggested Co-founders" count={() => query.data?.suggestions.length}>
      <QueryView query={query} pending={<SuggestionsSkeleton />} failed="Could not load suggestions.">
        {({ suggestions, stats }) => (
          <div className="card">
            <Stats stats={stats} />
            {suggestions.length > 0 ? (
              <Cards suggestions={suggestions} />
            ) : (
              <EmptyState bare level={3} drawing="suggestions" title="No new suggestions right now">
                {withoutProfile
                  ? "Suggestions are based on your saved profile, so save one first."
                  : "Check back later for new matches!"}
              </EmptyState>
            )}
          </div>
        )}
      </QueryView>
    </Section>
  );
}
