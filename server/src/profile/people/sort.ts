import { badRequest } from "../../errors.ts";
import type { Fit } from "../wishes/fit.ts";

type Sortable = { userId: string; score: number | null; theirs: Fit; yours: Fit };

/** 0 to 1: the minimum of the shares of wishes met, over people who stated any; neutral where nobody did. */
function shareMet(...fits: Fit[]): number {
  const stated = fits.filter(({ total }) => total > 0);
  return stated.length ? Math.min(...stated.map(({ met, total }) => met / total)) : 0.5;
}

/** Sort key, which is also the cursor: failed musts last, then share of wishes met, score and id, as a string that sorts in this order. */
export function sortKey({ userId, score, theirs, yours }: Sortable, sort: "fit" | "score"): string {
  const fails = theirs.failedMusts + yours.failedMusts > 0 ? 1 : 0;
  const fit = Math.round(1000 * (1 - shareMet(theirs, yours)));
  const byScore = String(100 - (score ?? 0)).padStart(3, "0");
  return sort === "score"
    ? `${byScore} ${userId}`
    : `${fails} ${String(fit).padStart(4, "0")} ${byScore} ${userId}`;
}

const form = /^(?:\d \d{4} )?\d{3} [0-9a-f-]{36}$/;

export function keyOf(cursor: string | null | undefined): string {
  if (cursor && !form.test(cursor)) throw badRequest("The field “cursor” is not a cursor of this list.");
  return cursor ?? "";
}
