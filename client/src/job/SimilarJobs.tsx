import { Link } from "wouter";
import { Section } from "../components/Section.tsx";
import { refetchWhileEmpty, trpc } from "../trpc.ts";
import { CompanyInitials } from "./CompanyInitials.tsx";
import { JobMeta } from "./JobMeta.tsx";

/** Similar open jobs. Renders nothing when there are none or they cannot be loaded. */
export function SimilarJobs({ id }: { id: string }) {
  const { data } = trpc.job.similar.useQuery(
    { id },
    { staleTime: 60_000, ...refetchWhileEmpty(({ jobs }) => jobs) },
  );
  if (!data || data.jobs.length === 0) return null;
  return (
    <div style={{ marginTop: 32 }} data-screen-only>
      <Section id="similar" title="Similar openings">
        <ul className="card divided">
          {data.jobs.map((job) => (
            <li key={job.id} className="row gap-12 pad-16">
              <CompanyInitials company={job.company_name || job.job_title} />
              <div className="grow">
                <Link className="name quiet-link" href={`/jobs/${job.id}`}>
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
