import type { Evidence } from "@career-hub/server/profile/schema.ts";
import { repositoryName } from "../profile/claims.ts";
import shared from "../profile/Findings.module.css";
import ui from "../styles/ui.module.css";
import classes from "./Findings.module.css";

/** What one claim rests on: repository, path, share of the commits, and what was found. */
export function Findings({ evidence, atMost }: { evidence: Evidence[]; atMost: number }) {
  return (
    <ol className={classes.findings}>
      {evidence.slice(0, atMost).map((one, index) => (
        <li key={`${one.repository} ${one.path} ${one.note}`} className={shared.finding}>
          <span className={`${ui.cite} ${shared.number}`}>{index + 1}</span>
          <span className={`${ui.mono} ${shared.place}`}>
            <b>{repositoryName(one.repository)}</b> <span className={ui.tertiary}>{one.path}</span>
          </span>
          {one.ownShare !== undefined && (
            <span className={shared.share}>{Math.round(one.ownShare * 100)}% of commits</span>
          )}
          {one.note && <p className={`${ui.s13} ${ui.secondary}`}>{one.note}</p>}
        </li>
      ))}
      {evidence.length > atMost && (
        <li className={`${ui.s13} ${ui.secondary} ${shared.finding} ${classes.more}`}>
          {evidence.length - atMost} more
        </li>
      )}
    </ol>
  );
}
