import { Meter } from "../components/Score.tsx";
import classes from "./MatchDetails.module.css";
import type { Suggestion } from "./SuggestionCard.tsx";

type Receipt = Suggestion["receipt"];

/** The weight of each part in percent of all weights. */
function sharesOf({ parts }: Receipt): Map<string, number> {
  const total = parts.reduce((sum, part) => sum + part.weight, 0) || 1;
  return new Map(parts.map(({ category, weight }) => [category, Math.round((100 * weight) / total)]));
}

export function MatchDetails({ match }: { match: Pick<Suggestion, "scoreBreakdown" | "receipt"> }) {
  const { scoreBreakdown, receipt } = match;
  const shares = sharesOf(receipt);
  const reasonsOf = (category: string) =>
    receipt.parts.find((part) => part.category === category)?.because ?? [];
  return (
    <div className="stack gap-12">
      <ul className="stack gap-12">
        {Object.entries(scoreBreakdown).map(([category, percent]) => (
          <li key={category}>
            <Meter name={category} percent={percent} />
            {reasonsOf(category).length > 0 && (
              <ul className={`text-12 secondary anywhere ${classes.reasons}`}>
                {reasonsOf(category).map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <p className={`text-12 secondary part ${classes.sum}`}>
        The score of {receipt.total}% is{" "}
        {receipt.parts.map(({ category, percent }, index) => (
          <span key={category}>
            {index > 0 && (index === receipt.parts.length - 1 ? " and " : ", ")}
            {shares.get(category)}% of <b>{percent}</b> for {category.toLowerCase()}
          </span>
        ))}
        , added up. <span className="tertiary">Published formula, version {receipt.version}.</span>
      </p>
    </div>
  );
}
