import { Link } from "wouter";
import { Section } from "../components/Section.tsx";
import ui from "../styles/ui.module.css";
import { refetchWhileEmpty, trpc } from "../trpc.ts";
import { CompanyMark } from "./CompanyMark.tsx";
import { JobMeta } from "./JobMeta.tsx";
import rows from "./JobRows.module.css";

/** Similar open jobs. Renders nothing when there are none or they cannot be loaded. */
export function SimilarJobs({ id }: { id: string }) {
  const { data } = trpc.job.similar.useQuery(
    { id },
    { staleTime: 60_000, ...refetchWhileEmpty(({ jobs }) => jobs) },
  );
  if (!data || data.jobs.length === 0) return null;
  return (
    <div className={rows.similar} data-screen-only>
      <Section id="similar" title="Similar openings" count={() => undefined}>
        <ul className={`${ui.card} ${ui.divided}`}>
          {data.jobs.map((job) => (
            <li key={job.id} className={`${ui.row} ${ui.close} ${ui.pad16}`}>
              <CompanyMark company={job.company_name || job.job_title} />
              <div className={ui.grow}>
                <Link className={`${ui.name} ${ui.quietLink}`} href={`/jobs/${job.id}`}>
                  {job.job_title}
                </Link>
                <JobMeta job={job} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
