import type { Profile } from "@career-hub/server/profile/schema.ts";
import { IconGitCommit } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import ui from "../ui.module.css";
import { evidenceOf, plural, repositoryName, sharePercent, webAddress } from "./claims.ts";
import classes from "./Insights.module.css";

type Technical = Profile["technical"];

/** Where the insight comes from, on one line. */
function SourceLine({ technical, name }: { technical: Technical; name: string }) {
  const [first] = evidenceOf(technical, name);
  if (!first) return null;
  const place = first.path ?? repositoryName(first.repository);
  const own =
    first.ownShare === undefined ? plural(first.ownCommits, "commit") : `${sharePercent(first.ownShare)} own`;
  return (
    <a
      className={`${ui.mono} ${classes.source}`}
      href={webAddress(first.url)}
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
