import { useDebouncedValue } from "@mantine/hooks";
import { IconBriefcase } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { placeLabel, remoteLabel } from "../job/labels.ts";
import { type RouterOutputs, trpc, unbatched } from "../trpc.ts";
import { found, type Item } from "./items.ts";

const settleMs = 200;
/** A few more are asked for than are shown: those whose title answers come before those whose text does. */
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

/** Openings by the server's own search, once the typing pauses; a question that was typed over is called back. */
export function useOpenings(typed: string) {
  const [settled] = useDebouncedValue(typed, settleMs);
  const searchText = typed && settled;
  const query = trpc.job.list.useQuery(
    { q: searchText.slice(0, 200), limit: limit, without_hidden: true },
    { enabled: searchText !== "", placeholderData: keepPreviousData, trpc: unbatched },
  );
  const isOld = searchText !== typed || query.isPlaceholderData;
  const openings = searchText ? (query.data?.jobs ?? []).map(itemOf) : [];
  const answering = found(openings, typed);
  // Those before stay only where they answer what is typed now: nobody opens what was not asked for.
  const rest = isOld ? [] : openings.filter((one) => !answering.includes(one));
  return {
    openings: [...answering, ...rest].slice(0, maxOpenings),
    isPending: typed !== "" && !query.isError && (isOld || query.isPending),
    failed: query.isError && !isOld ? query : null,
    isOffline: query.fetchStatus === "paused",
  };
}
