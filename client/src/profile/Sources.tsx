import { IconBook2, IconLock } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";
import { plural } from "../text/plural.ts";
import {
  commitsText,
  leftOutSentence,
  repositoryName,
  sourcesOf,
  type Technical,
  writerSentence,
} from "./claims.ts";
import classes from "./Sources.module.css";

type SourcesProps = {
  technical: Technical;
  marked: string | null;
  onMark: (repository: string | null) => void;
};

/** The repositories behind a profile with their numbers of claims. Pressing one highlights its claims. */
export function Sources({ technical, marked, onMark }: SourcesProps) {
  const sources = sourcesOf(technical);
  const { basis, privateRepositories = 0 } = technical;
  if (sources.length === 0 && privateRepositories === 0) return null;
  return (
    <section className={`${ui.stack} ${ui.close} ${classes.section}`} aria-labelledby="sources">
      <h2 id="sources">What this rests on</h2>
      <ul className={`${ui.card} ${ui.divided} ${classes.list}`}>
        {sources.map(({ repository, claims, ...source }) => (
          <li key={repository}>
            <button
              type="button"
              className={`${ui.row} ${classes.source}`}
              title={repository}
              aria-pressed={marked === repository}
              onClick={() => onMark(marked === repository ? null : repository)}
            >
              <Icon icon={IconBook2} />
              <span className={`${ui.mono} ${ui.grow} ${classes.name}`} data-full={repository}>
                <span>{repositoryName(repository)}</span>
              </span>
              <span className={`${ui.s12} ${ui.tertiary} ${classes.share}`}>{commitsText(source)}</span>
              <span className={`${ui.cite} ${classes.claims}`}>
                <span aria-hidden="true">{claims}</span>
                <span className={classes.spoken}>{plural(claims, "claim")}</span>
              </span>
            </button>
          </li>
        ))}
        {privateRepositories > 0 && (
          <li className={`${ui.row} ${classes.source}`} data-quiet>
            <Icon icon={IconLock} />
            <span className={`${ui.s13} ${ui.secondary}`}>
              {plural(privateRepositories, "private repository", "private repositories")}
            </span>
          </li>
        )}
      </ul>
      <div className={`${ui.s12} ${ui.tertiary} ${ui.stack} ${ui.tight}`}>
        <p className={classes.operate}>
          Claims per repository. Select one to highlight its claims. Forks, templates and generated code do
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
