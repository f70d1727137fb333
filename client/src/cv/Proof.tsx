import { useCurrentUser } from "../user/useCurrentUser.ts";
import type { Match } from "./contract.ts";
import { Receipt } from "./Receipt.tsx";
import { RequirementsDisclosure } from "./RequirementsDisclosure.tsx";

type ProofProps = {
  match: Match;
  finalScore: number;
  /** Id of the job's title, read out with the buttons. */
  describedBy: string;
};

/** The proof below the reason: what is asked for, and how the score comes about. */
export function Proof({ match, finalScore, describedBy }: ProofProps) {
  const { data: current } = useCurrentUser();
  const withCode = current?.hasSavedProfile === true || match.requirements.some((one) => one.shownIn);
  return (
    <>
      <RequirementsDisclosure
        requirements={match.requirements}
        withCode={withCode}
        describedBy={describedBy}
      />
      <Receipt match={match} percent={Math.round(finalScore * 100)} describedBy={describedBy} />
    </>
  );
}
