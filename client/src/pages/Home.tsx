import { Suspense } from "react";
import { useSearch } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { lazyWithPreload } from "../browser/lazyWithPreload.ts";
import { useToken } from "../browser/session.ts";
import { Notice } from "../components/Notice.tsx";
import { Heading } from "../components/Page.tsx";
import { Pending } from "../components/Pending.tsx";
import { SilentBoundary } from "../components/RetryBoundary.tsx";
import { LoadingMessage } from "../components/Spinner.tsx";
import { productName } from "../product.ts";
import { errorMessage } from "../trpc.ts";
import { SignInCard } from "../user/SignInCard.tsx";
import { requestedPath } from "../user/signInReturn.ts";
import { useCurrentUser } from "../user/useCurrentUser.ts";
import { useLogout } from "../user/useLogout.ts";
import classes from "./Home.module.css";

// Lazy, so that the first lines and the sign-in button render first.
const SamplePairCard = lazyWithPreload(() => import("../about/SamplePairCard.tsx"));
const Counts = lazyWithPreload(() => import("../about/Counts.tsx"));
const Tour = lazyWithPreload(() => import("../about/Tour.tsx"));

const heading = `AI Powered ${productName}`;

const loading = (
  <Pending>
    <LoadingMessage>Loading your profile...</LoadingMessage>
  </Pending>
);

const SignedIn = lazyWithPreload(() => import("../user/SignedIn.tsx"));

const SignInFailure = lazyWithPreload(() => import("../user/SignInFailure.tsx"));

/** Why the visitor was sent here: sign-in failed, or the page requires it. */
function Reason({ visitor }: { visitor?: boolean }) {
  const code = new URLSearchParams(useSearch()).get("error");
  const path = requestedPath(useHistoryState());
  const needsSignIn = visitor && path !== null;
  if (code === null && !needsSignIn) return null;
  return (
    <div className="max-480 mb-16">
      {code === null ? (
        <Notice tone="info">Please log in to open that page. You will return to it afterwards.</Notice>
      ) : (
        <Suspense fallback={null}>
          <SignInFailure code={code} />
        </Suspense>
      )}
    </div>
  );
}

export default function Home() {
  const token = useToken();
  const current = useCurrentUser();
  const { logout, leaving } = useLogout(400);

  if (token && !current.isError)
    return (
      <div className={classes.leave} data-leaving={leaving || undefined}>
        <Heading title="Home" className="mb-24">
          {heading}
        </Heading>
        {current.data ? (
          <>
            <Reason />
            <div className="columns" style={{ "--columns": "minmax(0, 1fr) 336px" }}>
              <Suspense fallback={loading}>
                <SignedIn status={current.data} logout={logout} leaving={leaving} />
              </Suspense>
            </div>
          </>
        ) : (
          current.fetchStatus !== "paused" && loading
        )}
      </div>
    );
  return (
    <div className={classes.signedOut}>
      <div>
        <Heading title="Home" className={`mb-24 ${classes.hero}`}>
          AI Powered <br />
          {productName}
        </Heading>
        <p className={`mb-24 secondary ${classes.lead}`}>
          Find out who to build with, and prove what you can do with your own commits.
        </p>
        <Reason visitor />
        {current.isError && token && (
          <div className="max-480 mb-16">
            <Notice tone="error" onRetry={() => current.refetch()}>
              {errorMessage(current.error, "Your profile could not be loaded.")}
            </Notice>
          </div>
        )}
        <SignInCard />
      </div>
      <SilentBoundary>
        <Suspense fallback={<div style={{ minHeight: 640 }} />}>
          <SamplePairCard />
        </Suspense>
      </SilentBoundary>
      <div className={`stack ${classes.below}`}>
        <Suspense>
          <SilentBoundary>
            <Counts />
          </SilentBoundary>
          <SilentBoundary>
            <Tour />
          </SilentBoundary>
        </Suspense>
      </div>
    </div>
  );
}
