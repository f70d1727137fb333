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
  const all = requirements.length + credentials.length;
  const notCompared = requirements.filter((one) => one.notCompared).length + credentials.length;
  return (
    <>
      {all > 0 && (
        <div className="stack gap-8">
          <Disclosure
            describedBy={describedBy}
            label={`What the job asks for: ${met} of ${all} met${notCompared > 0 ? `, ${notCompared} not compared` : ""}`}
          >
            <RequirementsTable requirements={requirements} credentials={credentials} withCode={withCode} />
          </Disclosure>
        </div>
      )}
      <Receipt match={match} percent={Math.round(finalScore * 100)} describedBy={describedBy} />
    </>
  );
}
