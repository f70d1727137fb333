import type { ReactNode } from "react";
import { Link } from "wouter";
import { Tag } from "../components/Tag.tsx";
import ui from "../styles/ui.module.css";
import { dateText } from "../text/dates.ts";
import type { RouterOutputs } from "../trpc.ts";
import classes from "./JobFacts.module.css";
import { ageOf, employmentLabel, levelLabel, placeLabel, remoteLabel } from "./labels.ts";
import { yearlyText } from "./pay.ts";

type JobDetails = RouterOutputs["job"]["byId"];

function Fact({ name, words, children }: { name: string; words?: string | undefined; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>
        {children}
        {words && <p className={`${ui.s12} ${ui.tertiary}`}>Read from “{words}”</p>}
      </dd>
    </div>
  );
}

/** Pay by the hour, day, week or month as pay by the year. */
function YearlyPay({ of: job }: { of: JobDetails }) {
  const { salary_period: period } = job;
  const yearly = yearlyText(job);
  if (!yearly || !period || period === "year") return null;
  return (
    <p className={`${ui.s13} ${ui.secondary}`}>
      About {yearly} a year in full-time work{" "}
      <Link className={ui.link} href="/how-it-works#jobs">
        How pay is compared
      </Link>
    </p>
  );
}

/** What is known of a job, and for what was read from its text the words it was read from. */
export function JobFacts({ job }: { job: JobDetails }) {
  const words = (name: string): string | undefined =>
    Object.hasOwn(job.read_from, name) ? job.read_from[name] : undefined;
  const place = placeLabel(job.location, job.remote);
  return (
    <dl className={ui.stack}>
      {place && (
        <Fact name="Place" words={words("location")}>
          {place}
        </Fact>
      )}
      {job.remote && (
        <Fact name="Work mode" words={words("remote")}>
          {remoteLabel(job.remote)}
        </Fact>
      )}
      {job.level && (
        <Fact name="Level" words={words("level")}>
          {levelLabel(job.level)}
        </Fact>
      )}
      {job.employment_type && (
        <Fact name="Employment type" words={words("employment_type") ?? words("employmentType")}>
          {employmentLabel(job.employment_type)}
        </Fact>
      )}
      {job.salary && (
        <Fact name="Pay" words={words("salary")}>
          {job.salary}
          <YearlyPay of={job} />
        </Fact>
      )}
      {job.technologies.length > 0 && (
        <Fact name="Technologies">
          <span className={ui.tags}>
            {job.technologies.map((name) => (
              <Tag key={name} small>
                {name}
              </Tag>
            ))}
          </span>
        </Fact>
      )}
      <Fact name="Posted" words={words("posted_at") ?? words("postedAt")}>
        {dateText(job.posted_at)}, {ageOf(job.posted_at)}
      </Fact>
      {job.closed_at && <Fact name="Closed">{dateText(job.closed_at)}</Fact>}
    </dl>
  );
}
