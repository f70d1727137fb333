import { Disclosure } from "../components/Disclosure.tsx";
import { useCurrentUser } from "../user/useCurrentUser.ts";
import type { Match } from "./contract.ts";
import { Receipt } from "./Receipt.tsx";
import { RequirementsTable } from "./Requirements.tsx";

type ProofProps = {
  match: Match;
  finalScore: number;
  /** Id of the job's title, read out with the buttons. */
  describedBy: string;
};

export function Proof({ match, finalScore, describedBy }: ProofProps) {
  const { data: current } = useCurrentUser();
  const { requirements, credentials } = match;
  const withCode = current?.hasSavedProfile === true || requirements.some(({ shownIn }) => shownIn);
  const met = requirements.filter((one) => one.met).length;
  const counts = [
    ...(requirements.length > 0 ? [`${met} of ${requirements.length} met`] : []),
    ...(credentials.length > 0 ? [`${credentials.length} not compared`] : []),
  ];
  return (
    <>
      {counts.length > 0 && (
        <div className="stack gap-8">
          <Disclosure describedBy={describedBy} label={`What the job asks for: ${counts.join(", ")}`}>
            <RequirementsTable requirements={requirements} credentials={credentials} withCode={withCode} />
          </Disclosure>
        </div>
      )}
      <Receipt match={match} percent={Math.round(finalScore * 100)} describedBy={describedBy} />
    </>
  );
}
