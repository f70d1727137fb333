import { maxListedApplications } from "@career-hub/server/job/enums.ts";
import { Button } from "@mantine/core";
import { IconBriefcase, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { downloadText } from "../browser/download.ts";
import { EmptyState } from "../components/EmptyState.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { PageHead } from "../components/Page.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { runWithNotification } from "../components/runWithNotification.ts";
import { Skeleton } from "../components/Skeleton.tsx";
import { SortSelect } from "../components/SortSelect.tsx";
import { ApplicationBoard } from "../job/applications/ApplicationBoard.tsx";
import {
  type Application,
  type HiddenBy,
  hiddenByPay,
  type Order,
  plannedOf,
  sorted,
  stepText,
} from "../job/applications/application.ts";
import { PayFields } from "../job/PayFields.tsx";
import { hasPay, noPayFilter, ratesDate } from "../job/pay.ts";
import { useHasCv, useScores } from "../job/useScores.ts";
import { dateText, localMinute } from "../text/dates.ts";
import { plural } from "../text/plural.ts";
import { trpc } from "../trpc.ts";
import classes from "./Applications.module.css";

export default function Applications() {
  const query = trpc.job.applications.useQuery();
  const applications = query.data?.applications;
  const isEmpty = applications?.length === 0;
  return (
    <>
      <PageHead
        title="Your applications"
        below={applications && !isEmpty && <p className="secondary">{summaryOf(applications)}</p>}
      >
        {applications && !isEmpty && <ExportButton />}
        {!isEmpty && (
          <LinkButton href="/jobs" leftSection={<Icon icon={IconBriefcase} />}>
            Find more jobs
          </LinkButton>
        )}
      </PageHead>
      <QueryView query={query} pending={<ApplicationsSkeleton />} failed="Could not load your applications.">
        {(data) =>
          data.applications.length === 0 ? (
            <EmptyState
              drawing="jobs"
              title="No saved jobs yet"
              actions={<LinkButton href="/jobs">Browse Job Board</LinkButton>}
            >
              Save a job to track it here, from application to offer.
            </EmptyState>
          ) : (
            <Stages applications={data.applications} />
          )
        }
      </QueryView>
    </>
  );
}

function summaryOf(applications: Application[]): string {
  const { overdue, next } = plannedOf(applications, localMinute());
  const open = applications.filter(({ stage }) => stage !== "closed").length;
  const count =
    open < maxListedApplications
      ? plural(applications.length, "job")
      : `Your ${maxListedApplications} most recently saved open jobs`;
  const [late, soon] = [overdue[0], next[0]];
  const more = overdue.length > 1 ? `, and ${overdue.length - 1} more` : "";
  return [
    `${count}.`,
    ...(late ? [`Overdue: ${stepText(late)}${more}.`] : []),
    ...(soon ? [`Next: ${stepText(soon)}.`] : []),
  ].join(" ");
}

function ExportButton() {
  const utils = trpc.useUtils();
  const save = async () => {
    await runWithNotification(async () => {
      const { csv } = await utils.job.applicationsCsv.fetch(undefined, { staleTime: 0 });
      downloadText(csv, "applications.csv", "text/csv");
    }, "The table could not be exported. Please try again.");
  };
  return (
    <Button leftSection={<Icon icon={IconDownload} />} onClick={save}>
      Export CSV
    </Button>
  );
}

const orders: Record<Order, string> = {
  next: "Next date",
  match: "Best match",
  pay: "Highest pay",
  saved: "Last saved",
};

/** The most ids the server accepts in one request for scores. */
const batchSize = 50;
const batchesOf = (ids: string[]) =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  );

function currenciesOf(applications: Application[]): string[] {
  const counts = new Map<string, number>();
  for (const application of applications)
    if (hasPay(application) && application.salary_currency)
      counts.set(application.salary_currency, (counts.get(application.salary_currency) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([currency]) => currency);
}

function Stages({ applications }: { applications: Application[] }) {
  const [filter, setFilter] = useState(noPayFilter);
  const [order, setOrder] = useState<Order>("next");
  const hasCv = useHasCv() === true;
  const scores = useScores(batchesOf(applications.map(({ id }) => id)));
  const currencies = currenciesOf(applications);
  const filtered = applications.map((application) => ({
    application,
    hidden: hiddenByPay(application, filter),
  }));
  const visible = filtered.flatMap(({ application, hidden }) => (hidden ? [] : application));
  const percentOf = (jobId: string) => {
    const score = scores.of(jobId)?.finalScore;
    return score === undefined ? (scores.computing ? null : undefined) : Math.round(score * 100);
  };
  const currency = filter.currency || (currencies[0] ?? "");
  const inOrder = sorted(visible, {
    by: order,
    currency,
    scoreOf: (jobId) => scores.of(jobId)?.finalScore ?? -1,
  });
  const offered = (Object.keys(orders) as Order[]).filter(
    (option) => (option !== "match" || hasCv) && (option !== "pay" || currency),
  );
  return (
    <>
      <div className="row wrap justify-between gap-8-16 mb-16" data-screen-only>
        <PayFields
          filter={filter}
          currencies={currencies}
          noStatedPayLabel="Include jobs with no stated pay"
          inline
          onChange={setFilter}
        />
        <SortSelect
          options={offered.map((option) => [option, orders[option]])}
          value={order}
          onChange={setOrder}
        />
      </div>
      <ApplicationBoard applications={inOrder} percentOf={percentOf} />
      <p className="text-13 secondary mt-20" role="status">
        {filter.currency &&
          hiddenSentence(
            filter.currency,
            filtered.flatMap(({ hidden }) => hidden ?? []),
          )}
        {order === "pay" && !filter.currency && `Sorted by yearly pay. ${conversion(currency)}`}
      </p>
    </>
  );
}

const conversion = (currency: string) =>
  `Pay is converted to ${currency} a year at the European Central Bank's rates of ${dateText(ratesDate)}. Each card shows pay as the ad states it.`;

/** How many applications the pay filter hides, and why. */
function hiddenSentence(currency: string, hidden: HiddenBy[]): string {
  const count = (reason: HiddenBy) => hidden.filter((item) => item === reason).length;
  const reasons = [
    count("less") > 0 && `${count("less")} pay less`,
    count("elsewhere") > 0 && `${count("elsewhere")} pay in a currency without a rate`,
    count("silent") > 0 && `${count("silent")} state no yearly pay`,
  ].filter((reason) => reason !== false);
  return `${conversion(currency)}${reasons.length ? ` Hidden: ${reasons.join(", ")}.` : ""}`;
}

const ApplicationsSkeleton = () => (
  <div className={`gap-12 ${classes.skeleton}`} aria-busy="true">
    {[0, 1, 2, 3, 4].map((column) => (
      <Skeleton key={column} height={196} radius={12} />
    ))}
  </div>
);
