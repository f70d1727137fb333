import { VisuallyHidden } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleMinus } from "@tabler/icons-react";
import { Link } from "wouter";
import { Icon } from "../../components/Icon.tsx";
import type { RouterOutputs } from "../../trpc.ts";
import classes from "./Fit.module.css";

export type Fit = RouterOutputs["profile"]["pair"]["yours"];

const Squares = ({ fit }: { fit: Fit }) => (
  <span className={`marks ${classes.squares}`} aria-hidden="true">
    {fit.wishes.map(({ list, text, met }) => (
      <i key={`${list} ${text}`} data-on={met || undefined} />
    ))}
  </span>
);

type BothProps = { theirs: Fit; yours: Fit };
type FitProps = BothProps & {
  /** Whether the other person said "Not now". */
  notLooking?: boolean;
  invites?: boolean;
};

/**
 * How many wishes each person meets, with a filled square for each one met. With `invites`, users without wishes get a
 * link to state them.
 */
export function FitBothWays({ theirs, yours, notLooking = false, invites = true }: FitProps) {
  return (
    <div className={`text-13 secondary wrap ${classes.both}`}>
      <div>
        <Squares fit={theirs} />
        <span>
          {notLooking ? (
            "They are not looking for a co-founder at the moment."
          ) : theirs.total === 0 ? (
            "They have not said what they are looking for."
          ) : (
            <>
              You meet{" "}
              <b>
                {theirs.met} of their {theirs.total}
              </b>{" "}
              {theirs.total === 1 ? "wish" : "wishes"}
            </>
          )}
        </span>
      </div>
      {yours.total > 0 ? (
        <div>
          <Squares fit={yours} />
          <span>
            They meet{" "}
            <b>
              {yours.met} of your {yours.total}
            </b>
          </span>
        </div>
      ) : (
        invites && (
          <Link className="link" href="/profile/wishes">
            Say what you are looking for
          </Link>
        )
      )}
    </div>
  );
}

export function FailedMusts({ theirs, yours }: BothProps) {
  const failed = [
    ...theirs.wishes.map((wish) => ({ ...wish, whose: "One of their must-haves is not met" })),
    ...yours.wishes.map((wish) => ({ ...wish, whose: "One of your must-haves is not met" })),
  ].filter(({ list, met }) => list === "must" && !met);
  if (failed.length === 0) return null;
  return (
    <ul className={`text-13 ${classes.failed}`}>
      {failed.map(({ whose, text, because }) => (
        <li key={`${whose} ${text}`} className="icon-line">
          <Icon icon={IconAlertTriangle} />
          <span>
            {whose}: <b>{text}.</b> {because}.
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Wants({ fit }: { fit: Fit }) {
  return (
    <ul className={`text-13 divided ${classes.wants}`}>
      {fit.wishes.map(({ list, text, met, because }) => (
        <li key={`${list} ${text}`}>
          <span className={met ? "text-success" : "tertiary"}>
            <Icon icon={met ? IconCircleCheck : IconCircleMinus} />
            <VisuallyHidden>{met ? "Met: " : "Not met: "}</VisuallyHidden>
          </span>
          <b className="medium anywhere">{text}</b>
          <span className="mono tertiary">{list}</span>
          <p className="secondary">{because}</p>
        </li>
      ))}
    </ul>
  );
}
