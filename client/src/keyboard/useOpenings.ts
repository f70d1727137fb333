import { useDebouncedValue } from "@mantine/hooks";
import { IconBriefcase } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { placeLabel, remoteLabel } from "../job/labels.ts";
import { type RouterOutputs, trpc, unbatched } from "../trpc.ts";
import { filterItems, type Item } from "./items.ts";

const debounceMs = 200;
/** More than are shown, because jobs that match by title are sorted before those that match by text. */
const limit = 12;
const maxOpenings = 6;

type Job = RouterOutputs["job"]["list"]["jobs"][number];

function itemOf({ id, job_title, company_name, location, remote }: Job): Item {
  const place = placeLabel(location, remote);
  const facts = [company_name, place, remote && remoteLabel(remote)];
  return {
    id: `job ${id}`,
    label: job_title,
    hint: facts.filter(Boolean).join(" · "),
    icon: IconBriefcase,
    href: `/jobs/${id}`,
  };
}

/** Openings from the server's search, debounced; outdated requests are aborted. */
export function useOpenings(typed: string) {
  const [debounced] = useDebouncedValue(typed, debounceMs);
  const searchText = typed && debounced;
  const query = trpc.job.list.useQuery(
    { q: searchText.slice(0, 200), limit, without_hidden: true },
    { enabled: searchText !== "", placeholderData: keepPreviousData, trpc: unbatched },
  );
  const isOutdated = searchText !== typed || query.isPlaceholderData;
  const openings = searchText ? (query.data?.jobs ?? []).map(itemOf) : [];
  const matching = filterItems(openings, typed);
  // Outdated results stay only if they match the current text.
  const rest = isOutdated ? [] : openings.filter((opening) => !matching.includes(opening));
  return {
    openings: [...matching, ...rest].slice(0, maxOpenings),
    isPending: typed !== "" && !query.isError && (isOutdated || query.isPending),
    failed: query.isError && !isOutdated ? query : null,
    isOffline: query.fetchStatus === "paused",
  };
}
