import type { areas } from "@career-hub/server/matching/enums.ts";
import { Disclosure } from "../../components/Disclosure.tsx";
import { QueryView } from "../../components/QueryView.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";
import { TableHead } from "../../components/TableHead.tsx";
import { areaInSentence } from "../../people/labels.ts";
import { type RouterOutputs, trpc } from "../../trpc.ts";
import { MatchDetails } from "../MatchDetails.tsx";
import { Answer } from "./Answer.tsx";
import classes from "./WhatIf.module.css";

export type Learned = { technology: string } | { area: (typeof areas)[number] };
type Result = NonNullable<RouterOutputs["profile"]["ifLearned"]["answer"]>;

/** Why a part falls by something learned, see docs/matching.md. */
const lowered: Record<string, string> = {
  Technologies:
    "A technology only you have lowers your overlap. If you already share more than half, one more adds little.",
  Domains: "It changes your domains, so you have less in common.",
  "Complementary roles": "It moves your profile towards areas that add less to theirs.",
  Experience: "Only one repository shows it, which lowers your average evidence.",
};

function Change({ now, imagined }: Pick<Result, "now" | "imagined">) {
  return (
    <table className={`text-13 figures table max-480 ${classes.change}`}>
      <TableHead columns={["Part of the score", "Now", "Then"]} />
      <tbody>
        {Object.entries(imagined.scoreBreakdown).map(([category, percent]) => {
          const before = now.scoreBreakdown[category] ?? 0;
          return (
            <tr key={category} className={percent === before ? "" : "medium"}>
              <th scope="row">
                {category}
                {percent < before && lowered[category] && <small>{lowered[category]}</small>}
              </th>
              <td>{before}%</td>
              <td>{percent}%</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type IfLearnedProps = { userId: string; username: string; learned: Learned };

export function IfLearned({ userId, username, learned }: IfLearnedProps) {
  const answer = trpc.profile.ifLearned.useQuery({ userId, ...learned });
  return (
    <QueryView query={answer} pending={<Skeleton height={160} />} failed="This could not be computed.">
      {({ answer }) =>
        answer && (
          <Answer
            title={`If you learned ${"area" in learned ? areaInSentence(learned.area) : learned.technology}`}
            note={`This is only a calculation: the score if one of your repositories showed “${answer.claim}”. Nothing is stored, and ${username} does not see it.`}
          >
            <p className={classes.totals}>
              {answer.now.matchScore === answer.imagined.matchScore ? (
                <>
                  The score would stay at <b>{answer.now.matchScore}%</b>.
                </>
              ) : (
                <>
                  The score would go from <b>{answer.now.matchScore}%</b> to{" "}
                  <b>{answer.imagined.matchScore}%</b>.
                </>
              )}
            </p>
            <Change now={answer.now} imagined={answer.imagined} />
            <p className="text-12 tertiary">“Who covers what” does not change, because it counts commits.</p>
            <div>
              <Disclosure label="How This Adds Up">
                <MatchDetails match={answer.imagined} />
              </Disclosure>
            </div>
          </Answer>
        )
      }
    </QueryView>
  );
}
