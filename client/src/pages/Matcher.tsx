import { IconBriefcase } from "@tabler/icons-react";
import { getQueryKey } from "@trpc/react-query";
import { Suspense, useState } from "react";
import { lazyWithPreload } from "../browser/lazyWithPreload.ts";
import { useMinimumDelay } from "../browser/minimumDelay.ts";
import { useNarrowScreen } from "../browser/smallScreen.ts";
import { EmptyState } from "../components/EmptyState.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { PageHead } from "../components/Page.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { RetryBoundary } from "../components/RetryBoundary.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { CvManager } from "../cv/CvManager.tsx";
import type { ScoredAd } from "../cv/contract.ts";
import { AdResult, PastedAd } from "../cv/PastedAd.tsx";
import { ReadCv } from "../cv/ReadCv.tsx";
import { Sources } from "../cv/Sources.tsx";
import { goToMatches, useMatches } from "../cv/useMatches.ts";
import { useMatchSearch } from "../cv/useMatchSearch.ts";
import xray from "../cv/Xray.module.css";
import { XraySkeleton } from "../cv/XraySkeleton.tsx";
import { trpc } from "../trpc.ts";
import classes from "./Matcher.module.css";

const Matches = lazyWithPreload(() => import("../cv/Matches.tsx"));

export default function Matcher() {
  const infoQuery = trpc.cv.info.useQuery();
  const info = useMinimumDelay(infoQuery, getQueryKey(trpc.cv.info, undefined, "query"));
  const { isRequested, search, go } = useMatchSearch();
  const cv = info.data?.cv ?? null;
  // Starts loading before the minimum delay has passed.
  const matches = useMatches(infoQuery.data?.cv?.updatedAt, isRequested, search);
  const [updated, setUpdated] = useState(false);
  const narrow = useNarrowScreen();
  const [ad, setAd] = useState<ScoredAd | null>(null);
  const handleFind = async () => {
    // The focus target must be mounted.
    await Matches.preload();
    if (isRequested) void matches.refetch();
    else go({ isRequested: true });
    requestAnimationFrame(goToMatches);
  };
  const handleCvChange = (uploaded: boolean) => {
    setUpdated(uploaded);
    setAd(null);
    if (isRequested) go({ isRequested: false });
  };
  return (
    <>
      <PageHead title="CV Job Matcher">
        <LinkButton href="/jobs" leftSection={<Icon icon={IconBriefcase} />}>
          View All Jobs
        </LinkButton>
      </PageHead>
      <QueryView
        query={info}
        pending={<MatcherSkeleton />}
        failed="Could not load your CV. Please try again."
        preferServer
      >
        {() => (
          <div className={`gap-32 align-start ${classes.columns}`} data-read={cv !== null || undefined}>
            <div className={`stack gap-24 ${classes.side}`}>
              <RetryBoundary resetKey={cv}>
                <CvManager
                  cv={cv}
                  finding={matches.isFetching}
                  onFind={handleFind}
                  onUploaded={() => handleCvChange(true)}
                  onRemoved={() => handleCvChange(false)}
                >
                  {/* Above the tips, so that it is visible without scrolling. */}
                  {cv && !narrow && <PastedAd bare onScored={setAd} />}
                </CvManager>
              </RetryBoundary>
              {cv && narrow && <PastedAd onScored={setAd} />}
            </div>
            <div className="stack gap-32">
              {ad && (
                <RetryBoundary resetKey={ad}>
                  <AdResult result={ad} onScored={setAd} />
                </RetryBoundary>
              )}
              {cv && <ReadCv key={cv.updatedAt} />}
              {isRequested && cv ? (
                <RetryBoundary resetKey={matches.data}>
                  <Suspense fallback={<Skeleton height={320} radius={12} />}>
                    <Matches
                      matches={matches}
                      search={search}
                      onChange={(next) => go({ isRequested: true, search: next })}
                    />
                  </Suspense>
                </RetryBoundary>
              ) : (
                <EmptyState
                  drawing="search"
                  title={
                    // Not once the CV was removed in another tab.
                    updated && cv
                      ? "CV updated! You can now find matches."
                      : 'Upload your CV and click "Find Matches" to start.'
                  }
                />
              )}
            </div>
            <div className={classes.sources}>
              <Sources />
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}

function MatcherSkeleton() {
  return (
    <div className="stack gap-32" aria-busy="true">
      <Skeleton height={260} radius={12} />
      <div className={`align-start ${xray.pair}`}>
        {[232, 120].map((width) => (
          <div key={width} className={`stack gap-12 ${classes.read}`}>
            <Skeleton width={width} height={20} />
            <XraySkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
