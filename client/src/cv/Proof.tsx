import { useCurrentUser } from "../user/useCurrentUser.ts";
import type { Match } from "./contract.ts";
import { Receipt } from "./Receipt.tsx";
import { Requirements } from "./Requirements.tsx";

/** The proof below the reason: what is asked for, and how the score comes about. */
export function Proof({ match, finalScore }: { match: Match; finalScore: number }) {
  const { data: current } = useCurrentUser();
  const withCode = current?.hasSavedProfile === true || match.requirements.some((one) => one.shownIn);
  return (
    <>
      <Requirements requirements={match.requirements} withCode={withCode} />
      <Receipt match={match} percent={Math.round(finalScore * 100)} />
    </>
  );
}
