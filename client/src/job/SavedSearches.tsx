import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { firstClick } from "../browser/firstClick.ts";
import { Icon } from "../components/Icon.tsx";
import { notifyPersistent } from "../components/Notifications.tsx";
import { runWithNotification } from "../components/runWithNotification.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import classes from "./SavedSearches.module.css";
import { SaveSearch } from "./SaveSearch.tsx";
import { addressOf, isNarrowed, type Search, searchOf, usualSort } from "./search.ts";

type SavedSearch = RouterOutputs["job"]["searches"]["searches"][number];

const maxCollapsed = 5;

function addressOfSaved({ search }: SavedSearch): string {
  const words = Object.entries(search).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, String(value)]),
  );
  return addressOf(searchOf(new URLSearchParams(words).toString()));
}

/** Removes a search; Undo saves it again. */
function useRemove() {
  const utils = trpc.useUtils();
  const remove = trpc.job.removeSearch.useMutation();
  const save = trpc.job.saveSearch.useMutation();
  const change = (work: () => Promise<unknown>, failed: string) =>
    runWithNotification(
      () => work().then(() => undefined),
      failed,
      () => utils.job.searches.invalidate(),
    );
  return async ({ id, name, search, lookedAt }: SavedSearch) => {
    const undo = () => {
      const again = { name, search, lookedAt: new Date(lookedAt).toISOString() };
      void change(() => save.mutateAsync(again), "The search could not be saved again.");
    };
    if (!(await change(() => remove.mutateAsync({ id }), "The search could not be removed."))) return;
    notifyPersistent(`removed-search-${id}`, `Removed “${name}”`, { label: "Undo", onClick: undo });
  };
}

/** Marks the new jobs of the open search as seen; the badge stays until another search is opened. */
function useMarkVisited(current: SavedSearch | undefined): void {
  const { client, job } = trpc.useUtils();
  const id = current?.newJobs ? current.id : undefined;
  useEffect(() => {
    if (!id || document.visibilityState !== "visible") return;
    const marked = client.job.markSearchSeen.mutate({ id }).catch(() => {});
    return () => void marked.then(() => job.searches.invalidate());
  }, [client, job, id]);
}

export function SavedSearches({ search }: { search: Search }) {
  const { data } = trpc.job.searches.useQuery();
  const [showsAll, setShowsAll] = useState(false);
  const remove = useRemove();
  const address = addressOf({ ...search, sort: usualSort(search.q) });
  const current = data?.searches.find((saved) => addressOfSaved(saved) === address);
  useMarkVisited(current);
  if (!data) return null;
  const canSave = isNarrowed(search) && !current;
  if (data.searches.length === 0 && !canSave) return null;
  const isVisible = (saved: SavedSearch, index: number) =>
    showsAll || index < maxCollapsed || saved === current;
  const visible = data.searches.filter(isVisible);
  const more = data.searches.length - visible.length;
  return (
    <div className="row wrap gap-8-16">
      {data.searches.length > 0 && (
        <nav className={`row wrap min-0 ${classes.list}`} aria-label="Saved searches">
          <span className="text-13 secondary">Saved searches</span>
          <ul className="tags min-0">
            {visible.map((saved) => (
              <li key={saved.id} className="text-13 min-0" data-current={saved === current || undefined}>
                <Link
                  className="quiet-link anywhere min-0"
                  href={`/jobs${addressOfSaved(saved)}`}
                  aria-current={saved === current ? "true" : undefined}
                >
                  {saved.name}
                  {saved.newJobs > 0 && <b className="text-accent nowrap"> {saved.newJobs} new</b>}
                </Link>
                <button
                  type="button"
                  className="tertiary"
                  aria-label={`Remove saved search ${saved.name}`}
                  onClick={firstClick(() => remove(saved))}
                >
                  <Icon icon={IconX} size={14} />
                </button>
              </li>
            ))}
          </ul>
          {more > 0 && (
            <Button size="xs" variant="subtle" onClick={() => setShowsAll(true)}>
              Show {more} more
            </Button>
          )}
        </nav>
      )}
      {canSave && <SaveSearch search={search} />}
    </div>
  );
}
