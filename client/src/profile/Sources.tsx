import type { Profile } from "@career-hub/server/profile/schema.ts";
import { IconBook2 } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { plural } from "../plural.ts";
import ui from "../ui.module.css";
import { leftOutSentence, repositoryName, sharePercent, sourcesOf, writerSentence } from "./claims.ts";
import classes from "./Sources.module.css";

type SourcesProps = {
  technical: Profile["technical"];
  marked: string | null;
  onMark: (repository: string | null) => void;
};

/** What this rests on: each repository with the number of its claims. Choosing one marks them. */
export function Sources({ technical, marked, onMark }: SourcesProps) {
  const sources = sourcesOf(technical);
  const { basis } = technical;
  if (sources.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="sources">
      <h2 id="sources">What this rests on</h2>
      <ul className={`${ui.card} ${classes.list}`}>
        {sources.map(({ repository, claims, ownShare, ownCommits }) => (
          <li key={repository}>
            <button
              type="button"
              className={classes.source}
              title={repository}
              aria-pressed={marked === repository}
              onClick={() => onMark(marked === repository ? null : repository)}
            >
              <Icon of={IconBook2} />
              <span className={`${ui.mono} ${classes.name}`} data-full={repository}>
                <span>{repositoryName(repository)}</span>
              </span>
              <span className={`${ui.s12} ${ui.tertiary} ${classes.share}`}>
                {ownShare === undefined ? plural(ownCommits, "commit") : `${sharePercent(ownShare)} own`}
              </span>
              <span className={`${ui.cite} ${classes.claims}`}>
                <span aria-hidden="true">{claims}</span>
                <span className={classes.spoken}>{plural(claims, "claim")}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={`${ui.s12} ${ui.tertiary} ${classes.notes}`}>
        <p className={classes.operate}>
          Claims per repository; choose one to mark what rests on it. Forks, templates and generated code do
          not count.
        </p>
        {basis && (
          <p>
            {basis.repositoriesCounted} of {plural(basis.repositoriesTotal, "repository", "repositories")}{" "}
            counted. {leftOutSentence(basis)}
          </p>
        )}
        {basis && <p>{writerSentence(basis.writer)}</p>}
      </div>
    </section>
  );
}
