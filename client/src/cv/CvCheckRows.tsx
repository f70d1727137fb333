import { UnstyledButton } from "@mantine/core";
import { IconAlertTriangle, IconCircleMinus, IconPencilPlus } from "@tabler/icons-react";
import { Link } from "wouter";
import { firstClick } from "../browser/firstClick.ts";
import { Icon } from "../components/Icon.tsx";
import { plural } from "../text/plural.ts";
import classes from "./CvCheck.module.css";
import type { About, AskedFor, Finding } from "./contract.ts";

export type Marking = { marked: About | null; onMark: (about: About | null) => void };

export const Group = ({ title, count }: { title: string; count: number }) => (
  <h3 className={`apart medium secondary ${classes.group}`}>
    <span>{title}</span>
    <span className="figures">{count}</span>
  </h3>
);

/** A finding; pressing it highlights the text it is about. */
export function FindingRow({ finding, marked, onMark }: { finding: Finding } & Marking) {
  const { title, advice, place, about } = finding;
  const content = (
    <>
      <Icon icon={IconAlertTriangle} className={classes.warning} />
      <span className="name">{title}</span>
      <span className={`tertiary ${classes.place}`}>{place || (about && "Show")}</span>
      <span className={`anywhere secondary ${classes.advice}`}>{advice}</span>
    </>
  );
  if (!about) return <div className={`text-13 ${classes.finding}`}>{content}</div>;
  const isMarked = marked?.kind === about.kind && marked.index === about.index;
  return (
    <UnstyledButton
      className={`text-13 ${classes.finding}`}
      aria-pressed={isMarked}
      onClick={firstClick(() => onMark(isMarked ? null : about))}
    >
      {content}
    </UnstyledButton>
  );
}

const maxJobs = 2;

export function AskedForRow({ requirement, of }: { requirement: AskedFor["skills"][number]; of: number }) {
  const { skill, shownIn, jobs } = requirement;
  const more = jobs.length - maxJobs;
  return (
    <div className={`text-13 ${classes.finding}`}>
      <Icon
        icon={shownIn ? IconPencilPlus : IconCircleMinus}
        className={shownIn ? "text-accent" : "tertiary"}
      />
      <span className="name">{skill}</span>
      <span className={`tertiary ${classes.place}`}>
        {jobs.length} of {plural(of, "job")}
      </span>
      <p className={`anywhere secondary ${classes.advice}`}>
        {shownIn ? (
          <>
            Shown in{" "}
            <a className="link" href={shownIn.url} target="_blank" rel="noreferrer">
              {shownIn.repository}
            </a>
            . Add it if you want it to count.
          </>
        ) : (
          "Not in your CV or your saved profile. Add it only if you have used it."
        )}{" "}
        For{" "}
        {jobs.slice(0, maxJobs).map(({ id, title }, index) => (
          <span key={id}>
            {index > 0 && ", "}
            <Link className="link" href={`/jobs/${id}`}>
              {title}
            </Link>
          </span>
        ))}
        {more > 0 && ` and ${more} more`}.
      </p>
    </div>
  );
}
