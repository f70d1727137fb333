import type { Evidence, Profile } from "@career-hub/server/profile/schema.ts";
import { IconGitCommit } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { plural } from "../plural.ts";
import ui from "../ui.module.css";
import { webAddress } from "../webAddress.ts";
import { evidenceOf, repositoryName, sharePercent } from "./claims.ts";
import classes from "./Insights.module.css";

type Technical = Profile["technical"];

/** Code says more than the README, and that more than a manifest, a setting or the repository as a whole. */
function weightOf({ path }: Evidence): number {
  if (!path) return 0;
  if (/^readme/i.test(path)) return 2;
  return path.includes("/") && !path.startsWith(".") ? 3 : 1;
}

const bestOf = (evidence: Evidence[]): Evidence | undefined =>
  evidence.reduce<Evidence | undefined>(
    (best, one) => (best && weightOf(best) >= weightOf(one) ? best : one),
    undefined,
  );

/** Where the insight comes from, on one line. */
function SourceLine({ technical, name }: { technical: Technical; name: string }) {
  const best = bestOf(evidenceOf(technical, name));
  if (!best) return null;
  const place = best.path ?? repositoryName(best.repository);
  const own =
    best.ownShare === undefined ? plural(best.ownCommits, "commit") : `${sharePercent(best.ownShare)} own`;
  return (
    <a
      className={`${ui.mono} ${classes.source}`}
      href={webAddress(best.url)}
      target="_blank"
      rel="noopener noreferrer"
      title={place}
    >
      <Icon of={IconGitCommit} />
      <span>{place}</span>
      <b>{own}</b>
    </a>
  );
}

export function Insights({ technical, marked }: { technical: Technical; marked: string | null }) {
  if (technical.projectInsights.length === 0)
    return <p className={`${ui.secondary} ${classes.nothing}`}>No project insights available.</p>;
  return (
    <div className={classes.insights}>
      {technical.projectInsights.map(({ name, highlight }) => (
        <article
          key={`${name} ${highlight}`}
          className={classes.insight}
          data-marked={evidenceOf(technical, name).some((one) => one.repository === marked) || undefined}
        >
          <h3>{name}</h3>
          <p className={`${ui.s13} ${ui.secondary}`}>{highlight}</p>
          <SourceLine technical={technical} name={name} />
        </article>
      ))}
    </div>
  );
}
