import type { Evidence } from "@career-hub/server/profile/schema.ts";
import { monthText } from "../text/dates.ts";
import { plural } from "../text/plural.ts";
import { webAddress } from "../text/webAddress.ts";
import { repositoryName, sharePercent } from "./claims.ts";
import classes from "./Findings.module.css";

function periodOf({ firstAt, lastAt }: Evidence): string {
  const first = monthText(firstAt);
  const last = monthText(lastAt);
  return first === last ? first : `${first} to ${last}`;
}

const shareOf = ({ ownShare, ownCommits }: Evidence): string =>
  ownShare === undefined ? plural(ownCommits, "own commit") : `Wrote ${sharePercent(ownShare)} of commits`;

function Place({ finding }: { finding: Evidence }) {
  const place = (
    <>
      <b>{repositoryName(finding.repository)}</b> <span className="tertiary">{finding.path}</span>
    </>
  );
  const address = webAddress(finding.url);
  return address ? (
    <a className="mono quiet-link anywhere" href={address} target="_blank" rel="noopener noreferrer">
      {place}
    </a>
  ) : (
    <span className="mono anywhere">{place}</span>
  );
}

/** The findings behind a claim. Without `max` the list scrolls. */
export function Findings({ evidence, max }: { evidence: Evidence[]; max?: number }) {
  const rest = max === undefined ? 0 : evidence.length - max;
  return (
    <ol
      className={max === undefined ? classes.scrolls : classes.excerpt}
      // Scroll containers must be reachable by keyboard.
      tabIndex={max === undefined ? 0 : undefined}
      aria-label="Findings"
    >
      {evidence.slice(0, max).map((finding, index) => (
        <li
          key={`${finding.repository} ${finding.path} ${finding.url} ${finding.note}`}
          className={`line-above ${classes.finding}`}
        >
          <span className={`cite ${classes.number}`}>{index + 1}</span>
          <Place finding={finding} />
          <span className="text-12 medium nowrap secondary figures">{shareOf(finding)}</span>
          {finding.note && <p className="text-13 secondary">{finding.note}</p>}
          {max === undefined && <p className="text-12 tertiary">{periodOf(finding)}</p>}
        </li>
      ))}
      {rest > 0 && <li className={`text-13 secondary line-above ${classes.more}`}>{rest} more</li>}
    </ol>
  );
}
