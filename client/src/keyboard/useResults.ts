import { IconSearch } from "@tabler/icons-react";
import { useToken } from "../browser/session.ts";
import { addressOf, noSearch, withQuery } from "../job/search.ts";
import { filterItems, type Group, type Item } from "./items.ts";
import { useCommands } from "./useCommands.ts";
import { useOpenings } from "./useOpenings.ts";
import { usePeople } from "./usePeople.ts";

const maxPeople = 6;

const searchAll = (typed: string): Item => ({
  id: "all openings",
  label: `All openings for “${typed}”`,
  icon: IconSearch,
  href: `/jobs${addressOf(withQuery(noSearch, typed.slice(0, 200)))}`,
});

/** The results for the search text; without a text all pages and actions. */
export function useResults(typed: string) {
  const signedIn = useToken() !== null;
  const { pages, actions } = useCommands();
  const { people, isPending } = usePeople(typed !== "");
  const jobs = useOpenings(typed);
  const find = (items: Item[]) => (typed ? filterItems(items, typed) : items);
  const all: Group[] = [
    { name: "Go to", items: find(pages) },
    { name: "People", items: filterItems(people, typed).slice(0, maxPeople) },
    { name: "Openings", items: jobs.openings.length > 0 ? [...jobs.openings, searchAll(typed)] : [] },
    { name: "Actions", items: find(actions) },
  ];
  return {
    signedIn,
    groups: all.filter((group) => group.items.length > 0),
    isPending: isPending || jobs.isPending,
    isOffline: jobs.isOffline,
    failed: jobs.failed,
  };
}

export type Results = ReturnType<typeof useResults>;
