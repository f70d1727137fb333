import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { runWithNotification } from "../components/runWithNotification.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";

type Page = RouterOutputs["job"]["list"];
type Mark = Page["jobs"][number]["mark"];

type Ranked = RouterOutputs["cv"]["rank"];
type Matches = RouterOutputs["cv"]["match"];

const withMark = <Some extends Page | Ranked>(page: Some, id: string, mark: Mark): Some => ({
  ...page,
  jobs: page.jobs.map((job) => (job.id === id ? { ...job, mark } : job)),
});

/** Mutations of one scope run in series: an Undo must not overtake what it undoes. */
const serial = { scope: { id: "job marks" } };

/** Saves and hides jobs optimistically and rolls back when the server rejects it. */
export function useMarks() {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const mark = trpc.job.mark.useMutation(serial);
  const unmark = trpc.job.unmark.useMutation(serial);
  const hideCompany = trpc.job.hideCompany.useMutation(serial);
  const showCompany = trpc.job.showCompany.useMutation(serial);

  const write = (id: string, value: Mark) => {
    for (const procedure of [trpc.job.list, trpc.job.saved])
      client.setQueriesData<InfiniteData<Page>>(
        { queryKey: getQueryKey(procedure, undefined, "infinite") },
        (data) => data && { ...data, pages: data.pages.map((page) => withMark(page, id, value)) },
      );
    client.setQueriesData<Ranked>(
      { queryKey: getQueryKey(trpc.cv.rank) },
      (data) => data && withMark(data, id, value),
    );
    client.setQueriesData<Matches>(
      { queryKey: getQueryKey(trpc.cv.match) },
      (data) =>
        data && {
          ...data,
          matchedJobs: data.matchedJobs.map((job) => (job.id === id ? { ...job, mark: value } : job)),
        },
    );
    utils.job.byId.setData({ id }, (job) => job && { ...job, mark: value });
  };
  // Visible lists keep their cards in place; others are refetched when they are next mounted.
  const settle = () => {
    void utils.job.list.invalidate(undefined, { refetchType: "none" });
    void utils.job.saved.invalidate(undefined, { refetchType: "none" });
    void utils.job.applications.invalidate();
    void utils.job.hidden.invalidate();
    void utils.job.facets.invalidate();
  };
  const change = async (work: () => Promise<unknown>, undo: () => void, failed: string) => {
    const isDone = await runWithNotification(() => work().then(() => undefined), failed);
    if (!isDone) undo();
    settle();
    return isDone;
  };
  return {
    setMark: (id: string, value: Mark, before: Mark) => {
      write(id, value);
      return change(
        () => (value ? mark.mutateAsync({ id, mark: value }) : unmark.mutateAsync({ id })),
        () => write(id, before),
        value === "hidden" ? "Could not hide this job." : "Could not change what is saved.",
      );
    },
    setCompany: (company: string, hidden: boolean) =>
      change(
        () => (hidden ? hideCompany : showCompany).mutateAsync({ company }),
        () => {},
        hidden ? "Could not hide this company." : "Could not show this company again.",
      ),
  };
}
