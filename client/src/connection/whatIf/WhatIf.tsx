import { Suspense } from "react";
import { lazyWithPreload } from "../../browser/lazyWithPreload.ts";
import { Disclosure } from "../../components/Disclosure.tsx";
import { RetryBoundary } from "../../components/RetryBoundary.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";

const Questions = lazyWithPreload(() => import("./Questions.tsx"));

/** Hypothetical scores of a pair; nothing is stored. */
export const WhatIf = (pair: { userId: string; username: string }) => (
  <div>
    <Disclosure label="What If …">
      <div className="stack" style={{ padding: "16px 0 8px" }}>
        <RetryBoundary>
          <Suspense fallback={<Skeleton height={58} />}>
            <Questions {...pair} />
          </Suspense>
        </RetryBoundary>
      </div>
    </Disclosure>
  </div>
);
