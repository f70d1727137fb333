import { Link } from "wouter";
import { Disclosure } from "../components/Disclosure.tsx";
import { Meter } from "../components/Score.tsx";
import type { Matched } from "./contract.ts";

const confidenceText = (confidence: number): string =>
  confidence >= 0.75
    ? "The ad gives enough detail."
    : confidence >= 0.5
      ? "The ad leaves some things open."
      : "The ad says little, so this is a rough score.";

type ReceiptProps = { match: Matched["match"]; percent: number; describedBy: string };

export function Receipt({ match, percent, describedBy }: ReceiptProps) {
  const weights = match.parts.reduce((sum, part) => sum + part.weight, 0) || 1;
  const confidence = Math.round(match.confidence * 100);
  return (
    <div className="stack gap-8">
      <Disclosure describedBy={describedBy} label="How this score is calculated">
        <div className="stack gap-12 well">
          {match.parts.map((part) => (
            <div key={part.name} className="stack gap-4 anywhere">
              <Meter name={part.name} percent={part.percent} />
              <p className="text-12 tertiary">
                Weight {Math.round((part.weight / weights) * 100)}%, adds{" "}
                {((part.weight / weights) * part.percent).toFixed(1)} points. {part.because.join(" ")}
              </p>
            </div>
          ))}
          <p className="text-13 secondary">
            Total <b className="figures">{percent}%</b>. Confidence: {confidence}%.{" "}
            {confidenceText(match.confidence)}{" "}
            <Link className="link" href="/how-it-works#jobs">
              How jobs are scored
            </Link>
          </p>
        </div>
      </Disclosure>
    </div>
  );
}
