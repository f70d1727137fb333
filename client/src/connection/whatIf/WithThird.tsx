import { Link } from "wouter";
import { QueryView } from "../../components/QueryView.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";
import { areaInSentence, weakSentence } from "../../people/labels.ts";
import { listed } from "../../text/listed.ts";
import { type RouterOutputs, trpc } from "../../trpc.ts";
import { CoverTable, LevelBars, levels } from "../CoverTable.tsx";
import { Answer } from "./Answer.tsx";
import classes from "./WhatIf.module.css";

type Area = NonNullable<RouterOutputs["profile"]["withThird"]["answer"]>["areas"][number];
const rank = (level: string) => levels.indexOf(level);
const solid = rank("Solid");

/** An area is covered from the level Solid up, as in a pair. */
function coveredBy(area: Area, names: [string, string, string]): string {
  const ranks = [rank(area.you), rank(area.they), rank(area.third)];
  const covering = names.filter((_, index) => (ranks[index] ?? 0) >= solid);
  if (covering.length === names.length) return "All three";
  if (covering.length > 0) return listed(covering);
  return ranks.some((value) => value > 0) ? "Weak" : "Nobody";
}

const best = ({ you, they, third }: Area) => Math.max(rank(you), rank(they), rank(third));

type WithThirdProps = { userId: string; username: string; third: { id: string; username: string } };

export function WithThird({ userId, username, third }: WithThirdProps) {
  const answer = trpc.profile.withThird.useQuery({ userId, thirdId: third.id });
  const names: [string, string, string] = ["You", username, third.username];
  return (
    <QueryView query={answer} pending={<Skeleton height={240} />} failed="This could not be computed.">
      {({ answer }) => {
        if (!answer) return <p className="secondary">{third.username} has no saved profile.</p>;
        const rows = answer.areas
          .map((area) => ({ ...area, covered: coveredBy(area, names) }))
          .toSorted((a, b) => best(b) - best(a));
        const areasCoveredBy = (who: string) =>
          rows.filter(({ covered }) => covered === who).map(({ area }) => areaInSentence(area));
        const [weak, nobody] = [areasCoveredBy("Weak"), areasCoveredBy("Nobody")];
        return (
          <Answer
            title={`If ${third.username} joined you and ${username}`}
            note="This is only a calculation. Nothing is stored, and nobody is notified."
          >
            <p className={classes.totals}>
              {nobody.length > 0
                ? `The three of you leave ${listed(nobody)} uncovered.`
                : "Each area is covered by at least one of the three."}
              {weak.length > 0 && ` ${weakSentence(weak)}`}
            </p>
            <p>
              You and{" "}
              <Link href={`/profile/view/${third.id}`} className="link">
                {third.username}
              </Link>{" "}
              match at <b>{answer.match.matchScore}%</b>.
            </p>
            <CoverTable
              caption="Areas, the level of evidence each of the three has, and who covers them"
              names={names}
              rows={rows.map(({ area, you, they, third: thirdLevel, covered }) => ({
                area,
                levels: [you, they, thirdLevel].map((level, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one for each person
                  <LevelBars key={index} level={level} />
                )),
                covered,
              }))}
            />
          </Answer>
        );
      }}
    </QueryView>
  );
}
