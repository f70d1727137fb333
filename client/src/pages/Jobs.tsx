import { IconFileSearch } from "@tabler/icons-react";
import { EmptyState } from "../components/EmptyState.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { PageHead } from "../components/Page.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { JobCard, JobCardSkeleton } from "../job/JobCard.tsx";
import { trpc } from "../trpc.ts";
import ui from "../ui.module.css";

export default function Jobs() {
  const jobs = trpc.job.list.useQuery({});
  return (
    <>
      <PageHead title="Available Job Openings">
        <LinkButton href="/matcher" leftSection={<Icon of={IconFileSearch} />}>
          Match Your CV
        </LinkButton>
      </PageHead>
      <div className={ui.stack}>
        <QueryView
          query={jobs}
          pending={[0, 1, 2].map((index) => <JobCardSkeleton key={index} />)}
          failed="Failed to load job postings. Please try again later."
        >
          {({ jobs: list }) =>
            list.length === 0 ? (
              <EmptyState
                drawing="jobs"
                title="No job openings are available at the moment. Please check back later."
              />
            ) : (
              list.map((job, index) => <JobCard key={job.id} job={job} index={index} />)
            )
          }
        </QueryView>
      </div>
    </>
  );
}
