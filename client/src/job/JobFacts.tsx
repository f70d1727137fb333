import type { ReactNode } from "react";
import { Link } from "wouter";
import { Tag } from "../components/Tag.tsx";
import { dateText } from "../text/dates.ts";
import type { RouterOutputs } from "../trpc.ts";
import classes from "./JobFacts.module.css";
import { ageOf, employmentLabel, levelLabel, placeLabel, remoteLabel } from "./labels.ts";
import { yearlyText } from "./pay.ts";

type JobDetails = RouterOutputs["job"]["byId"];

function YearlyPay({ of: job }: { of: JobDetails }) {
  const { salary_period: period } = job;
  const yearly = yearlyText(job);
  if (!yearly || !period || period === "year") return null;
  return (
    <p className="text-13 secondary">
      About {yearly} a year full-time{" "}
      <Link className="link" href="/how-it-works#jobs">
        How pay is compared
      </Link>
    </p>
  );
}

/** The fields of a job; those parsed from its text quote their source. */
export function JobFacts({ job }: { job: JobDetails }) {
  const quote = (...names: string[]) =>
    names.map((name) => Object.hasOwn(job.read_from, name) && job.read_from[name]).find(Boolean) || undefined;
  const technologies = job.technologies.length > 0 && (
    <span className="tags">
      {job.technologies.map((name) => (
        <Tag key={name} small>
          {name}
        </Tag>
      ))}
    </span>
  );
  const facts: [name: string, value: ReactNode, quote?: string][] = [
    ["Place", placeLabel(job.location, job.remote), quote("location")],
    ["Work mode", job.remote && remoteLabel(job.remote), quote("remote")],
    ["Level", job.level && levelLabel(job.level), quote("level")],
    [
      "Employment type",
      job.employment_type && employmentLabel(job.employment_type),
      quote("employment_type", "employmentType"),
    ],
    ["Pay", job.salary, quote("salary")],
    ["Technologies", technologies],
    ["Posted", `${dateText(job.posted_at)}, ${ageOf(job.posted_at)}`, quote("posted_at", "postedAt")],
    ["Closed", job.closed_at && dateText(job.closed_at)],
  ];
  return (
    <dl className="stack">
      {facts.map(
        ([name, value, source]) =>
          value && (
            <div key={name} className={classes.fact}>
              <dt className="text-13 name secondary">{name}</dt>
              <dd>
                {value}
                {name === "Pay" && <YearlyPay of={job} />}
                {source && <p className="text-12 tertiary">Read from “{source}”</p>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
