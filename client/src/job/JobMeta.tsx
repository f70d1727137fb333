import { dateText } from "../text/dates.ts";
import type { RouterOutputs } from "../trpc.ts";
import classes from "./JobMeta.module.css";
import { ageOf, levelLabel, placeLabel, remoteLabel } from "./labels.ts";

type Job = RouterOutputs["job"]["similar"]["jobs"][number];

export function JobMeta({ job }: { job: Job }) {
  const place = placeLabel(job.location, job.remote);
  return (
    <ul className="text-13 tertiary dotted">
      {job.company_name && <li className="secondary medium">{job.company_name}</li>}
      {job.founders && <li>Founding role</li>}
      {place && <li>{place}</li>}
      {job.remote && <li>{remoteLabel(job.remote)}</li>}
      {job.level && <li>{levelLabel(job.level)}</li>}
      {job.salary && <li className={classes.pay}>{job.salary}</li>}
      <li>
        <time dateTime={job.posted_at} title={dateText(job.posted_at)}>
          {ageOf(job.posted_at)}
        </time>
      </li>
    </ul>
  );
}
