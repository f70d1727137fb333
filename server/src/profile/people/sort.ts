import { badRequest } from "../../errors.ts";
import type { Fit } from "../wishes/fit.ts";

export type Sortable = { userId: string; score: number | null; theirs: Fit; yours: Fit };

const share = ({ met, total }: Fit) => (total === 0 ? 1 : met / total);

/**
 * Failing musts last, then by the lower of the two shares, then by score, then id. As a text that sorts so, which is the
 * cursor of a page as well.
 */
export function sortKey({ userId, score, theirs, yours }: Sortable, sort: "fit" | "score"): string {
  const fails = theirs.failedMusts + yours.failedMusts > 0 ? 1 : 0;
  const fit = Math.round(1000 * (1 - Math.min(share(theirs), share(yours))));
  const byScore = String(100 - (score ?? 0)).padStart(3, "0");
  return sort === "score"
    ? `${byScore} ${userId}`
    : `${fails} ${String(fit).padStart(4, "0")} ${byScore} ${userId}`;
}

const form = /^(?:\d \d{4} )?\d{3} [0-9a-f-]{36}$/;

export function keyOf(cursor: string | null | undefined): string {
  if (cursor && !form.test(cursor)) throw badRequest("The field cursor is not valid: it comes from no page.");
  return cursor ?? "";
}
