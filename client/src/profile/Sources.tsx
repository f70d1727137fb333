import { VisuallyHidden } from "@mantine/core";
import { IconBook2, IconLock } from "@tabler/icons-react";
import { firstClick } from "../browser/firstClick.ts";
import { Icon } from "../components/Icon.tsx";
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
    <section className={`stack gap-12 ${classes.section}`} aria-labelledby="sources">
      <h2 id="sources">What this is based on</h2>
      <ul className={`card divided ${classes.list}`}>
        {sources.map(({ repository, claims, ...source }) => (
          <li key={repository}>
            <button
              type="button"
              className={`row ${classes.source}`}
              title={repository}
              aria-pressed={marked === repository}
              onClick={firstClick(() => onMark(marked === repository ? null : repository))}
            >
              <Icon icon={IconBook2} className="tertiary" />
              <span className={`mono grow anywhere ${classes.name}`} data-full={repository}>
                <span>{repositoryName(repository)}</span>
              </span>
              <span className="text-12 tertiary nowrap figures">{commitsText(source)}</span>
              <span className={`cite text-right ${classes.claims}`}>
                <span aria-hidden="true">{claims}</span>
                <VisuallyHidden className={classes.spoken}>{plural(claims, "claim")}</VisuallyHidden>
              </span>
            </button>
          </li>
        ))}
        {privateRepositories > 0 && (
          <li className={`row ${classes.source}`} data-quiet>
            <Icon icon={IconLock} className="tertiary" />
            <span className="text-13 secondary">
              {plural(privateRepositories, "private repository", "private repositories")}
            </span>
          </li>
        )}
      </ul>
      <div className="text-12 tertiary stack gap-8">
        <p className={classes.operate}>
          Claims per repository. Select one to highlight its claims. Forks, templates and generated code do
          not count.
        </p>
        {basis && (
          <p>
            {basis.repositoriesCounted} of {plural(basis.repositoriesTotal, "repository", "repositories")}{" "}
            counted; those without a claim are not listed. {leftOutSentence(basis)}
          </p>
        )}
        {basis && <p>{writerSentence(basis.writer)}</p>}
      </div>
    </section>
  );
}
